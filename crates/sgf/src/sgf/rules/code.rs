//! The codes of all findings, of every layer: one list, so that no code means two things.

use crate::language::{Argument, Sayable};
use std::{fmt, str::FromStr};

macro_rules! codes {
    ($($name:ident $word:literal,)*) => {
        /// The kind of a fault. Its [`Rule`](super::Rule) explains it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $(#[doc = concat!("`", $word, "`")] $name,)*
        }

        impl Code {
            /// All codes, sorted by their words.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable word that listings, JSON and `repair` use.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Code::$name => $word,)*
                }
            }
        }
    };
}

codes! {
    AnnotationContradicts "annotation-contradicts",
    AnnotationPair "annotation-pair",
    AnnotationWithoutMove "annotation-without-move",
    BadRootValue "bad-root-value",
    BoardTooBig "board-too-big",
    BoardUnknown "board-unknown",
    BorderRow "border-row",
    ByteEscapes "byte-escapes",
    Centre "centre",
    CharsetContradicted "charset-contradicted",
    CharsetDoubtful "charset-doubtful",
    CharsetGuessed "charset-guessed",
    CharsetMissing "charset-missing",
    CharsetUnknown "charset-unknown",
    ComposedSpelling "composed-spelling",
    Crossing "crossing",
    DateFormat "date-format",
    Dialect "dialect",
    DuplicateGame "duplicate-game",
    DuplicateProperty "duplicate-property",
    DuplicateVariation "duplicate-variation",
    EarlierConversion "earlier-conversion",
    EdgeContact "edge-contact",
    EmptyList "empty-list",
    EmptyNode "empty-node",
    EmptyValue "empty-value",
    EmptyVariation "empty-variation",
    ForbiddenMove "forbidden-move",
    ForeignValue "foreign-value",
    FormatTooNew "format-too-new",
    GameGuessed "game-guessed",
    GameInsideGame "game-inside-game",
    HandicapDiffers "handicap-differs",
    HandicapTooSmall "handicap-too-small",
    HeaderPoint "header-point",
    HeaderText "header-text",
    IdentifierTooLong "identifier-too-long",
    IllegalValue "illegal-value",
    JunctionListed "junction-listed",
    Junk "junk",
    Ko "ko",
    KomiDoubled "komi-doubled",
    KomiScaled "komi-scaled",
    LabelRepeated "label-repeated",
    LabelTooLong "label-too-long",
    LineEndsMixed "line-ends-mixed",
    LineRepeated "line-repeated",
    LongIdentifier "long-identifier",
    LowercaseIdentifier "lowercase-identifier",
    MainLineShorter "main-line-shorter",
    MarkRepeated "mark-repeated",
    MergeConflict "merge-conflict",
    MergeLines "merge-lines",
    MissedStart "missed-start",
    MissingBracket "missing-bracket",
    MissingClose "missing-close",
    MissingOpen "missing-open",
    MissingSemicolon "missing-semicolon",
    MixedCharsets "mixed-charsets",
    MixedFormats "mixed-formats",
    MixedGames "mixed-games",
    Mojibake "mojibake",
    MoveAfterEnd "move-after-end",
    MoveInRoot "move-in-root",
    MoveWithSetup "move-with-setup",
    NameAsMove "name-as-move",
    NeedlessPass "needless-pass",
    NestedDeep "nested-deep",
    NewerProperty "newer-property",
    NoContact "no-contact",
    NoFlip "no-flip",
    NoGame "no-game",
    NoHole "no-hole",
    NoLink "no-link",
    NoPiece "no-piece",
    NoSuchColour "no-such-colour",
    NoValue "no-value",
    NoWay "no-way",
    NodeAfterVariation "node-after-variation",
    NotAPiece "not-a-piece",
    NotComposed "not-composed",
    NothingToRemove "nothing-to-remove",
    NulByte "nul-byte",
    NumberFormat "number-format",
    ObsoleteProperty "obsolete-property",
    Occupied "occupied",
    OctiCapture "octi-capture",
    OctiEntry "octi-entry",
    OctiJump "octi-jump",
    OctiMove "octi-move",
    OctiNoPod "octi-no-pod",
    OctiNoProng "octi-no-prong",
    OctiParts "octi-parts",
    OctiPodGone "octi-pod-gone",
    OctiProngMissing "octi-prong-missing",
    OctiProngTaken "octi-prong-taken",
    OctiStep "octi-step",
    OctiSuperprong "octi-superprong",
    OctiSupply "octi-supply",
    OctiWhichPod "octi-which-pod",
    OddSpace "odd-space",
    OldProperty "old-property",
    OneFirst "one-first",
    Overlap "overlap",
    PassOnLargeBoard "pass-on-large-board",
    PassSpelling "pass-spelling",
    PieceUsed "piece-used",
    PointDoubled "point-doubled",
    PointOffBoard "point-off-board",
    PointRectangle "point-rectangle",
    PropertyAfterVariation "property-after-variation",
    ReplacementCharacter "replacement-character",
    ResultFormat "result-format",
    RootPropertyElsewhere "root-property-elsewhere",
    RulesFormat "rules-format",
    RulesUnjudged "rules-unjudged",
    SameColourTwice "same-colour-twice",
    SecondGameInfo "second-game-info",
    SetupAfterRoot "setup-after-root",
    SetupRepeated "setup-repeated",
    SetupWithoutEffect "setup-without-effect",
    SeveralGames "several-games",
    SizeUnreadable "size-unreadable",
    SplitCharacter "split-character",
    SquareSize "square-size",
    StartUnknown "start-unknown",
    StrayComma "stray-comma",
    Suicide "suicide",
    Superko "superko",
    SurplusClose "surplus-close",
    SurplusOpen "surplus-open",
    SwapAmbiguous "swap-ambiguous",
    SwapLate "swap-late",
    SwapMislabelled "swap-mislabelled",
    SwapOblong "swap-oblong",
    TimeFormat "time-format",
    TooLarge "too-large",
    TooManyValues "too-many-values",
    TrailingText "trailing-text",
    TurnUnfinished "turn-unfinished",
    TurnUnreadable "turn-unreadable",
    TwoMoves "two-moves",
    UncheckedGame "unchecked-game",
    UndecodableValue "undecodable-value",
    UnescapedBracket "unescaped-bracket",
    UnknownProperty "unknown-property",
    UnreadLine "unread-line",
    UnreadableMove "unreadable-move",
    UnreadablePoint "unreadable-point",
    UnterminatedValue "unterminated-value",
    ValueSpelling "value-spelling",
    ValueWithoutProperty "value-without-property",
    ViewCleared "view-cleared",
    ViewOld "view-old",
}

impl Code {
    /// The code with this word.
    pub fn named(word: &str) -> Option<Code> {
        Self::ALL.binary_search_by(|code| code.word().cmp(word)).ok().map(|at| Self::ALL[at])
    }
}

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.word())
    }
}

impl Sayable for Code {
    fn argument(&self) -> Argument {
        Argument::Text(self.word().to_owned())
    }
}

/// No code has this word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCode(pub String);

impl fmt::Display for UnknownCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        message!("no-kind-of-finding", "'{code}' is not a kind of issue", code = self.0).fmt(out)
    }
}

impl std::error::Error for UnknownCode {}

impl FromStr for Code {
    type Err = UnknownCode;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::named(word).ok_or_else(|| UnknownCode(word.to_owned()))
    }
}

/// A set of codes, such as those to repair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sgf) struct Codes([u64; 4]);

impl Codes {
    pub const ALL: Codes = Codes([u64::MAX; 4]);

    /// One code, or all.
    pub fn of(code: Option<Code>) -> Self {
        code.map_or(Self::ALL, |code| Self([0; 4]).with(code))
    }

    /// Some codes.
    pub fn among(codes: &[Code]) -> Self {
        codes.iter().fold(Self([0; 4]), |all, code| all.with(*code))
    }

    pub fn with(mut self, code: Code) -> Self {
        self.0[code as usize / 64] |= 1 << (code as usize % 64);
        self
    }

    pub fn without(mut self, code: Code) -> Self {
        self.0[code as usize / 64] &= !(1 << (code as usize % 64));
        self
    }

    pub fn has(&self, code: Code) -> bool {
        self.0[code as usize / 64] & (1 << (code as usize % 64)) != 0
    }
}

const _: () = assert!(Code::ALL.len() <= 256);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_sorted_and_found() {
        assert!(Code::ALL.windows(2).all(|pair| pair[0].word() < pair[1].word()));
        for code in Code::ALL {
            let word = code.word();
            assert!(word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{word}");
            assert_eq!(word.parse(), Ok(*code));
            // The name is the word, without hyphens.
            assert_eq!(format!("{code:?}").to_lowercase(), word.replace('-', ""));
        }
        assert_eq!(Code::named("no-such-code"), None);
    }

    #[test]
    fn sets_of_codes() {
        let one = Codes::of(Some(Code::Junk));
        assert!(Code::ALL.iter().all(|&code| one.has(code) == (code == Code::Junk) && Codes::ALL.has(code)));
        assert!(!Codes::ALL.without(Code::TwoMoves).has(Code::TwoMoves));
    }
}
