//! A record is published: made into a page, a booklet, a clip or a text, away from the window.

use std::sync::Arc;

use crate::app::bars::progress::Progress;
use crate::app::context::publishing::{PublishChoice, PublishedPart};
use crate::edit::{Command, Workspace};
use crate::language::{self, Word};
use crate::publish::{AskedGame, AskedMove, Choices, Form, Publication, PublishError, Published};
use crate::record::Document;
use crate::sgf::{NodeId, Tree};
use crate::study::{Solution, SolutionMove, Verdict, solutions};

/// A record to be published, as it is now.
pub struct Publishing {
    /// The state.
    pub tree: Arc<Tree>,
    /// The root of the current game, and the node.
    pub at: (NodeId, NodeId),
    /// What the record is called.
    pub name: String,
    /// What was chosen.
    pub choice: PublishChoice,
}

impl Publishing {
    /// Makes it; `None` where it was stopped.
    ///
    /// # Errors
    /// In a sentence that names the file.
    pub fn make(&self, progress: &Progress) -> Option<Result<Published, String>> {
        let publication = match self.publication() {
            Ok(publication) => publication,
            Err(why) => return Some(Err(why)),
        };
        let choices = Choices { moves_per_figure: self.choice.moves_per_figure, ..Choices::default() };
        let mut told = |done: usize, of: usize| progress.tell(done as u64, of as u64);
        let made = self.choice.form.make(&publication, &choices, &mut told);
        match made {
            Err(PublishError::Stopped) => None,
            _ if progress.is_stopped() => None,
            made => Some(made.map_err(|why| language::with_colon(self.choice.path.display(), why))),
        }
    }

    /// The part that is published, as a record of its own.
    ///
    /// # Errors
    /// In a sentence, where there is no such part.
    pub fn publication(&self) -> Result<Publication, String> {
        let tree = match self.choice.part {
            PublishedPart::Record => Tree::clone(&self.tree),
            PublishedPart::Game => self.game(&self.tree)?,
            PublishedPart::Line => self.game(self.edited(&[Command::DeleteOtherVariations])?.document().tree())?,
            PublishedPart::Onward => self.game(self.edited(&[Command::KeepSubtree])?.document().tree())?,
        };
        let asks = self.choice.asks && self.choice.form == Form::Page;
        let asked = if asks { asked(&tree) } else { Vec::new() };
        Ok(Publication::asking(&self.name, tree, asked, &self.choice.without))
    }

    fn edited(&self, commands: &[Command]) -> Result<Workspace, String> {
        let mut workspace = Workspace::of(Document::over(self.tree.clone()));
        workspace.go_to(self.at.1);
        for command in commands {
            // What is not there need not be taken away.
            if let Err(why) = workspace.run(command)
                && !matches!(why, crate::edit::EditError::Nothing(_))
            {
                return Err(why.to_string());
            }
        }
        Ok(workspace)
    }

    /// The current game alone, of the record or of what became of it: games keep their places.
    fn game(&self, tree: &Tree) -> Result<Tree, String> {
        let number = self.tree.games().position(|root| root == self.at.0);
        let game = number.and_then(|number| tree.games().zip(tree.write_games()).nth(number));
        let (root, game) =
            game.ok_or_else(|| Word("no-such-game-any-more", "the game is not there any more").to_string())?;
        Ok(Tree::read(tree.charset(root).widen(game)).0)
    }
}

/// What a page is told of the problems of a record.
fn asked(tree: &Tree) -> Vec<AskedGame> {
    let asked_move = |made: SolutionMove| AskedMove {
        node: made.node,
        is_right: made.verdict == Verdict::Right,
        leads_on: made.verdict > Verdict::Wrong,
        is_drawn: made.is_drawn,
        goes_on: made.goes_on,
        comment: made.comment,
    };
    let asked_game = |Solution { root, questions, moves }| AskedGame {
        root,
        questions,
        moves: moves.into_iter().map(asked_move).collect(),
    };
    solutions(tree).into_iter().map(asked_game).collect()
}
