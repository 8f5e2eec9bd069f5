//! A merge as one undo step; what it would take away, and how plausible a version is as the common base of two others.

use crate::edit::turned::compare_turned;
use crate::edit::workspace::Workspace;
use crate::game::{Kind, PlaceForm};
use crate::language;
use crate::relate::{
    Comparison, Difference, DifferenceKind, Known, ListElement, NotMerged, Reader, compare, take_over,
};
use crate::sgf::{NodeId, Tree, vocabulary};
use std::collections::{BTreeSet, HashMap};

impl Workspace {
    /// Replaces the record by another one, the result of a [merge](crate::relate::merge), as one undo step, not saved.
    #[must_use]
    pub fn merged_into(self, merged: Workspace) -> Workspace {
        self.with(|own| own.take_instead(merged.document, &say!("merge-three", "Merge another version")))
    }

    /// Applies some of the differences from another record to this one, as [`take_over`] does, in one step.
    ///
    /// # Errors
    /// As [`take_over`].
    pub fn take_differences(&mut self, other: &Tree, differences: &[Difference]) -> Result<(), NotMerged> {
        take_over(&mut self.document, other, differences)
    }
}

/// What one record has and another one lacks: all are counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// Whole games.
    pub games: usize,
    /// Nodes that are gone with all that follows them.
    pub variations: usize,
    /// Nodes, including those of games and variations.
    pub nodes: usize,
    /// Comments that are gone, or of which less than half of the words are left.
    pub comments: usize,
    /// Other texts that lack some of their words.
    pub shortened: usize,
    /// Marked points and labels.
    pub marks: usize,
    /// Other properties that are gone: names, results, times.
    pub entries: usize,
    /// Other properties with another value: moves, setup, the komi.
    pub replaced: usize,
}

impl Lost {
    /// What the second record lacks of the first, also where it has its board turned.
    pub fn between(first: &Tree, second: &Tree) -> Lost {
        let turned = compare_turned(first, second);
        let first = turned.first.as_ref().unwrap_or(first);
        let mut lost = Lost::default();
        let known = Known::of(first);
        for difference in turned.comparison.differences.iter().skip(turned.turned.len()) {
            let Some(node) = difference.a else { continue };
            match difference.kind {
                DifferenceKind::Removed => lost.branch(first, node, &turned.comparison),
                DifferenceKind::Changed | DifferenceKind::Corrected => {
                    if let (Some(there), Some(id)) = (difference.b, &difference.property) {
                        lost.property((&known, node), (second, there), id);
                    }
                }
                DifferenceKind::Added | DifferenceKind::Moved => {}
            }
        }
        lost
    }

    /// Whether it lacks nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Lost::default()
    }

    /// Whether some texts are shorter and some values are others, and nothing else is lacking: most corrections do that.
    pub fn is_slight(&self) -> bool {
        Lost { shortened: 0, replaced: 0, ..*self }.is_nothing()
    }

    /// The counts in words: `30 comments, 15 variations (45 nodes)`.
    pub fn localized(&self) -> String {
        let Lost { games, variations, nodes, comments, shortened, marks, entries, replaced } = *self;
        let some = |count: usize, wording: fn(usize) -> String| (count > 0).then(|| wording(count));
        let said_nodes = |count| say!("lost-nodes", "{count} node" | "{count} nodes", count);
        let branches = (variations > 0).then(|| {
            let branches = say!("lost-variations", "{count} variation" | "{count} variations", count = variations);
            match games {
                0 => format!("{branches} ({})", said_nodes(nodes)),
                _ => branches,
            }
        });
        let parts = [
            some(games, |count| say!("lost-games", "{count} game" | "{count} games", count)),
            some(comments, |count| say!("lost-comments", "{count} comment" | "{count} comments", count)),
            branches,
            (games == 0 && variations == 0 && nodes > 0).then(|| said_nodes(nodes)),
            some(marks, |count| say!("lost-marks", "{count} mark" | "{count} marks", count)),
            some(entries, |count| say!("lost-entries", "{count} other entry" | "{count} other entries", count)),
            some(replaced, |count| say!("lost-values", "{count} changed entry" | "{count} changed entries", count)),
            some(shortened, |count| say!("lost-words", "words in {count} text" | "words in {count} texts", count)),
        ];
        language::list(parts.into_iter().flatten())
    }

    /// Counts a node that is gone, with all below it that is gone, too.
    fn branch(&mut self, tree: &Tree, node: NodeId, comparison: &Comparison) {
        let is_gone = |node: &NodeId| comparison.in_second(*node).is_none();
        let (mut all, mut gone) = (0, 0);
        for below in tree.descendants(node).inspect(|_| all += 1).filter(is_gone) {
            gone += 1;
            self.comments += usize::from(is_commented(tree, below));
        }
        self.nodes += gone;
        match (tree.is_root(node), gone == all) {
            (true, _) => self.games += 1,
            (false, true) => self.variations += 1,
            // A node was taken out of the line, and what follows it stays.
            (false, false) => {}
        }
    }

    fn property(&mut self, (known, node): (&Known<'_>, NodeId), (other, there): (&Tree, NodeId), id: &str) {
        let (tree, kind) = (known.tree, known.kind(node));
        let game = kind.identity().game();
        if vocabulary::is_markup(id, game) {
            self.marks += marks_without((kind, tree, node), (other, there), id);
        } else if vocabulary::look_up(id, game).is_none_or(|entry| entry.is_text()) {
            let Some(text) = tree.text(node, id) else { return };
            let words = text.split_whitespace().count();
            let missing = words_without(&text, &other.text(there, id).unwrap_or_default());
            match (missing, id) {
                (0, _) => {}
                (_, "C" | "GC") if 2 * missing > words => self.comments += 1,
                _ if missing == words && !other.has(there, id) => self.entries += 1,
                _ => self.shortened += 1,
            }
        } else if tree.has(node, id) && !vocabulary::OF_THE_FILE.contains(&id) {
            // A move of the other colour, another judgement.
            let takes_its_place =
                |group: fn(&str) -> bool| group(id) && other.properties(there).any(|new| group(&new.id()));
            match other.has(there, id)
                || takes_its_place(vocabulary::is_played)
                || takes_its_place(vocabulary::is_judgement)
            {
                true => self.replaced += usize::from(marks_without((kind, tree, node), (other, there), id) > 0),
                false => self.entries += 1,
            }
        }
    }
}

fn is_commented(tree: &Tree, node: NodeId) -> bool {
    ["C", "GC"].into_iter().any(|id| tree.value(node, id).is_some_and(|raw| !raw.trim_ascii().is_empty()))
}

/// How many words of a text another one lacks.
fn words_without(text: &str, other: &str) -> usize {
    let mut left: HashMap<&str, usize> = HashMap::new();
    for word in other.split_whitespace() {
        *left.entry(word).or_default() += 1;
    }
    let mut missing = 0;
    for word in text.split_whitespace() {
        match left.get_mut(word).filter(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => missing += 1,
        }
    }
    missing
}

/// How many marks of a node, or other values, another node lacks.
fn marks_without((kind, tree, node): (&Kind, &Tree, NodeId), (other, there): (&Tree, NodeId), id: &str) -> usize {
    let marked = |tree: &Tree, node: NodeId| -> BTreeSet<(ListElement, String)> {
        let reader = Reader::new(tree, kind, node);
        let one = |raw: &[u8]| match kind.shape(id) {
            Some(PlaceForm::Labelled) => vec![reader.label(raw)],
            _ => reader.things(id, raw).into_iter().map(|thing| (thing, String::new())).collect(),
        };
        tree.values(node, id).flat_map(one).collect()
    };
    marked(tree, node).difference(&marked(other, there)).count()
}

/// How far a version is from being what two others began with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BaseFit {
    /// It is the same as our version.
    pub is_ours: bool,
    /// It is the same as the other version.
    pub is_theirs: bool,
    /// Nodes and values of it that one of the two lacks or has otherwise. A common base has few.
    pub gone: usize,
    /// Nodes and values that they have and it lacks.
    pub added: usize,
    /// Its nodes.
    pub nodes: usize,
}

impl BaseFit {
    /// How two versions go on from a version.
    pub fn of(base: &Tree, ours: &Tree, theirs: &Tree) -> BaseFit {
        let [(of_ours, gone, added), (of_theirs, gone_there, added_there)] =
            [ours, theirs].map(|version| apart(base, version));
        BaseFit {
            is_ours: of_ours.is_same(),
            is_theirs: of_theirs.is_same(),
            gone: gone + gone_there,
            added: added + added_there,
            nodes: base.len(),
        }
    }

    /// Whether it is neither of the two, and they have nearly all of it.
    pub fn is_plausible(&self) -> bool {
        !self.is_ours && !self.is_theirs && 10 * self.gone <= self.nodes
    }

    /// Sorts versions, the most plausible base first.
    pub fn rank(&self) -> (bool, bool, usize) {
        (self.is_ours || self.is_theirs, !self.is_plausible(), self.added.saturating_add(self.gone.saturating_mul(4)))
    }
}

/// The differences of a version from a base, and how many nodes and values are gone and were added.
fn apart(base: &Tree, version: &Tree) -> (Comparison, usize, usize) {
    let comparison = compare(base, version);
    let (mut gone, mut added) = (0, 0);
    for one in &comparison.differences {
        match (one.kind, one.a, one.b) {
            (DifferenceKind::Removed, Some(node), _) => {
                gone += base.descendants(node).filter(|&node| comparison.in_second(node).is_none()).count();
            }
            (DifferenceKind::Added, _, Some(node)) => {
                added += version.descendants(node).filter(|&node| comparison.in_first(node).is_none()).count();
            }
            (DifferenceKind::Moved, ..) => {}
            _ => {
                gone += usize::from(one.was.is_some());
                added += usize::from(one.is.is_some());
            }
        }
    }
    (comparison, gone, added)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Command;
    use crate::relate::{MergeOptions, merge};

    #[test]
    fn a_merge_is_one_step_and_its_base_is_what_was_saved() {
        let file = b"(;GM[1]SZ[9];B[aa];W[bb])";
        let (mut workspace, _) = Workspace::open(file.to_vec());
        workspace.run(&Command::parse("comment mine").unwrap()).unwrap();
        workspace.run(&Command::parse("goto 2").unwrap()).unwrap();
        workspace.run(&Command::parse("name here").unwrap()).unwrap();
        let mine = workspace.document().tree().write();
        let base = workspace.document().saved_bytes().unwrap();
        assert_eq!(base, file);
        let theirs = b"(;GM[1]SZ[9];B[aa]C[theirs];W[bb])";
        let merged = merge(&base, &mine, theirs, &MergeOptions::default()).unwrap();
        let (read, faults) = Workspace::open(merged.bytes);
        let mut workspace = workspace.merged_into(read);
        let text = |workspace: &Workspace| String::from_utf8(workspace.document().tree().write()).unwrap();
        assert_eq!(text(&workspace), "(;GM[1]SZ[9]C[mine];B[aa]C[theirs];W[bb]N[here])");
        assert!(merged.conflicts.is_empty() && faults.is_empty() && workspace.document().is_modified());
        workspace.run(&Command::Undo(1)).unwrap();
        assert_eq!(text(&workspace).into_bytes(), mine);
        // With all of it undone the record is as its file is.
        workspace.run(&Command::Undo(2)).unwrap();
        assert!(!workspace.document().is_modified() && text(&workspace).into_bytes() == file);
        workspace.run(&Command::Redo(2)).unwrap();
        workspace.run(&Command::Redo(1)).unwrap();
        assert!(text(&workspace).contains("theirs") && workspace.document().is_modified());
    }

    #[test]
    fn the_base_is_found_from_any_state() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9])".to_vec());
        let run = |workspace: &mut Workspace, line: &str| drop(workspace.run(&Command::parse(line).unwrap()).unwrap());
        run(&mut workspace, "comment one");
        workspace.mark_saved();
        let saved = workspace.document().tree().write();
        for line in ["name two", "undo", "undo", "redo"] {
            run(&mut workspace, line);
            assert_eq!(workspace.document().saved_bytes().as_ref(), Some(&saved), "{line}");
            assert!(workspace.document().reaches_saved(), "{line}");
        }
        // Another step after an undo: what was undone, and saved, is gone.
        workspace.mark_saved();
        for line in ["undo", "name three"] {
            run(&mut workspace, line);
        }
        assert_eq!((workspace.document().saved_bytes(), workspace.document().reaches_saved()), (None, false));
        workspace.mark_saved();
        assert!(workspace.document().reaches_saved());
        workspace.mark_unsaved();
        assert_eq!((workspace.document().saved_bytes(), workspace.document().reaches_saved()), (None, false));
    }

    fn tree(text: &str) -> Tree {
        Tree::read(text.as_bytes().to_vec()).0
    }

    #[test]
    fn nodes_missing_from_a_record_are_counted() {
        let nothing = Lost::default();
        let full = "(;GM[1]SZ[9]PB[Ann]C[one two];B[aa]TR[bb][cc](;W[ba]C[x];B[ca])(;W[bc]C[y]))";
        for (other, lost) in [
            (full, nothing),
            // More of everything, in another order and spelling, lacks nothing.
            (
                "(;GM[1]SZ[9]PB[Ann]C[one two three]N[n];B[aa]TR[cc:cc]TR[bb](;W[bc]C[y])(;W[ba]C[x];B[ca];W[da]))",
                nothing,
            ),
            ("(;GM[1]SZ[9]PB[Ann]C[one two];B[aa]TR[bb:cc](;W[ba]C[x];B[ca])(;W[bc]C[y]))", nothing),
            // A block of a conflict holds both.
            (
                "(;GM[1]SZ[9]PB[Ann]C[<<<<<<< a\none two\n=======\nz\n>>>>>>> b];B[aa]TR[bb][cc](;W[ba]C[x];B[ca])(;W[bc]C[y]))",
                nothing,
            ),
            (
                "(;GM[1]SZ[9]PB[Ann]C[one two];B[aa]TR[bb](;W[ba]C[x];B[ca]))",
                Lost { variations: 1, nodes: 1, comments: 1, marks: 1, ..nothing },
            ),
            (
                "(;GM[1]SZ[9]C[two one];B[aa]TR[bb][cc](;W[ba])(;W[bc]C[y]))",
                Lost { variations: 1, nodes: 1, comments: 1, entries: 1, ..nothing },
            ),
            // What is left of a text decides whether the text is gone.
            (
                "(;GM[1]SZ[9]PB[Bob]C[one];B[aa]TR[bb][cc](;W[ba]C[z];B[ca])(;W[bc]C[y]))",
                Lost { comments: 1, shortened: 2, ..nothing },
            ),
            // Another move, of either colour, and other values; but not who wrote the file.
            (
                "(;GM[1]SZ[9]PB[Ann]C[one two]AP[x];W[bb]TR[bb][cc](;W[ba]C[x];B[ca])(;W[bc]C[y]))",
                Lost { replaced: 1, ..nothing },
            ),
            ("(;GM[1]SZ[9]PB[Ann])", Lost { variations: 1, nodes: 4, comments: 3, ..nothing }),
            (&(full.to_owned() + "(;GM[1]SZ[9]PB[Zoe];B[ii])"), nothing),
        ] {
            let found = Lost::between(&tree(full), &tree(&other.replace("\\n", "\n")));
            assert_eq!(found, lost, "{other}");
            assert_eq!(found.is_nothing(), lost == nothing);
        }
        let other = "(;GM[11]SZ[9];B[c3];W[d4];B[e5];W[f6])";
        let found = Lost::between(&tree(full), &tree(other));
        assert_eq!((found.nodes, found.comments), (4, 3), "nothing of it is in another game: {found:?}");
        let two = full.to_owned() + full + "(;GM[1]SZ[9]PB[Zoe];B[ii]C[z])";
        let found = Lost::between(&tree(&two), &tree(&full.repeat(2)));
        assert_eq!(found, Lost { games: 1, nodes: 2, comments: 1, ..nothing });
    }

    #[test]
    fn lost_things_are_named_with_their_number() {
        let lost = Lost { variations: 15, nodes: 45, comments: 30, marks: 1, ..Lost::default() };
        assert_eq!(lost.localized(), "30 comments, 15 variations (45 nodes), 1 mark");
        let slight = Lost { shortened: 1, ..Lost::default() };
        assert!(slight.is_slight() && !slight.is_nothing() && !lost.is_slight());
        assert_eq!(slight.localized(), "words in 1 text");
    }

    /// A line of ten moves, with comments at some of them.
    fn line(comments: &[usize], last: &str) -> Tree {
        let comment = |at: usize| if comments.contains(&at) { "C[some words here]" } else { "" };
        let moves = (0..40).map(|at| format!(";B[{}{}]{}", letter(at / 8), letter(at % 8), comment(at)));
        tree(&format!("(;GM[1]SZ[9]{}{last})", moves.collect::<String>()))
    }

    fn letter(at: usize) -> char {
        (b'a' + at as u8) as char
    }

    #[test]
    fn the_nearest_common_version_is_the_most_plausible_base() {
        let all: Vec<usize> = (0..30).collect();
        let (ours, theirs) = (line(&all, ""), line(&[35], ";W[ii]"));
        let bases = [
            ("fork", line(&[], "")),
            ("older than the fork", tree("(;GM[1]SZ[9];B[aa];B[ab])")),
            ("nothing", Tree::empty()),
            ("newer than the fork", line(&all[..25], "")),
            ("another game", tree("(;GM[1]SZ[9];W[ee];B[ef];W[eg];B[eh];W[dd];B[de];W[df];B[dg])")),
            ("ours", line(&all, "")),
        ];
        let mut ranked: Vec<_> =
            bases.iter().map(|(name, base)| (BaseFit::of(base, &ours, &theirs).rank(), *name)).collect();
        ranked.sort();
        let names: Vec<&str> = ranked.into_iter().map(|(_, name)| name).collect();
        assert_eq!(names[..2], ["fork", "older than the fork"]);
        assert_eq!(names[2], "nothing");
        assert_eq!(*names.last().unwrap(), "ours");
    }
}
