//! Dots (Kropki): dots on crossing lines, and the areas that they enclose as the record gives them. The rules are not known here, so nothing is
//! judged, and dots stay where they are placed.
//!
//! A move is a point, and after each full stop the border of an area that it closes, point after point: `de.cecfdgefdece`. A player may
//! place several dots in one move, as several values.

use crate::notation::{plain_text, squeeze};
use crate::sgf::{Code, Fault, Property};
use crate::{
    Board, Colour, Kind, Markup, Misread, Move, MoveError, Place, Position, fault,
    look::{Link, Look},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts, read_stone},
    state::{Effect, GameState, Mover, of_stones},
    stones::{Stones, target},
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Dots.
#[derive(Debug)]
pub(crate) struct Dots;

const FACTS: Facts = Facts {
    judged: false,
    several: true,
    ..Facts::of(Basics {
        family: "kropki",
        entry: MoveEntry::Point,
        ground: Ground::Lines,
        wins: Wins::Kept,
        passes: true,
        cards: &[],
        samples: &[],
    })
};

impl Game for Dots {
    of_facts!(FACTS, State);

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = squeeze(raw);
        match text.iter().position(|&byte| byte == b'.') {
            None => read_stone(kind, raw),
            // An area alone is drawn. That the dot which closes it is missing is reported when it is played.
            Some(0) => Ok(Move::Raw(plain_text(raw))),
            Some(stop) => kind.place(&text[..stop]).map(|_| Move::Raw(plain_text(raw))),
        }
    }

    /// The borders of areas are named point after point, as the dot is.
    fn respelled(
        &self,
        kind: &Kind,
        _mover: Option<Colour>,
        text: &str,
        name: &dyn Fn(Place) -> String,
    ) -> Option<String> {
        let text = plain_text(&squeeze(text.as_bytes()));
        let renamed = |part: &str| {
            let points = part.as_bytes().chunks(2);
            let point = |point: &[u8]| kind.board().parse(std::str::from_utf8(point).ok()?).map(name);
            points.map(point).collect::<Option<String>>()
        };
        text.contains('.')
            .then(|| text.split('.').map(renamed).collect::<Option<Vec<_>>>())?
            .map(|parts| parts.join("."))
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        match text {
            _ if text.eq_ignore_ascii_case("pass") => Ok(Move::Pass),
            _ if text.contains('.') => {
                self.read_move(kind, text.as_bytes()).map_err(|_| MoveError::NoPoint(text.to_owned()))
            }
            _ => kind.parse_place(text),
        }
    }

    /// Territory at the end: points, and the borders of areas.
    fn read_markup(&self, markup: &mut Markup, position: &Position, property: &Property<'_>) -> bool {
        let colour = match &*property.id() {
            "TB" => Colour::BLACK,
            "TW" => Colour::WHITE,
            _ => return false,
        };
        let board = position.board();
        for raw in property.values() {
            let text = plain_text(&squeeze(raw));
            let (point, areas) = text.split_once('.').unwrap_or((&text, ""));
            if !point.is_empty() {
                let place = markup.place(position.kind(), point.as_bytes(), raw);
                markup.territory.extend(place.map(|place| (place, colour)));
            }
            for area in areas.split('.').filter(|area| !area.is_empty()) {
                match border(board, area) {
                    Some(places) => markup.lines.extend(places.windows(2).map(|ends| (ends[0], ends[1]))),
                    None => markup.findings.push(unreadable_area(area)),
                }
            }
        }
        true
    }
}

/// The places of a border that is written point after point, each beside the one before.
fn border(board: &Board, area: &str) -> Option<Vec<Place>> {
    let point = |point: &[u8]| board.parse(std::str::from_utf8(point).ok()?);
    let places: Vec<Place> = area.as_bytes().chunks(2).map(point).collect::<Option<_>>()?;
    let cell = |place: Place| (board.column(place), board.row(place));
    let are_beside = |ends: &[Place]| {
        let ((a, b), (c, d)) = (cell(ends[0]), cell(ends[1]));
        a.abs_diff(c) <= 1 && b.abs_diff(d) <= 1
    };
    places.windows(2).all(are_beside).then_some(places)
}

fn unreadable_area(area: &str) -> Fault {
    fault(Code::UnreadablePoint, message!("area-cannot-be-read", "the area \"{area}\" cannot be read", area))
}

/// The dots on the board, and the borders of areas.
#[derive(Clone, Debug)]
struct State {
    board: Arc<Board>,
    stones: Stones,
    /// The colours of the borders, by their ends; no more than a board has neighbours.
    borders: BTreeMap<(Place, Place), Colour>,
}

impl State {
    fn start(kind: &Kind) -> State {
        State {
            board: kind.board().clone(),
            stones: Stones::new(kind.columns(), kind.rows()),
            borders: BTreeMap::new(),
        }
    }

    /// Draws the borders of a move, and reports those that cannot be read.
    fn enclose(&mut self, colour: Colour, areas: &str, findings: &mut Vec<Fault>) {
        for area in areas.split('.').filter(|area| !area.is_empty()) {
            match border(&self.board, area) {
                Some(places) => {
                    let ends = places.windows(2).map(|ends| (ends[0].min(ends[1]), ends[0].max(ends[1])));
                    self.borders.extend(ends.map(|ends| (ends, colour)));
                }
                None => findings.push(unreadable_area(area)),
            }
        }
    }
}

impl GameState for State {
    of_stones!(stones);

    fn look(&self, kind: &Kind) -> Look {
        let links = self.borders.iter().map(|(&ends, &colour)| Link { colour, ends }).collect();
        Look { stones: self.discs(kind), links, ..Look::default() }
    }

    fn to_play(&self, next: Colour) -> Option<Colour> {
        Some(next)
    }

    fn has_winner(&self) -> bool {
        false
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.borders.retain(|ends, _| ends.0 != place && ends.1 != place);
        self.stones.set_up(place, colour);
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let (action, areas) = match action {
            Move::Raw(text) => {
                let text: String = text.split_whitespace().collect();
                let Some((point, areas)) = text.split_once('.') else { return Effect::default() };
                if point.is_empty() {
                    let words = message!("area-without-dot", "the area is not preceded by the dot that closes it");
                    findings.push(fault(Code::UnreadableMove, words));
                }
                (Move::Place(self.board.parse(point).into_iter().collect()), areas.to_owned())
            }
            action => (action.clone(), String::new()),
        };
        self.enclose(mover.colour, &areas, findings);
        if matches!(&action, Move::Place(places) if places.is_empty()) {
            return Effect::default();
        }
        let Some(place) = target(&action, self.stones.len(), findings) else { return Effect::default() };
        self.stones.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    /// The position at the end of the main line: places of the dots, the number of links, what is wrong; and the markup there.
    fn end_of(moves: &str) -> (Vec<String>, usize, Vec<Code>, Markup) {
        let (tree, _) = Tree::read(format!("(;FF[4]GM[40]SZ[9]{moves})").into_bytes());
        let last = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let mut position = Position::start(Arc::new(Kind::of(&tree, tree.games().next().unwrap())));
        let mut codes = Vec::new();
        for node in tree.main_line(tree.games().next().unwrap()) {
            position.step(&tree, node);
            codes
                .extend(position.findings().iter().map(|fault| fault.code).filter(|code| *code != Code::RulesUnjudged));
        }
        let look = position.look();
        let dots = look.stones.iter().map(|disc| position.kind().place_value(disc.place)).collect();
        (dots, look.links.len(), codes, Markup::of(&tree, last, &position))
    }

    #[test]
    fn dots_and_the_areas_that_they_enclose_are_drawn() {
        let (dots, links, codes, _) = end_of(";B[bb];W[ab];W[ba];W[cb];W[bc.bccbbaabbc]");
        assert_eq!((dots.len(), links, codes), (5, 4, vec![]));
        // An area without the dot that closes it is drawn, and the missing dot is reported.
        for odd in [".bccbbaabbc", " .bccbbaabbc", "\n.bccbbaabbc", "..bccbbaabbc"] {
            let (dots, links, codes, _) = end_of(&format!(";W[ab];W[ba];W[cb];W[bc];W[{odd}]"));
            assert_eq!((dots.len(), links, codes), (4, 4, vec![Code::UnreadableMove]), "{odd}");
        }
        // Two areas of one dot, and the same border once more.
        let (_, links, codes, _) = end_of(";W[cc.ccdccdcc.ccbccbcc.ccdccdcc]");
        assert_eq!((links, codes), (6, vec![]));
        // Several dots in a move, as where a game ends.
        let (dots, _, codes, _) = end_of(";B[aa][bb][cc.ccbbaacc];W[]");
        assert_eq!(
            (dots, codes),
            (vec!["aa".to_owned(), "bb".to_owned(), "cc".to_owned()], vec![Code::UnreadablePoint])
        );
        // What cannot be read of a move takes nothing else away.
        for (odd, left, links, code) in [
            ("what", 1, 0, Code::UnreadableMove),
            ("bb.bbcc??", 2, 0, Code::UnreadablePoint),
            ("bb.bbhh", 2, 0, Code::UnreadablePoint),
            ("zz.bbccbb", 1, 1, Code::PointOffBoard),
        ] {
            let (dots, found, codes, _) = end_of(&format!(";B[dd];W[{odd}]"));
            assert_eq!((dots.len(), found, codes), (left, links, vec![code]), "{odd}");
        }
        // They turn with the board, and what cannot be read of them stays as it is.
        let (tree, _) = Tree::read(b"(;FF[4]GM[40]SZ[9];B[aa])".to_vec());
        let kind = Kind::of(&tree, tree.games().next().unwrap());
        let turned = |place: Place| kind.place_value(Place(80 - place.0));
        for (area, renamed) in [
            ("bc.bccbba", Some("hg.hgghhi")),
            ("aa", None),
            (".aabb.cc", Some(".iihh.gg")),
            ("aa.b", None),
            ("aa.zz", None),
        ] {
            assert_eq!(kind.respelled(None, area, &turned).as_deref(), renamed, "{area}");
        }
        let (.., markup) = end_of(";B[bb];W[ab];TW[.abbaab][cc]TB[]");
        assert_eq!((markup.lines.len(), markup.territory.len(), markup.findings.len()), (2, 1, 0));
    }
}
