//! Colours over colours: premultiplied, blended in gamma space as egui's other painters do it.

use egui::Color32;

/// a · b / 255, rounded.
fn product(a: u8, b: u8) -> u8 {
    let t = u32::from(a) * u32::from(b) + 128;
    ((t + (t >> 8)) >> 8) as u8
}

/// Every channel of `colour` times `factor` / 255, rounded: two channels in one multiplication.
fn scaled(colour: u32, factor: u32) -> u32 {
    const EVEN: u32 = 0x00ff_00ff;
    let even = (colour & EVEN) * factor + 0x0080_0080;
    let odd = ((colour >> 8) & EVEN) * factor + 0x0080_0080;
    let even = ((even + ((even >> 8) & EVEN)) >> 8) & EVEN;
    let odd = (odd + ((odd >> 8) & EVEN)) & !EVEN;
    even | odd
}

fn packed(colour: Color32) -> u32 {
    u32::from_le_bytes(colour.to_array())
}

fn unpacked(colour: u32) -> Color32 {
    let [r, g, b, a] = colour.to_le_bytes();
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// The product of two colours, channel by channel.
pub fn times(a: Color32, b: Color32) -> Color32 {
    if b == Color32::WHITE {
        return a;
    }
    let [r, g, bl, al] = b.to_array();
    if r == g && g == bl && bl == al {
        return unpacked(scaled(packed(a), u32::from(al)));
    }
    Color32::from_rgba_premultiplied(product(a.r(), r), product(a.g(), g), product(a.b(), bl), product(a.a(), al))
}

/// `source` laid over `below`.
pub fn over(source: Color32, below: Color32) -> Color32 {
    let [r, g, b, a] = source.to_array();
    let rest = u32::from(255 - a);
    if r <= a && g <= a && b <= a {
        // No channel can overflow into the next one.
        return unpacked(packed(source) + scaled(packed(below), rest));
    }
    let below = scaled(packed(below), rest).to_le_bytes();
    let channel = |k: usize, s: u8| s.saturating_add(below[k]);
    Color32::from_rgba_premultiplied(channel(0, r), channel(1, g), channel(2, b), channel(3, a))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_channels_at_once_are_two_single_ones() {
        for a in 0..=255 {
            for factor in 0..=255 {
                let colour = Color32::from_rgba_premultiplied(a, 255 - a, a / 2, 255);
                let expected = colour.to_array().map(|channel| product(channel, factor));
                assert_eq!(unpacked(scaled(packed(colour), u32::from(factor))).to_array(), expected);
            }
        }
    }

    #[test]
    fn blending_keeps_what_is_below() {
        const RED: Color32 = Color32::from_rgb(255, 0, 0);
        const HALF: Color32 = Color32::from_rgba_premultiplied(0, 0, 128, 128);
        assert_eq!(over(HALF, RED), Color32::from_rgb(127, 0, 128));
        assert_eq!(over(Color32::TRANSPARENT, RED), RED);
        assert_eq!(times(RED, Color32::WHITE), RED);
        assert_eq!(times(HALF, Color32::from_rgba_premultiplied(255, 255, 128, 255)).to_array(), [0, 0, 64, 128]);
    }

    #[test]
    fn light_that_is_added_does_not_wrap_around() {
        let added = Color32::from_rgba_premultiplied(200, 10, 0, 0);
        assert_eq!(over(added, Color32::from_rgb(100, 100, 100)).to_array(), [255, 110, 100, 255]);
    }
}
