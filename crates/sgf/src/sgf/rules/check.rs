//! Runs the rules over a record and lists what is wrong with its text.
//!
//! It never changes the record. What needs a board (a move onto a stone) is checked in `game`. Faults that apply to a whole game are
//! reported once, at the first place that shows them.

use super::certain::withdraw_promises;
use super::merges::leave_out_lines;
use super::report::{Asked, Report};
use super::{Code, Find, Game, Item, Meant, fault, meant::missing_brackets, rules, traits::Traits};
use crate::sgf::{Contents, Fault, Tree};

/// All faults of a record's text, in file order. `faults` are those of the parser.
pub fn check(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let mut found = check_untried(tree, faults);
    withdraw_promises(tree, found.iter_mut().filter(|fault| !is_of_lack(fault.code)));
    found
}

/// The same where nobody asks for the repairs: most of them are not tried, so `fixable` is what the rules promise.
#[doc(hidden)]
pub fn check_untried(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let mut found = check_as_read(tree, faults);
    if may_lack(&found)
        && let Some(meant) = Meant::of(tree)
    {
        let in_meant = check_as_read(&meant.tree, &meant.faults);
        meant.leave(&mut found, in_meant.iter());
    }
    // What the games are found to be depends on these.
    withdraw_promises(tree, found.iter_mut().filter(|fault| is_of_lack(fault.code)));
    found
}

/// Whether parentheses or brackets may be missing in a place that shows.
#[doc(hidden)]
pub fn may_lack(found: &[Fault]) -> bool {
    found.iter().any(|fault| fault.fixable && is_of_lack(fault.code))
}

fn is_of_lack(code: Code) -> bool {
    matches!(code, Code::GameInsideGame | Code::MissingBracket)
}

/// The issues of a record as it was read.
fn check_as_read(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let (mut of_file, mut of_game, mut of_line, mut of_node) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for rule in rules() {
        match rule.find {
            Find::File(look) => of_file.push(look),
            Find::Game(look) => of_game.push(look),
            Find::Line(look) => of_line.push((Traits::ANY, look)),
            Find::Node(look) => of_node.push((Traits::ANY, look)),
            Find::NodeWith(traits, look) => of_node.push((traits, look)),
            Find::Elsewhere | Find::Family => {}
        }
    }
    of_line.append(&mut of_node);
    let of_node = of_line;
    let request = Asked { fault, missing_brackets };
    let mut report = Report::new(tree, faults, &request);
    let (mut contents, mut room) = (Contents::default(), Vec::new());
    of_file.iter().for_each(|look| look(&mut report));
    for root in tree.games() {
        report.begin_game();
        let game = Game::of(tree, root);
        of_game.iter().for_each(|look| look(&mut report, &game));
        for node in tree.descendants(root) {
            // Where values end is looked for once, and not by every rule.
            contents.fill(tree, node);
            let mut items = room;
            items.extend(contents.iter().map(|(property, values)| Item::new(&game, property, values)));
            let here = items.iter().fold(Traits::ANY, |all, item| all.and(Traits::of(item.entry)));
            let taken = of_node.iter().filter(|(wanted, _)| wanted.meets(here));
            taken.for_each(|(_, look)| look(&mut report, &game, node, &items));
            room = emptied(items);
        }
    }
    let mut found = report.finish();
    leave_out_lines(tree, &mut found);
    found
}

/// The same room without what was in it, for what lives longer.
fn emptied<'a>(items: Vec<Item<'_>>) -> Vec<Item<'a>> {
    items.into_iter().map_while(|_| None).collect()
}
