//! What a comment says of how a move turns out, where it does not begin with a verdict: whether it works, and who lives.
//!
//! The last statement counts: `It looks dead, but it lives`. A denied failure is a success, and the other way round. A statement
//! about the opponent is turned round where somebody lives or dies, and counts for nothing otherwise.

use super::words;
use std::collections::HashMap;
use std::sync::LazyLock;

/// How a move turns out for who plays it, by its comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// The comment does not show it.
    Open,
    Well,
    Badly,
}

/// Somebody lives or wins.
const LIFE_WORDS: &str = "live|lives|living|lived|alive|life|eyes|survive|survives|win|wins|won|escape|escapes|connects|lebt|leben|lebendig|\
    lebend|gewinnt|entkommt|vit|vivent|vivant|gagne|gagnent|vive|viven|vivo|vivas|viva|gana|ganan|vince|vincono|vivono|ganha|vivem|\
    leeft|leven|wint|winnen|живет|живёт|живут|выживает|выживают|выигрывает|выигрывают";

/// Somebody takes the other's stones, or saves the own ones.
const KILL_WORDS: &str = "kill|kills|killing|capture|captures|tötet|fängt|tue|tuent|mata|matan|uccide|doodt|убивает";
const SAVE_WORDS: &str = "save|saves|rettet|sauve|salva|redt|спасает";

/// What is between life and death.
const KO_WORDS: &str = "ko|seki|ко|сэки";

/// Somebody dies or loses.
const DEATH_WORDS: &str = "dies|die|died|dead|dying|loses|lose|lost|killed|captured|stirbt|sterben|tot|verliert|meurt|meurent|mort|morts|perd|\
    muere|mueren|muerto|muertas|pierde|muore|muoiono|morto|morre|morrem|perde|sterft|dood|verliest|умирает|умирают|погибает|погибают|\
    мертвы|мёртвы|проигрывает";

/// A move does not work, or not well enough.
const FAILURE_WORDS: &str = "ko|seki|mistake|mistakes|error|bad|poor|fail|fails|failed|failing|failure|slow|insufficient|worse|inferior|useless|\
    refuted|refutes|refutation|difference|loss|better|gote|scheitert|schlecht|besser|échoue|mieux|falla|peor|mejor|fallisce|peggio|meglio|falha|\
    pior|melhor|slecht|beter|ошибка|плохо|лучше|хуже|ко|сэки";

/// A move works, beside what praises others, too.
const PRAISE_WORDS: &str = "acceptable|best|perfect|excellent|brilliant|great|nice|same|ditto|transposes|transpose|transposition|equal|equivalent|\
    interchangeable|dual|miai|identical|see|yes|adequate|sufficient|suffices|alternative|alternativ|alternativa|gleichwertig|gleich|gleiche|gleiches|dasselbe|perfekt|équivalent|\
    équivalente|même|pareil|idem|parfait|vale|valen|equivalente|igual|mismo|misma|perfecto|uguale|stesso|bene|perfetto|perfeito|gelijkwaardig|hetzelfde|равноценно|\
    равноценен|эквивалентно|одинаково";

/// After praise these say that it is of something else than success.
const PARTIAL_WORDS: &str =
    "try|idea|attempt|shape|thought|start|direction|reply|response|resistance|for|versuch|essai|intento|попытка";

/// Words that make what follows no statement.
const SUPPOSED_WORDS: &str =
    "if|unless|would|wouldn|could|should|might|wenn|falls|würde|wäre|si|serait|sería|se|sarebbe|seria|als|zou|если|бы";

/// Denials besides those of verdicts.
const DENIED_WORDS: &str = "nothing|nichts|rien|nada|niente|niets|ничего|without|hardly";

const BLACK_WORDS: &str = "black|black's|schwarz|noir|noirs|negro|negras|negros|nero|neri|preto|pretas|zwart|черные|чёрные|черных|чёрных|\
    черный|чёрный";
const WHITE_WORDS: &str =
    "white|white's|weiß|weiss|blanc|blancs|blanco|blancas|blancos|bianco|bianchi|branco|brancas|wit|белые|белых|белый";

/// What a word may say, as a set.
#[derive(Clone, Copy, Default)]
struct Senses(u32);

impl Senses {
    const LIFE: Senses = Senses(1);
    const KILL: Senses = Senses(1 << 1);
    const DEATH: Senses = Senses(1 << 2);
    const KO: Senses = Senses(1 << 3);
    const FAILURE: Senses = Senses(1 << 4);
    const PRAISE: Senses = Senses(1 << 5);
    /// What follows praise and takes it back.
    const PARTIAL: Senses = Senses(1 << 6);
    const SUPPOSED: Senses = Senses(1 << 7);
    const DENIAL: Senses = Senses(1 << 8);
    const BLACK: Senses = Senses(1 << 9);
    const WHITE: Senses = Senses(1 << 10);
    /// It calls a move right, or speaks of the answer.
    const VERDICT: Senses = Senses(1 << 11);
    const OR: Senses = Senses(1 << 12);
    const BLAME: Senses = Senses(1 << 13);

    const fn and(self, other: Senses) -> Senses {
        Senses(self.0 | other.0)
    }

    fn has(self, other: Senses) -> bool {
        self.0 & other.0 != 0
    }

    fn of(word: &str) -> Senses {
        let known = SENSES.get(word).copied().unwrap_or_default();
        if words::praises(word) { known.and(Senses::PRAISE) } else { known }
    }
}

/// The senses of single words, in lower case.
static SENSES: LazyLock<HashMap<&'static str, Senses>> = LazyLock::new(|| {
    let own = [
        (LIFE_WORDS, Senses::LIFE),
        (SAVE_WORDS, Senses::LIFE),
        (KILL_WORDS, Senses::KILL),
        (DEATH_WORDS, Senses::DEATH),
        (KO_WORDS, Senses::KO),
        (FAILURE_WORDS, Senses::FAILURE),
        (PRAISE_WORDS, Senses::PRAISE),
        (PARTIAL_WORDS, Senses::PARTIAL),
        (SUPPOSED_WORDS, Senses::SUPPOSED),
        (DENIED_WORDS, Senses::DENIAL),
        (BLACK_WORDS, Senses::BLACK),
        (WHITE_WORDS, Senses::WHITE),
        ("or|oder|ou", Senses::OR),
    ];
    let of_verdicts = words::BLAME.map(|list| (list, Senses::BLAME)).into_iter();
    let of_verdicts = of_verdicts.chain(words::DENIAL.map(|list| (list, Senses::DENIAL)));
    let of_verdicts = of_verdicts.chain(words::VERDICT.map(|list| (list, Senses::VERDICT)));
    let mut senses: HashMap<&str, Senses> = HashMap::new();
    for (list, sense) in own.into_iter().chain(of_verdicts) {
        for word in list.split('|') {
            let known = senses.entry(word).or_default();
            *known = known.and(sense);
        }
    }
    senses
});

/// A word in lower case, what it may say, and whether a sign ends its part of the sentence after it.
struct Token {
    word: String,
    senses: Senses,
    ends_part: bool,
}

/// Whether a comment names a colour.
pub(super) fn names_colour(comment: &str) -> bool {
    tokens(comment).iter().any(|token| token.senses.has(Senses::BLACK.and(Senses::WHITE)))
        || ["白", "黒", "黑", "백", "흑"].iter().any(|name| comment.contains(name))
}

/// Signs that may be the whole of a comment, and then praise.
const SIGNS: [&str; 7] = ["!", "!!", "○", "◯", "〇", "=", "±"];

/// In writings without blanks: somebody lives, or dies; a move works, or fails; and what turns that round.
const JOINED_LIFE: &str = "生き|活|살|활 수|삶";
const JOINED_DEATH: &str = "死|죽|잡힌|取られ|被杀|被吃";
const JOINED_PRAISE: &str = "正解|別解|别解|另解|正确|正確|正しい|正着|成立|正答|정답|정해|可以|可行|也行|亦可|も可|もあり|같다|成功|有効|同じ|同样|同樣|相同|一样|等价|이것도|\
    마찬가지|가능|성공|좋|됩니다|된다";
const JOINED_FAILURE: &str =
    "失敗|失败|错|錯|間違|不正解|不正确|不正確|不行|不成立|안 된|无效|無効|劫|コウ|セキ|오답|실패|틀|패|못|안 되";
const JOINED_DENIAL: &str = "ではな|ではあり|じゃな|でな|不是|并非|ない|ません|아니|아님|아닙|않";

/// Signs that may be the whole of a comment, and then blame; and one that may be either.
const BLAMING_SIGNS: [&str; 8] = ["?", "??", "×", "x", "X", "-", "o", "O"];

/// Whether a text is nothing but a sign that says something of its move.
pub(super) fn is_sign(text: &str) -> bool {
    SIGNS.contains(&text.trim()) || BLAMING_SIGNS.contains(&text.trim())
}

/// Reads a comment on a move of Black, or else of White.
pub(super) fn of(comment: &str, is_blacks: bool) -> Outlook {
    if SIGNS.contains(&comment.trim()) {
        return Outlook::Well;
    }
    let mut last = Outlook::Open;
    for sentence in comment.split_inclusive(['.', '!', '?', ';', '\n', '。', '！', '？', '；']) {
        match in_sentence(sentence, is_blacks) {
            Outlook::Open => {}
            said => last = said,
        }
    }
    last
}

fn in_sentence(sentence: &str, is_blacks: bool) -> Outlook {
    let tokens = tokens(sentence);
    let has = |sense: Senses| tokens.iter().any(|token| token.senses.has(sense));
    let has_word = |wanted: &[&str]| tokens.iter().any(|token| wanted.contains(&token.word.as_str()));
    let colours = (Senses::BLACK, Senses::WHITE);
    let (own, other) = if is_blacks { colours } else { (colours.1, colours.0) };
    let is_question = sentence.ends_with(['?', '？']);
    if has(Senses::SUPPOSED) || is_question && tokens.len() > 2 {
        return joined(sentence, is_blacks);
    }
    if let [only] = &tokens[..] {
        match only.word.as_str() {
            "no" => return Outlook::Badly,
            "better" => return Outlook::Well,
            _ => {}
        }
    }
    if let [first, next] = &tokens[..]
        && first.senses.has(Senses::OR)
        && !next.senses.has(Senses::FAILURE)
    {
        return Outlook::Well;
    }
    let names_another = words::has_name(sentence);
    let names_opponent = has(other);
    let mut last = Outlook::Open;
    // Whether it speaks of the other side: of the own one, unless somebody is named.
    let mut of_other: Option<bool> = None;
    let mut is_denied = false;
    for (at, &Token { senses, ends_part, .. }) in tokens.iter().enumerate() {
        let following = || tokens.iter().skip(at + 1).take(2);
        let next = |sense: Senses| following().any(|token| token.senses.has(sense));
        let subject_is_other = || of_other.unwrap_or_else(|| next(other));
        let mut said = None;
        if senses.has(own.and(other)) {
            of_other = Some(senses.has(other));
        } else if senses.has(Senses::LIFE) {
            said = Some(!subject_is_other());
        } else if senses.has(Senses::KILL) {
            // What follows it is what is killed.
            said = Some(of_other.map_or_else(|| !next(own), |of_other| !of_other));
        } else if senses.has(Senses::DEATH) {
            said = Some(subject_is_other());
        } else if senses.has(Senses::DENIAL) {
            // `No, it works`; and `not the only one` praises this one.
            is_denied = !ends_part && !following().any(|token| token.word == "only");
            // `Geht nicht`.
            if at + 1 == tokens.len() && last == Outlook::Well {
                last = Outlook::Badly;
            }
        } else if senses.has(Senses::FAILURE.and(Senses::BLAME)) {
            let is_ko = senses.has(Senses::KO);
            let is_others = names_opponent && !is_ko;
            said = Some(false).filter(|_| !(is_others || is_question || is_ko && is_denied));
        } else if senses.has(Senses::PRAISE) {
            let is_partial = tokens.get(at + 1).is_some_and(|next| next.senses.has(Senses::PARTIAL));
            let is_topic = senses.has(Senses::VERDICT)
                && (names_another || has_word(&["is"]))
                && !has_word(&["this", "it", "that", "also", "too", "as"]);
            said = Some(true).filter(|_| !names_opponent && !is_topic && !is_partial);
        }
        if let Some(is_good) = said {
            last = if is_good != is_denied { Outlook::Well } else { Outlook::Badly };
            is_denied = false;
        }
        is_denied &= !ends_part;
    }
    match joined(sentence, is_blacks) {
        Outlook::Open => last,
        said => said,
    }
}

/// The same in writings without blanks.
fn joined(sentence: &str, is_blacks: bool) -> Outlook {
    let last = |list: &str| list.split('|').filter_map(|part| Some(sentence.rfind(part)? + part.len())).max();
    if sentence.is_ascii() {
        return Outlook::Open;
    }
    let others: [&str; 2] = if is_blacks { ["白", "백"] } else { ["黒", "흑"] };
    let is_others = others.iter().any(|name| sentence.contains(name));
    let good = last(JOINED_PRAISE).filter(|_| !is_others).max(last(if is_others { JOINED_DEATH } else { JOINED_LIFE }));
    let bad = last(JOINED_FAILURE).max(last(if is_others { JOINED_LIFE } else { JOINED_DEATH }));
    let is_denied = |end: usize| {
        let after: String = sentence[end..].chars().take(6).collect();
        let before: String = sentence[..end].chars().rev().take(5).collect::<Vec<_>>().into_iter().rev().collect();
        JOINED_DENIAL.split('|').any(|part| after.contains(part)) || before.contains("不是") || before.contains("并非")
    };
    match (good, bad) {
        (None, None) => Outlook::Open,
        (good, bad) if good > bad => {
            if good.is_some_and(is_denied) {
                Outlook::Badly
            } else {
                Outlook::Well
            }
        }
        (_, bad) => {
            if bad.is_some_and(is_denied) {
                Outlook::Well
            } else {
                Outlook::Badly
            }
        }
    }
}

/// The words of a sentence.
fn tokens(sentence: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for part in sentence.split_inclusive(|c: char| !c.is_alphanumeric()).take(WORDS) {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        if !word.is_empty() {
            let word = word.to_lowercase();
            found.push(Token { senses: Senses::of(&word), word, ends_part: false });
        }
        if let Some(last) = found.last_mut() {
            last.ends_part |= part[word.len()..].starts_with([',', ':', '(', ')', '–', '—', '.', '!', '?', '\n']);
        }
    }
    found
}

/// So many words of a sentence are looked at.
const WORDS: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_last_of_the_own_side_counts() {
        for (comment, expected) in [
            ("Black lives, too.", Outlook::Well),
            ("White lives.", Outlook::Badly),
            ("White is dead", Outlook::Well),
            ("Black dies", Outlook::Badly),
            ("Also kills.", Outlook::Well),
            ("White kills.", Outlook::Badly),
            ("This saves the group as well", Outlook::Well),
            ("White cannot live", Outlook::Well),
            ("Only ko", Outlook::Badly),
            ("It is not a ko", Outlook::Open),
            ("Same result", Outlook::Well),
            ("Not bad", Outlook::Well),
            ("Not good", Outlook::Badly),
            ("Not the best", Outlook::Badly),
            ("Wrong? No, this works as well.", Outlook::Well),
            ("Not wrong either", Outlook::Well),
            ("Nothing wrong with this", Outlook::Well),
            ("This can't be wrong", Outlook::Well),
            ("I was wrong: this works", Outlook::Well),
            ("Many books say so, but it lives", Outlook::Well),
            ("Is it right?", Outlook::Open),
            ("Is this correct? No.", Outlook::Badly),
            ("Correct???", Outlook::Well),
            ("Correct play would be elsewhere", Outlook::Open),
            ("This would be correct if White had no liberty", Outlook::Open),
            ("The correct move is B19", Outlook::Open),
            ("White's answer is correct", Outlook::Open),
            ("Black can do better.", Outlook::Badly),
            ("Good try", Outlook::Open),
            ("Auch so lebt Schwarz", Outlook::Well),
            ("Noir vit aussi", Outlook::Well),
            ("Черные тоже живут", Outlook::Well),
            ("También vale", Outlook::Well),
            ("Gleichwertig", Outlook::Well),
            ("これでも生き", Outlook::Well),
            ("白生き", Outlook::Badly),
            ("黒死", Outlook::Badly),
            ("これは失敗ではない", Outlook::Well),
            ("正解ではない", Outlook::Badly),
            ("同じく正解", Outlook::Well),
            ("同样正确", Outlook::Well),
            ("也可以", Outlook::Well),
            ("不正确", Outlook::Badly),
            ("활 수 있다", Outlook::Well),
            ("마찬가지", Outlook::Well),
            ("실패", Outlook::Badly),
            ("!", Outlook::Well),
            ("?", Outlook::Open),
            ("Too slow.", Outlook::Badly),
            ("Geht nicht", Outlook::Badly),
            ("Not good enough", Outlook::Badly),
            ("Or this", Outlook::Well),
            ("No difference", Outlook::Well),
            ("Mismo resultado", Outlook::Well),
            ("也行", Outlook::Well),
            ("不成立", Outlook::Badly),
            ("", Outlook::Open),
        ] {
            assert_eq!(of(comment, true), expected, "{comment}");
        }
    }
}
