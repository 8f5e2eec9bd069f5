//! Marks on the board: at most one mark and one label per point, and no line twice.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::values::choices::View;
use crate::edit::values::draft::Draft;
use crate::edit::values::operand::{Operand, Places, Whose};
use crate::edit::values::points;
use crate::game::{Colour, Mark, Place, markup};
use crate::language::{StaticText, capital, list};
use crate::record::Transaction;
use crate::sgf::vocabulary;
use crate::text;
use std::collections::HashSet;

/// Why a stone gets no mark of its own.
pub(crate) const NOT_ONE_BY_ONE: StaticText =
    StaticText("not-one-by-one", "stones of this game cannot be marked individually; use 'mark' to mark points");

pub(crate) fn mark(context: &EditContext, mark: Mark, points: &Places) -> Result<Transaction, EditError> {
    let places = context.places(points)?;
    let mut draft = context.draft();
    let id = mark.property();
    let has = marked(context, &draft, id);
    if places.iter().all(|place| has.contains(place)) {
        remove_points(context, &mut draft, id, &places);
        return Ok(context.commit(
            say!("remove-at", "Remove {mark} at {places}", mark = mark.words(), places = described(context, &places)),
            draft,
        ));
    }
    for other in vocabulary::rival_marks(id) {
        remove_points(context, &mut draft, other, &places);
    }
    add_points(context, &mut draft, id, places.iter().filter(|place| !has.contains(place)));
    Ok(context.commit(
        say!("at-2", "{mark} at {places}", mark = capital(&mark.words()), places = described(context, &places)),
        draft,
    ))
}

/// DD holds for what follows too, until another DD: the list of this node replaces the one before.
pub(crate) fn dim(context: &EditContext, points: &Places) -> Result<Transaction, EditError> {
    let (tree, places) = (context.tree(), context.places(points)?);
    let mut draft = context.draft();
    let before = tree.parent(context.node).and_then(|parent| context.position_at(parent).inherited().dim);
    let before: Vec<Place> = match before {
        Some(node) => tree.values(node, "DD").flat_map(|raw| context.kind.places(raw)).flatten().collect(),
        None => Vec::new(),
    };
    if !draft.has("DD") && !before.is_empty() {
        let values: Vec<String> = before.iter().map(|&place| context.kind.place_value(place)).collect();
        draft.append("DD", &values);
    }
    let has = marked(context, &draft, "DD");
    if places.iter().all(|place| has.contains(place)) {
        remove_points(context, &mut draft, "DD", &places);
        if !draft.has("DD") && !before.is_empty() {
            draft.append("DD", &[b""]);
        }
        return Ok(
            context.commit(say!("show-again", "Show {places} again", places = described(context, &places)), draft)
        );
    }
    add_points(context, &mut draft, "DD", places.iter().filter(|place| !has.contains(place)));
    Ok(context.commit(say!("dim", "Dim {places}", places = described(context, &places)), draft))
}

pub(crate) fn label(
    context: &EditContext,
    point: &Operand<Place>,
    text: Option<&str>,
) -> Result<Transaction, EditError> {
    let place = context.place(point)?;
    let mut draft = context.draft();
    let at = |raw: &[u8]| context.kind.labelled(raw) == Some(place);
    let text = match text {
        Some(text) => text.to_owned(),
        // Like any other mark it is removed if it exists.
        None if draft.values("LB").iter().any(|raw| at(raw)) => String::new(),
        None => next_label(context, &draft),
    };
    let name = described(context, &[place]);
    // Of several labels at a place the last is shown.
    let shown = draft.values("LB").iter().rposition(|raw| at(raw));
    let mut numbers = 0..;
    if text.is_empty() {
        draft.edit_values("LB", false, |values| values.retain(|_| numbers.next() != shown));
        return Ok(context.commit(say!("remove-label-at", "Remove label at {name}", name), draft));
    }
    let new = [context.kind.place_value(place).as_bytes(), b":", &context.composed_value(&text)?].concat();
    draft.edit_values("LB", false, |values| {
        values.iter_mut().filter(|_| numbers.next() == shown).for_each(|raw| raw.clone_from(&new));
    });
    if shown.is_none() {
        draft.add_values("LB", &[new]);
    }
    Ok(context.commit(say!("label-at", "Label {text} at {name}", text, name), draft))
}

/// The label that comes next after those of the node.
fn next_label(context: &EditContext, draft: &Draft) -> String {
    let used: Vec<String> = draft
        .values("LB")
        .iter()
        .filter_map(|raw| {
            let (_, label) = text::split_composed_bytes(raw)?;
            Some(text::simple_text_of(&context.charset().decode(label).text))
        })
        .collect();
    markup::next_label(&used)
}

pub(crate) fn line(
    context: &EditContext,
    from: &Operand<Place>,
    to: &Operand<Place>,
    arrow: bool,
) -> Result<Transaction, EditError> {
    let (from, to) = (context.place(from)?, context.place(to)?);
    if from == to {
        return Err(refused!("line-needs-two-different", "a line needs two different points"));
    }
    let (id, other) = if arrow { ("AR", "LN") } else { ("LN", "AR") };
    let same = |raw: &[u8]| {
        let ends = context.kind.ends(raw);
        ends == Some((from, to)) || (!arrow && ends == Some((to, from)))
    };
    let between = |raw: &[u8]| matches!(context.kind.ends(raw), Some(ends) if ends == (from, to) || ends == (to, from));
    let mut draft = context.draft();
    let word = if arrow { StaticText("mark-arrow", "arrow") } else { StaticText("mark-line", "line") };
    let ends = say!("from", "from {from} to {to}", from = described(context, &[from]), to = described(context, &[to]));
    if draft.edit_values(id, false, |values| values.retain(|raw| !same(raw))) {
        return Ok(context.commit(say!("remove", "Remove {word} {ends}", word, ends), draft));
    }
    draft.edit_values(other, false, |values| values.retain(|raw| !between(raw)));
    let value = format!("{}:{}", context.kind.place_value(from), context.kind.place_value(to));
    draft.add_values(id, &[value]);
    Ok(context.commit(format!("{} {ends}", capital(&word)), draft))
}

pub(crate) fn territory(context: &EditContext, colour: Whose, points: &Places) -> Result<Transaction, EditError> {
    let places = context.places(points)?;
    let (id, whose) = match colour.map(|colour| context.colour(colour)).transpose()?.map(Colour::index) {
        None => (None, "No"),
        Some(0) => (Some("TB"), "Black"),
        Some(1) => (Some("TW"), "White"),
        Some(_) => return Err(refused!("only-black-white-have", "only Black and White can have territory")),
    };
    let mut draft = context.draft();
    for other in vocabulary::TERRITORY.into_iter().filter(|&other| Some(other) != id) {
        remove_points(context, &mut draft, other, &places);
    }
    if let Some(id) = id {
        let has = marked(context, &draft, id);
        add_points(context, &mut draft, id, places.iter().filter(|place| !has.contains(place)));
    }
    Ok(context.commit(
        say!("territory-at", "{whose} territory at {places}", whose, places = described(context, &places)),
        draft,
    ))
}

pub(crate) fn view(context: &EditContext, view: &View) -> Result<Transaction, EditError> {
    if !context.kind.has_board() {
        return Err(refused!("no-board-to-show", "this game has no board that is known here"));
    }
    let mut draft = context.draft();
    let shows = |raw: &[u8]| marks_something(context, "VW", raw);
    let values = match view {
        View::Points(points) => {
            context.places(points)?.into_iter().map(|place| context.kind.place_value(place).into_bytes()).collect()
        }
        View::All => vec![Vec::new()],
        View::Inherited => Vec::new(),
    };
    draft.replace_values("VW", &values, shows);
    Ok(context.commit(say!("show-part-board", "Show part of the board"), draft))
}

pub(crate) fn mark_stone(context: &EditContext, mark: Mark, stones: &[String]) -> Result<Transaction, EditError> {
    let id = context.kind.piece_mark(mark).ok_or_else(|| EditError::refused(NOT_ONE_BY_ONE))?;
    for stone in stones {
        check_stone(context, stone)?;
    }
    let mut draft = context.draft();
    let named = |raw: &[u8]| stones.iter().any(|stone| stone.as_bytes().eq_ignore_ascii_case(raw));
    let has = draft.values(id);
    if stones.iter().all(|stone| has.iter().any(|raw| raw.eq_ignore_ascii_case(stone.as_bytes()))) {
        draft.edit_values(id, false, |values| values.retain(|raw| !named(raw)));
        return Ok(context.commit(
            say!(
                "remove-at-2",
                "Remove {mark} at {stones}",
                mark = mark.words(),
                stones = list(stones.iter().cloned())
            ),
            draft,
        ));
    }
    for other in vocabulary::STONE_MARKS {
        draft.edit_values(other, false, |values| values.retain(|raw| !named(raw)));
    }
    draft.add_values(id, stones);
    Ok(context.commit(
        say!("at-3", "{mark} at {stones}", mark = capital(&mark.words()), stones = list(stones.iter().cloned())),
        draft,
    ))
}

/// AS: an arrow from a stone to a point.
pub(crate) fn stone_arrow(context: &EditContext, ends: &[String]) -> Result<Transaction, EditError> {
    if !context.kind.facts().stacks {
        return Err(EditError::refused(NOT_ONE_BY_ONE));
    }
    let [stone, point] = ends else {
        return Err(refused!("arrow-needs-stone-point", "an arrow needs a stone and a point"));
    };
    check_stone(context, stone)?;
    let value = format!("{stone}:{}", context.kind.place_value(context.read_place(point)?));
    let mut draft = context.draft();
    if !draft.edit_values("AS", false, |values| values.retain(|raw| raw != value.as_bytes())) {
        draft.add_values("AS", &[value]);
    }
    Ok(context.commit(StaticText("tool-arrow", "Arrow"), draft))
}

/// A stone is a point and possibly the letters of its prongs.
pub(crate) fn check_stone(context: &EditContext, stone: &str) -> Result<Place, EditError> {
    let letters = stone.get(2..).is_some_and(|rest| rest.bytes().all(|byte| matches!(byte, b'A'..=b'H' | b'!')));
    match stone.get(..2) {
        Some(point) if letters => context.read_place(point),
        _ => Err(refused!(
            "no-stone-point-letters",
            "'{stone}' is not a pod: use a point and the letters A to H of its prongs",
            stone
        )),
    }
}

/// Removes marks, and reports the labels among them that another label of their point covered.
pub(crate) fn unmark(context: &EditContext, points: &Places) -> Result<(Transaction, Option<String>), EditError> {
    let mut draft = context.draft();
    if matches!(points, Operand::Typed(words) if words.is_empty()) {
        let game = context.kind.identity().game();
        // Dimming and the visible part are not marks.
        let is_mark = |id: &str| vocabulary::is_markup(id, game) && !matches!(id, "DD" | "VW");
        let covered = covered_labels(context, &draft, |_| true);
        remove_marks(context, &mut draft, is_mark);
        return Ok((context.commit(say!("remove-all-marks", "Remove all marks"), draft), covered));
    }
    let places = context.places(points)?;
    let covered = covered_labels(context, &draft, |place| places.contains(&place));
    for id in vocabulary::POINT_MARKS.iter().chain(&vocabulary::TERRITORY).chain(&vocabulary::OLD_MARKS) {
        remove_points(context, &mut draft, id, &places);
    }
    let at = |place: Option<Place>| place.is_some_and(|place| places.contains(&place));
    draft.edit_values("LB", false, |values| values.retain(|raw| !at(context.kind.labelled(raw))));
    for id in vocabulary::LINES {
        draft.edit_values(id, false, |values| {
            values.retain(|raw| !context.kind.ends(raw).is_some_and(|(from, to)| at(Some(from)) || at(Some(to))));
        });
    }
    if context.kind.facts().stacks {
        for id in vocabulary::STONE_MARKS.iter().chain(&["AS"]) {
            draft.edit_values(id, false, |values| {
                values.retain(|raw| !at(raw.get(..2).and_then(|point| context.kind.place(point).ok())));
            });
        }
    }
    let title = say!("remove-marks-at", "Remove marks at {places}", places = described(context, &places));
    Ok((context.commit(title, draft), covered))
}

/// The labels at these places that are not shown, because a later one is at the same place: in a sentence, the first few by their text.
fn covered_labels(context: &EditContext, draft: &Draft, is_meant: impl Fn(Place) -> bool) -> Option<String> {
    const MOST_NAMED: usize = 3;
    let (mut shown, mut count, mut named) = (HashSet::new(), 0, Vec::new());
    for raw in draft.values("LB").iter().rev() {
        let Some(place) = context.kind.labelled(raw).filter(|place| is_meant(*place)) else { continue };
        if shown.insert(place) {
            continue;
        }
        count += 1;
        if let Some((_, label)) = text::split_composed_bytes(raw).filter(|_| named.len() < MOST_NAMED) {
            named.push(text::simple_text_of(&context.charset().decode(label).text));
        }
    }
    let labels = list(named);
    (count > 0).then(|| {
        say!(
            "covered-labels-removed",
            "with {count} label that was not shown: {labels}" | "with {count} labels that were not shown: {labels}",
            count,
            labels
        )
    })
}

/// Removes the marks of those properties that are meant. What names no place marks nothing, and stays.
pub(crate) fn remove_marks(context: &EditContext, draft: &mut Draft, is_meant: impl Fn(&str) -> bool) -> usize {
    let mut ids: Vec<String> = draft.properties().map(|property| property.id().into_owned()).collect();
    ids.retain(|id| is_meant(id));
    ids.sort_unstable();
    ids.dedup();
    ids.iter().filter(|id| draft.replace_values(id, &[], |raw| marks_something(context, id, raw))).count()
}

/// Whether a raw value of a property marks board places, or explicitly none.
pub(crate) fn marks_something(context: &EditContext, id: &str, raw: &[u8]) -> bool {
    let shape = context.kind.shape(id).filter(|_| context.kind.has_board());
    shape.is_some_and(|shape| {
        let places = || points::places(&context.kind, shape, raw);
        raw.trim_ascii().is_empty() || places().is_ok_and(|places| !places.is_empty())
    })
}

/// Places for undo steps: by name, or their number.
fn described(context: &EditContext, places: &[Place]) -> String {
    match places {
        &[place] => context.kind.board().display_name(place),
        places => say!("points-2", "{places} points", places = places.len()),
    }
}

/// The places that a list of points names.
pub(crate) fn marked(context: &EditContext, draft: &Draft, id: &str) -> Vec<Place> {
    draft.values(id).iter().flat_map(|raw| context.kind.places(raw)).flatten().collect()
}

pub(crate) fn add_points<'p>(
    context: &EditContext,
    draft: &mut Draft,
    id: &str,
    places: impl Iterator<Item = &'p Place>,
) {
    let values: Vec<String> = places.map(|&place| context.kind.place_value(place)).collect();
    draft.add_values(id, &values);
}

/// Takes places out of a list. A rectangle that holds one of them is written as its other points, each of them once.
pub(crate) fn remove_points(context: &EditContext, draft: &mut Draft, id: &str, places: &[Place]) {
    draft.edit_values(id, false, |values| {
        let mut kept = Vec::with_capacity(values.len());
        let mut written = HashSet::new();
        for raw in values.drain(..) {
            let named: Vec<Place> = context.kind.places(&raw).flatten().collect();
            if !named.iter().any(|place| places.contains(place)) {
                kept.push(raw);
            } else {
                let rest = named.iter().filter(|place| !places.contains(place) && written.insert(**place));
                kept.extend(rest.map(|&place| context.kind.place_value(place).into_bytes()));
            }
        }
        *values = kept;
    });
}
