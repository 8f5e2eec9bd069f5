//! Particles of Korean, which follow the sound before them: `수는`, `돌은`. Catalogues write both forms after a placeholder, `은(는)`, and here
//! the right one is chosen, as far as the letter before it says how it sounds.

/// Both forms as catalogues write them, then the form after a consonant and that after a vowel.
const PARTICLES: [(&str, &str, &str); 10] = [
    ("은(는)", "은", "는"),
    ("는(은)", "은", "는"),
    ("이(가)", "이", "가"),
    ("가(이)", "이", "가"),
    ("을(를)", "을", "를"),
    ("를(을)", "을", "를"),
    ("과(와)", "과", "와"),
    ("와(과)", "과", "와"),
    (TOWARDS, "으로", "로"),
    ("(이)라", "이라", "라"),
];

/// The particle that takes ㄹ for a vowel.
const TOWARDS: &str = "(으)로";

/// How a letter ends when it is read aloud.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    Vowel,
    /// ㄹ.
    Liquid,
    Consonant,
}

/// A text with the particles that fit; where the sound is not known both forms stay.
pub(crate) fn with_particles(text: String) -> String {
    if !text.contains('(') {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let particle = PARTICLES.iter().find(|(both, ..)| rest.starts_with(both));
        let sound = particle.and_then(|_| out.chars().rev().find(|c| !is_around(*c)).and_then(sound));
        if let (Some((both, after_consonant, after_vowel)), Some(sound)) = (particle, sound) {
            let is_open = sound == Sound::Vowel || sound == Sound::Liquid && *both == TOWARDS;
            out += if is_open { after_vowel } else { after_consonant };
            rest = &rest[both.len()..];
        } else {
            let length = rest.chars().next().map_or(1, char::len_utf8);
            out += &rest[..length];
            rest = &rest[length..];
        }
    }
    out
}

/// Quotes and brackets are not read aloud.
fn is_around(letter: char) -> bool {
    "'\"’”»」』)]}".contains(letter)
}

fn sound(letter: char) -> Option<Sound> {
    const SYLLABLES: u32 = 0xAC00;
    match letter {
        '가'..='힣' => Some(match (u32::from(letter) - SYLLABLES) % 28 {
            0 => Sound::Vowel,
            8 => Sound::Liquid,
            _ => Sound::Consonant,
        }),
        // 영, 삼, 육; 일, 칠, 팔; 이, 사, 오, 구.
        '0' | '3' | '6' => Some(Sound::Consonant),
        '1' | '7' | '8' => Some(Sound::Liquid),
        '2' | '4' | '5' | '9' => Some(Sound::Vowel),
        // 엘, 알; 엠, 엔; words in small letters are read in too many ways.
        'L' | 'R' => Some(Sound::Liquid),
        'M' | 'N' => Some(Sound::Consonant),
        'A'..='Z' => Some(Sound::Vowel),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn particles_follow_the_sound_before_them() {
        for (both, one) in [
            ("돌은(는)", "돌은"),
            ("'수'은(는) 판의", "'수'는 판의"),
            ("3-5은(는) 13을(를)", "3-5는 13을"),
            ("PB은(는), KM이(가), SZ을(를)", "PB는, KM이, SZ를"),
            ("10와(과) 2와(과)", "10과 2와"),
            ("백(으)로 흑(으)로 돌(으)로 1(으)로", "백으로 흑으로 돌로 1로"),
            ("바둑(이)라는 체스(이)라는", "바둑이라는 체스라는"),
            ("foo은(는) ?을(를)", "foo은(는) ?을(를)"),
            ("은(는) (하나)", "은(는) (하나)"),
        ] {
            assert_eq!(with_particles(both.to_owned()), one);
        }
    }
}
