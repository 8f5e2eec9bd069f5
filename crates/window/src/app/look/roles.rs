//! Accessibility roles of menus. egui reports menu entries as buttons; this gives every menu of the window the proper roles.

use std::collections::HashMap;

use egui::accesskit::{Node, NodeId, Role};
use egui::{Context, FullOutput, Plugin};

/// Tells menus as menus, in every frame from now on.
pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(Menus);
}

struct Menus;

impl Plugin for Menus {
    fn debug_name(&self) -> &'static str {
        "menus"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if let Some(update) = &mut output.platform_output.accesskit_update {
            set_roles(&mut update.nodes);
        }
    }
}

/// Gives what is in a menu its role.
fn set_roles(nodes: &mut [(NodeId, Node)]) {
    let mut waiting: Vec<NodeId> = Vec::new();
    let menus = nodes.iter().filter(|(_, node)| node.role() == Role::Menu);
    menus.for_each(|(_, menu)| waiting.extend(menu.children()));
    if waiting.is_empty() {
        return;
    }
    let places: HashMap<NodeId, usize> = nodes.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    while let Some((_, node)) = waiting.pop().and_then(|id| nodes.get_mut(*places.get(&id)?)) {
        match node.role() {
            Role::Button => node.set_role(match node.toggled() {
                Some(_) => Role::MenuItemCheckBox,
                None => Role::MenuItem,
            }),
            Role::RadioButton => node.set_role(Role::MenuItemRadio),
            Role::GenericContainer => waiting.extend(node.children()),
            // Fields, labels and contents of groups keep their roles, and a submenu is handled by itself.
            _ => {}
        }
    }
}
