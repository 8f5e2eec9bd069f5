//! Analysis where the colours are exchanged: what is Black's becomes White's.

use crate::number::local;
use crate::{Board, KINDS, Turned, engine_text};

/// A value of analysis after Black and White are exchanged: its text without escapes. Lizzie's speaks of the side that moved, and stays.
pub fn exchange(property: &str, value: &str, board: Board) -> Turned {
    let text = value.trim();
    let exchanged = match property {
        "C" if engine_text(value, board).is_empty() => return Turned::Same,
        "SBKV" => mirrored(text, 100.0),
        "SBKS" | "OGSC" => mirrored(text, 0.0),
        "QLZV" | "QKGV" => {
            let mut parts: Vec<String> = text.split(':').map(str::to_owned).collect();
            let places = if property == "QKGV" { &[(1, 1.0), (2, 0.0)][..] } else { &[(1, 1.0)] };
            let all = places.iter().try_for_each(|(place, whole)| {
                let part = parts.get_mut(*place)?;
                *part = mirrored(part, *whole)?;
                Some(())
            });
            all.map(|()| parts.join(":"))
        }
        "BWWR" | "VNWR" | "MCWR" => text.split_once('/').map(|(black, white)| format!("{white}/{black}")),
        "ES" | "UBS" | "LBS" => match text.split_at_checked(1) {
            Some(("B", points)) => Some(format!("W{points}")),
            Some(("W", points)) => Some(format!("B{points}")),
            _ => None,
        },
        "C" | "KT" | "EVAL" | "RAVE" | "IBM" | "IWM" | "TBM" | "TWM" => None,
        _ => return Turned::Same,
    };
    debug_assert!(property == "C" || KINDS.iter().any(|kind| kind.property == property));
    exchanged.map_or(Turned::Impossible, |text| if text == value { Turned::Same } else { Turned::Changed(text) })
}

/// What is left of a whole, with as many decimals.
fn mirrored(text: &str, whole: f64) -> Option<String> {
    let number = local(text)?;
    let decimals = text.split_once(['.', ',']).map_or(0, |(_, decimals)| decimals.trim().chars().count());
    let mirrored = format!("{:.decimals$}", whole - number + 0.0);
    Some(if text.contains(',') { mirrored.replace('.', ",") } else { mirrored })
}
