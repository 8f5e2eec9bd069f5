//! The findings of the checker: what, where and why. A click goes to the node and shows the text of the file; each repair is previewed as a
//! difference, for one finding or for all of its kind.

use std::collections::HashMap;
use std::time::Duration;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Context, FontId, Rect, Stroke, Ui, pos2, vec2};

use crate::app::context::check::{AT_ONCE, Checked, Finding, OPENED, Record};
use crate::app::context::preview::line;
use crate::app::context::{Action, Reading, RecordState, ViewContext, place};
use crate::app::dialogs::difference::{self, Difference};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::{cut_text, one_of, tip};
use crate::app::look::{GRID, Icon, List, Palette, controls, icons, words};
use crate::app::platform::Worked;
use crate::edit::{Command, RepairChoice, Scope};
use crate::game::{self, Swaps};
use crate::language::{self, StaticText};
use crate::sgf::{Code, NodeId, Severity};
use crate::text::Charset;

/// Height of a row.
const ROW: f32 = 44.0;
/// The approximate height below the list: without a selected finding, and with one.
const BELOW: [f32; 2] = [64.0, 300.0];
/// Bytes of the file that are shown before and after a finding.
const BEFORE: usize = 60;
const AFTER: usize = 90;

/// The dialog.
#[derive(Default)]
pub struct Findings {
    /// What was found in a state, and how swaps were read.
    checked: Worked<(RecordState, HashMap<NodeId, Swaps>), Checked>,
    /// The finding that is looked at: its rule and its place.
    chosen: Option<(Code, usize)>,
    what: What,
    difference: Difference,
    /// How high that was in the last frame.
    below: Option<[f32; 2]>,
}

/// What to repair.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum What {
    #[default]
    Alone,
    Kind,
    Everything,
}

impl Findings {
    fn check(&mut self, ctx: &Context, reading: &Reading<'_>) {
        if self.checked.latest().is_some_and(|(state, _)| state.0 != reading.state.0) {
            // The list, and any running check, belong to another record.
            *self = Findings::default();
        }
        let old = self.at();
        if self.checked.take(Duration::ZERO) {
            self.choose_again(old);
        }
        // One check at a time; the next one includes edits made meanwhile.
        let swaps = reading.workspace.read_otherwise();
        let key = (reading.state, swaps.clone());
        if !self.checked.lacks(&key) {
            return;
        }
        let (edited, at_once) = (reading.state.1 != OPENED, reading.tree.len() <= AT_ONCE);
        let (tree, faults) = (reading.workspace.document().snapshot().1, reading.faults.to_vec());
        let swaps = swaps.clone();
        let check = move || Record { tree: &tree, faults: &faults, swaps: &swaps, edited }.check();
        self.checked.find(ctx, key, at_once, check);
        if at_once {
            self.choose_again(old);
        }
    }

    /// New findings have replaced the old ones, of which this one was selected.
    fn choose_again(&mut self, old: Option<usize>) {
        let (Some((code, offset)), Some(old)) = (self.chosen, old) else { return };
        if self.at().is_some() {
            return;
        }
        // It moved with the text, or is gone: then the nearest one of its kind is selected, or any at that place.
        let near = |finding: &&Finding| (finding.code != code, finding.offset.abs_diff(offset));
        let next = self.checked.findings.iter().min_by_key(near).or(self.checked.findings.get(old));
        self.chosen = next.map(|finding| (finding.code, finding.offset));
    }

    /// The place of the chosen finding in the list.
    fn at(&self) -> Option<usize> {
        let chosen = self.chosen?;
        self.checked.findings.iter().position(|finding| (finding.code, finding.offset) == chosen)
    }

    fn choose(&mut self, at: usize, actions: &mut Vec<Action>) {
        let Some(finding) = self.checked.findings.get(at) else { return };
        self.chosen = Some((finding.code, finding.offset));
        actions.extend(finding.node.map(Action::GoTo));
    }

    /// The chosen repair, as a command and the node to run it at.
    fn repair(&self, finding: &Finding) -> (Option<NodeId>, Command) {
        let (what, scope) = match (self.what, finding.node) {
            (What::Alone, Some(_)) if finding.more == 0 => (RepairChoice::Code(finding.code), Scope::Node),
            (What::Everything, _) => (RepairChoice::All, Scope::Collection),
            _ => (RepairChoice::Code(finding.code), Scope::Collection),
        };
        let node = finding.node.filter(|_| scope == Scope::Node);
        (node, Command::Repair { what, scope })
    }
}

impl Dialog for Findings {
    fn look(&self) -> DialogLook {
        DialogLook::docked("findings", StaticText("check", "Check"), 640.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        self.check(ui.ctx(), &reading);
        let message = match self.checked.is_coming() {
            true => words::CHECKING.to_string(),
            false => words::found(self.checked.findings.iter().map(|finding| finding.more.max(1)).sum()),
        };
        controls::quiet(ui, message);
        // Below are the buttons, and the details of the selected one: as high as before.
        let below = self.below.unwrap_or(BELOW)[usize::from(self.at().is_some())];
        let room = ui.available_height() - below - GRID;
        let findings = &self.checked.findings;
        let list = List::new(ui, "findings", words::NOTES, findings.len(), self.at());
        let mut list = list.rows(ROW, 0.0).at_most(room.max(2.0 * ROW));
        let wanted = list.choose(ui, |ui, line| row(ui, line.rect, &findings[line.index], &reading));
        let end_of_list = ui.min_rect().bottom();
        if let Some(at) = wanted {
            self.choose(at, actions);
        }
        if let Some(at) = self.at() {
            self.detail(ui, &reading, at, actions);
        }
        let fixable = !self.checked.is_coming() && self.checked.findings.iter().any(|finding| finding.fixable);
        let names: &[&str] = if fixable {
            &[words::CLOSE.localized(), StaticText("repair-all", "Fix all issues").localized()]
        } else {
            &[words::CLOSE.localized()]
        };
        let pressed = dialogs::buttons(ui, names);
        let high = ui.min_rect().bottom() - end_of_list;
        let details = usize::from(self.at().is_some());
        let was = &mut self.below.get_or_insert(BELOW)[details];
        if (std::mem::replace(was, high) - high).abs() > 0.5 {
            ui.ctx().request_repaint();
        }
        if pressed == Some(1) {
            actions.push(Action::Run(Command::Repair { what: RepairChoice::All, scope: Scope::Collection }));
        }
        pressed == Some(0)
    }
}

impl Findings {
    /// The text of the file at the chosen finding, and what a repair would make of it.
    fn detail(&mut self, ui: &mut Ui, reading: &Reading<'_>, at: usize, actions: &mut Vec<Action>) {
        let finding = &self.checked.findings[at];
        ui.separator();
        let why = game::rule(finding.code).explanation();
        controls::quiet_tiny(ui, why);
        raw_text(ui, &self.checked, finding);
        if !finding.fixable || self.checked.is_coming() {
            return;
        }
        let code = finding.code;
        let kind: usize = self.checked.findings.iter().filter(|other| other.code == code).map(|f| f.more.max(1)).sum();
        let alone = finding.node.is_some() && finding.more == 0;
        let (node, command) = self.repair(finding);
        ui.horizontal_wrapped(|ui| {
            let (several, what) = (alone && kind > 1, self.what);
            let mut choice = |ui: &mut Ui, what: What, chosen: bool, name: &str| {
                let response = ui.selectable_label(chosen, name);
                one_of(&response, chosen, name);
                if response.clicked() {
                    self.what = what;
                }
            };
            if several {
                choice(
                    ui,
                    What::Alone,
                    what == What::Alone,
                    StaticText("only-this-node", "Only in this node").localized(),
                );
            }
            let chosen = what == What::Kind || (what == What::Alone && !several);
            let all = say!("all-of-kind", "This issue" | "All {count} of this kind", count = kind);
            choice(ui, What::Kind, chosen, &all);
            let everything = StaticText("all-that-can-be-repaired", "Everything that can be fixed").localized();
            choice(ui, What::Everything, what == What::Everything, everything);
        });
        let preview = self.difference.of(ui.ctx(), reading, node, std::slice::from_ref(&command));
        let ready = preview.is_some_and(|preview| preview.refused.is_none());
        difference::show(ui, preview, 64.0);
        let button = ui
            .add_enabled(ready, egui::Button::new(StaticText("repair", "Fix").localized()).min_size(vec2(76.0, 28.0)));
        if tip(button, StaticText("repair-this", "Fix this as shown; can be undone").localized(), "").clicked() {
            let place = node.map(|node| (reading.workspace.identity(), node));
            actions.push(place.map_or(Action::Run(command.clone()), |place| Action::RunAt(place, command)));
        }
    }
}

/// The file's text at a finding, marked.
fn raw_text(ui: &mut Ui, checked: &Checked, finding: &Finding) {
    let palette = Palette::of(ui);
    let Some(charset) = &checked.charset else { return };
    let text = &checked.text;
    let at = finding.offset.min(text.len());
    let [before, marked, after] = around(charset, text, at);
    let plain = |colour| TextFormat { font_id: FontId::proportional(13.0), color: colour, ..TextFormat::default() };
    let mut job = LayoutJob::default();
    job.append(&before, 0.0, plain(palette.quiet));
    let marked =
        if marked.is_empty() { StaticText("end-of-file", "(end of the file)").localized().to_owned() } else { marked };
    let under = Stroke::new(1.5, palette.alarm);
    let format =
        TextFormat { underline: under, background: Palette::faint(palette.alarm, 0.12), ..plain(palette.text) };
    job.append(&marked, 0.0, format);
    job.append(&after, 0.0, plain(palette.quiet));
    job.wrap.max_width = ui.available_width();
    let response = ui.add(egui::Label::new(job).wrap());
    controls::set_name(&response, Role::Label, || {
        say!("in-the-file", "Line {line} of the file: {marked}", line = finding.line, marked = &marked)
    });
}

/// The line of the file around an issue: the text before it, its own, and the text after it.
fn around(charset: &Charset, text: &[u8], at: usize) -> [String; 3] {
    let breaks = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let first = at.saturating_sub(BEFORE);
    let from = text[first..at].iter().rposition(breaks).map_or(first, |place| first + place + 1);
    let to = (at + AFTER).min(text.len());
    // Highlight up to the end of the value or line.
    let ends = |byte: &u8| matches!(byte, b']' | b'\n' | b'\r');
    let end = text[at..to].iter().position(ends).map_or(to, |place| at + place + usize::from(text[at + place] == b']'));
    let end = end.max((at + 1).min(text.len()));
    let last = to.max(end);
    let to = text[end..last].iter().position(breaks).map_or(last, |place| end + place);
    // Where it is cut, that may be inside of a character.
    let begins_anywhere = from == first && first > 0;
    let ends_anywhere = to == last && last < text.len();
    let before = line(charset, &text[from..at]);
    let before = if begins_anywhere { format!("…{}", before.trim_start_matches(CUT)) } else { before };
    let cut_off = |text: String, cut: bool| if cut { format!("{}…", text.trim_end_matches(CUT)) } else { text };
    let marked = cut_off(line(charset, &text[at..end]), ends_anywhere && end == to);
    [before, marked, cut_off(line(charset, &text[end..to]), ends_anywhere && end < to)]
}

/// Replaces a character that is cut in two.
const CUT: char = char::REPLACEMENT_CHARACTER;

/// Draws one finding. Returns what is said of it.
fn row(ui: &Ui, rect: Rect, finding: &Finding, reading: &Reading<'_>) -> String {
    let palette = Palette::of(ui);
    let at = finding.place.get_or_init(|| match finding.node {
        Some(node) => {
            say!("place-and-line", "{place} · line {line}", place = place(reading.tree, node), line = finding.line)
        }
        None => say!("line-of-file", "line {line}", line = finding.line),
    });
    let message = words::sentence(&finding.message.localized());
    let (icon, colour) = match finding.severity {
        Severity::Error => (Icon::Warning, palette.alarm),
        Severity::Warning => (Icon::Warning, palette.quiet),
        Severity::Note => (Icon::Info, palette.quiet),
    };
    let sign = Rect::from_center_size(pos2(rect.left() + 16.0, rect.center().y), vec2(18.0, 18.0));
    icons::draw(ui.painter(), icon, sign, colour);
    let left = rect.left() + 36.0;
    let room = rect.right() - GRID - left;
    cut_text(ui, pos2(left, rect.top() + 14.0), &message, FontId::proportional(14.0), palette.text, room);
    let fixable = finding.fixable.then(|| StaticText("can-be-repaired", "can be fixed").localized());
    let rest = format!("{at} · {}", finding.code);
    // "Can be fixed" comes first, since the rest may be truncated.
    let shown = language::side_by_side(fixable.into_iter().chain([&*rest]), " · ");
    cut_text(ui, pos2(left, rect.bottom() - 13.0), &shown, FontId::proportional(12.0), palette.quiet, room);
    language::list([message, at.clone()].into_iter().chain(fixable.map(str::to_owned)))
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui::Key;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn excerpts_of_a_file_are_cut_between_characters() {
        // At every place of a long line, in an encoding of two bytes a character and in one of three.
        for (label, character) in [("utf-8", "第".as_bytes()), ("gb18030", b"\xb5\xda")] {
            let charset = Charset::for_label(label).unwrap();
            let text = character.repeat(200);
            for at in (0..text.len()).step_by(character.len()) {
                let [before, marked, after] = around(&charset, &text, at);
                let shown = format!("{before}{marked}{after}");
                assert!(!shown.contains(CUT), "{label} {at}: {shown}");
                assert_eq!(shown.starts_with('…'), at > BEFORE, "{label} {at}: {shown}");
                assert_eq!(shown.ends_with('…'), at + AFTER < text.len(), "{label} {at}: {shown}");
            }
        }
    }

    fn put_up(text: &str) -> Harness<'static, Stage> {
        Stage::running(text, &[]).play_dialog([800.0, 760.0], "findings")
    }

    fn click(harness: &mut Harness<'static, Stage>, name: &str) {
        harness.get_by_label_contains(name).click();
        harness.run();
    }

    #[test]
    fn a_finding_leads_to_its_node_and_shows_the_text_there() {
        let stage = Stage::new("(;GM[1]SZ[9]PB[A]PB[B]\n;B[dd]\n;W[dd]\n;B[zz])", &[]);
        let tree = stage.workspace.document().tree();
        let second = tree.at_path(tree.games().next().unwrap(), &[0, 0]).unwrap();
        let mut harness = stage.play_dialog([800.0, 760.0], "findings");
        harness.get_by_label_contains("move 2").click();
        harness.run();
        picture(&mut harness, "findings");
        assert_eq!(harness.state_mut().actions, [Action::GoTo(second)]);
        harness.get_by_label_contains("Line 3 of the file");
        harness.get_by_label_contains("move 2");
    }

    #[test]
    fn a_repair_is_seen_before_it_is_made_alone_or_with_its_kind() {
        let text = "(;FF[4]GM[1]SZ[9]\n;B[a a]\n;W[b b]\n;B[c c])";
        let mut harness = put_up(text);
        harness.get_by_label_contains("3 issues");
        click(&mut harness, "move 2");
        click(&mut harness, "Only in this node");
        assert_eq!(harness.state().text(), text);
        assert!(harness.query_by_label_contains("Line 2: ").is_none());
        harness.get_by_label_contains("Line 3: ");
        harness.get_by_label("Fix").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;FF[4]GM[1]SZ[9]\n;B[a a]\n;W[bb]\n;B[c c])");
        harness.get_by_label_contains("2 issues");
        click(&mut harness, "move 1");
        click(&mut harness, "All 2 of this kind");
        harness.get_by_label_contains("Line 4: ");
        harness.get_by_label("Fix").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;FF[4]GM[1]SZ[9]\n;B[aa]\n;W[bb]\n;B[cc])");
        harness.get_by_label_contains("No issues");
        for _ in 0..2 {
            harness.state_mut().run(&Command::Undo(1), crate::edit::Grouping::Alone);
        }
        harness.run();
        assert_eq!(harness.state().text(), text);
        harness.get_by_label_contains("3 issues");
    }

    #[test]
    fn findings_follow_every_edit_and_the_keys_go_through_them() {
        let mut harness = put_up("(;FF[4]GM[1]SZ[9] junk ;B[aa];W[aa])");
        let before = harness.query_all_by_role(Role::ListBoxOption).count();
        assert!(before >= 2);
        harness.query_all_by_role(Role::ListBoxOption).next().unwrap().click();
        harness.run();
        harness.state_mut().actions.clear();
        for _ in 0..before {
            harness.key_press(Key::ArrowDown);
            harness.run();
        }
        let last = harness.state().workspace.document().tree().games().next().unwrap();
        let last = harness.state().workspace.document().tree().descendants(last).last().unwrap();
        assert!(harness.state().actions.contains(&Action::GoTo(last)), "{:?}", harness.state().actions);
        let command = Command::parse("repair junk").unwrap();
        harness.state_mut().run(&command, crate::edit::Grouping::Alone);
        harness.run();
        assert_eq!(harness.query_all_by_role(Role::ListBoxOption).count(), before - 1);
    }

    #[test]
    fn an_empty_record_and_broken_ones_are_checked() {
        for text in ["(;)", "(;GM[1]SZ[9];B[aa", "(", "junk (;B[aa]))(;C[", "(;GM[1]SZ[x:y]CA[big5]PB[\u{e9}]W[\u{7}])"]
        {
            if crate::sgf::Tree::read(text.as_bytes().to_vec()).0.game_count() == 0 {
                continue;
            }
            let mut harness = put_up(text);
            while let Some(button) = harness.query_by_label("Repair everything") {
                let before = harness.state().text();
                button.click();
                harness.run();
                if harness.state().text() == before {
                    break;
                }
            }
            harness.get_by_label("Close").click();
            harness.run();
            assert!(harness.query_by_label("Close").is_none(), "{text}");
        }
    }
}
