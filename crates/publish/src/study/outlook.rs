//! What a comment says of how a move turns out, where it does not begin with a verdict: whether it works, and who lives.
//!
//! The last statement counts: `It looks dead, but it lives`. A denied failure is a success, and the other way round. A statement
//! about the opponent is turned round where somebody lives or dies, fails, or can do nothing, and counts for nothing otherwise. A word that
//! only joins a move to another one, and a result that is the same, are praise.

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
const LIFE_WORDS: &str = "live|lives|living|lived|alive|life|eyes|augen|yeux|ojos|occhi|olhos|ogen|глаза|survive|survives|win|wins|won|\
    escape|escapes|connects|lebt|leben|lebendig|lebend|gewinnt|entkommt|vit|vivent|vivant|gagne|gagnent|vive|viven|vivo|vivas|viva|\
    gana|ganan|vince|vincono|vivono|ganha|vivem|leeft|leven|wint|winnen|живет|живёт|живут|выживает|выживают|выигрывает|выигрывают";

/// Somebody takes the other's stones, or saves the own ones.
const KILL_WORDS: &str = "kill|kills|killing|capture|captures|tötet|fängt|tue|tuent|mata|matan|uccide|doodt|убивает";
const SAVE_WORDS: &str = "save|saves|saved|rescued|rettet|sauve|salva|redt|спасает";

/// What is between life and death.
const KO_WORDS: &str = "ko|seki|ко|сэки";

/// Somebody dies or loses.
const DEATH_WORDS: &str = "dies|die|died|dead|dying|loses|lose|lost|killed|captured|stirbt|sterben|tot|verliert|meurt|meurent|mort|\
    morts|perd|muere|mueren|muerto|muertas|pierde|muore|muoiono|morto|morre|morrem|perde|sterft|dood|verliest|умирает|умирают|погибает|\
    погибают|мертвы|мёртвы|проигрывает|проигрывают|helpless|powerless|hopeless|trouble|difficulty|zugzwang|aufgeben|defenceless|\
    defenseless|trapped|doomed|stuck|caught|stopped|resigns|resign|surrenders|collapses|crumbles|hilflos|machtlos|chancenlos|wehrlos|\
    verloren|gefangen|impuissant|impuissants|perdu|perdus|coincé|abandonne|indefenso|indefensas|impotente|impotenti|perdido|perdidas|\
    perduto|spacciato|abandona|abbandona|rinde|arrende|indefeso|desiste|machteloos|hulpeloos|kansloos|бессильны|беспомощны|беззащитны|\
    обречены|сдаются|сдаётся|сдается|проиграли|пойманы|съедены";

/// A move does not work, or not well enough.
const FAILURE_WORDS: &str = "ko|seki|late|short|shortage|mistake|mistakes|error|bad|poor|fail|fails|failed|failing|failure|slow|\
    insufficient|worse|inferior|useless|refuted|refutes|refutation|difference|loss|better|gote|scheitert|schlecht|besser|échoue|mieux|\
    falla|peor|mejor|fallisce|peggio|meglio|falha|pior|melhor|slecht|beter|ошибка|плохо|лучше|хуже|ко|сэки";

/// Of these it is the other one's success not to have enough, or not to get there.
const LACKING_WORDS: &str =
    "late|short|shortage|slow|fail|fails|failed|insufficient|scheitert|échoue|falla|fallisce|falha";

/// Of these it is the other one's failure to have them.
const BETTER_WORDS: &str = "better|besser|mieux|mejor|meglio|melhor|beter|лучше";

/// A move works, beside what praises others, too.
const PRAISE_WORDS: &str = "acceptable|best|perfect|excellent|brilliant|great|nice|dual|miai|see|yes|adequate|sufficient|suffices|\
    perfekt|parfait|vale|valen|perfecto|bene|perfetto|perfeito";

/// It comes to the same as another move.
const EQUAL_WORDS: &str = "same|ditto|transposes|transpose|transposed|transposition|equal|equally|equivalent|interchangeable|identical|\
    similar|similarly|likewise|symmetrical|symmetric|mirror|mirrored|reverts|merges|alternative|alternatively|alternativ|alternativa|\
    gleichwertig|gleich|gleiche|gleichen|gleicher|gleiches|dasselbe|derselbe|dieselbe|selbe|selben|egal|einerlei|gleichgültig|\
    identisch|ähnlich|ebenso|ebenfalls|symmetrisch|zugumstellung|équivalent|équivalente|équivaut|même|pareil|pareillement|idem|\
    identique|interversion|similaire|symétrique|equivalente|equivale|igual|iguales|igualmente|mismo|misma|idéntico|idéntica|transpone|\
    simétrico|uguale|ugualmente|stesso|stessa|medesimo|identico|identica|trasposizione|simile|simmetrico|mesmo|mesma|idêntico|idêntica|\
    semelhante|transpõe|gelijkwaardig|hetzelfde|dezelfde|identiek|evenzo|равноценно|равноценен|равносильно|эквивалентно|эквивалентен|\
    одинаково|одинаков|одинаковый|идентично|аналогично|аналогичный|симметрично|перестановка";

/// The same in several words, where nothing else is said.
const EQUAL_PHRASES: &str = "same result|same outcome|same position|same thing|no difference|no different|t matter|not matter|\
    not important|either way|either order|any order|no change|nothing changes|as before|as above|läuft auf|keine rolle|\
    kein unterschied|keinen unterschied|ändert nichts|genauso|même résultat|ne change rien|change rien|peu importe|n importe|au même|\
    de même|aucune différence|pas de différence|pas d importance|sans importance|mismo resultado|da igual|lo mismo|no importa|\
    no cambia|stesso risultato|non importa|non cambia|lo stesso|mesmo resultado|não importa|no mesmo|zelfde resultaat|niet uit|тот же|\
    та же|то же|те же|того же|той же|тому же|тем же|тех же|такой же|такая же|так же|одно и то|без разницы|нет разницы|разницы нет|\
    не важно|неважно|не важен|не имеет значения|все равно|всё равно|не меняет";

/// Words that only join a move to another one.
const JOINING_WORDS: &str = "or|and|as|similarly|alternatively|oder|und|ou|et|pareillement|sinon|y|asimismo|o|oppure|e|parimenti|of|en|\
    или|и|либо";

/// Words that only point at a move.
const POINTING_WORDS: &str = "this|that|it|here|there|so|one|move|way|point|well|dies|das|diese|dieser|hier|da|zug|ceci|cela|ici|ça|\
    ainsi|coup|esto|este|esta|aquí|así|jugada|questo|questa|qui|così|mossa|isto|aqui|assim|jogada|dit|zo|zet|это|этот|так|здесь|тут|\
    сюда|ход";

/// After praise these say that it is of something else than success.
const PARTIAL_WORDS: &str = "try|idea|attempt|shape|thought|start|direction|reply|response|resistance|for|versuch|essai|intento|\
    попытка";

/// Words that make what follows no statement.
const SUPPOSED_WORDS: &str = "if|unless|would|wouldn|could|should|might|wenn|falls|würde|wäre|si|serait|sería|se|sarebbe|seria|als|zou|\
    если|бы";

/// Denials besides those of verdicts.
const DENIED_WORDS: &str = "without|hardly|ne|n";

/// Who has none of something can do nothing, or not enough.
const NONE_WORDS: &str = "no|nothing|none|nowhere|unable|nichts|kein|keine|keinen|keiner|nirgends|rien|aucun|aucune|nada|ningún|\
    ninguna|niente|nulla|nessun|nessuna|nenhum|nenhuma|niets|geen|ничего|нет|нечего|нечем|некуда|никак|ничем";

/// With a denial they say the same.
const ABLE_WORDS: &str = "can|cannot|could|has|have|hat|haben|ont|tiene|tienen|hanno|tem|têm|heeft|hebben|kann|können|peut|peuvent|\
    puede|pueden|può|possono|pode|podem|kan|kunnen|может|могут|белым|черным|чёрным";

/// What nobody minds not to have, or who cannot be harmed.
const UNHARMED_WORDS: &str = "need|needs|problem|problems|fear|worry|worries|weakness|weaknesses|hurry|reason|harm|doubt|be|been|muss|\
    obligé|braucht|probleme|angst|werden|être|besoin|problème|raison|ser|necesita|problema|miedo|essere|bisogno|precisa|medo|hoeft|\
    worden|probleem|нужно|нужды|проблем|проблемы|бояться";

const BLACK_WORDS: &str = "black|black's|schwarz|noir|noirs|negro|negras|negros|nero|neri|preto|pretas|zwart|черные|чёрные|черных|\
    чёрных|черный|чёрный|черным|чёрным";
const WHITE_WORDS: &str = "white|white's|weiß|weiss|blanc|blancs|blanco|blancas|blancos|bianco|bianchi|branco|brancas|wit|белые|белых|\
    белый|белым";

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
    /// `Also`.
    const ALSO: Senses = Senses(1 << 12);
    const BLAME: Senses = Senses(1 << 13);
    const EQUAL: Senses = Senses(1 << 14);
    const BETTER: Senses = Senses(1 << 15);
    /// It joins a move to another one, or points at one.
    const JOINING: Senses = Senses(1 << 16);
    const POINTING: Senses = Senses(1 << 17);
    const NONE: Senses = Senses(1 << 18);
    const ABLE: Senses = Senses(1 << 19);
    const UNHARMED: Senses = Senses(1 << 20);
    const LACKING: Senses = Senses(1 << 21);

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
        (NONE_WORDS, Senses::NONE.and(Senses::DENIAL)),
        (ABLE_WORDS, Senses::ABLE),
        (UNHARMED_WORDS, Senses::UNHARMED),
        (EQUAL_WORDS, Senses::EQUAL),
        (BETTER_WORDS, Senses::BETTER),
        (LACKING_WORDS, Senses::LACKING),
        (JOINING_WORDS, Senses::JOINING),
        (POINTING_WORDS, Senses::POINTING),
        (BLACK_WORDS, Senses::BLACK),
        (WHITE_WORDS, Senses::WHITE),
    ];
    let of_verdicts = words::BLAME.map(|list| (list, Senses::BLAME)).into_iter();
    let of_verdicts = of_verdicts.chain(words::DENIAL.map(|list| (list, Senses::DENIAL)));
    let of_verdicts = of_verdicts.chain(words::VERDICT.map(|list| (list, Senses::VERDICT)));
    let of_verdicts = of_verdicts.chain([(words::ALSO, Senses::ALSO), (words::MORE, Senses::JOINING)]);
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
const JOINED_LIFE: &str = "生き|助か|活|살|활 수|삶";
const JOINED_DEATH: &str = "死|죽|잡힌|取られ|被杀|被吃|사망";
const JOINED_PRAISE: &str = "正解|別解|别解|另解|正确|正確|正しい|正着|成立|正答|정답|정해|可以|可行|也行|也可|亦可|も可|もあり|成功|有効|이것도|가능|성공|좋|됩니다|된다";
const JOINED_EQUAL: &str = "同じ|同様|同样|同樣|相同|一样|一樣|等价|等價|等効|等效|等同|同前|同上|亦同|皆同|还原|還原|殊途同归|无关|無關|无所谓|無所謂|没有区别|沒有區別|没区别|没有差别|どちらでも|どっちでも|\
    変わらない|変わらず|変わりない|違いはない|違いがない|同一|手順前後|合流|같다|같은|같음|같습니다|똑같|마찬가지|동일|차이가 없|차이는 없|차이 없|상관없|상관 없|다르지 않";
const JOINED_FAILURE: &str =
    "失敗|失败|错|錯|間違|不正解|不正确|不正確|不行|不成立|안 된|无效|無効|劫|コウ|セキ|오답|실패|틀|패|못|안 되";
const JOINED_DENIAL: &str = "ではな|ではあり|じゃな|でな|不是|并非|ない|ません|아니|아님|아닙|않|없|不了|不成|不出";
/// The same before what they deny.
const JOINED_DENIAL_BEFORE: &str = "不是|并非|不能|不会|不會|无法|無法|不死|不活|没死|没活|못";

/// The side that is named can do nothing.
const JOINED_HELPLESS: &str = "どうしようもない|どうしようもあり|どうにもなら|何もでき|手がない|手が無い|手はない|手がありません|応手なし|受けなし|受けがない|受けがあり|逃げられ|防げない|投了|お手上げ|手も足も出|困る|\
    アウト|しびれ|无路|無路|无子|無子|投降|것이 없|无法|無法|无计可施|無計可施|束手无策|束手無策|没有办法|沒有辦法|没办法|毫无办法|没有应手|无应手|无可奈何|认输|認輸|逃不|跑不|挡不|れない|れません|できない|できません|不能|做不|不了|\
    不出|속수무책|아무것도|수 없|수가 없|방법이 없|항복|투료";

/// What only joins a move to others, or points at one.
const JOINED_JOINING: &str =
    "也|亦|另外|另|还有|還有|或者|或是|或|同理|も|もまた|また|または|あるいは|同じく|도|또한|또|역시|또는|혹은|아니면";
const JOINED_POINTING: &str = "もちろん|这里|這裡|这样|這樣|这|這|此|这手|一手|手|点|处|處|これ|それ|ここ|そこ|こちら|こう|この|で|이것|이렇게|이|여기|여기서|수|곳";

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
    if is_supposed(&tokens) || is_question && tokens.len() > 2 {
        return joined(sentence, is_blacks);
    }
    if let [only] = &tokens[..] {
        match only.word.as_str() {
            "no" => return Outlook::Badly,
            "better" => return Outlook::Well,
            _ => {}
        }
    }
    if is_joining(&tokens) {
        return Outlook::Well;
    }
    let names_another = words::has_name(sentence);
    let names_opponent = has(other);
    let mut last = Outlook::Open;
    // Whether it speaks of the other side: of the own one, unless somebody is named.
    let mut of_other: Option<bool> = None;
    let mut is_denied = false;
    let mut part = Part::default();
    for (at, &Token { senses, ends_part, .. }) in tokens.iter().enumerate() {
        let following = || tokens.iter().skip(at + 1).take(2);
        let next = |sense: Senses| following().any(|token| token.senses.has(sense));
        let subject_is_other = || of_other.unwrap_or_else(|| next(other));
        let mut said = None;
        if senses.has(own.and(other)) {
            of_other = Some(senses.has(other));
            part.of_other = of_other;
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
            // `Geht nicht`, but not `ne vit pas`; and `It wants to live, but can't`.
            if (ends_part || at + 1 == tokens.len()) && !part.is_denied {
                last = match last {
                    Outlook::Well => Outlook::Badly,
                    Outlook::Badly if part.said.is_some() => Outlook::Well,
                    said => said,
                };
            }
            part.is_denied = true;
        } else if senses.has(Senses::FAILURE.and(Senses::BLAME)) {
            let is_ko = senses.has(Senses::KO);
            // `White is too slow`, and `White has nothing better`.
            let is_others_own =
                part.of_other == Some(true) && senses.has(Senses::LACKING.and(Senses::BETTER)) && !next(own);
            let is_others = names_opponent && !is_ko;
            said = match is_others_own {
                true => Some(!senses.has(Senses::BETTER)),
                false => Some(false).filter(|_| !(is_others || is_question || is_ko && is_denied)),
            };
        } else if senses.has(Senses::EQUAL) {
            // `It dies in the same way`.
            let is_bad = part.said == Some(false) && !is_denied;
            said = Some(true).filter(|_| part.of_other != Some(true) && !is_bad);
        } else if senses.has(Senses::PRAISE) {
            let is_partial = tokens.get(at + 1).is_some_and(|next| next.senses.has(Senses::PARTIAL));
            let is_topic = senses.has(Senses::VERDICT)
                && (names_another || has_word(&["is"]))
                && !has_word(&["this", "it", "that", "also", "too", "as"]);
            said = Some(true).filter(|_| !names_opponent && !is_topic && !is_partial);
        }
        if let Some(is_good) = said {
            let is_good = is_good != is_denied;
            last = if is_good { Outlook::Well } else { Outlook::Badly };
            part.said = Some(is_good);
            // `It fails to live`.
            is_denied = senses.has(Senses::FAILURE) && tokens.get(at + 1).is_some_and(|next| next.word == "to");
        }
        if ends_part || at + 1 == tokens.len() {
            let words = &tokens[part.start..=at];
            if part.said.is_none() && can_do_nothing(words, (own, other)) {
                last = Outlook::Well;
            }
            (is_denied, part) = (false, Part { start: at + 1, ..Part::default() });
        }
    }
    if last == Outlook::Open && (is_equal(&tokens) || is_also(&tokens) && !names_opponent && !is_question) {
        last = Outlook::Well;
    }
    match joined(sentence, is_blacks) {
        Outlook::Open => last,
        said => said,
    }
}

/// Whether a sentence says what might be. `Se` does so where it begins a part of it: elsewhere it is `himself`.
fn is_supposed(tokens: &[Token]) -> bool {
    let is_within = |at: usize| at.checked_sub(1).is_some_and(|before| !tokens[before].ends_part);
    let is =
        |(at, token): (usize, &Token)| token.senses.has(Senses::SUPPOSED) && !(token.word == "se" && is_within(at));
    tokens.iter().enumerate().any(is)
}

/// A part of a sentence, as far as it is read.
#[derive(Default)]
struct Part {
    start: usize,
    /// Whether it speaks of the other side, if it names one.
    of_other: Option<bool>,
    /// What it says.
    said: Option<bool>,
    is_denied: bool,
}

/// Whether a sentence only joins its move to others: `Also`, `Or here`.
fn is_joining(tokens: &[Token]) -> bool {
    let joins = |token: &Token| token.senses.has(Senses::JOINING.and(Senses::ALSO));
    let is_sign = tokens.iter().all(|token| token.word.chars().nth(1).is_none());
    let is_all = tokens.iter().all(|token| joins(token) || token.senses.has(Senses::POINTING));
    tokens.iter().any(joins) && is_all && !is_sign
}

/// Whether a sentence says that it comes to the same, in several words.
fn is_equal(tokens: &[Token]) -> bool {
    let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
    let text = format!(" {} ", words.join(" "));
    EQUAL_PHRASES.split('|').any(|phrase| {
        let found = text.find(&format!(" {phrase} "));
        let before = found.and_then(|at| text[..at].split(' ').next_back());
        found.is_some() && !before.is_some_and(|word| Senses::of(word).has(Senses::DENIAL))
    })
}

/// Whether a sentence says something of this move, too, and nothing against it: `Also captures two`; `too late` says how much.
fn is_also(tokens: &[Token]) -> bool {
    let against = Senses::FAILURE.and(Senses::BLAME).and(Senses::DEATH).and(Senses::KO).and(Senses::DENIAL);
    let is_excess = tokens.iter().rev().skip(1).any(|token| token.word == "too");
    let says = |token: &Token| token.senses.has(Senses::ALSO);
    tokens.len() > 1 && tokens.iter().any(says) && !is_excess && !tokens.iter().any(|token| token.senses.has(against))
}

/// Whether a part of a sentence says that the other side can do nothing: `White has no answer`, `There is nothing White can do`.
fn can_do_nothing(part: &[Token], (own, other): (Senses, Senses)) -> bool {
    let is_pair = |two: &[Token], [one, next]: [&str; 2]| two[0].word == one && two[1].word == next;
    let has_pair = |pairs: &[[&str; 2]]| part.windows(2).any(|two| pairs.iter().any(|&pair| is_pair(two, pair)));
    if has_pair(&[["gives", "up"], ["gibt", "auf"], ["se", "rend"]]) {
        return part.iter().any(|token| token.senses.has(other)) && !part.iter().any(|token| token.senses.has(own));
    }
    let Some(at) = part.iter().position(|token| token.senses.has(Senses::DENIAL)) else { return false };
    let has = |sense: Senses| part.iter().any(|token| token.senses.has(sense));
    let is_colour = |token: &&Token| token.senses.has(own.and(other));
    // Whoever is named before it, or else after it.
    let before = part[..at].iter().rev().find(is_colour);
    let named = before.or_else(|| part[at..].iter().find(is_colour));
    // `White is no match`.
    let is_noun = |token: &Token| words::is_link(&token.word) && part[at].word != "unable";
    if before.is_some() && at.checked_sub(1).is_some_and(|before| is_noun(&part[before])) {
        return false;
    }
    let is_nothing = has(Senses::NONE.and(Senses::ABLE)) || has_pair(&[["n", "a"], ["n", "y"]]);
    is_nothing && !has(Senses::UNHARMED) && named.is_some_and(|token| token.senses.has(other))
}

/// The same in writings without blanks.
fn joined(sentence: &str, is_blacks: bool) -> Outlook {
    let last = |list: &str| list.split('|').filter_map(|part| Some(sentence.rfind(part)? + part.len())).max();
    if sentence.is_ascii() {
        return Outlook::Open;
    }
    if is_joining_joined(sentence) {
        return Outlook::Well;
    }
    let (black, white) = (&["黒", "黑", "흑"][..], &["白", "백"][..]);
    let (others, own) = if is_blacks { (white, black) } else { (black, white) };
    let is_others = others.iter().any(|name| sentence.contains(name));
    let is_helpless = is_others && !own.iter().any(|name| sentence.contains(name));
    let good = last(JOINED_PRAISE).filter(|_| !is_others).max(last(if is_others { JOINED_DEATH } else { JOINED_LIFE }));
    let bad = last(JOINED_FAILURE).max(last(if is_others { JOINED_LIFE } else { JOINED_DEATH }));
    let is_denied = |end: usize| {
        let after: String = sentence[end..].chars().take(6).collect();
        let before: String = sentence[..end].chars().rev().take(5).collect::<Vec<_>>().into_iter().rev().collect();
        JOINED_DENIAL.split('|').any(|part| after.contains(part))
            || JOINED_DENIAL_BEFORE.split('|').any(|part| before.contains(part))
    };
    // What comes to the same, and that the other side can do nothing, where nothing else is said.
    if (good, bad) == (None, None) {
        let equal = last(JOINED_EQUAL);
        return match equal {
            Some(end) if is_denied(end) => Outlook::Badly,
            Some(_) => Outlook::Well,
            None if is_helpless && last(JOINED_HELPLESS).is_some() => Outlook::Well,
            None => Outlook::Open,
        };
    }
    match (good, bad) {
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

/// Whether a sentence only joins its move to others, or points at it: `これも`.
fn is_joining_joined(sentence: &str) -> bool {
    let mut rest: String = sentence.chars().filter(|c| c.is_alphanumeric()).take(WORDS).collect();
    let mut joins = false;
    while !rest.is_empty() {
        let longest = |list: &str| list.split('|').filter(|part| rest.starts_with(*part)).map(str::len).max();
        let (joining, pointing) = (longest(JOINED_JOINING), longest(JOINED_POINTING));
        let Some(len) = joining.max(pointing) else { return false };
        joins |= joining == Some(len);
        rest.drain(..len);
    }
    joins
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
        let rows = [
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
            // Words that only join it to other moves.
            ("Also", Outlook::Well),
            ("Also.", Outlook::Well),
            ("Too.", Outlook::Well),
            ("As well", Outlook::Well),
            ("Likewise!", Outlook::Well),
            ("And here", Outlook::Well),
            ("Another one", Outlook::Well),
            ("Alternatively", Outlook::Well),
            ("Auch", Outlook::Well),
            ("Oder hier", Outlook::Well),
            ("Aussi", Outlook::Well),
            ("Ou ici", Outlook::Well),
            ("También", Outlook::Well),
            ("O así", Outlook::Well),
            ("Тоже", Outlook::Well),
            ("Или так", Outlook::Well),
            ("これも", Outlook::Well),
            ("または", Outlook::Well),
            ("这里也", Outlook::Well),
            ("也", Outlook::Well),
            ("여기도", Outlook::Well),
            ("또는", Outlook::Well),
            ("Also captures two stones", Outlook::Well),
            ("Also fails", Outlook::Badly),
            ("Also too slow", Outlook::Badly),
            ("White also jumps", Outlook::Open),
            ("This way", Outlook::Open),
            ("これで", Outlook::Open),
            ("o", Outlook::Open),
            // The same result.
            ("Same thing", Outlook::Well),
            ("The result is the same", Outlook::Well),
            ("White gets the same result", Outlook::Well),
            ("It comes to the same", Outlook::Well),
            ("It doesn't matter", Outlook::Well),
            ("Either order", Outlook::Well),
            ("Läuft auf dasselbe hinaus", Outlook::Well),
            ("Kein Unterschied", Outlook::Well),
            ("Egal", Outlook::Well),
            ("Revient au même", Outlook::Well),
            ("Cela ne change rien", Outlook::Well),
            ("Lo mismo", Outlook::Well),
            ("Da igual", Outlook::Well),
            ("Тот же результат", Outlook::Well),
            ("То же самое", Outlook::Well),
            ("Без разницы", Outlook::Well),
            ("Аналогично", Outlook::Well),
            ("同じ結果", Outlook::Well),
            ("結果は変わらない", Outlook::Well),
            ("白がどう打っても同じ", Outlook::Well),
            ("结果相同", Outlook::Well),
            ("殊途同归", Outlook::Well),
            ("결과는 같다", Outlook::Well),
            ("차이가 없다", Outlook::Well),
            ("Not the same", Outlook::Badly),
            ("Не то же самое", Outlook::Open),
            ("同じではない", Outlook::Badly),
            ("Same mistake", Outlook::Badly),
            ("The same ko", Outlook::Badly),
            ("Black dies in the same way", Outlook::Badly),
            ("同じく失敗", Outlook::Badly),
            // The other side can do nothing.
            ("White can do nothing", Outlook::Well),
            ("White can do nothing against Black's move", Outlook::Well),
            ("White has no answer.", Outlook::Well),
            ("There is nothing White can do", Outlook::Well),
            ("No way out for White", Outlook::Well),
            ("White can't resist", Outlook::Well),
            ("White is unable to answer", Outlook::Well),
            ("White is unable to live", Outlook::Well),
            ("White is helpless", Outlook::Well),
            ("White fails to live", Outlook::Well),
            ("White is too slow", Outlook::Well),
            ("White has nothing better", Outlook::Well),
            ("White cannot be saved", Outlook::Well),
            ("White resigns", Outlook::Well),
            ("Weiß kann nichts machen", Outlook::Well),
            ("Weiß hat keine Antwort", Outlook::Well),
            ("Weiß ist machtlos", Outlook::Well),
            ("Weiß lebt nicht", Outlook::Well),
            ("Blanc ne peut rien faire", Outlook::Well),
            ("Blanc n'a pas de réponse", Outlook::Well),
            ("Blanc n'est pas obligé de répondre", Outlook::Open),
            ("Weiß gibt auf", Outlook::Well),
            ("Белым не спастись", Outlook::Well),
            ("白は助からない", Outlook::Well),
            ("白无路可走", Outlook::Well),
            ("백이 할 수 있는 것이 없다", Outlook::Well),
            ("Führt zum selben Ergebnis", Outlook::Well),
            ("Порядок не важен", Outlook::Well),
            ("也可", Outlook::Well),
            ("Blanc ne vit pas", Outlook::Well),
            ("Blanc est impuissant", Outlook::Well),
            ("Blanco no puede hacer nada", Outlook::Well),
            ("Blanco se rinde", Outlook::Well),
            ("Белые ничего не могут сделать", Outlook::Well),
            ("Белым нечего делать", Outlook::Well),
            ("Белые бессильны", Outlook::Well),
            ("白はどうしようもない", Outlook::Well),
            ("白に応手なし", Outlook::Well),
            ("白投了", Outlook::Well),
            ("白は生きられない", Outlook::Well),
            ("白无计可施", Outlook::Well),
            ("白无法活", Outlook::Well),
            ("白は切れない", Outlook::Well),
            ("白不能切断", Outlook::Well),
            ("백은 끊을 수 없다", Outlook::Well),
            ("White is in trouble", Outlook::Well),
            ("White is short of liberties", Outlook::Well),
            ("White is one move too late", Outlook::Well),
            ("Blanc n'a pas d'yeux", Outlook::Well),
            ("Blanco no tiene respuesta", Outlook::Well),
            ("У белых нет ответа", Outlook::Well),
            ("백은 속수무책", Outlook::Well),
            ("백은 아무것도 할 수 없다", Outlook::Well),
            // The own side can do nothing, or the other one need not.
            ("Black can do nothing", Outlook::Open),
            ("Black is helpless", Outlook::Badly),
            ("Black is short of liberties", Outlook::Badly),
            ("White has no trouble", Outlook::Badly),
            ("Black fails to live", Outlook::Badly),
            ("Noir ne vit pas", Outlook::Badly),
            ("Schwarz lebt nicht", Outlook::Badly),
            ("黒はどうしようもない", Outlook::Open),
            ("White has no problem", Outlook::Open),
            ("White cannot be stopped", Outlook::Badly),
            ("White is better", Outlook::Badly),
            ("White jumps, bad for Black", Outlook::Open),
            ("White jumps and Black has no answer", Outlook::Open),
            ("White does not answer", Outlook::Open),
            ("Black needs to live, but can't", Outlook::Badly),
            ("Now it's a ko, because White made a mistake", Outlook::Badly),
            ("+1 point for White is no mark of mine.", Outlook::Open),
            ("白不死", Outlook::Badly),
            ("No difference", Outlook::Well),
            ("Mismo resultado", Outlook::Well),
            ("也行", Outlook::Well),
            ("不成立", Outlook::Badly),
            ("", Outlook::Open),
        ];
        let found = rows.iter().map(|&(comment, expected)| (comment, of(comment, true), expected));
        let wrong: Vec<_> = found.filter(|(_, found, expected)| found != expected).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
