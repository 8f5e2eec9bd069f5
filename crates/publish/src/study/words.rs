//! Words in comments that mark a move as right or wrong, in the languages of existing collections.

use crate::language;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A comment that begins so calls its move right.
const RIGHT: &str = "correct|right|richtig|korrekt|bravo|juste|exact|correcto|correcta|acertado|esatto|\
    giusto|corretto|certo|correto|correta|goed|juist|правильно|верно|вірно|正解|正确|正確|정답|정해|exacto|exacte|réussi|\
    acierto|acertou|esatta|giusta|corretta|certa|решено|成功|맞음|맞습니다|맞았습니다|对|對|success|succès|éxito|successo|sucesso|erfolg|успех|\
    solved|résolu|resuelto|risolto|resolvido|opgelost";

/// A comment that begins so calls its move wrong. Several contain a word of the other list.
const WRONG: &str = "incorrect|wrong|fail|failed|failure|falsch|fehler|raté|faux|incorrecto|incorrecta|\
    sbagliato|errato|errado|errada|incorreto|incorreta|fout|onjuist|verkeerd|неправильно|неверно|невірно|失敗|失败|\
    不正解|错误|錯誤|不正确|오답|실패|틀렸습니다|fails|échec|mauvais|incorrecte|inexact|fallo|errore|sbagliata|errata|falhou|ошибка|\
    помилка|хибно|間違い|틀림|不正確|错|錯";

/// Signs that call a move right or wrong, at the beginning of a comment or at its end.
const RIGHT_SIGNS: [char; 5] = ['✓', '✔', '☑', '✅', '🗸'];
const WRONG_SIGNS: [char; 6] = ['✗', '✘', '✕', '✖', '❌', '🗙'];

/// The verdict in the first word of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstWord {
    Right,
    Wrong,
    /// It is right or wrong for one of them, or its sentence takes it back: `Right idea, wrong move`.
    Doubted,
}

/// Words that begin a sentence of prose as often as a verdict: `Right side`, `Exact timing`.
const ALSO_PROSE: &str = "right|exact|goed|juist|juste|certo|certa|giusto|giusta|richtig|fail|fails|mauvais|faux|inexact|fallo|\
    success|succès|éxito|successo|sucesso|erfolg|успех|solved|résolu|resuelto|risolto|resolvido|opgelost";

/// The heading of what is right, where nothing follows it on its line.
const HEADINGS: &str = "solution|lösung|solución|soluzione|solução|oplossing|решение|рішення";

/// Before a verdict these make it one that holds in part: `Partially correct`.
const HALF: &str = "partially|partly|half|almost|nearly|teilweise|halb|fast|partiellement|presque|parcialmente|casi|parzialmente|\
    quasi|quase|gedeeltelijk|bijna|частично|почти";

/// What a comment calls its own move: `This is correct`.
const OWN_MOVE: &str = "this|it|that|dies|das|ceci|c|esto|questo|isto|dit|это|これも|これは|これが|これで|こちらも|这是|這是|这也是|這也是|这也|這也|也是|也|이것도|이것은|이것이|이 수도|이 수는|이 수가";

/// Between that and a verdict: `This is the correct answer`.
const BETWEEN: &str = "the|a|an|also|der|die|das|le|la|el|il|o|de|het|auch|aussi|también|anche|também|ook";

/// What a verdict of two words is about: `Right answer`.
const JUDGED: &str = "answer|move|moves|way|order|direction|shape|timing|sequence|solution|reply|response|variation|result|choice|\
    punishment|idea|on|again|gespielt|gelöst|gemacht|antwort|lösung|zug|gedaan|gespeeld|antwoord|zet|réponse|coup|joué|\
    respuesta|jugada|risposta|mossa|resposta|jogada|ход|ответ|решение";

/// A sentence of its own follows: `Correct this is`.
const SUBJECTS: &str = "this|it|that|you|now|black|white|schwarz|weiß|noir|blanc";

/// A reason follows: `Wrong because`.
const REASONS: &str = "because|since|but|weil|denn|aber|car|mais|porque|pero|perché|ma|mas|omdat|maar|потому|но|так";

/// After `correct` these make it what one does: `Correct me if I am wrong`.
const CORRECTED: &str = "me|us|him|her|them|my|our|your|his|the|a|an|any|mich|moi";

/// Where one of these follows, the words before it are what a sentence is about: `Correct play would be`.
const VERBS: &str = "is|was|are|were|will|would|should|could|can|may|might|must|has|have|had|needs|requires|matters|looks|\
    ist|war|wäre|wird|kann|est|était|serait|es|era|sería|è|sarebbe|é|seria|zou|kan|\
    было|был|была|будет|бы";

/// Before one of the first list these turn it round: `Not correct`.
const NOT: &str = "not|nicht|pas|no|non|não|niet|не";

/// Between a letter and what is said of it, besides signs: `A is correct`.
const IS: &str = "is|was|are|were|ist|sind|est|sont|es|son|è|sono|é|são|zijn|:";

/// Between the names of several: `A and B are correct`.
const AND: &str = "and|or|und|oder|et|ou|y|o|e|en|of|и|или";

/// Between these: `A is also correct`.
pub(super) const ALSO: &str = "also|too|auch|aussi|también|anche|também|ook|тоже|также|likewise|equally|ebenfalls|ebenso|également|igualmente|\
    ugualmente|eveneens|evenzo";

/// A sentence with one of these speaks of more than one move: `Another solution`.
pub(super) const MORE: &str = "another|other|others|alternative|alternatively|second|andere|anderer|weitere|zweite|alternativ|autre|autres|seconde|\
    deuxième|otra|otro|otras|otros|segunda|alternativa|altra|altro|altre|altri|seconda|outra|outro|outras|outros|ander|tweede|\
    alternatief|другой|другая|другое|другие|второй|второе";

/// With one of these it does where it names them: `A and B both work`.
const BOTH: &str = "both|beide|ambos|ambas|entrambe|entrambi|оба|обе";

/// With these it praises them: `A also works`.
const WORKS: &str = "works|work|working|possible|playable|valid|solves|succeeds|answer|funktioniert|funktionieren|geht|gehen|möglich|\
    spielbar|gültig|löst|antwort|möglichkeit|richtige|korrekte|lösungen|marche|marchent|fonctionne|fonctionnent|valable|valables|jouable|\
    possibles|réponse|possibilité|corrects|correctes|solutions|funciona|funcionan|posible|posibles|válido|válida|válidos|válidas|sirve|\
    sirven|respuesta|correctos|correctas|soluciones|funziona|funzionano|possibile|possibili|valido|valida|risposta|corretti|corrette|\
    soluzioni|funcionam|possível|possíveis|resposta|corretos|corretas|soluções|werkt|werken|mogelijk|geldig|antwoord|oplossingen|\
    работает|работают|возможен|возможна|возможно|возможны|годится|годятся|подходит|подходят|решает|решают|ответ|верен|верна|верны|\
    правилен|правильна|правильны|правильный|решения";

/// With these it does where it names them: `A is good, too`.
const GOOD: &str = "good|fine|ok|okay|way|option|gut|weg|bon|bonne|bons|bonnes|bueno|buena|buenos|buenas|buono|buona|bom|boa|variation|\
    variante|вариант|хорош|хорошо|хороший";

/// The same in East Asian languages, where nothing parts words.
const MORE_JOINED: &str = "也|亦|另|别|別|其他|も|他の|ほかの|도|또|역시|다른";
const BOTH_JOINED: &str = "都|皆|両方|どちら|둘 다|모두";
const WORKS_JOINED: &str = "正解|別解|别解|另解|正确|正確|正しい|正着|成立|解法|解答|答案|정답|정해|풀이";
const GOOD_JOINED: &str = "可以|可行|可能|成功|有效|有効|对|對|好|いい|良い|よい|できる|가능|성공|좋|됩|된다|맞";
const DENIED_JOINED: &str = "不|没|沒|失败|失敗|错|錯|ない|ません|間違|無|아니|아닙|안 |못|없|오답|실패|틀";

/// What denies, besides single words: `doesn’t`.
const DENIALS: &str =
    "t|cannot|never|neither|nor|kein|keine|keiner|nie|jamais|nunca|jamás|mai|nooit|geen|никогда|нельзя|ни";

/// What may take back what was said before it: `Correct, but it dies`. More often it says what the other side may still do.
const BUT: &str = "but|however|although|though|aber|jedoch|allerdings|mais|cependant|pero|aunque|ma|però|mas|porém|maar|но|однако|але";

/// After one of these it does.
const FATAL: &str = "dies|die|died|dead|fails|fail|failed|loses|lost|wrong|incorrect|stirbt|tot|verliert|scheitert|falsch|meurt|mort|perd|\
    échoue|faux|muere|muerto|pierde|falla|muore|morto|perde|fallisce|morre|falha|умирает|погибает|проигрывает|неправильно|falsche|falscher|falsches|fausse|errónea|sbagliata|errada|verkeerde|неправильный";

/// After one of the first ones these do, too: `Right, but too late`.
const TOO_LATE: &str =
    "late|slow|short|spät|langsam|tard|lent|lente|tarde|lento|lenta|tardi|laat|langzaam|поздно|медленно";

/// Where only this much of a move is praised, it does, too.
const PARTIAL: &str =
    "idea|shape|direction|timing|order|idee|form|richtung|reihenfolge|idée|forme|forma|idéia|ideia|идея|форма";

/// After a word that denies, in a part of a sentence of its own: `Correct (not best)`.
const DENIED: &str =
    "best|quite|really|entirely|completely|fully|yet|optimal|enough|ganz|wirklich|beste|vraiment|tout|совсем";

/// Before the name of a colour: `Correct for White`.
const FOR: &str = "for|by|from|für|von|pour|par|por|para|per|da|voor|door|для";

/// The names of colours in sentences.
const COLOURS: &str = "black|white|schwarz|weiß|weiss|noir|blanc|negro|negras|blanco|blancas|nero|bianco|preto|pretas|branco|brancas|\
    zwart|wit|черных|чёрных|белых";

/// After a verdict in an East Asian language these turn it round: `正解ではない`.
const NOT_AFTER: &str = "ではな|ではあり|じゃな|でな|とはいえ|とは言え|とは限|아니|아님|아닙";

/// After a verdict in an East Asian language these make it one that only seems so: `正解に見えるが`.
const SEEMING_AFTER: &str = "に見え|と見え|のよう|みたい|らしい|っぽ|そうだ|そうに|と思|に似|似的|처럼|같|인 것 같|인것 같|인 듯|인듯|으로 보|로 보|인 줄|인줄";

/// Adjectives that stand before what is judged alone: `Bonne réponse`.
const RIGHT_OF: &str =
    "bonne|bon|richtige|richtiger|korrekte|buena|buona|boa|goede|juiste|правильный|правильная|верный|верная";
const WRONG_OF: &str =
    "mauvaise|falsche|falscher|mala|cattiva|má|foute|verkeerde|неправильный|неправильная|неверный|неверная";

/// Whether one of a list of words is this one, in lower case.
fn is_one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}

/// Before a letter or number that names a move or a diagram: `Answer A - correct`.
const NAMED: &str = "answer|diagram|dia|figure|fig|variation|option|choice|move|line|case|solution|antwort|diagramm|abbildung|abb|\
    variante|zug|lösung|réponse|diagramme|coup|respuesta|diagrama|jugada|opción|risposta|diagramma|mossa|resposta|jogada|\
    antwoord|zet|ответ|вариант|диаграмма|ход|図|图|圖|그림";

/// The verdict with which a comment begins, and that word as written; before it there may be the letter or number of the move or of its
/// diagram. A word that only begins a sentence of prose is none.
pub(super) fn first_word(comment: &str) -> Option<(FirstWord, &str)> {
    let (verdict, word) = at_ends(comment)?;
    Some((if is_contradicted(comment, verdict, word) { FirstWord::Doubted } else { verdict }, word))
}

/// The same by its beginning and its end alone.
fn at_ends(comment: &str) -> Option<(FirstWord, &str)> {
    match (by_sign(comment), worded(comment)) {
        (Some((sign, true)), _) => Some(sign),
        // A sign at the end that contradicts the words leaves open what is meant.
        (Some(((sign, _), false)), Some((verdict, word))) if sign != verdict => Some((FirstWord::Doubted, word)),
        (Some((sign, false)), None) => Some(sign),
        (_, said) => said,
    }
}

/// Whether a later sentence of the comment is nothing but the opposite verdict: which of them is meant, nobody knows.
fn is_contradicted(comment: &str, verdict: FirstWord, word: &str) -> bool {
    let opposite = match verdict {
        FirstWord::Right => FirstWord::Wrong,
        FirstWord::Wrong => FirstWord::Right,
        FirstWord::Doubted => return false,
    };
    let Some(at) = comment.find(word) else { return false };
    let is_opposite = |sentence: &str| {
        let said = unlabelled(sentence).filter(|(verdict, _)| *verdict == opposite);
        said.is_some_and(|(_, word)| {
            let rest = sentence.find(word).map_or("", |at| &sentence[at + word.len()..]);
            let mut more = rest.split(|c: char| !c.is_alphanumeric()).filter(|more| !more.is_empty());
            more.all(|more| is_one_of(JUDGED, &more.to_lowercase()) || more == "です" || more == "입니다")
        })
    };
    let after = comment[at + word.len()..].split(['\n', '.', '!', '。', '！']).skip(1);
    let mut after = after.filter(|sentence| !sentence.trim().is_empty()).take(SENTENCES).peekable();
    while let Some(sentence) = after.next() {
        // `Correct!!! Not.`
        let is_denied = after.peek().is_none() && is_one_of(NOT, &sentence.trim().to_lowercase());
        if is_denied || is_opposite(sentence) {
            return true;
        }
    }
    false
}

/// So many sentences of a comment are looked at for a second verdict.
const SENTENCES: usize = 100;

/// The same by words alone.
fn worded(comment: &str) -> Option<(FirstWord, &str)> {
    let Some((label, rest)) = after_label(comment) else { return unlabelled(comment) };
    // `50% correct`.
    let is_share =
        comment.find(label).is_some_and(|at| comment[at + label.len()..].trim_start().starts_with(['%', '％']));
    if is_share && label != "100" {
        return in_part(rest.text).map(|word| (FirstWord::Doubted, word));
    }
    let (verdict, word) = unlabelled(rest.text)?;
    // `A correct move` is prose; and what says it of several letters does not say it of its own move.
    let is_said = rest.is_parted || stands_alone(rest.text, word);
    let after = rest.text.find(word).map_or("", |at| &rest.text[at + word.len()..]);
    (is_said && !says_it_of_another(after, label)).then_some((verdict, word))
}

/// The verdict of the sign with which a comment begins or ends, and the sign; and whether it begins so. Signs of both sorts are about several
/// moves.
fn by_sign(comment: &str) -> Option<((FirstWord, &str), bool)> {
    let (mut is_right, mut is_wrong) = (false, false);
    for letter in comment.chars() {
        is_right |= RIGHT_SIGNS.contains(&letter);
        is_wrong |= WRONG_SIGNS.contains(&letter);
    }
    let is_sign = |c: char| if is_right { RIGHT_SIGNS.contains(&c) } else { WRONG_SIGNS.contains(&c) };
    // A sign may have another after it that makes it a picture.
    let is_around = |c: char| c.is_whitespace() || c == '\u{fe0f}';
    let text = comment.trim_matches(is_around);
    let first = text.chars().next().filter(|&c| is_sign(c)).map(|c| &text[..c.len_utf8()]);
    let sign =
        first.or_else(|| text.chars().next_back().filter(|&c| is_sign(c)).map(|c| &text[text.len() - c.len_utf8()..]));
    let after = first.map_or("", |sign| &text[sign.len()..]);
    let verdict = match (is_right, is_wrong) {
        (true, false) if is_for_one(after) || takes_back(after) => FirstWord::Doubted,
        (true, false) => FirstWord::Right,
        (false, true) if is_for_one(after) => FirstWord::Doubted,
        (false, true) => FirstWord::Wrong,
        _ => return None,
    };
    sign.map(|sign| ((verdict, sign), first.is_some()))
}

/// A comment without a first sentence that says nothing but that its move is right, or wrong: where that is clear without it.
pub fn without_verdict(comment: &str, is_right: bool) -> &str {
    let known = if is_right { FirstWord::Right } else { FirstWord::Wrong };
    let Some((_, word)) = first_word(comment).filter(|(verdict, _)| *verdict == known) else { return comment };
    let Some(at) = comment.find(word) else { return comment };
    let after = &comment[at + word.len()..];
    let end = after.find(['.', '!', '\n', '。', '！']).unwrap_or(after.len());
    let mut more = after[..end].split(|c: char| !c.is_alphanumeric()).filter(|more| !more.is_empty());
    // A letter before it belongs to what is said; so does all that is more than `answer` behind it.
    if comment[..at].contains(char::is_alphanumeric) || !more.all(|more| is_one_of(JUDGED, &more.to_lowercase())) {
        return comment;
    }
    after[end..].trim_start_matches(|c: char| c.is_whitespace() || ".!。！)".contains(c))
}

/// The letter or number before the verdict with which a comment begins.
pub(super) fn label(comment: &str) -> Option<&str> {
    after_label(comment).map(|(label, _)| label)
}

/// What follows the letter or number with which a comment begins.
struct AfterLabel<'a> {
    text: &'a str,
    /// A sign parts them, not only a blank; or a noun shows that it is one.
    is_parted: bool,
}

/// The letter or number with which a comment begins, and what follows.
fn after_label(comment: &str) -> Option<(&str, AfterLabel<'_>)> {
    let word_at = |text: &str| -> Option<(usize, usize)> {
        let start = text.find(char::is_alphanumeric)?;
        let end = text[start..].find(|c: char| !c.is_alphanumeric()).map_or(text.len(), |len| start + len);
        Some((start, end))
    };
    let (mut start, mut end) = word_at(comment)?;
    let mut is_named = is_one_of(NAMED, &comment[start..end].to_lowercase());
    // `図1` is one word.
    let noun =
        NAMED.split('|').find(|noun| is_joined(noun) && comment[start..end].starts_with(noun)).map_or(0, str::len);
    if is_named {
        let (from, to) = word_at(&comment[end..])?;
        (start, end) = (end + from, end + to);
    } else if noun > 0 {
        (start, is_named) = (start + noun, true);
    }
    // `①正解` and `1図` are, too.
    let digits = comment[start..end].find(|c: char| !c.is_numeric()).map_or(end, |len| start + len);
    if digits > start && comment[digits..end].starts_with(is_east_asian) {
        end = digits;
    }
    let label = &comment[start..end];
    let is_number = label.chars().all(char::is_numeric) && label.chars().count() <= 3;
    let is_letter = !is_joined(label) && label.chars().count() == 1;
    if !is_number && !is_letter || comment[..start].contains('\n') {
        return None;
    }
    let mut rest = &comment[end..];
    if let Some(after) = NAMED.split('|').filter(|noun| is_joined(noun)).find_map(|noun| rest.strip_prefix(noun)) {
        (rest, is_named) = (after, true);
    }
    let text = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
    let between = &rest[..rest.len() - text.len()];
    // A line of its own is a label too; a question is none.
    let is_parted = is_named || between.chars().any(|c| !matches!(c, ' ' | '\t' | '\u{a0}'));
    (!between.contains('?') && !between.starts_with(['\'', '’'])).then_some((label, AfterLabel { text, is_parted }))
}

/// Whether a text says of another letter or number that it is right or wrong: `A. Correct. B. Wrong`.
fn says_it_of_another(text: &str, label: &str) -> bool {
    let line = language::beginning(text, LINE);
    let mut words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut named = false;
    words.any(|word| {
        let lower = word.to_lowercase();
        let is_it = named && (is_one_of(RIGHT, &lower) || is_one_of(WRONG, &lower));
        let is_link = named && (is_one_of(IS, &lower) || is_one_of(NOT, &lower));
        let is_letter = word.chars().count() == 1 && word != label;
        named = is_link || is_letter && !word.chars().all(is_east_asian);
        is_it
    })
}

/// The verdict in the first word of a comment.
fn unlabelled(comment: &str) -> Option<(FirstWord, &str)> {
    let start = comment.find(char::is_alphanumeric)?;
    let rest = &comment[start..];
    let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
    let word = &rest[..end];
    let lower = word.to_lowercase();
    let is = |known: &&str| match is_joined(known) {
        // Nothing parts words there: what follows may belong to them; but one letter begins many words.
        true => lower.starts_with(*known) && (known.chars().nth(1).is_some() || lower == *known),
        false => lower == *known,
    };
    if is_one_of(NOT, &lower) {
        return denied(rest, end);
    }
    if let Some(said) = said_of_own_move(rest) {
        return unlabelled(said);
    }
    // `Also correct`; `too late` is prose.
    if is_one_of(ALSO, &lower) && lower != "too" {
        let said = rest[end..].trim_start_matches([' ', '\t', '\u{a0}']);
        let next = &said[..said.find(|c: char| !c.is_alphanumeric()).unwrap_or(said.len())];
        let is_said = !next.is_empty() && !is_one_of(ALSO, &next.to_lowercase());
        return is_said.then(|| unlabelled(said)).flatten();
    }
    if is_one_of(HALF, &lower) {
        return in_part(&rest[end..]).map(|word| (FirstWord::Doubted, word));
    }
    if let Some(said) = judged_phrase(rest) {
        return Some(said);
    }
    if is_one_of(HEADINGS, &lower) {
        let line = rest[end..].split('\n').next().unwrap_or_default();
        return (!line.contains(char::is_alphanumeric)).then_some((FirstWord::Right, word));
    }
    let listed = |list: &'static str| list.split('|').find(is);
    let (verdict, known) = match (listed(WRONG), listed(RIGHT)) {
        (Some(known), _) => (FirstWord::Wrong, known),
        (None, Some(known)) => (FirstWord::Right, known),
        (None, None) => return None,
    };
    let end = word.char_indices().nth(known.chars().count()).map_or(word.len(), |(at, _)| at);
    let after = &rest[end..];
    if is_joined(known) && seems(after) {
        return None;
    }
    if is_joined(known) && verdict == FirstWord::Right && is_denied_after(after) {
        return Some((FirstWord::Wrong, &word[..end]));
    }
    let is_verdict = if is_joined(known) { !is_topic(after) } else { is_verdict(known, after) };
    let is_doubted = is_for_one(after) || verdict == FirstWord::Right && (takes_back(after) || is_restricted(after));
    let is_verdict = is_verdict || verdict == FirstWord::Right && !is_joined(known) && is_play(after);
    is_verdict.then_some((if is_doubted { FirstWord::Doubted } else { verdict }, &word[..end]))
}

/// The verdict of a sentence that says nothing but what is judged, with or without an article: `The correct answer.`, `Respuesta correcta`,
/// `La solution`.
fn judged_phrase(comment: &str) -> Option<(FirstWord, &str)> {
    let end = comment.find(['.', '!', '\n', ',', ';', '(']).unwrap_or(comment.len());
    let sentence = comment[..end].trim_end();
    let words: Vec<String> = sentence.split(' ').take(4).map(str::to_lowercase).collect();
    let has_article = words.first().is_some_and(|first| is_one_of(BETWEEN, first) && !is_one_of("a|an", first));
    let words: Vec<&str> = words[usize::from(has_article)..].iter().map(String::as_str).collect();
    if !has_article && words.first().is_some_and(|first| is_one_of(RIGHT, first) || is_one_of(WRONG, first)) {
        return None;
    }
    let is_right = |word: &str| is_one_of(RIGHT, word) || is_one_of(RIGHT_OF, word);
    let is_wrong = |word: &str| is_one_of(WRONG, word) || is_one_of(WRONG_OF, word);
    let verdict = match words[..] {
        [heading] if has_article && is_one_of(HEADINGS, heading) => FirstWord::Right,
        [one, other] => {
            let judging =
                if is_one_of(JUDGED, other) { one } else { Some(other).filter(|_| is_one_of(JUDGED, one))? };
            match (is_wrong(judging), is_right(judging)) {
                (true, _) => FirstWord::Wrong,
                (false, true) => FirstWord::Right,
                (false, false) => return None,
            }
        }
        _ => return None,
    };
    let is_doubted = verdict == FirstWord::Right && takes_back(&comment[sentence.len()..]);
    Some((if is_doubted { FirstWord::Doubted } else { verdict }, sentence))
}

/// What a comment says of the letter or number with which it begins: `correct` of `A is correct`.
pub(super) fn said_of_label(comment: &str) -> Option<(FirstWord, &str)> {
    let (_, rest) = after_label(comment)?;
    let end = rest.text.find(|c: char| !c.is_alphanumeric())?;
    is_one_of(IS, &rest.text[..end].to_lowercase()).then(|| unlabelled(&rest.text[end..])).flatten()
}

/// The names in a comment that begins by saying what the answer is: `Correct answer: C19`, `正解＝C19`. They are none where it does not name
/// it so that a point could be found, as in `正解手は１線`.
pub(super) fn named_answer(comment: &str) -> Option<Vec<String>> {
    let end = comment.find(['.', '!', '?', ';', '\n', '。', '！', '？', '；']).unwrap_or(comment.len());
    let start = comment.find(char::is_alphanumeric).filter(|start| *start < end)?;
    // Wide letters are letters.
    let wide = |c: char| match u32::from(c) {
        code @ 0xff01..=0xff5e => char::from_u32(code - 0xfee0).unwrap_or(c),
        _ => c,
    };
    let sentence: String = language::beginning(&comment[start..end], LINE).chars().map(wide).collect();
    if let Some(known) =
        RIGHT.split('|').find(|known| is_joined(known) && known.chars().nth(1).is_some() && sentence.starts_with(known))
    {
        let rest = &sentence[known.len()..];
        let at = rest.find(|c: char| ":=はが은는이是見见在应應为為".contains(c))?;
        let (noun, after) =
            (&rest[..at], rest[at..].trim_start_matches([':', '=', 'は', 'が', '은', '는', '이', '是', ' ']));
        let is_noun = noun.trim().chars().count() <= 3 && noun.trim().chars().all(is_east_asian);
        // What may be the name of a point: `C19`, `１線`, `三の一`.
        let mut letters = after.chars();
        let is_point = match (letters.next(), letters.next()) {
            (Some(first), _) if first.is_ascii_alphanumeric() => true,
            (Some(first), Some(next)) => "一二三四五六七八九十".contains(first) && "の線线路之".contains(next),
            _ => false,
        };
        if !is_noun || !is_point && !rest[at..].starts_with(['見', '见', '在', '应', '應', '为', '為']) {
            return None;
        }
        return Some(names_in(after));
    }
    let mut words = sentence.split_inclusive(|c: char| !c.is_alphanumeric()).filter_map(|part| {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        let sign = part[word.len()..].chars().find(|c| !c.is_whitespace());
        (!word.is_empty() || sign.is_some()).then_some((word, sign))
    });
    let is_link = |sign: Option<char>| sign.is_some_and(|sign| ":=-–—".contains(sign));
    let is_between =
        |word: &str, written: &str| is_one_of(BETWEEN, written) || is_one_of(IS, word) || is_one_of(VERBS, word);
    let (mut is_right, mut has_noun, mut is_linked) = (false, false, false);
    let mut first = None;
    for (written, sign) in words.by_ref() {
        match written.to_lowercase().as_str() {
            "" => {}
            // `A` is a name, and `a` is none.
            word if is_linked && !is_between(word, written) => {
                first = Some(written);
                break;
            }
            word if is_one_of(BETWEEN, word) && !is_one_of(IS, word) => {}
            word if is_one_of(JUDGED, word) => has_noun = true,
            word if is_one_of(RIGHT, word) || is_one_of(RIGHT_OF, word) => is_right = true,
            word if is_one_of(IS, word) || is_one_of(VERBS, word) => is_linked = is_right,
            _ => return None,
        }
        is_linked |= is_right && is_link(sign);
    }
    let is_point = |word: &str| is_name(&word.to_uppercase());
    let first = first.filter(|word| is_point(word))?;
    let is_more = |word: &str| word.is_empty() || is_point(word) || is_one_of(AND, word) || is_one_of(ALSO, word);
    let rest: Vec<&str> = words.map(|(word, _)| word).collect();
    // `Correct: A and B are miai` is a reason.
    if !has_noun && !rest.iter().all(|word| is_more(word)) {
        return None;
    }
    let more = rest.into_iter().take_while(|word| is_more(word)).collect::<Vec<_>>().join(" ");
    Some(names_in(&format!("{first} {more}")))
}

/// The names of moves in a text, in capitals.
fn names_in(text: &str) -> Vec<String> {
    let names = text.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_uppercase);
    names.filter(|word| is_name(word)).take(LETTERS).collect()
}

/// The praise that follows a word that restricts it.
fn in_part(comment: &str) -> Option<&str> {
    let rest = comment.trim_start_matches([' ', '\t', '\u{a0}']);
    let word = &rest[..rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len())];
    is_one_of(RIGHT, &word.to_lowercase()).then_some(word)
}

/// What a comment says of its own move, where it begins so: `correct answer` of `This is the correct answer`.
fn said_of_own_move(comment: &str) -> Option<&str> {
    // Nothing parts them there.
    let joined = OWN_MOVE.split('|').filter(|own| !own.is_ascii() && own.chars().all(|c| c == ' ' || is_east_asian(c)));
    if let Some(own) = joined.filter(|own| comment.starts_with(*own)).max_by_key(|own| own.len()) {
        let said = comment[own.len()..].trim_start_matches([' ', '、']);
        let listed = |list: &str| list.split('|').any(|word| is_joined(word) && said.starts_with(word));
        return (listed(RIGHT) || listed(WRONG)).then_some(said);
    }
    let mut rest = comment;
    let mut next = || {
        rest = rest.trim_start_matches([' ', '\t', '\u{a0}', '\'', '’']);
        let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        (word.to_lowercase(), std::mem::replace(&mut rest, after))
    };
    if !is_one_of(OWN_MOVE, &next().0) {
        return None;
    }
    let (mut word, _) = next();
    if is_one_of(JUDGED, &word) {
        word = next().0;
    }
    let (mut word, mut said) = Some(word).filter(|word| is_one_of(IS, word) || word == "s").map(|_| next())?;
    while is_one_of(BETWEEN, &word) {
        (word, said) = next();
    }
    // A denied one is a verdict, too; what is said otherwise is prose.
    let is_said = [RIGHT, WRONG, NOT, HALF, HEADINGS].iter().any(|list| is_one_of(list, &word));
    is_said.then_some(said)
}

/// Whether what follows a verdict of an East Asian language says that it only seems so.
fn seems(rest: &str) -> bool {
    let rest = rest.trim_start_matches(' ');
    SEEMING_AFTER.split('|').any(|word| rest.starts_with(word))
}

/// Whether what follows a verdict of an East Asian language turns it round.
fn is_denied_after(rest: &str) -> bool {
    let plain: String = rest.chars().filter(|c| *c != ' ').take(4).collect();
    let plain = plain.strip_prefix(['이', '은', '가', '는']).filter(|rest| rest.starts_with('아')).unwrap_or(&plain);
    NOT_AFTER.split('|').any(|word| plain.starts_with(word))
}

/// The words of what follows a verdict in its sentence, in lower case, by the parts that signs make of it.
fn parts_of_sentence(rest: &str) -> Vec<Vec<String>> {
    let rest = language::beginning(rest, LINE);
    let (mut parts, mut part) = (Vec::new(), String::new());
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' | '!' | '?' | '。' | '！' | '？' => break,
            // Several points only make a pause.
            '.' if letters.peek() != Some(&'.') => break,
            '.' | '…' | ',' | ';' | ':' | '(' | ')' | '–' | '—' | '、' | '，' => {
                parts.push(std::mem::take(&mut part));
                while letters.next_if_eq(&'.').is_some() {}
            }
            _ => part.push(letter),
        }
    }
    parts.push(part);
    let is_sign = |c: char| !c.is_alphanumeric();
    let words = |part: &String| {
        let words = part.split_whitespace().map(|word| word.trim_matches(is_sign).to_lowercase());
        words.filter(|word| !word.is_empty()).collect()
    };
    parts.iter().map(words).collect()
}

/// Whether a verdict is said of what one of the colours does: `Correct answer by White`.
fn is_for_one(rest: &str) -> bool {
    let parts = parts_of_sentence(rest);
    parts.first().is_some_and(|words| {
        words
            .iter()
            .zip(words.iter().skip(1))
            .take(3)
            .any(|(one, next)| is_one_of(FOR, one) && is_one_of(COLOURS, next))
    })
}

/// After praise these restrict it: `It is correct to say that`, `Correct in the first edition`.
const RESTRICTIONS: &str = "to|that|if|when|unless|in|under|only|according|play|wenn|falls|nur|si|se|solo|если|только";

/// Whether praise holds for something else than the move, or in part.
fn is_restricted(rest: &str) -> bool {
    // Several points only make a pause.
    let rest = if rest.starts_with("..") { rest.trim_start_matches('.') } else { rest };
    let rest = rest.trim_start_matches([' ', '\t', '\u{a0}', '…']);
    let word = &rest[..rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len())];
    is_one_of(RESTRICTIONS, &word.to_lowercase())
}

/// Whether praise is of what follows: `Correct play from here leads to ko`.
fn is_play(rest: &str) -> bool {
    rest.strip_prefix(" play from here").is_some_and(|rest| rest.starts_with(' '))
}

/// Whether the rest of its sentence takes praise back.
fn takes_back(rest: &str) -> bool {
    let parts = parts_of_sentence(rest);
    let denies = |words: &Vec<String>| match &words[..] {
        [first, ..] if is_one_of(WRONG, first) => true,
        [first] => is_one_of(NOT, first),
        [first, second, ..] => is_one_of(NOT, first) && (is_one_of(DENIED, second) || is_one_of(RIGHT, second)),
        [] => false,
    };
    let is_part = parts.first().and_then(|words| words.first()).is_some_and(|word| is_one_of(PARTIAL, word));
    let mut after_but = parts.iter().flatten().skip_while(|word| !is_one_of(BUT, word)).peekable();
    let is_restricted = after_but.peek().is_some()
        && (is_part || after_but.any(|word| is_one_of(FATAL, word) || is_one_of(TOO_LATE, word)));
    is_restricted || parts.iter().skip(1).any(denies)
}

/// The verdict of a comment that begins with a word that turns the next one round; `end` is where that word ends.
fn denied(comment: &str, end: usize) -> Option<(FirstWord, &str)> {
    let rest = comment[end..].trim_start_matches([' ', '\t', '\u{a0}']);
    let start = comment.len() - rest.len();
    let len = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
    let word = rest[..len].to_lowercase();
    let is_verdict = start > end && is_one_of(RIGHT, &word) && is_verdict(&word, &rest[len..]);
    is_verdict.then_some((FirstWord::Wrong, &comment[..start + len]))
}

/// The letters of which a comment says that they are right or wrong: `A: correct, B is not`.
pub(super) fn judged_letters(comment: &str) -> Vec<String> {
    let is_verdict = |word: &str| is_one_of(RIGHT, &word.to_lowercase()) || is_one_of(WRONG, &word.to_lowercase());
    let mut found = Vec::new();
    for sentence in comment.split_inclusive(['.', '!', '?', ';', '\n']).filter(|sentence| !sentence.ends_with('?')) {
        let mut words: Vec<&str> = Vec::new();
        for part in sentence.split_inclusive(|c: char| !c.is_alphanumeric()) {
            let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
            words.extend(Some(word).filter(|word| !word.is_empty()));
            // Several signs are one.
            if part[word.len()..].starts_with([':', '=', '-', '–', '—']) && words.last() != Some(&":") {
                words.push(":");
            }
        }
        let is_link = |word: &&&str| is_one_of(IS, &word.to_lowercase());
        let is_also = |word: &&&str| is_one_of(ALSO, &word.to_lowercase());
        for (at, word) in words.iter().enumerate() {
            if word.chars().count() > 2 && !is_name(word) || *word == ":" || is_verdict(word) {
                continue;
            }
            let mut after =
                words[at + 1..].iter().skip_while(is_link).skip_while(|word| is_one_of(NOT, &word.to_lowercase()));
            let mut after = after.by_ref().skip_while(is_also);
            let mut before = words[..at].iter().rev().skip_while(is_link);
            let said_after =
                words.get(at + 1).as_ref().is_some_and(is_link) && after.next().is_some_and(|word| is_verdict(word));
            let said_before = at > 0
                && words.get(at - 1).as_ref().is_some_and(is_link)
                && before.next().is_some_and(|word| is_verdict(word));
            if (said_after || said_before) && found.len() < LETTERS {
                // `A and B are correct`, `Correct: A, B`.
                let is_one = |word: &&&str| is_name(word) || is_one_of(AND, &word.to_lowercase());
                let before = words[..at].iter().rev().take_while(|word| said_after && is_one(word));
                let after = words[at + 1..].iter().take_while(|word| !said_after && is_one(word));
                let others: Vec<&&str> = before.chain(after).filter(|word| is_name(word)).collect();
                found.push((*word).to_owned());
                found.extend(others.into_iter().map(|word| (*word).to_owned()));
            }
        }
    }
    found
}

/// The names that a comment on a question gives as its answer: `Answer: b`, `Best is A`, `正解はA`; small letters, too. What is only to be
/// chosen from is none: `Find the best move, A or B`.
pub(super) fn answers(comment: &str) -> Vec<String> {
    let mut found = Vec::new();
    for sentence in comment.split_inclusive(['.', '!', '?', ';', '\n']).filter(|sentence| !sentence.ends_with('?')) {
        let lower = sentence.to_lowercase();
        let words = || lower.split(|c: char| !c.is_alphanumeric());
        let is_choice = words().find(|word| !word.is_empty()).is_some_and(|word| is_one_of(CHOOSE, word));
        let is_answer = !is_choice
            && words().any(|word| is_one_of(ANSWER, word) || is_one_of(HEADINGS, word) || is_one_of(BEST, word))
            || ["正解", "答え", "答案", "解答", "정답"].iter().any(|word| lower.contains(word))
            || !is_choice && NOT_ALONE.split('|').any(|phrase| lower.contains(phrase));
        if is_answer {
            let names = sentence.split(|c: char| !c.is_ascii_alphanumeric());
            let is_small = |word: &str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
            found.extend(names.filter(|word| is_name(word) || is_small(word)).take(LETTERS).map(str::to_owned));
        }
    }
    found
}

/// Whether a comment on a question says in words what its answer is: `The answer is the placement`, `Solution: hane`.
pub(super) fn states_answer(comment: &str) -> bool {
    let sentences = comment.split_inclusive(['.', '!', '?', ';', '\n', '。', '！', '？', '；']).take(SENTENCES);
    sentences.filter(|sentence| !sentence.ends_with(['?', '？'])).any(|sentence| {
        let joined = STATED_JOINED.split('|').filter_map(|word| Some(&sentence[sentence.find(word)? + word.len()..]));
        if joined.into_iter().any(|rest| rest.contains(char::is_alphanumeric)) {
            return true;
        }
        let mut is_named = false;
        let mut words = sentence.split_inclusive(|c: char| !c.is_alphanumeric()).filter_map(|part| {
            let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
            (!part.trim().is_empty()).then(|| (word.to_lowercase(), &part[word.len()..]))
        });
        while let Some((word, sign)) = words.next() {
            let is_linked = is_one_of(IS, &word) || word.is_empty() && sign.starts_with(['-', '–', '—', '=', ':']);
            if is_named && is_linked || is_one_of(STATED, &word) && sign.starts_with([':', '=']) {
                return words.find(|(word, _)| !word.is_empty()).is_some_and(|(word, _)| !is_one_of(NOT_STATED, &word));
            }
            is_named = is_one_of(STATED, &word) || is_named && is_one_of(JUDGED, &word);
        }
        false
    })
}

/// What is the answer, before a word that says so.
const STATED: &str = "answer|solution|correct|best|key|tesuji|antwort|lösung|richtig|beste|schlüssel|réponse|clé|meilleur|respuesta|\
    solución|clave|mejor|risposta|soluzione|chiave|migliore|resposta|solução|chave|melhor|antwoord|oplossing|sleutel|ответ|решение|\
    ключ|лучший|правильный";
/// The same in East Asian languages.
const STATED_JOINED: &str = "正解は|正解：|正解:|答えは|答え：|答え:|解答は|答案是|答案：|答案:|正解是|正确的是|正確的是|要点是|정답은|정답:|정답：|답은";
/// What follows says nothing of the answer.
const NOT_STATED: &str = "not|no|hard|easy|difficult|below|above|given|hidden|simple|unique|only|unknown|known|correct|right|in|at|on|nicht|schwer|\
    leicht|unten|difficile|facile|unique|pas|difícil|fácil|única|único|unica|moeilijk|не|трудно|ниже";

const ANSWER: &str = "answer|answers|correct|antwort|réponse|respuesta|risposta|resposta|antwoord|ответ";
const CHOOSE: &str = "which|find|choose|pick|select|welcher|finde|wähle|quel|quelle|trouvez|trouve|choisissez|cuál|elige|encuentra|quale|trova|\
    scegli|qual|escolha|welke|kies|какой|найдите|найди|выберите";
const BEST: &str = "best|beste|besten|meilleur|mejor|migliore|melhor|лучший";

/// Whether a comment on a question says that it has several answers.
pub(super) fn has_several_answers(comment: &str) -> bool {
    let lower = comment.to_lowercase();
    NOT_ALONE.split('|').any(|phrase| lower.contains(phrase))
}

/// What a comment praises besides the move that it begins with.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct OtherPraise {
    /// Letters, numbers and points that it calls right: `But A is also correct`.
    pub names: Vec<String>,
    /// Several moves are praised, and this may be one of them: `A and B are also good`.
    pub is_of_several: bool,
    /// There is another answer, named or not: `Another solution`.
    pub has_another: bool,
}

/// In lower case: there is more than one answer.
const NOT_ALONE: &str = "not the only|not only answer|two correct|two answers|two solutions|two ways|two right|\
    three solutions|three correct|three ways|both work|both are correct|several solutions|several ways|\
    more than one|nicht der einzige|nicht die einzige|zwei lösungen|zwei wege|pas le seul|pas la seule|\
    deux solutions|no es la única|dos soluciones|due soluzioni|duas soluções|twee oplossingen|\
    два решения|正解は二つ|正解は2つ|两种正解|정답은 두";

/// In lower case: another move is as good.
const COMPARED: &str = "just as|as is |as are |equally |no less |same as |interchangeable|equivalent|ebenso|genauso|\
    tout aussi|igual que";

/// In lower case: another move is played, where another is spoken of.
const PLAYS: [&str; 6] = ["can ", "could ", "play ", "start", "begin", "kann "];

fn is_or(word: &str) -> bool {
    is_one_of("or|oder|ou|o|of|или", word)
}

/// Reads what a comment praises besides the move that it begins with.
pub(super) fn other_praise(comment: &str) -> OtherPraise {
    let mut found = OtherPraise::default();
    for sentence in comment.split_inclusive(['.', '!', '?', ';', '\n', '。', '！', '？', '；']) {
        let sorts = WordSorts::of(sentence);
        let lower = sentence.to_lowercase();
        if NOT_ALONE.split('|').any(|phrase| lower.contains(phrase)) {
            found.has_another = true;
        }
        if sentence.ends_with(['?', '？']) {
            continue;
        }
        if sorts.has(WordSorts::DENIAL) {
            // `A is also correct, but B is wrong`: each part for itself.
            let parts = sentence.split([',', '，', '、']).filter(|part| part.len() < sentence.len());
            for part in parts.filter(|part| !WordSorts::of(part).has(WordSorts::DENIAL)) {
                found.names.extend(judged_letters(part));
            }
            found.names.truncate(LETTERS);
            continue;
        }
        // `Or A`, `as is B18`, `A18 is just as correct`, `could have started with A18 as well`.
        let is_compared = COMPARED.split('|').any(|phrase| lower.contains(phrase));
        let begins_with_or = lower.trim_start().split(|c: char| !c.is_alphanumeric()).next().is_some_and(is_or);
        if is_compared || begins_with_or || sorts.has(WordSorts::MORE) && PLAYS.iter().any(|word| lower.contains(word))
        {
            let names = sentence.split(|c: char| !c.is_ascii_alphanumeric());
            let names: Vec<String> = names.filter(|word| is_name(word)).map(str::to_owned).collect();
            found.has_another |= names.is_empty() && !begins_with_or;
            found.names.extend(names);
        }
        if sorts.has(WordSorts::RIGHT) {
            found.names.extend(judged_letters(sentence));
        }
        if !sorts.has(WordSorts::MORE.and(WordSorts::BOTH)) {
            continue;
        }
        // What is said of the move itself is no other praise.
        let own = first_word(sentence).and_then(|(_, word)| Some(sentence.find(word)? + word.len()));
        let rest = &sentence[own.unwrap_or(0)..];
        let sorts = WordSorts::of(rest);
        // In `Aも正解` nothing parts them.
        let mut names = rest.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_name(word)).peekable();
        let is_more = sorts.has(WordSorts::MORE) || sorts.has(WordSorts::BOTH) && names.peek().is_some();
        if is_more && sorts.has(WordSorts::WORKS.and(WordSorts::GOOD).and(WordSorts::RIGHT)) {
            found.is_of_several = true;
            found.has_another |= sorts.has(WordSorts::WORKS) || names.peek().is_some();
            found.names.extend(names.map(str::to_owned));
        }
        found.names.truncate(LETTERS);
    }
    found
}

/// The sorts of words that a sentence has, as a set.
#[derive(Clone, Copy, Default)]
struct WordSorts(u8);

impl WordSorts {
    /// It speaks of more than one move.
    const MORE: WordSorts = WordSorts(1);
    /// It is praise, wherever it stands.
    const WORKS: WordSorts = WordSorts(1 << 1);
    /// It is praise of what is named.
    const GOOD: WordSorts = WordSorts(1 << 2);
    /// It is a verdict of praise.
    const RIGHT: WordSorts = WordSorts(1 << 3);
    /// It denies or blames.
    const DENIAL: WordSorts = WordSorts(1 << 4);
    /// It speaks of those moves that it names.
    const BOTH: WordSorts = WordSorts(1 << 5);

    fn and(self, other: WordSorts) -> WordSorts {
        WordSorts(self.0 | other.0)
    }

    fn has(self, other: WordSorts) -> bool {
        self.0 & other.0 != 0
    }

    fn of(sentence: &str) -> WordSorts {
        let (mut found, mut before, mut ends_with_too) = (WordSorts::default(), String::new(), false);
        for word in sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
            let lower = word.to_lowercase();
            // `Too` comes last: otherwise it says how much.
            ends_with_too = lower == "too";
            let is_as_well = lower == "well" && before == "as";
            let sorts = if is_as_well { WordSorts::MORE.0 } else { SORTS.get(lower.as_str()).copied().unwrap_or(0) };
            found.0 |= sorts;
            before = lower;
        }
        found.0 |= if ends_with_too { WordSorts::MORE.0 } else { 0 };
        if !sentence.is_ascii() {
            for (list, sort) in JOINED {
                found.0 |= if list.split('|').any(|part| sentence.contains(part)) { sort.0 } else { 0 };
            }
        }
        found
    }
}

/// The sorts of single words.
static SORTS: LazyLock<HashMap<&'static str, u8>> = LazyLock::new(|| {
    let mut sorts: HashMap<&str, u8> = HashMap::new();
    let lists = [
        (ALSO, WordSorts::MORE),
        (MORE, WordSorts::MORE),
        (BOTH, WordSorts::BOTH),
        (HEADINGS, WordSorts::WORKS),
        (WORKS, WordSorts::WORKS),
        (GOOD, WordSorts::GOOD),
        (RIGHT, WordSorts::RIGHT),
        (WRONG, WordSorts::DENIAL),
        (NOT, WordSorts::DENIAL),
        (FATAL, WordSorts::DENIAL),
        (DENIALS, WordSorts::DENIAL),
    ];
    for (list, sort) in lists {
        for word in list.split('|').filter(|word| *word != "too") {
            *sorts.entry(word).or_default() |= sort.0;
        }
    }
    // What is no prose is praise anywhere.
    for word in RIGHT.split('|').filter(|word| !is_one_of(ALSO_PROSE, word)) {
        *sorts.entry(word).or_default() |= WordSorts::WORKS.0;
    }
    sorts
});

/// Whether a word, in lower case, is praise where a sentence says it of a move.
pub(super) fn praises(word: &str) -> bool {
    has_sort(word, WordSorts::WORKS.and(WordSorts::GOOD).and(WordSorts::RIGHT))
        && !is_one_of(ALSO_PROSE, word)
        && !is_one_of(NEUTRAL, word)
}

/// What only a sentence that names other moves praises them with.
const NEUTRAL: &str = "variation|variante|вариант|way|option|weg";

/// Words that call a move wrong, that turn round what follows them, and that may be about the answer as well as praise: `The correct answer is`.
pub(super) const BLAME: [&str; 1] = [WRONG];
pub(super) const DENIAL: [&str; 2] = [NOT, DENIALS];
pub(super) const VERDICT: [&str; 3] = [RIGHT, HEADINGS, JUDGED];

/// Whether a word, in lower case, says what something is.
pub(super) fn is_link(word: &str) -> bool {
    is_one_of(IS, word)
}

/// Whether a sentence names a move by a letter in capitals, or a point.
pub(super) fn has_name(sentence: &str) -> bool {
    let mut words = sentence.split(|c: char| !c.is_alphanumeric());
    words.any(|word| is_name(word) && !word.bytes().all(|byte| byte.is_ascii_digit()) && word != "I")
}

/// Whether the first sentence of a comment speaks of more than one move: `Also correct`.
pub(super) fn is_also(comment: &str) -> bool {
    let end = comment.find(['.', '!', '\n']).unwrap_or(comment.len());
    WordSorts::of(&comment[..end]).has(WordSorts::MORE)
}

/// Whether a comment that calls its move wrong takes that back: `Wrong order, but`, `Wrong?`.
pub(super) fn is_conceded(comment: &str) -> bool {
    let mut words = comment.split_inclusive(|c: char| !c.is_alphanumeric()).take(LINE);
    words.any(|part| {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        let lower = word.to_lowercase();
        part[word.len()..].starts_with(['?', '？']) || is_one_of(BUT, &lower) || is_one_of(CONCEDED, &lower)
    }) || DENIED_FAILURES.iter().any(|denied| comment.contains(denied))
}

/// Besides these.
const CONCEDED: &str = "still|yet|nevertheless|nonetheless|actually|nothing|nichts|rien|nada|niente|ничего";
const DENIED_FAILURES: [&str; 3] = ["ではな", "じゃな", "아니"];

fn has_sort(word: &str, sort: WordSorts) -> bool {
    SORTS.get(word).is_some_and(|found| found & sort.0 != 0)
}

/// Parts of sentences in writings without blanks, and of what sort they are.
const JOINED: [(&str, WordSorts); 5] = [
    (MORE_JOINED, WordSorts::MORE),
    (BOTH_JOINED, WordSorts::BOTH),
    (WORKS_JOINED, WordSorts::WORKS),
    (GOOD_JOINED, WordSorts::GOOD),
    (DENIED_JOINED, WordSorts::DENIAL),
];

/// Whether a word may be the name of a move: a letter in capitals, a number, or a point.
fn is_name(word: &str) -> bool {
    let letters = word.chars().take_while(char::is_ascii_alphabetic).count();
    let digits = word[letters..].len();
    let is_plain = word[letters..].bytes().all(|byte| byte.is_ascii_digit());
    is_plain
        && (matches!((letters, digits), (0..=2, 1..=2))
            || (letters, digits) == (1, 0) && word.bytes().all(|byte| byte.is_ascii_uppercase()))
}

/// Whether a name says nothing but its verdict, as [`first_word`] returns it.
pub(super) fn is_all(name: &str, word: &str) -> bool {
    name.find(word).is_some_and(|at| !name[at + word.len()..].contains(char::is_alphanumeric))
}

/// Whether a text has a word: more than a letter, a number or a sign.
pub(super) fn has_words(text: &str) -> bool {
    let is_word = |word: &str| word.chars().nth(1).is_some() || word.chars().any(is_east_asian);
    text.split(|c: char| !c.is_alphabetic()).any(is_word)
}

/// Whether the verdict of a comment, as [`first_word`] returns it, ends its sentence or line.
pub(super) fn stands_alone(comment: &str, word: &str) -> bool {
    if word.starts_with(RIGHT_SIGNS) || word.starts_with(WRONG_SIGNS) {
        return true;
    }
    let rest = comment.find(word).map_or("", |at| &comment[at + word.len()..]);
    !rest.trim_start_matches([' ', '\t', '\u{a0}']).starts_with(char::is_alphanumeric)
}

/// Whether a word of an East Asian language is what the sentence is about, by the letters after it: `正解は`, "the right move is".
fn is_topic(rest: &str) -> bool {
    let mut letters = rest.chars();
    match letters.next() {
        Some('は' | '은') => true,
        // At the end of a sentence it only closes it.
        Some('的') => letters.next().is_some_and(char::is_alphanumeric),
        Some('是' | '应' | '應' | '见' | '見') => letters.next().is_some_and(char::is_alphanumeric),
        // `正解手は`, `正确答案见`.
        Some(first) if is_east_asian(first) => {
            let part = rest.find(|c: char| !c.is_alphanumeric()).map_or(rest, |end| &rest[..end]);
            let mut nouns = ["手順", "手", "図", "答案", "下法", "着法", "应手", "應手", "해답", "수"].into_iter();
            let after = nouns.find_map(|noun| part.strip_prefix(noun)).unwrap_or_default();
            after.starts_with([
                'は', 'が', '은', '는', '이', '是', '见', '見', '在', '应', '應', '为', '為', '请', '請', '如', '参',
            ])
        }
        _ => false,
    }
}

/// Whether a word is a verdict by what follows it, whatever the case of the letters.
fn is_verdict(word: &str, rest: &str) -> bool {
    let mut letters = rest.chars();
    match (letters.next(), letters.next()) {
        // A question; and the first part of a longer word: `Right-hand`.
        (Some('?'), _) => return false,
        (Some('-' | '\'' | '’'), Some(next)) if next.is_alphabetic() => return false,
        (Some(' ' | '\t' | '\u{a0}'), _) => {}
        _ => return true,
    }
    // The words up to the end of the line or the sentence.
    let rest = rest.trim_start_matches([' ', '\t', '\u{a0}']);
    let end = rest.find(|c: char| !c.is_alphanumeric() && !matches!(c, ' ' | '\t' | '\u{a0}' | '\'' | '’' | '-'));
    let line = language::beginning(&rest[..end.unwrap_or(rest.len())], LINE).to_lowercase();
    let mut words = line.split_whitespace();
    let Some(first) = words.next().filter(|first| first.starts_with(char::is_alphabetic)) else { return true };
    if word == "correct" && is_one_of(CORRECTED, first) {
        return false;
    }
    match (is_one_of(ALSO_PROSE, word), is_one_of(JUDGED, first)) {
        (_, true) => !words.next().is_some_and(|next| is_one_of(VERBS, next)),
        (true, false) => is_one_of(REASONS, first),
        (false, false) => {
            let starts = is_one_of(REASONS, first) || is_one_of(SUBJECTS, first);
            starts || !line.split_whitespace().any(|word| is_one_of(VERBS, word))
        }
    }
}

/// So many letters of a sentence are looked at.
const LINE: usize = 200;

/// Whether a word is of a writing that sets no blanks between words, or joins endings to them.
fn is_joined(word: &str) -> bool {
    word.chars().all(is_east_asian)
}

fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}')
}

/// Whether the word `RIGHT` stands in a comment, in capitals and by itself. Where all of the comment is in capitals a sentence has to
/// begin with it: there the word is prose elsewhere.
pub(super) fn has_right(comment: &str) -> bool {
    let is_question = |at: usize| comment[at + "RIGHT".len()..].starts_with(['?', '？']);
    let mut places = in_capitals(comment, "RIGHT").filter(|&at| !is_question(at)).peekable();
    if places.peek().is_none() {
        return false;
    }
    let has_capital = |word: &&str| word.chars().any(char::is_uppercase);
    let words = comment.split(|c: char| !c.is_alphanumeric()).filter(has_capital).count();
    // Two words are what a builder of problems writes: `RIGHT CHOICE`. Writings without capitals have no say.
    if words <= 2 || comment.chars().any(char::is_lowercase) {
        return true;
    }
    places.any(|at| comment[..at].trim_end().chars().next_back().is_none_or(|c| !c.is_alphanumeric()))
}

/// Whether a comment asks whether it is: `RIGHT?`.
pub(super) fn asks_right(comment: &str) -> bool {
    in_capitals(comment, "RIGHT").any(|at| comment[at + "RIGHT".len()..].starts_with(['?', '？']))
}

/// Where a word in capitals stands in a comment, and touches no other capital that belongs to it: in `sekiRIGHT` and `RIGHTGood` it
/// stands, in `BRIGHT` and `NOT RIGHT` it does not.
pub(super) fn in_capitals<'a>(comment: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_capital = |c: char| c.is_uppercase() && matches!(c, 'A'..='Z' | '\u{c0}'..='\u{24f}');
    comment.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        let mut after = comment[at + word.len()..].chars();
        let touched = match (after.next(), after.next()) {
            // A capital before a small letter begins a word of its own.
            (Some(next), Some(second)) => is_capital(next) && !second.is_lowercase(),
            (next, _) => next.is_some_and(is_capital),
        };
        let before = &comment[..at];
        let last = before.trim_end().rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let is_denied = before.ends_with(char::is_whitespace) && last.eq_ignore_ascii_case("not");
        !touched && !is_denied && !before.chars().next_back().is_some_and(is_capital)
    })
}

/// Whether a comment begins with a plus that is not part of a number, or of another sign.
pub(super) fn has_plus(comment: &str) -> bool {
    let rest = comment.trim_start().strip_prefix('+').map(str::trim_start);
    // `+1` is a number, and `+/-` or `+=` says who is ahead.
    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_numeric() || matches!(c, '/' | '-' | '−' | '=')))
}

/// Whether a comment marks the end of a line of joseki: `* Joseki *` or `* GOOD VARIATION *`, in any case, with or without blanks.
pub(super) fn has_joseki(comment: &str) -> bool {
    const WORDS: [&str; 2] = ["joseki", "goodvariation"];
    let mut rest = comment;
    while let Some(at) = rest.find('*') {
        rest = &rest[at + 1..];
        let Some(end) = rest.find('*') else { return false };
        let inside = &rest[..end];
        // A long text between two stars is prose.
        if inside.len() <= 40 {
            let plain: String = inside.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
            if WORDS.contains(&plain.as_str()) {
                return true;
            }
        }
    }
    false
}

/// The letters that a comment marks as good by a star inside the quotes: `'A *' is joseki, 'B' is a mistake`.
pub(super) fn starred(comment: &str) -> Vec<String> {
    const QUOTES: [char; 6] = ['\'', '"', '‘', '’', '“', '”'];
    let mut found = Vec::new();
    for (at, _) in comment.match_indices('*') {
        let after = comment[at + 1..].trim_start_matches([' ', '\t']);
        if !after.starts_with(QUOTES) {
            continue;
        }
        let before = comment[..at].trim_end_matches([' ', '\t']);
        let start = before.rfind(QUOTES).map(|open| (open, before[open..].chars().next().map_or(1, char::len_utf8)));
        let Some((open, len)) = start else { continue };
        let label = before[open + len..].trim();
        if (1..=4).contains(&label.chars().count()) && label.chars().all(char::is_alphanumeric) {
            found.push(label.to_owned());
        }
        if found.len() == LETTERS {
            break;
        }
    }
    found
}

/// A comment mentions at most this many letters.
const LETTERS: usize = 52;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn praise_alone_is_no_remark() {
        for (comment, remark) in [
            ("Correct.", ""),
            ("Correct", ""),
            ("(Correct!)", ""),
            ("Richtig!", ""),
            ("正解です。", "正解です。"),
            ("正解。", ""),
            ("Right answer.", ""),
            ("Correct. The corner is dead.", "The corner is dead."),
            ("Correct!\n\nA and B are miai", "A and B are miai"),
            ("Correct, it is a ko.", "Correct, it is a ko."),
            ("Correct because of the ladder", "Correct because of the ladder"),
            ("A is correct.", "A is correct."),
            ("A: Correct.", "A: Correct."),
            ("Wrong.", "Wrong."),
            ("The vital point.", "The vital point."),
            ("", ""),
        ] {
            assert_eq!(without_verdict(comment, true), remark, "{comment}");
        }
    }

    #[test]
    fn the_first_word_decides_the_verdict() {
        for (comment, expected) in [
            ("Correct. The group is dead.", Some((FirstWord::Right, "Correct"))),
            ("  (correct)", Some((FirstWord::Right, "correct"))),
            ("Incorrect!", Some((FirstWord::Wrong, "Incorrect"))),
            ("不正解です", Some((FirstWord::Wrong, "不正解"))),
            ("正解です。", Some((FirstWord::Right, "正解"))),
            ("Неправильно.", Some((FirstWord::Wrong, "Неправильно"))),
            ("¡Correcto!", Some((FirstWord::Right, "Correcto"))),
            ("RATÉ.", Some((FirstWord::Wrong, "RATÉ"))),
            ("The right side", None),
            ("Rightmost", None),
            ("对", Some((FirstWord::Right, "对"))),
            ("对方先走", None),
            ("FAILS", Some((FirstWord::Wrong, "FAILS"))),
            ("", None),
            ("...", None),
            ("Right", Some((FirstWord::Right, "Right"))),
            ("Right side is bigger", None),
            ("RIGHT SIDE IS BIGGER", None),
            ("Right-hand corner", None),
            ("Right? No.", None),
            ("Right now Black is ahead.", None),
            ("Right answer.", Some((FirstWord::Right, "Right"))),
            ("Right move to live.", Some((FirstWord::Right, "Right"))),
            ("Right move is elsewhere", None),
            ("Right because of the ladder", Some((FirstWord::Right, "Right"))),
            ("Correct\nA and B are miai", Some((FirstWord::Right, "Correct"))),
            ("Correct, it's a ko.", Some((FirstWord::Right, "Correct"))),
            ("Correct play would be C3.", None),
            ("Correct punishment", Some((FirstWord::Right, "Correct"))),
            ("Wrong order", Some((FirstWord::Wrong, "Wrong"))),
            ("Wrong: Black is dead", Some((FirstWord::Wrong, "Wrong"))),
            ("Fails to a throw-in", None),
            ("Exact timing matters", None),
            ("Correct me if I am wrong but this fails", None),
            ("Correct the shape first", None),
            ("Correct. The shape is good.", Some((FirstWord::Right, "Correct"))),
            ("Wrong is what most people would call this move, but it works!", None),
            ("Right away White answers, and Black is dead. Failure.", None),
            ("Richtig gespielt!", Some((FirstWord::Right, "Richtig"))),
            ("Richtig stark wäre hier A", None),
            ("Goed genoeg", None),
            ("正解は三の一", None),
            ("正确的下法", None),
            ("错的", None),
            ("Not correct.", Some((FirstWord::Wrong, "Not correct"))),
            ("not right", Some((FirstWord::Wrong, "not right"))),
            ("Not right now", None),
            ("Not bad", None),
            ("No. Correct is A", None),
            ("Nicht richtig!", Some((FirstWord::Wrong, "Nicht richtig"))),
            ("Pas correct", Some((FirstWord::Wrong, "Pas correct"))),
            ("Не правильно", Some((FirstWord::Wrong, "Не правильно"))),
            ("정답은 A", None),
            // What its own sentence takes back.
            ("Right idea, wrong move", Some((FirstWord::Doubted, "Right"))),
            ("Correct shape, but it dies", Some((FirstWord::Doubted, "Correct"))),
            ("Correct, but this dies in the end", Some((FirstWord::Doubted, "Correct"))),
            ("Correct: no", Some((FirstWord::Doubted, "Correct"))),
            ("Correct... not!", Some((FirstWord::Doubted, "Correct"))),
            ("Correct… not", Some((FirstWord::Doubted, "Correct"))),
            ("Correct (not best)", Some((FirstWord::Doubted, "Correct"))),
            ("Richtig, aber Schwarz stirbt", Some((FirstWord::Doubted, "Richtig"))),
            ("Correct, mais cela échoue", Some((FirstWord::Doubted, "Correct"))),
            ("Правильно, но группа умирает", Some((FirstWord::Doubted, "Правильно"))),
            ("Correct, but White gets two points.", Some((FirstWord::Right, "Correct"))),
            ("Correct, but not the best", Some((FirstWord::Right, "Correct"))),
            ("Correct, even though it is still a ko", Some((FirstWord::Right, "Correct"))),
            ("正解ではない", Some((FirstWord::Wrong, "正解"))),
            ("正解じゃないです", Some((FirstWord::Wrong, "正解"))),
            ("정답이 아닙니다", Some((FirstWord::Wrong, "정답"))),
            ("Correct, no way out for White", Some((FirstWord::Right, "Correct"))),
            ("Correct... Black lives.", Some((FirstWord::Right, "Correct"))),
            ("Correct. But hard to see.", Some((FirstWord::Right, "Correct"))),
            ("Correct: yes", Some((FirstWord::Right, "Correct"))),
            ("正解です。", Some((FirstWord::Right, "正解"))),
            ("正解で生き", Some((FirstWord::Right, "正解"))),
            // What is said of one colour.
            ("Correct for White", Some((FirstWord::Doubted, "Correct"))),
            ("Correct answer by White.", Some((FirstWord::Doubted, "Correct"))),
            ("Failure for White: Black lives", Some((FirstWord::Doubted, "Failure"))),
            ("Richtig gespielt von Schwarz", Some((FirstWord::Doubted, "Richtig"))),
            // What holds in part.
            ("Partially correct: seki", Some((FirstWord::Doubted, "correct"))),
            ("Half right.", Some((FirstWord::Doubted, "right"))),
            ("Almost wrong", None),
            ("Teilweise richtig", Some((FirstWord::Doubted, "richtig"))),
            // What is said of the own move in a sentence.
            ("This is the correct answer.", Some((FirstWord::Right, "correct"))),
            ("This is correct", Some((FirstWord::Right, "correct"))),
            ("This move is also correct.", Some((FirstWord::Right, "correct"))),
            ("It is wrong.", Some((FirstWord::Wrong, "wrong"))),
            ("This is not correct", Some((FirstWord::Wrong, "not correct"))),
            ("It is partially correct", Some((FirstWord::Doubted, "correct"))),
            ("This is correct, but it dies", Some((FirstWord::Doubted, "correct"))),
            ("This is the right side", None),
            ("This is correct?", None),
            ("That's right!", Some((FirstWord::Right, "right"))),
            ("C’est juste.", Some((FirstWord::Right, "juste"))),
            ("It's a ko, but Black can do better", None),
            ("That isn't correct.", None),
            ("This is the vital point. Correct.", None),
            ("Das ist die richtige Form", None),
            ("Success!", Some((FirstWord::Right, "Success"))),
            ("Success depends on the ladder", None),
            ("Fail", Some((FirstWord::Wrong, "Fail"))),
            ("Solution", Some((FirstWord::Right, "Solution"))),
            ("Lösung:\nWeiß stirbt", Some((FirstWord::Right, "Lösung"))),
            ("Solution is at A", None),
            ("This is the solution.", Some((FirstWord::Right, "solution"))),
            ("Correct. A good result for White", Some((FirstWord::Right, "Correct"))),
            // What only seems so, or only names the answer.
            ("正解に見えるが失敗", None),
            ("正解のようだが失敗。", None),
            ("失敗に見えるが正解", None),
            ("정답처럼 보이지만 실패", None),
            ("실패처럼 보이지만 정답", None),
            ("正解手は１線", None),
            ("正确答案见另一变化", None),
            ("正确答案", Some((FirstWord::Right, "正确"))),
            ("Правильно было бы C19.", None),
            // What is taken back.
            ("Right, but too late", Some((FirstWord::Doubted, "Right"))),
            ("Richtig, aber zu spät: Weiß lebt.", Some((FirstWord::Doubted, "Richtig"))),
            ("Richtig gespielt, aber falsche Reihenfolge", Some((FirstWord::Doubted, "Richtig"))),
            ("Right... if White errs.", Some((FirstWord::Doubted, "Right"))),
            ("Correct!!! Not.", Some((FirstWord::Doubted, "Correct"))),
            // Nothing but what is judged.
            ("The correct answer.", Some((FirstWord::Right, "The correct answer"))),
            ("The wrong answer.", Some((FirstWord::Wrong, "The wrong answer"))),
            ("The correct answer is elsewhere.", None),
            ("The right side.", None),
            ("Solved!", Some((FirstWord::Right, "Solved"))),
            ("Bonne réponse", Some((FirstWord::Right, "Bonne réponse"))),
            ("Mauvaise réponse.", Some((FirstWord::Wrong, "Mauvaise réponse"))),
            ("Bonne réponse, mais noir meurt", Some((FirstWord::Doubted, "Bonne réponse"))),
            ("Respuesta correcta", Some((FirstWord::Right, "Respuesta correcta"))),
            ("Die richtige Antwort!", Some((FirstWord::Right, "Die richtige Antwort"))),
            ("Неправильный ход.", Some((FirstWord::Wrong, "Неправильный ход"))),
            ("La solution", Some((FirstWord::Right, "La solution"))),
            ("La solution est ailleurs", None),
            ("これも正解", Some((FirstWord::Right, "正解"))),
            ("これも失敗", Some((FirstWord::Wrong, "失敗"))),
            ("이것도 정답", Some((FirstWord::Right, "정답"))),
            ("这也是正确的", Some((FirstWord::Right, "正确"))),
        ] {
            assert_eq!(first_word(comment), expected, "{comment}");
        }
    }

    #[test]
    fn a_comment_names_the_answer_or_says_that_its_move_is_it() {
        for (comment, expected) in [
            ("Correct answer: C19", Some("C19")),
            ("Correct move is C19", Some("C19")),
            ("Right answer: c19", Some("C19")),
            ("Correct: A, B", Some("A B")),
            ("The correct answer is A.", Some("A")),
            ("Respuesta correcta: C19", Some("C19")),
            ("Richtig wäre C19", Some("C19")),
            ("Правильно было бы C19.", Some("C19")),
            ("正解：C19", Some("C19")),
            ("正解＝Ｃ19", Some("C19")),
            ("正解手は１線", Some("1")),
            ("正解：三の一", Some("")),
            ("正确的下法是C19", Some("C19")),
            ("正确答案见另一变化", Some("")),
            ("정답은 C19", Some("C19")),
            ("Correct: A and B are miai", None),
            ("Correct answer: White dies", None),
            ("Correct. C19 is bigger", None),
            ("Correct", None),
            ("正解：白死", None),
            ("正解です。", None),
            ("Wrong answer: C19", None),
        ] {
            assert_eq!(named_answer(comment).map(|names| names.join(" ")).as_deref(), expected, "{comment}");
        }
    }

    #[test]
    fn signs_are_verdicts_as_words_are() {
        for (comment, expected) in [
            ("✓", Some((FirstWord::Right, "✓"))),
            ("✔\u{fe0f} Black lives.", Some((FirstWord::Right, "✔"))),
            ("☑", Some((FirstWord::Right, "☑"))),
            ("The group is dead. ✅", Some((FirstWord::Right, "✅"))),
            ("✗", Some((FirstWord::Wrong, "✗"))),
            (" ✘ Too slow.", Some((FirstWord::Wrong, "✘"))),
            ("White lives ❌\n", Some((FirstWord::Wrong, "❌"))),
            ("A ✓", Some((FirstWord::Right, "✓"))),
            ("✗ Correct would be B2", Some((FirstWord::Wrong, "✗"))),
            ("✓ for White", Some((FirstWord::Doubted, "✓"))),
            ("✓, but it dies", Some((FirstWord::Doubted, "✓"))),
            // The words come first, and a sign at the end does not turn them round.
            ("Wrong. ✓", Some((FirstWord::Doubted, "Wrong"))),
            ("Correct! ❌", Some((FirstWord::Doubted, "Correct"))),
            ("Correct ✓", Some((FirstWord::Right, "Correct"))),
            // Of several moves, and in the middle of a sentence.
            ("A ✓, B ✗", None),
            ("The ✓ marks it", None),
            ("Correct: the ✓ shows it", Some((FirstWord::Right, "Correct"))),
        ] {
            assert_eq!(first_word(comment), expected, "{comment}");
            let is_word = |word: &str| word.chars().all(char::is_alphabetic);
            assert!(expected.is_none_or(|(_, word)| is_word(word) || stands_alone(comment, word)), "{comment}");
        }
    }

    #[test]
    fn a_letter_or_number_may_come_before_the_verdict() {
        for (comment, expected) in [
            ("A. Correct", Some(FirstWord::Right)),
            ("B. Wrong", Some(FirstWord::Wrong)),
            ("A: correct!", Some(FirstWord::Right)),
            ("(B) wrong", Some(FirstWord::Wrong)),
            ("A Correct", Some(FirstWord::Right)),
            ("B Wrong", Some(FirstWord::Wrong)),
            ("a) Correct", Some(FirstWord::Right)),
            ("[b] wrong: White lives", Some(FirstWord::Wrong)),
            ("1. Correct", Some(FirstWord::Right)),
            ("12) Not correct.", Some(FirstWord::Wrong)),
            ("2\nFailure", Some(FirstWord::Wrong)),
            ("Answer A - correct", Some(FirstWord::Right)),
            ("Answer B - wrong", Some(FirstWord::Wrong)),
            ("Diagram 1. Correct answer", Some(FirstWord::Right)),
            ("Diagram 2. Failure", Some(FirstWord::Wrong)),
            ("Fig. 3: correct", Some(FirstWord::Right)),
            ("Lösung 1: richtig", Some(FirstWord::Right)),
            ("Вариант 2 — неправильно", Some(FirstWord::Wrong)),
            ("図1 正解", Some(FirstWord::Right)),
            ("1図（失敗）", Some(FirstWord::Wrong)),
            ("图3：正确", Some(FirstWord::Right)),
            ("①失敗", Some(FirstWord::Wrong)),
            ("1. Solution", Some(FirstWord::Right)),
            ("2. Failure", Some(FirstWord::Wrong)),
            ("Solution 2: wrong", Some(FirstWord::Wrong)),
            ("Ａ．正解", Some(FirstWord::Right)),
            // Prose, and what is said of several.
            ("A correct move would be B.", None),
            ("A correct answer needs patience", None),
            ("A wrong move order", None),
            ("A. Correct. B. Wrong", None),
            ("A: correct, B is not correct", None),
            ("A? Wrong", None),
            ("1. Right side first", None),
            ("Diagram 1 shows the correct answer", None),
            ("A", None),
            ("1.", None),
            ("Answer", None),
        ] {
            assert_eq!(first_word(comment).map(|(verdict, _)| verdict), expected, "{comment}");
        }
    }

    #[test]
    fn right_is_a_word_in_capitals() {
        for (comment, expected) in [
            ("RIGHT", true),
            ("Good. RIGHT", true),
            ("RIGHT\nBOTH SIDES WORK.", true),
            ("RIGHTCHOICE", false),
            ("WELL DONE, BLACK! RIGHT", true),
            ("RIGHT CHOICE", true),
            ("CHOICE RIGHT", true),
            ("BRIGHT idea", false),
            ("not right", false),
            ("正RIGHT解", true),
            ("sekiRIGHT", true),
            ("RIGHTGood", true),
            ("RIGHTly said", true),
            ("COPYRIGHT of the author", false),
            ("BRIGHTNESS of it", false),
            ("ÉRIGHT you", false),
            ("RIGHTÉ you", false),
            ("黒の 勝ち です RIGHT", true),
            ("NOT RIGHT", false),
            ("RIGHT?", false),
            ("this is not RIGHT", false),
            ("KNOT. RIGHT", true),
            ("THE RIGHT SIDE LOOKS EASIER, BUT IT IS NOT RIGHT.", false),
        ] {
            assert_eq!(has_right(comment), expected, "{comment}");
        }
        assert_eq!(in_capitals("RIGHT CHOICE", "CHOICE").next(), Some(6));
        assert_eq!(in_capitals("CHOICES", "CHOICE").next(), None);
    }

    #[test]
    fn a_plus_is_no_number() {
        for (comment, expected) in [
            ("+", true),
            ("+Dead.", true),
            (" + dead", true),
            ("+1 point", false),
            ("+ 1", false),
            ("a +", false),
            ("+/-", false),
            ("+= for Black", false),
        ] {
            assert_eq!(has_plus(comment), expected, "{comment}");
        }
    }

    #[test]
    fn letters_are_called_right_or_wrong() {
        for (comment, expected) in [
            ("A: Correct. B: Not correct.", "A B"),
            ("A is right, B is wrong", "A B"),
            ("Correct: C", "C"),
            ("Correct. But A is also correct", "A"),
            ("1 = richtig; 2 = falsch", "1 2"),
            ("A and B are correct. C isn't", "B A"),
            ("Correct: A, B", "A B"),
            ("R16 is right", "R16"),
            ("Which is right: A or B?", ""),
            ("Find a correct move, A or B.", ""),
            ("Black to play. The right side is bigger than A.", ""),
            ("", ""),
        ] {
            assert_eq!(judged_letters(comment).join(" "), expected, "{comment}");
        }
    }

    #[test]
    fn praise_of_other_moves_is_read() {
        for (comment, names, is_of_several, has_another) in [
            ("Correct. But A is also correct", "A A", true, true),
            ("Correct, D4 also works.", "D4", true, true),
            ("R16 is also possible", "R16", true, true),
            ("Another solution", "", true, true),
            ("Both are good", "", false, false),
            ("A and B both work.", "A B", true, true),
            ("A和B都对", "A B", true, true),
            ("Black is also in good shape", "", true, false),
            ("Right\nBoth sides work.", "", false, false),
            ("Aも正解", "A", true, true),
            ("Also correct.", "", false, false),
            ("This is also correct", "", false, false),
            ("Correct. Too late for White", "", false, false),
            ("D4 also fails", "", false, false),
            ("Which is also correct, A or B?", "", false, false),
            ("C isn't good either, nor another move", "", false, false),
            ("The other side is bigger", "", false, false),
            ("", "", false, false),
        ] {
            let found = other_praise(comment);
            let found = (found.names.join(" "), found.is_of_several, found.has_another);
            assert_eq!(found, (names.to_owned(), is_of_several, has_another), "{comment}");
        }
    }

    #[test]
    fn stars_mark_joseki_and_letters() {
        for (comment, expected) in [
            ("* Joseki *\nEven.", true),
            ("Also *JOSEKI*", true),
            ("*  good  variation *", true),
            ("a * b * joseki * c", true),
            ("* Joseki", false),
            ("* a joseki move *", false),
        ] {
            assert_eq!(has_joseki(comment), expected, "{comment}");
        }
        assert_eq!(starred("'A *' is joseki, 'B' is a mistake. \"c*\" too, d * not"), ["A", "c"]);
        assert!(starred("2 * 3 ' * '").is_empty());
    }
}
