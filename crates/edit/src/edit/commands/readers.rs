//! Parsers for the arguments of commands.

use crate::edit::commands::arguments::{Words, what};
use crate::edit::commands::command::Command;
use crate::edit::search::Kinds;
use crate::edit::values::choices::{
    AnalysisPart, Annotation, LossLimits, NoPlace, RepairChoice, Scope, SetupTarget, View, Where,
};
use crate::edit::values::games::GameNumbers;
use crate::edit::values::operand::Operand;
use crate::game::count::Scoring;
use crate::game::{Colour, Mark, PrintedFigure};
use crate::language::StaticText;

pub(super) const SCOPES: &[(&str, Scope)] = &[
    ("--node", Scope::Node),
    ("--subtree", Scope::Subtree),
    ("--game", Scope::Game),
    ("--collection", Scope::Collection),
];

/// What a swap exchanges; `true` for the persons.
pub(super) const SWAP_WAYS: &[(&str, Option<bool>)] = &[("pieces", Some(false)), ("sides", Some(true))];

/// These choices, and one more that is none of them.
fn or_none<T: Copy>(choices: &[(&'static str, T)], none: &'static str) -> Vec<(&'static str, Option<T>)> {
    choices.iter().map(|&(name, choice)| (name, Some(choice))).chain([(none, None)]).collect()
}

/// The marks of single stones; `None` is an arrow.
const STONE_MARKS: &[(&str, Option<Mark>)] = &[
    ("arrow", None),
    (Mark::Circle.name(), Some(Mark::Circle)),
    (Mark::Cross.name(), Some(Mark::Cross)),
    (Mark::Square.name(), Some(Mark::Square)),
    (Mark::Triangle.name(), Some(Mark::Triangle)),
];

pub(super) fn mark(words: &mut Words) -> Result<Command, String> {
    let (mark, points) = (words.choice(what::MARK, &or_none(&Mark::ALL, "dim"))?, words.places(what::POINT)?);
    Ok(match mark {
        Some(mark) => Command::Mark { mark, points },
        None => Command::Dim { points },
    })
}

pub(super) fn mark_stone(words: &mut Words) -> Result<Command, String> {
    let (mark, stones) = (words.choice(what::MARK, STONE_MARKS)?, words.some(what::STONE)?);
    Ok(match mark {
        Some(mark) => Command::MarkStone { mark, stones },
        None => Command::StoneArrow { ends: stones },
    })
}

pub(super) fn count(words: &mut Words) -> Result<Command, String> {
    let way = match (words.option("--area"), words.option("--territory")) {
        (true, true) => {
            return Err(say!("area-territory-exclude-each", "--area and --territory cannot be used together"));
        }
        (area, territory) => area.then_some(Scoring::Area).or(territory.then_some(Scoring::Territory)),
    };
    let result = words.option("--result");
    let neutral = words.option_with("--neutral", what::NEUTRAL)?;
    let neutral = Operand::Typed(neutral.into_iter().collect());
    Ok(Command::Count { way, dead: Operand::Typed(words.rest()), neutral, result })
}

pub(super) fn target(words: &mut Words) -> Result<SetupTarget, String> {
    match (words.option("--here"), words.option("--new-node")) {
        (true, true) => Err(say!("here-new-node-exclude", "--here and --new-node cannot be used together")),
        (true, false) => Ok(SetupTarget::Here),
        (false, true) => Ok(SetupTarget::NewNode),
        (false, false) => Ok(SetupTarget::Ask),
    }
}

pub(super) fn scope(words: &mut Words) -> Result<Scope, String> {
    scope_or(words, Scope::default())
}

pub(super) fn scope_or(words: &mut Words, otherwise: Scope) -> Result<Scope, String> {
    let given: Vec<Scope> = SCOPES.iter().filter(|(name, _)| words.option(name)).map(|&(_, scope)| scope).collect();
    match given[..] {
        [] => Ok(otherwise),
        [scope] => Ok(scope),
        _ => Err(say!("only-one-node-subtree", "use only one of --node, --subtree, --game, --collection")),
    }
}

/// `--in KIND` and `--regex`.
pub(super) fn sought(words: &mut Words) -> Result<(Kinds, bool), String> {
    let regex = words.option("--regex");
    let Some(word) = words.option_with("--in", what::KIND_OF_TEXT)? else { return Ok((Kinds::default(), regex)) };
    let found = Kinds::ALL.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
    found.map(|&(_, kinds)| (kinds, regex)).ok_or_else(|| {
        let names: Vec<&str> = Kinds::ALL.iter().map(|&(name, _)| name).collect();
        say!("nowhere-look", "cannot search in '{word}': use one of {names}", word, names = names.join(", "))
    })
}

/// Parts of an analysis; those that usually go if none is named.
pub(super) fn analysis_parts(words: &mut Words) -> Result<Vec<AnalysisPart>, String> {
    let mut parts = Vec::new();
    while words.len() > 0 {
        let part = words.choice(what::REMOVED, &AnalysisPart::ALL)?;
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    Ok(if parts.is_empty() { AnalysisPart::USUAL.to_vec() } else { parts })
}

/// `BM=5 DO=2 HO=10`
pub(super) fn loss_limits(words: &mut Words) -> Result<LossLimits, String> {
    let mut limits = LossLimits::NONE;
    for word in words.rest() {
        let (id, points) = word.split_once('=').unwrap_or((&word, ""));
        let limit = match id.to_ascii_uppercase().as_str() {
            "BM" => &mut limits.bad,
            "DO" => &mut limits.doubtful,
            "HO" => &mut limits.hotspot,
            _ => {
                return Err(say!("no-loss-limit", "'{word}' is not one of BM=POINTS, DO=POINTS and HO=POINTS", word));
            }
        };
        let number = points.parse::<f64>().ok().filter(|number| number.is_finite() && *number > 0.0);
        *limit = Some(number.ok_or_else(|| {
            say!("no-loss-points", "'{word}': a number of points above 0 must follow the equals sign", word)
        })?);
    }
    Ok(if limits == LossLimits::NONE { LossLimits::USUAL } else { limits })
}

pub(super) fn find(words: &mut Words) -> Result<Command, String> {
    let (kinds, regex) = sought(words)?;
    Ok(Command::Find { what: words.rest().join(" "), kinds, regex })
}

pub(super) fn replace(words: &mut Words) -> Result<Command, String> {
    let (kinds, regex) = sought(words)?;
    let scope = scope_or(words, Scope::Collection)?;
    let what = words.one(what::REPLACED)?;
    let with = words.one(what::REPLACEMENT)?;
    Ok(Command::Replace { what, with, kinds, regex, scope })
}

pub(super) fn place(words: &mut Words) -> Result<Where, String> {
    words.one(what::PLACE)?.parse().map_err(|wrong: NoPlace| wrong.to_string())
}

/// Numbers of games and ranges of them; none of them where no word is left.
pub(super) fn games(words: &mut Words) -> Result<GameNumbers, String> {
    GameNumbers::parse(&words.rest())
}

/// As [`games`], at least one.
pub(super) fn some_games(words: &mut Words) -> Result<GameNumbers, String> {
    let games = games(words)?;
    if games.is_empty() { Err(say!("numbers-of-games-missing", "the game numbers are missing")) } else { Ok(games) }
}

/// A number counted from 1.
pub(super) fn ordinal(words: &mut Words, what: StaticText) -> Result<usize, String> {
    match words.number(what)? {
        0 => Err(say!("counts-from-1", "{what} starts at 1", what)),
        number => Ok(number),
    }
}

pub(super) fn identifier(words: &mut Words) -> Result<String, String> {
    let id = words.one(what::PROPERTY)?;
    let letters = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if letters && !id.is_empty() {
        // Lower-case letters in an identifier are ignored, unless there are no others.
        let capitals: String = id.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        Ok(if capitals.is_empty() { id } else { capitals })
    } else {
        Err(say!(
            "cannot-name-property-letters",
            "'{id}' is not a valid property name: only letters and digits are allowed",
            id = id.escape_debug().to_string()
        ))
    }
}

/// `play`: a colour may come first, and a move may have several words.
pub(super) fn play(words: &mut Words) -> Result<Command, String> {
    let first = words.one(what::MOVE)?;
    let further: Vec<String> = std::iter::from_fn(|| words.optional()).collect();
    Ok(match further.is_empty() {
        false => Command::Play { colour: Some(Operand::Typed(first)), action: Operand::Typed(further.join(" ")) },
        true => Command::Play { colour: None, action: Operand::Typed(first) },
    })
}

pub(super) fn time(words: &mut Words) -> Result<Command, String> {
    let colour = words.typed(what::COLOUR)?;
    let seconds = words.one(what::SECONDS)?;
    if seconds == "none" {
        return Ok(Command::Time { colour, seconds: None, moves: None });
    }
    real(&seconds)?;
    let moves = words.number_if_any(what::MOVES)?;
    Ok(Command::Time { colour, seconds: Some(seconds), moves })
}

/// A colour, or `none`.
pub(super) fn colour_or_none(words: &mut Words) -> Result<Option<Operand<Colour>>, String> {
    Ok(Some(words.one(what::COLOUR)?).filter(|colour| colour != "none").map(Operand::Typed))
}

pub(super) fn move_number(words: &mut Words) -> Result<Command, String> {
    let number = Some(words.one(what::NUMBER)?).filter(|number| number != "none");
    let number = number.map(|text| text.parse().map_err(|_| say!("not-number", "'{text}' is not a number", text)));
    number.transpose().map(Command::MoveNumber)
}

pub(super) fn value(words: &mut Words) -> Result<Command, String> {
    let value = Some(words.one(what::VALUE)?).filter(|value| value != "none");
    value.as_deref().map_or(Ok(()), real).map(|()| Command::Value(value))
}

pub(super) fn repair(words: &mut Words) -> Result<Command, String> {
    let scope = scope_or(words, Scope::Collection)?;
    let what = match words.one(what::CODE)? {
        all if all == "all" => RepairChoice::All,
        word => RepairChoice::Code(word.parse().map_err(|error| {
            say!("check-lists-codes", "{error}; 'check' lists the issues with their codes", error = format!("{error}"))
        })?),
    };
    Ok(Command::Repair { what, scope })
}

/// A number as the format writes it: digits, perhaps with a sign and a decimal point.
pub(super) fn real(text: &str) -> Result<(), String> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let fits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if fits(whole) && fits(fraction) { Ok(()) } else { Err(say!("not-number", "'{text}' is not a number", text)) }
}

pub(super) fn figure(words: &mut Words) -> Result<Command, String> {
    if words.len() == 0 {
        return Ok(Command::Figure(Some(PrintedFigure::default())));
    }
    let first = words.one(what::NAME)?;
    Ok(Command::Figure(match first.parse() {
        _ if first == "none" => None,
        Ok(flags) => Some(PrintedFigure { flags, name: words.rest().join(" ") }),
        Err(_) => {
            let rest = words.rest();
            let name = std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ");
            // 256: captured stones stay, as in books.
            Some(PrintedFigure { flags: 256, name })
        }
    }))
}

pub(super) fn view(words: &mut Words) -> Result<Command, String> {
    let points = words.some(what::VIEW)?;
    Ok(Command::View(match &points[..] {
        [one] if one == "all" => View::All,
        [one] if one == "inherited" => View::Inherited,
        _ => View::Points(Operand::Typed(points)),
    }))
}

pub(super) fn annotate(words: &mut Words) -> Result<Command, String> {
    let annotation = words.choice(what::ANNOTATION, &or_none(&Annotation::ALL, "none"))?;
    let strength = words.number_or(what::STRENGTH, 1)?;
    if matches!(strength, 1 | 2) {
        Ok(Command::Annotate { annotation, strength })
    } else {
        Err(say!("not-1-or-2", "'{strength}' is not 1 or 2", strength))
    }
}
