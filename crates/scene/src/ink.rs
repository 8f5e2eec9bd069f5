//! Colours for drawing: sRGB with opacity, as in themes. Not the colours of the players.

use std::fmt;

/// A colour on paper or screen: sRGB, not premultiplied, `a` 255 being opaque.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Ink {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity.
    pub a: u8,
}

impl Ink {
    /// Opaque black.
    pub const BLACK: Ink = Ink::rgb(0, 0, 0);
    /// Opaque white.
    pub const WHITE: Ink = Ink::rgb(255, 255, 255);
    /// Nothing.
    pub const CLEAR: Ink = Ink { r: 0, g: 0, b: 0, a: 0 };

    /// An opaque colour.
    pub const fn rgb(r: u8, g: u8, b: u8) -> Ink {
        Ink { r, g, b, a: 255 }
    }

    /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`.
    pub fn parse(text: &str) -> Option<Ink> {
        let digits: Vec<u8> =
            text.strip_prefix('#')?.chars().map(|c| Some(c.to_digit(16)? as u8)).collect::<Option<_>>()?;
        let pair = |i: usize| digits[2 * i] * 16 + digits[2 * i + 1];
        match digits.len() {
            3 => Some(Ink::rgb(digits[0] * 17, digits[1] * 17, digits[2] * 17)),
            6 => Some(Ink::rgb(pair(0), pair(1), pair(2))),
            8 => Some(Ink { r: pair(0), g: pair(1), b: pair(2), a: pair(3) }),
            _ => None,
        }
    }

    /// The same colour with its opacity multiplied by `share` (0 to 1).
    pub fn faded(self, share: f32) -> Ink {
        Ink { a: (f32::from(self.a) * share.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// The colour a fraction `t` of the way to another.
    pub fn mix(self, other: Ink, t: f32) -> Ink {
        let t = t.clamp(0.0, 1.0);
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t).round() as u8;
        Ink { r: mix(self.r, other.r), g: mix(self.g, other.g), b: mix(self.b, other.b), a: mix(self.a, other.a) }
    }

    /// The colour seen when this one covers an opaque one.
    pub fn over(self, ground: Ink) -> Ink {
        Ink { a: 255, ..ground.mix(Ink { a: 255, ..self }, f32::from(self.a) / 255.0) }
    }

    /// Relative luminance, 0 to 1, as WCAG 2 defines it; opacity is ignored.
    pub fn luminance(self) -> f32 {
        let linear = |c: u8| {
            let c = f32::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// The contrast ratio of WCAG 2: 1 (none) to 21.
    pub fn contrast(self, other: Ink) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// This colour if it is legible on another, else black or white, whichever is more legible.
    pub fn legible_on(self, ground: Ink) -> Ink {
        let better = if Ink::BLACK.contrast(ground) > Ink::WHITE.contrast(ground) { Ink::BLACK } else { Ink::WHITE };
        if self.contrast(ground) >= 4.5 { self } else { better }
    }

    /// This colour, or as much nearer to black or white as a shape needs to be seen on all of these: a contrast of 3.
    pub fn seen_on(self, grounds: &[Ink]) -> Ink {
        let least = |ink: Ink| grounds.iter().map(|ground| ink.contrast(*ground)).fold(f32::INFINITY, f32::min);
        let end = if least(Ink::BLACK) > least(Ink::WHITE) { Ink::BLACK } else { Ink::WHITE };
        let steps = (0..10).map(|step| self.mix(end, step as f32 / 10.0));
        steps.into_iter().find(|ink| least(*ink) >= 3.0).unwrap_or(end)
    }

    /// Whether the colour is fully transparent.
    pub fn is_clear(self) -> bool {
        self.a == 0
    }
}

/// `#rrggbb`, with `aa` after it unless opaque.
impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)?;
        if self.a < 255 { write!(f, "{:02x}", self.a) } else { Ok(()) }
    }
}

impl fmt::Debug for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'de> serde::Deserialize<'de> for Ink {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ink, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ink::parse(&text).ok_or_else(|| {
            serde::de::Error::custom(say!("no-colour-like-1a2b3c", "\"{text}\" is not a colour such as #1a2b3c", text))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_written() {
        for text in ["#0073cf", "#00000040"] {
            assert_eq!(Ink::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Ink::parse("#fff"), Some(Ink::WHITE));
        for bad in ["", "fff", "#ff", "#gggggg", "#12345", "#é1234"] {
            assert_eq!(Ink::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn contrast_runs_from_1_to_21() {
        assert!((Ink::BLACK.contrast(Ink::WHITE) - 21.0).abs() < 0.01);
        assert!((Ink::WHITE.contrast(Ink::WHITE) - 1.0).abs() < 0.01);
        for ground in ["#8d9098", "#8f8874", "#000", "#fff", "#7a1f8f"].map(|text| Ink::parse(text).unwrap()) {
            for own in [ground, Ink::BLACK, Ink::WHITE, Ink::rgb(95, 98, 107)] {
                assert!(own.legible_on(ground).contrast(ground) >= 4.5, "{own} on {ground}");
            }
        }
        assert_eq!(Ink::rgb(34, 37, 42).legible_on(Ink::WHITE), Ink::rgb(34, 37, 42), "what can be read stays");
        assert_eq!(Ink::BLACK.faded(0.5).over(Ink::WHITE), Ink::rgb(127, 127, 127));
    }
}
