//! A summary of a game: players, date, place, result, and how it began.
//!
//! Lists, the information panel, `info`, sorting and file names all use it. Nothing is cached: each answer is read from the tree on demand.
//! Long texts are cut after a screenful.

use super::info::{duration, hours, outcome_of, periods};
use super::{Colour, Kind};
use crate::sgf::value::amount::komi;
use crate::sgf::value::outcome::Outcome;
use crate::sgf::{Dialect, NodeId, Tree, vocabulary};

/// Nodes of the main line in which game information is looked for: some servers write it after the root.
const INFO_NODES: usize = 4;
/// Nodes that are looked at for the first words of a game.
const WORD_NODES: usize = 8;
/// Letters of a comment that make a title.
const TITLE_LETTERS: usize = 120;

/// A summary of a game. All texts are trimmed, and empty if the record has none.
#[derive(Clone, Copy, Debug)]
pub struct Summary<'a> {
    tree: &'a Tree,
    root: NodeId,
    kind: &'a Kind,
}

/// A player of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The letter in the properties of this player: `B` of PB and BR, `1` of P1.
    pub letter: &'static str,
    /// The name.
    pub name: String,
    /// The rank.
    pub rank: String,
    /// The team.
    pub team: String,
    /// The colours that this player has.
    pub colours: Vec<Colour>,
}

impl<'a> Summary<'a> {
    /// The summary of the game with this root and kind.
    pub fn new(tree: &'a Tree, root: NodeId, kind: &'a Kind) -> Self {
        Self { tree, root, kind }
    }

    /// An entry of the game information, by its property.
    pub fn entry(&self, id: &str) -> String {
        let mut texts = self.tree.main_line(self.root).take(INFO_NODES).filter_map(|node| self.tree.line(node, id));
        texts.find(|text| !text.trim().is_empty()).map(|text| text.trim().to_owned()).unwrap_or_default()
    }

    /// The entry of a property, or else of the one that a kifu has in its place.
    fn entry_or_kifu(&self, id: &str, in_kifu: &str) -> String {
        match self.entry(id) {
            text if text.is_empty() && self.is(Dialect::Kifu) => self.entry(in_kifu),
            text => text,
        }
    }

    fn is(&self, dialect: Dialect) -> bool {
        self.kind.identity().is(dialect)
    }

    /// All players, in the order in which they begin.
    pub fn players(&self) -> Vec<Player> {
        let player = |(at, (id, colours)): (usize, (&'static str, Vec<Colour>))| {
            let letter = &id[1..];
            let [rank, team] = ["R", "T"].map(|end| self.entry(&format!("{letter}{end}")));
            Player { letter, name: self.name_of(at, id), rank, team, colours }
        };
        let players: Vec<Player> = self.kind.players().into_iter().enumerate().map(player).collect();
        if players.iter().all(|player| player.name.is_empty()) {
            self.of_unknown_colour().unwrap_or(players)
        } else {
            players
        }
    }

    /// The two players where a record names them as P1 and P2, since nobody knows who had which colour.
    fn of_unknown_colour(&self) -> Option<Vec<Player>> {
        let pair = self.kind.players().iter().map(|(id, _)| *id).eq(vocabulary::PLAYERS);
        let player = |id: &'static str| Player { letter: &id[1..], name: self.entry(id), ..Player::default() };
        let players: Vec<Player> = vocabulary::NUMBERED_PLAYERS[..2].iter().map(|id| player(id)).collect();
        // BoardSpace counts from P0, and writes more there than names.
        let named = pair && self.entry("P0").is_empty();
        (named && players.iter().any(|player| !player.name.is_empty())).then_some(players)
    }

    /// The names of the players who have one, in the order in which they begin.
    pub fn names(&self) -> Vec<String> {
        self.players().into_iter().map(|player| player.name).filter(|name| !name.is_empty()).collect()
    }

    /// The name of the player who begins as the one at this place. BoardSpace writes it as `P0[id "Ann"]`.
    fn name_of(&self, at: usize, id: &str) -> String {
        let own = self.entry(id);
        let at_boardspace = || {
            let name = self.entry(&format!("P{at}"));
            let name = name.strip_prefix("id")?.trim_start().strip_prefix('"')?.split('"').next()?;
            Some(name.trim().to_owned())
        };
        if own.is_empty() { at_boardspace().unwrap_or_default() } else { own }
    }

    /// The event: EV, in kifu TE. Little Golem writes `null` if there is none.
    pub fn event(&self) -> String {
        let event = self.entry_or_kifu("EV", "TE");
        if event == "null" && self.is(Dialect::LittleGolem) { String::new() } else { event }
    }

    /// The date as it is written: DT, in kifu RD.
    pub fn date(&self) -> String {
        self.entry_or_kifu("DT", "RD")
    }

    /// The komi in points: KM, in kifu KO.
    pub fn komi(&self) -> Option<f32> {
        komi(&self.entry_or_kifu("KM", "KO"), self.is(Dialect::Fox))
    }

    /// The time of each player: TM in words.
    pub fn time(&self) -> String {
        let text = self.entry("TM");
        duration(&text).map_or(text, hours)
    }

    /// The overtime: OT, in kifu LC and LT, at Fox TC and TT.
    pub fn overtime(&self) -> String {
        let own = [(Dialect::Kifu, "LC", "LT"), (Dialect::Fox, "TC", "TT")].into_iter().filter(|row| self.is(row.0));
        let mut periods = own.map(|(_, count, length)| (self.entry(count), self.entry(length)));
        match periods.find(|(_, length)| !length.is_empty()) {
            Some((count, length)) => self::periods(&count, &length),
            None => self.entry("OT"),
        }
    }

    /// The result as written.
    pub fn result(&self) -> String {
        self.entry("RE")
    }

    /// The parsed result, if it is understood.
    pub fn outcome(&self) -> Option<Outcome<Colour>> {
        outcome_of(&self.result(), self.kind)
    }

    /// The name of the game. Little Golem writes `null` if it has none.
    pub fn name(&self) -> String {
        Some(self.entry("GN")).filter(|name| name != "null").unwrap_or_default()
    }

    /// The game's name, or else the first words of its comments.
    pub fn title(&self) -> String {
        let name = self.name();
        if !name.is_empty() {
            return name;
        }
        // Comments on moves do not describe the game, and may give away a solution.
        let moves = |node: &NodeId| self.kind.move_ids().iter().any(|id| self.tree.has(*node, id));
        let line = self.tree.main_line(self.root).take(WORD_NODES).enumerate();
        let mut texts = line
            .take_while(|(at, node)| *at == 0 || !moves(node))
            .filter_map(|(_, node)| self.tree.beginning(node, "C"));
        let text = texts.find(|text| !text.trim().is_empty()).unwrap_or_default();
        // Its source does not identify it.
        let is_link = |word: &&str| word.contains("://") || word.starts_with("www.");
        let words: Vec<&str> = text.split_whitespace().filter(|word| !is_link(word)).take(TITLE_LETTERS).collect();
        let words = if words.is_empty() { text.split_whitespace().take(TITLE_LETTERS).collect() } else { words };
        words.join(" ").chars().take(TITLE_LETTERS).collect()
    }

    /// The game, and the board size if it varies: `Go 19 × 19`.
    pub fn board(&self) -> String {
        let is_sized = self.kind.facts().sized && self.kind.has_board();
        let size = if is_sized { self.kind.size_text(" × ") } else { String::new() };
        format!("{} {size}", self.kind.title()).trim().to_owned()
    }

    /// Whose turn it is at the start, if the record says so or a move follows soon.
    pub fn first_to_play(&self) -> Option<Colour> {
        let turn = self.tree.value(self.root, "PL").and_then(|value| self.kind.colour_in(value.as_ref()));
        let nodes = || self.tree.main_line(self.root).take(INFO_NODES);
        let moved = || nodes().flat_map(|node| self.tree.properties(node)).find_map(|p| self.kind.colour_of(&p.id()));
        turn.or_else(moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_summary<T>(record: &str, read: impl Fn(Summary<'_>) -> T) -> T {
        let tree = Tree::read(record.as_bytes().to_vec()).0;
        let root = tree.games().next().unwrap();
        read(Summary::new(&tree, root, &Kind::of(&tree, root)))
    }

    #[test]
    fn dialects_of_servers() {
        read_summary("(;TE[Meijin]RD[1999-05-06]KO[5.5]LT[60]LC[5]TM[28800]PB[a]PW[b]GK[1]RE[B+R];B[aa])", |kifu| {
            assert_eq!((kifu.event().as_str(), kifu.date().as_str(), kifu.komi()), ("Meijin", "1999-05-06", Some(5.5)));
            assert_eq!((kifu.time().as_str(), kifu.overtime().as_str()), ("8 h", "5 × 1 min"));
        });
        read_summary("(;GM[1]FF[4]AP[foxwq]KM[375]TM[1200]TC[3]TT[30]RE[W+R])", |fox| {
            assert_eq!((fox.komi(), fox.overtime().as_str()), (Some(7.5), "3 × 30 s"));
        });
        read_summary("(;GM[1]FF[4]KM[6.5]TM[x]OT[5x30 byo-yomi]TE[1])", |plain| {
            let texts = (plain.time(), plain.overtime(), plain.event());
            assert_eq!((texts.0.as_str(), texts.1.as_str(), texts.2.as_str()), ("x", "5x30 byo-yomi", ""));
        });
    }

    #[test]
    fn an_event_that_little_golem_calls_null_is_none() {
        for (record, event) in [
            ("(;EV[null]SO[http://www.littlegolem.com];B[mf];W[hg])", ""),
            ("(;EV[null]PC[Little Golem]SZ[13];B[kf])", ""),
            ("(;EV[twixt.ld.DEFAULT]SZ[24];b[ec];r[ff])", "twixt.ld.DEFAULT"),
            ("(;GM[1]EV[null];B[aa])", "null"),
        ] {
            read_summary(record, |game| assert_eq!(game.event(), event, "{record}"));
        }
    }

    #[test]
    fn players_are_named_wherever_a_server_names_them() {
        for (record, names) in [
            ("(;GM[27]P0[id \"Ann\"]P1[id \"Bob Lee\"];P0[0 Start P0])", &["Ann", "Bob Lee"][..]),
            ("(;GM[11]SZ[11]P0[id \"Ann\"]P1[id \"guest\"]PW[Cy])", &["Ann", "Cy"]),
            ("(;GM[27]P0[ranking 5]P1[];P0[2 done])", &[]),
        ] {
            read_summary(record, |game| {
                assert_eq!(game.names(), names, "{record}");
                let players = game.players().into_iter().map(|player| player.name).filter(|name| !name.is_empty());
                assert_eq!(players.collect::<Vec<_>>(), names, "{record}");
            });
        }
    }

    #[test]
    fn players_whose_colours_nobody_knows_are_named_all_the_same() {
        read_summary("(;GM[1]P1[Ann]P2[Bob]RE[P2+F])", |game| {
            assert_eq!(game.names(), ["Ann", "Bob"]);
            let players = game.players().into_iter().map(|player| (player.letter, player.name, player.colours));
            assert_eq!(players.collect::<Vec<_>>(), [("1", "Ann".into(), vec![]), ("2", "Bob".into(), vec![])]);
        });
        // A record that names the colours is believed, and another program's P1 is none of these.
        read_summary("(;GM[1]PW[Cy]P1[Ann]P2[Bob])", |game| assert_eq!(game.names(), ["Cy"]));
        read_summary("(;GM[27]P0[ranking 5]P1[ranking 4])", |game| assert_eq!(game.names(), [] as [&str; 0]));
    }

    #[test]
    fn information_after_the_root_is_found() {
        read_summary("(;GM[1]SZ[9];PB[Ann]BR[3d]WT[Cambridge]PW[Bob]DT[2020-01-01]RE[B+R];B[aa])", |game| {
            assert_eq!(game.names(), ["Ann", "Bob"]);
            let [black, white] = &game.players()[..] else { panic!("two players") };
            assert_eq!((black.letter, black.rank.as_str(), white.team.as_str()), ("B", "3d", "Cambridge"));
            assert_eq!((game.date().as_str(), game.result().as_str()), ("2020-01-01", "B+R"));
            assert!(matches!(game.outcome(), Some(Outcome::Win(Colour::BLACK, _))));
            assert_eq!((game.board().as_str(), game.first_to_play()), ("Go 9 × 9", Some(Colour::BLACK)));
        });
    }

    #[test]
    fn the_first_words_are_a_title_but_not_those_of_a_move() {
        for (record, title) in [
            ("(;GN[ A game ]C[words])", "A game"),
            ("(;GN[null]C[http://x.org/1 A  joseki])", "A joseki"),
            ("(;GM[1];C[Later])", "Later"),
            ("(;GM[1];B[aa]C[The solution])", ""),
            ("(;GM[1]C[www.x.org])", "www.x.org"),
        ] {
            assert_eq!(read_summary(record, |game| game.title()), title, "{record}");
        }
    }
}
