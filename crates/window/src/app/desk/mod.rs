//! The open records: their tabs in order, the active one, the navigation history, and the journal of unsaved work. Independent of the UI
//! toolkit.

mod journal;
mod player;
mod trail;

use crate::app::records::Tab;
use crate::app::records::files::resolved;
use crate::edit::{Grouping, Workspace};
use crate::store::settings::Session;
use std::path::{Path, PathBuf};

pub use crate::app::context::equal::OpenNode;
pub use player::Player;
pub use trail::Trail;

/// The open records.
#[derive(Default)]
pub struct Desk {
    /// Their tabs, in order.
    pub tabs: Vec<Tab>,
    /// The index of the active tab; `None` in the welcome view.
    pub front: Option<usize>,
    /// The places to go back to.
    pub trail: Trail,
    /// Autoplay of the active record.
    pub player: Player,
    keeping: journal::Keeping,
    /// How many tabs there have been: each is called by its number as long as it is open.
    opened: u64,
    /// How many gestures there have been, and the number of the drag that goes on.
    gestures: u64,
    drag: u64,
}

impl Desk {
    /// The active tab.
    pub fn front(&self) -> Option<&Tab> {
        self.tabs.get(self.front?)
    }

    /// The active tab, mutable.
    pub fn front_mut(&mut self) -> Option<&mut Tab> {
        self.tabs.get_mut(self.front?)
    }

    /// The number of the active tab.
    pub fn number_in_front(&self) -> Option<u64> {
        self.front().map(|tab| tab.number)
    }

    /// The tab of this number.
    pub fn get(&self, number: u64) -> Option<&Tab> {
        self.tabs.iter().find(|tab| tab.number == number)
    }

    /// The tab of this number, to be changed.
    pub fn get_mut(&mut self, number: u64) -> Option<&mut Tab> {
        self.tabs.iter_mut().find(|tab| tab.number == number)
    }

    /// The place of the tab of this number.
    pub fn index_of(&self, number: u64) -> Option<usize> {
        self.tabs.iter().position(|tab| tab.number == number)
    }

    /// The place of the tab that has this file.
    pub fn index_of_file(&self, file: &Path) -> Option<usize> {
        let place = resolved(file);
        self.tabs.iter().position(|tab| tab.file.origin() == Some(file) || tab.file.is_at(&place))
    }

    /// The number that the next tab will have.
    pub fn next_number(&self) -> u64 {
        self.opened + 1
    }

    /// Adds a tab for a record, and activates it.
    pub fn add(&mut self, workspace: Workspace) -> &mut Tab {
        self.opened += 1;
        self.front = Some(self.tabs.len());
        self.tabs.push_mut(Tab::new(self.opened, workspace, Vec::new()))
    }

    /// Activates the tab with this number; returns whether it exists.
    pub fn show(&mut self, number: u64) -> bool {
        let found = self.index_of(number);
        self.front = found.or(self.front);
        found.is_some()
    }

    /// Activates the tab `by` places further, cyclically.
    pub fn cycle(&mut self, by: isize) {
        let tabs = self.tabs.len() as isize;
        if tabs > 0 {
            self.front = Some(self.front.map_or(0, |front| (front as isize + by).rem_euclid(tabs) as usize));
        }
    }

    /// Moves a tab to another place, and brings it to the front.
    pub fn move_tab(&mut self, from: usize, to: usize) {
        if from.max(to) < self.tabs.len() {
            let tab = self.tabs.remove(from);
            self.tabs.insert(to, tab);
            self.front = Some(to);
        }
    }

    /// Moves the last tab to this place; the active one stays active.
    pub fn move_last_to(&mut self, place: usize) {
        let front = self.number_in_front();
        self.tabs[place..].rotate_right(1);
        self.front = front.and_then(|front| self.index_of(front));
    }

    /// Removes these tabs. The active one stays active, or the one that takes its place becomes active.
    pub fn remove(&mut self, numbers: &[u64]) -> Vec<Tab> {
        let in_front = self.number_in_front();
        let removed = self.tabs.extract_if(.., |tab| numbers.contains(&tab.number)).collect();
        let near = self.front.map(|front| front.min(self.tabs.len().saturating_sub(1)));
        let still = in_front.and_then(|number| self.index_of(number));
        self.front = still.or(near.filter(|_| !self.tabs.is_empty()));
        removed
    }

    /// Those of the tabs with these numbers that have changes.
    pub fn unsaved(&self, numbers: &[u64]) -> Vec<&Tab> {
        self.tabs.iter().filter(|tab| numbers.contains(&tab.number) && tab.is_modified()).collect()
    }

    /// The names of the tabs, in their order.
    pub fn names(&self) -> Vec<String> {
        self.tabs.iter().map(Tab::name).collect()
    }

    /// A title that no open record has: this one, or with a number appended.
    pub fn untaken(&self, title: &str) -> String {
        let taken = |title: &String| self.tabs.iter().any(|tab| tab.title == *title);
        let numbered = (2..).map(|number| format!("{title} {number}"));
        std::iter::once(title.to_owned()).chain(numbered).find(|title| !taken(title)).unwrap_or_default()
    }

    /// The open files, and those left over from the last start, for the next start. Open files are removed from `later`.
    pub fn session(&self, later: &mut Vec<PathBuf>) -> Session {
        // A name that is not Unicode could not be written to the settings.
        let named = |path: &Path| Some(path).filter(|path| path.to_str().is_some()).map(Path::to_path_buf);
        let mut files: Vec<PathBuf> = self.tabs.iter().filter_map(|tab| named(tab.file.origin()?)).collect();
        let open: std::collections::HashSet<&PathBuf> = files.iter().collect();
        later.retain(|file| !open.contains(file));
        files.extend(later.iter().cloned());
        Session { files, front: self.front().and_then(|tab| named(tab.file.origin()?)) }
    }

    /// Whether the current node has no continuation.
    pub fn is_at_end(&self) -> bool {
        let next = |tab: &Tab| {
            let document = tab.workspace.document();
            document.last_visited(document.cursor()?)
        };
        self.front().and_then(next).is_none()
    }

    /// A new gesture: commands grouped by it are one undo step.
    pub fn gesture(&mut self) -> Grouping {
        self.gestures += 1;
        Grouping::Gesture(self.gestures)
    }

    /// The grouping of a drag: `begins` starts a new gesture.
    pub fn drag(&mut self, begins: bool) -> Grouping {
        if begins {
            self.gestures += 1;
            self.drag = self.gestures;
        }
        Grouping::Gesture(self.drag)
    }

    /// The current node.
    pub fn spot(&self) -> Option<OpenNode> {
        let tab = self.front()?;
        Some((tab.number, tab.workspace.document().cursor()?))
    }

    /// Stores the current node after all actions are done.
    pub fn follow_trail(&mut self) {
        let spot = self.spot();
        self.trail.follow(spot);
    }

    /// Goes to the place before the last jump, or forward again; answers whether there is one.
    pub fn go_along_trail(&mut self, forward: bool) -> bool {
        self.follow_trail();
        let tabs = &self.tabs;
        let is_there = |(number, node): OpenNode| {
            tabs.iter().any(|tab| tab.number == number && tab.workspace.document().tree().is_linked(node))
        };
        let Some((number, node)) = self.trail.go(forward, is_there) else { return false };
        self.show(number);
        self.front_mut().map(|tab| tab.workspace.go_to(node)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk(titles: &[&str]) -> Desk {
        let mut desk = Desk::default();
        for title in titles {
            let (workspace, _) = Workspace::open(b"(;GM[1]SZ[9];B[aa];W[bb])".to_vec());
            desk.add(workspace).title = (*title).to_owned();
        }
        desk
    }

    fn shown(desk: &Desk) -> (String, Option<&str>) {
        (desk.names().concat(), desk.front().map(|tab| tab.title.as_str()))
    }

    #[test]
    fn the_same_tab_stays_in_front_unless_it_goes() {
        let mut desk = desk(&["a", "b", "c", "d"]);
        assert_eq!(shown(&desk), ("abcd".into(), Some("d")));
        assert!(desk.show(2) && !desk.show(9));
        desk.remove(&[1]);
        assert_eq!(shown(&desk), ("bcd".into(), Some("b")));
        desk.move_tab(0, 2);
        assert_eq!(shown(&desk), ("cdb".into(), Some("b")));
        assert_eq!(desk.remove(&[2]).len(), 1);
        assert_eq!(shown(&desk), ("cd".into(), Some("d")));
        desk.move_last_to(0);
        assert_eq!(shown(&desk), ("dc".into(), Some("d")));
        desk.cycle(-1);
        assert_eq!(shown(&desk), ("dc".into(), Some("c")));
        desk.cycle(1);
        assert_eq!(shown(&desk), ("dc".into(), Some("d")));
        desk.remove(&[3, 4]);
        desk.cycle(1);
        assert_eq!((shown(&desk), desk.next_number()), ((String::new(), None), 5));
    }

    #[test]
    fn back_leads_over_tabs_to_what_is_still_open() {
        let mut desk = desk(&["a", "b"]);
        desk.follow_trail();
        let before = desk.spot();
        desk.trail.observe(&crate::app::context::action::Action::ShowTab(0));
        desk.show(1);
        desk.follow_trail();
        assert!(desk.go_along_trail(false));
        assert_eq!(desk.spot(), before);
        assert!(desk.go_along_trail(true) && desk.number_in_front() == Some(1));
        desk.remove(&[2]);
        assert!(!desk.go_along_trail(false));
    }

    #[test]
    fn no_two_gestures_have_one_number() {
        let mut desk = Desk::default();
        let first = desk.drag(true);
        let other = desk.gesture();
        assert!(first != other && desk.drag(false) == first);
        assert!(desk.drag(true) != other && desk.drag(false) != first);
    }

    #[test]
    fn changes_are_found_before_tabs_are_closed() {
        let mut desk = desk(&["a", "b"]);
        desk.tabs[1].workspace.mark_unsaved();
        let names = |numbers: &[u64]| desk.unsaved(numbers).iter().map(|tab| tab.name()).collect::<String>();
        assert_eq!((names(&[1]), names(&[1, 2])), (String::new(), "b".into()));
        assert_eq!((desk.untaken("a"), desk.untaken("c")), ("a 2".into(), "c".into()));
    }

    #[test]
    fn the_next_start_opens_what_has_a_file() {
        let mut desk = desk(&["a", "b", "c"]);
        desk.tabs[0].file.path = Some("/games/a.sgf".into());
        desk.tabs[2].file.path = Some("/games/c.sgf".into());
        let mut later = vec![PathBuf::from("/games/c.sgf"), "/games/d.sgf".into()];
        let session = desk.session(&mut later);
        assert_eq!(session.files, ["/games/a.sgf", "/games/c.sgf", "/games/d.sgf"].map(PathBuf::from));
        assert_eq!((session.front, later), (Some("/games/c.sgf".into()), vec![PathBuf::from("/games/d.sgf")]));
    }
}
