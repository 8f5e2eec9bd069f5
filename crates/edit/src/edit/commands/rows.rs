//! The macro of the table of record commands.

/// Makes the enum of the commands and everything that is known of each from one table. The names in front are those by which the rows
/// know the words that were typed, the game, the history, the context of the current node and the workspace; a row has its fields, too.
/// Arguments are read in the order in which the row names them: options come first, since they can stand anywhere.
///
/// * `game`: whether the game has such a thing at all, for menus; with a refusal, the command is not carried out otherwise
/// * `offered`: whether this game has it with these arguments, where that differs
/// * `anytime`: whether it is available, for a command that needs no game
/// * `available`: whether it is available at a node; cheap, since menus ask in every frame
/// * `removes`: its purpose is to remove nodes or games
/// * `wide`: it reaches beyond the current node, so its cost grows with the record or with the text it is given
/// * `while_writing`: its keys work while a text is being written
/// * `changes_lines`: another line may be the main one afterwards, or a shorter one
/// * `run`: the transaction, and what is to be reported of it; or `does`, what it does with the workspace if it changes nothing
macro_rules! commands {
    (
        ($words:ident, $kind:ident, $history:ident, $context:ident, $workspace:ident)
        $($group:ident { $(
            $variant:ident $(($held:ident: $held_type:ty))? $({ $($field:ident: $type:ty),* })?:
            $($name:literal $arguments:literal, $title:literal, $help:literal $(, $read:expr)?;)*
            {
                $(game $has:expr $(, $lacks:expr)?;)?
                $(offered $offered:expr;)?
                $(anytime $anytime:expr;)?
                $(available $available:expr;)?
                $(removes $removes:expr;)?
                $(wide $wide:expr;)?
                $(while_writing $while_writing:expr;)?
                $(changes_lines $changes_lines:expr;)?
                $(does $does:expr;)?
                $(run $run:expr;)?
            }
        )* })*
    ) => {
        /// Everything a user can ask of a record.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "the arguments are those of the table")]
        pub enum Command {
            $($($(#[doc = $help])* $variant $(($held_type))? $({ $($field: $type),* })?,)*)*
        }

        /// Every command of a record, menu by menu.
        static TABLE: &[CommandEntry] =
            &[$($($(CommandEntry::new($name, $arguments, $title, $help, Group::$group),)*)*)*];

        /// The readers of their arguments, in the same order.
        #[allow(unused_variables)]
        static READERS: &[ReadArguments] =
            &[$($($(|$words| Ok(given_or!({ $($read)? } { Command::$variant })),)*)*)*];

        /// Whether a game has what the command of this name is for, whatever its arguments.
        pub fn row_is_of(name: &str, $kind: &Kind) -> bool {
            match name { $($(_ if <[&str]>::contains(&[$($name),*], &name) => true $(&& $has)?,)*)* _ => true }
        }

        #[allow(unused_variables)]
        impl Command {
            /// Its entry of the table; `None` where it has none of its own.
            pub(in crate::edit) fn entry(&self) -> Option<&'static CommandEntry> {
                let names: &[&str] = match self { $($(Command::$variant { .. } => &[$($name),*],)*)* };
                TABLE.iter().find(|entry| names.first() == Some(&entry.name))
            }

            /// Whether a game has such a thing at all; menus offer it in no other.
            pub fn is_of(&self, $kind: &Kind) -> bool {
                match self { $($(Command::$variant $(($held))? $({ $($field),* })? => true $(&& $has)? $(&& ($offered))?,)*)* }
            }

            /// Whether the purpose of the command is to remove nodes or games.
            pub fn removes(&self) -> bool {
                match self { $($(Command::$variant $(($held))? $({ $($field),* })? => false $(|| $removes)?,)*)* }
            }

            /// Whether it reaches beyond the current node, so that it takes time with the record or the text that comes with it.
            pub(in crate::edit) fn is_wide(&self) -> bool {
                match self { $($(Command::$variant $(($held))? $({ $($field),* })? => false $(|| $wide)?,)*)* }
            }

            /// Whether its keys work while a text field has the focus.
            pub(crate) fn counts_while_writing(&self) -> bool {
                match self { $($(Command::$variant { .. } => false $(|| $while_writing)?,)*)* }
            }

            /// Whether another line may be the main one afterwards, or a shorter one.
            pub(in crate::edit) fn changes_lines(&self) -> bool {
                match self { $($(Command::$variant { .. } => false $(|| $changes_lines)?,)*)* }
            }

            /// Why it is not available in a collection without a game.
            pub(in crate::edit) fn without_game(&self, $history: &History) -> Result<(), Message> {
                match self {
                    $($(Command::$variant { .. } => given_or!({ $($anytime)? } { Err(NO_GAME.into()) }),)*)*
                }
            }

            /// Why it is not available at a node.
            pub(in crate::edit) fn available(&self, $context: &EditContext) -> Result<(), Message> {
                let ($kind, $history) = (&*$context.kind, $context.document.history());
                match self {
                    $($(Command::$variant $(($held))? $({ $($field),* })? => {
                        $($(if !$has { return Err($lacks.into()) })?)?
                        $(<Result<(), Message>>::from($anytime)?;)?
                        $($available?;)?
                    })*)*
                }
                Ok(())
            }

            /// What it changes. Nothing is done yet. What menus refuse is refused here in the same words, whoever asks for it.
            pub(in crate::edit) fn plan(&self, $context: &EditContext) -> Result<Plan, EditError> {
                self.available($context)?;
                let $kind = &*$context.kind;
                match self {
                    $($(Command::$variant $(($held))? $({ $($field),* })? => {
                        given_or!({ $($run.map(Plan::from))? } { Ok($context.transaction(String::new()).into()) })
                    })*)*
                }
            }

            /// Carries it out if it changes no record.
            pub(in crate::edit) fn act(&self, $workspace: &mut Workspace) -> Option<Result<CommandOutcome, EditError>> {
                match self {
                    $($(Command::$variant $(($held))? $({ $($field),* })? => given_or!({ $(Some($does))? } { None }),)*)*
                }
            }
        }
    };
}

/// The first, or where it is empty the second.
macro_rules! given_or {
    ({} { $($other:tt)* }) => { $($other)* };
    ({ $($given:tt)+ } $other:tt) => { $($given)+ };
}
