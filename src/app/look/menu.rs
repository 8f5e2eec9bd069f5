//! Menus: as high as the screen allows, with a bar beside them where there is more, followed by the keyboard. One that the other button
//! opens stands beside the pointer, so that a second click there chooses nothing.

use egui::{Id, Popup, PopupCloseBehavior, Pos2, Rect, RectAlign, Response, ScrollArea, Sense, Ui, Vec2};

use crate::app::look::controls::focused_in;
use crate::app::look::theme::{BAR, GRID};

/// The pointer went on when it is this far from where a menu was opened, in points.
const NEAR: f32 = 6.0;

/// Keeps what has just opened above everything: the toolkit gives it the place among the layers that it had last, which is under a
/// dialog that came up since.
pub fn on_top(ui: &Ui) {
    ui.ctx().move_to_top(ui.layer_id());
}

/// Commands that take away what one has: they stand apart at the end of a menu.
pub fn takes_away(name: &str) -> bool {
    name.starts_with("delete-") || name.starts_with("keep-") || name == "truncate"
}

/// A menu as high as the screen allows, with a bar beside it that shows where there is more.
pub fn scrolling(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    on_top(ui);
    // Nothing covers the button that a menu hangs from: the pointer is there.
    let room = ui.ctx().content_rect().height() - BAR - 3.0 * GRID;
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().scroll = egui::style::ScrollStyle { bar_width: 6.0, ..egui::style::ScrollStyle::solid() };
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        content(ui);
        follow_keys(ui);
    });
}

/// What the keyboard came to is brought into view.
fn follow_keys(ui: &Ui) {
    let now = ui.memory(|memory| memory.focused());
    let id = ui.layer_id().id.with("the item with the keyboard");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<Option<Id>>(id).flatten();
        data.insert_temp(id, now);
        before
    });
    if now != before
        && let Some(item) = focused_in(ui.ctx(), ui.layer_id())
    {
        ui.scroll_to_rect(item.rect, None);
    }
}

/// The menu that the other button opens on something. Returns whether it is open.
pub fn of(response: &Response, content: impl FnOnce(&mut Ui)) -> bool {
    let popup = Popup::context_menu(response);
    let (ctx, id, opens) = (response.ctx.clone(), popup.get_id(), response.secondary_clicked());
    if !opens && !popup.is_open() {
        return false;
    }
    let gone = id.with("the pointer went on");
    let at = if opens { ctx.pointer_interact_pos() } else { Popup::position_of_id(&ctx, id) };
    let far = at.zip(ctx.pointer_latest_pos()).is_some_and(|(at, now)| at.distance(now) > NEAR);
    let rests = ctx.data_mut(|data| {
        let before = data.get_temp(gone).unwrap_or(false);
        let rests = opens || (!before && !far);
        data.insert_temp(gone, !rests);
        rests
    });
    if opens {
        // The arrows are for the menu now, and for whoever had them when it is closed.
        let had = ctx.memory(|memory| memory.focused());
        ctx.memory_mut(|memory| had.into_iter().for_each(|had| memory.surrender_focus(had)));
        ctx.data_mut(|data| data.insert_temp(id.with("had the keyboard"), had));
    }
    let width = popup.get_expected_size().map_or(0.0, |size| size.x);
    let align = side(ctx.content_rect(), at, width);
    // Where there is no room beside the pointer, a click where it rests is none of the menu's.
    let closes = if rests { PopupCloseBehavior::CloseOnClickOutside } else { PopupCloseBehavior::CloseOnClick };
    let menu = popup.align(align).align_alternatives(&[]).gap(2.0).close_behavior(closes);
    menu.show(|ui| {
        scrolling(ui, content);
        let cover = at.filter(|_| rests).map(|at| Rect::from_center_size(at, Vec2::splat(2.0 * NEAR)));
        if let Some(cover) = cover.filter(|cover| cover.intersects(ui.min_rect())) {
            ui.interact(cover, id.with("cover"), Sense::CLICK | Sense::DRAG);
        }
    });
    let open = Popup::is_id_open(&ctx, id);
    if !open
        && let Some(had) = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(id.with("had the keyboard"))).flatten()
    {
        ctx.memory_mut(|memory| memory.request_focus(had));
    }
    open
}

/// On which side of the pointer a menu of this width stands: where it fits, else where there is more room.
fn side(screen: Rect, pointer: Option<Pos2>, width: f32) -> RectAlign {
    let Some(pointer) = pointer else { return RectAlign::RIGHT_START };
    let (left, right) = (pointer.x - screen.left(), screen.right() - pointer.x);
    if width + GRID <= right || left <= right { RectAlign::RIGHT_START } else { RectAlign::LEFT_START }
}
