//! Says that analysis no longer fits: it was made for another position, another komi or other rules.

use super::GameAnalysis;
use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::values::choices::AnalysisPart;
use crate::sgf::vocabulary::{self, Class};

/// So many nodes are looked through for analysis: a record that has any has it almost everywhere.
const LOOKED_AT: usize = 1000;

/// Whether a command changes what the numbers of engines depend on.
pub(crate) fn outdates(command: &Command) -> bool {
    let is_of_it = |id: &str| vocabulary::class(id) == Some(Class::Setup) || matches!(id, "KM" | "RU" | "HA");
    match command {
        Command::AddStone { .. }
        | Command::Erase { .. }
        | Command::Handicap(_)
        | Command::ToPlay { .. }
        | Command::Correct(_)
        | Command::InsertMove { .. } => true,
        Command::Info { id, .. }
        | Command::Set { id, .. }
        | Command::EditValue { id, .. }
        | Command::Unset { id }
        | Command::Rename { id, .. } => is_of_it(id),
        _ => false,
    }
}

/// What is to be said where a command outdates analysis: of this node and those after it, or for komi and rules of the whole game.
pub(crate) fn unfit(context: &EditContext, command: &Command) -> Option<String> {
    let tree = context.tree();
    let from = if matches!(command, Command::Info { .. }) { context.root } else { context.node };
    let game = GameAnalysis::of(tree, context.root);
    // Which program saved a record is no analysis.
    const OF_FILES: [&str; 6] = ["KTV", "KTSF", "KTSID", "RSGF", "BOT", "BOTV"];
    let mut nodes = tree.descendants(from).take(LOOKED_AT);
    let has_numbers = nodes.any(|node| {
        tree.properties(node).any(|property| game.owns(&property) && !OF_FILES.contains(&&*property.id()))
            || game.is_in(tree, node, &[AnalysisPart::Comments])
    });
    has_numbers.then(|| {
        say!(
            "analysis-no-longer-fits",
            "the analysis in this game was made before this change and may no longer fit; 'remove-analysis' removes it"
        )
    })
}
