//! Results: `B+3.5` as the format has it, and as people and servers write it.

use super::amount::counted;
use super::result_words;
use super::words::is_among;

/// How a game ended. The winner is a colour's SGF letter, `B`, `W` or a digit, or whatever type a caller maps it to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome<C> {
    /// A colour won, and how.
    Win(C, By),
    /// Nobody won.
    Draw,
    /// Void: the game does not count.
    Void,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    /// Unspecified.
    Unsaid,
    /// By points.
    Points(f32),
    /// By resignation.
    Resignation,
    /// On time.
    Time,
    /// By forfeit.
    Forfeit,
}

/// The names that a game has for its colours, each with its letter.
pub type Names<'a> = &'a [(&'a str, u8)];

impl Outcome<u8> {
    /// Parses RE; `None` unless it is understood completely. The game's own colour names take precedence.
    pub fn read(text: &str, own: Names<'_>) -> Option<Self> {
        let lower = text.trim().to_lowercase();
        let lower = lower.as_str();
        match lower {
            // Little Golem.
            "b" => return Some(Outcome::Win(b'B', By::Unsaid)),
            "w" => return Some(Outcome::Win(b'W', By::Unsaid)),
            _ if is_among_all(&DRAWN, lower) => return Some(Outcome::Draw),
            _ if is_void(lower) => return Some(Outcome::Void),
            _ => {}
        }
        if let Some((winner, margin)) = lower.split_once('+') {
            let letter = match winner.trim().as_bytes() {
                &[digit @ b'1'..=b'4'] => digit,
                _ => named(winner.trim(), own)?,
            };
            let by = match margin.trim().trim_end_matches('.') {
                "r" => By::Resignation,
                "t" => By::Time,
                "f" => By::Forfeit,
                margin => {
                    result_words::way(&margin.split_whitespace().collect::<Vec<_>>()).or_else(|| eastern_way(margin))?
                }
            };
            return Some(Outcome::Win(letter, by));
        }
        let ending = without_count(lower);
        in_one_word(ending).or_else(|| in_korean(ending)).or_else(|| result_words::read(text, own))
    }

    /// The value in SGF form; of several equivalents the shortest.
    pub fn write(self) -> String {
        match self {
            Outcome::Draw => "0".to_owned(),
            Outcome::Void => "Void".to_owned(),
            Outcome::Win(letter, by) => {
                let winner = char::from(letter);
                match by {
                    By::Unsaid => format!("{winner}+"),
                    By::Points(points) => format!("{winner}+{points}"),
                    By::Resignation => format!("{winner}+R"),
                    By::Time => format!("{winner}+T"),
                    By::Forfeit => format!("{winner}+F"),
                }
            }
        }
    }
}

impl<C> Outcome<C> {
    /// Maps the winner to another type; `None` if there is no counterpart.
    pub fn won_by<D>(self, of: impl FnOnce(C) -> Option<D>) -> Option<Outcome<D>> {
        Some(match self {
            Outcome::Win(who, by) => Outcome::Win(of(who)?, by),
            Outcome::Draw => Outcome::Draw,
            Outcome::Void => Outcome::Void,
        })
    }
}

/// Whether a result in words says what the format has no room for: that the game was suspended, why somebody lost it or both agreed on it.
pub fn says_more(text: &str) -> bool {
    const MORE: [&str; 30] = [
        "劫",
        "コウ",
        "长生",
        "長生",
        "패빅",
        "장생",
        "suspend",
        "adjourn",
        "打掛",
        "打ち掛け",
        "打挂",
        "封手",
        "暂停",
        "중단",
        "봉수",
        "agreement",
        "decision",
        "disconnect",
        "disqualif",
        "no-show",
        "abandonment",
        "escap",
        "did not come",
        "反則",
        "不戦",
        "不戰",
        "不战",
        "반칙",
        "부전",
        "실격",
    ];
    let lower = text.to_lowercase();
    MORE.iter().any(|word| lower.contains(word))
}

/// A result as the format writes it.
pub fn is_result(text: &str) -> bool {
    let text = text.trim();
    if matches!(text, "0" | "Draw" | "Void" | "?") {
        return true;
    }
    let Some(by) = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+")).or_else(|| {
        // The colours of games for four.
        let mut characters = text.chars();
        let digit = characters.next().is_some_and(|first| matches!(first, '1'..='4'));
        characters.as_str().strip_prefix('+').filter(|_| digit)
    }) else {
        return false;
    };
    matches!(by, "" | "R" | "Resign" | "T" | "Time" | "F" | "Forfeit")
        || by.strip_suffix('R').unwrap_or(by).parse::<f64>().is_ok_and(|points| points.is_finite())
            && by.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.' || byte == b'R')
}

/// The other one of two.
pub(super) fn other(letter: u8) -> Option<u8> {
    match letter {
        b'B' => Some(b'W'),
        b'W' => Some(b'B'),
        b'1' => Some(b'2'),
        b'2' => Some(b'1'),
        _ => None,
    }
}

/// Games that both sides finished and nobody won, in English, Chinese, Japanese and Korean.
const DRAWN: [&str; 4] =
    ["0|draw|drawn|jigo|tie", "和棋|和局|平局|平手|和", "持碁|持棋|ジゴ|引き分け|引分|引分け", "비김|비겼음|무승부|빅"];

/// Games that do not count, in the same languages. The format has one word for those without a result and for those that were suspended.
const VOID: [&str; 4] = [
    "void|no result|suspended|game suspended|suspended game|adjourned|game adjourned|adjourned game",
    "无胜负|无效|無效|打挂|暂停|暫停|封棋|中断|中斷",
    "無勝負|無勝敗|無効|打掛|打掛け|打ち掛け|封手|中断",
    "무효|무효국|중단|봉수",
];

/// Why a game has no result, before the word for that: a position that comes again and again.
const ENDLESS: [&str; 3] = [
    "三劫|四劫|长生|循环|三劫循环|四劫循环|長生|循環|三劫循環|四劫循環",
    "三コウ|四コウ|三刧|同形反復",
    "삼패|사패|장생",
];

fn is_among_all(lists: &[&str], word: &str) -> bool {
    lists.iter().any(|list| is_among(list, word))
}

fn is_void(lower: &str) -> bool {
    let words = VOID.iter().chain(&["빅|무승부"]).flat_map(|list| list.split('|'));
    let mut reasons =
        words.filter_map(|word| lower.strip_suffix(word)).map(|why| why.trim_end_matches(['で', 'の', ' ', '，']));
    is_among_all(&VOID, lower) || reasons.any(|why| is_among_all(&ENDLESS, why))
}

/// Names in scripts that have no blanks between words.
const SIGNS: [(&str, u8); 3] = [("黑", b'B'), ("黒", b'B'), ("白", b'W')];

fn named(name: &str, own: Names<'_>) -> Option<u8> {
    let sign = || SIGNS.iter().find(|(sign, _)| *sign == name).map(|(_, letter)| *letter);
    result_words::colour(name, own).or_else(sign)
}

/// A result in Chinese or Japanese: the winner, and how; or by how much, and the winner.
fn in_one_word(lower: &str) -> Option<Outcome<u8>> {
    let at = lower.find(|letter| SIGNS.iter().any(|(sign, _)| sign.starts_with(letter)))?;
    let (margin, rest) = lower.split_at(at);
    let (name, letter) = *SIGNS.iter().find(|(sign, _)| rest.starts_with(sign))?;
    let rest: String = rest[name.len()..].chars().filter(|letter| !letter.is_whitespace()).collect();
    let rest = rest.trim_start_matches(['番', 'の', '方', '棋', '，', ',', '、']);
    if !margin.trim().is_empty() {
        let by = By::Points(counted(margin.trim().trim_end_matches(['，', ',', '、', 'で']))?);
        return is_among(WON, rest).then_some(Outcome::Win(letter, by));
    }
    let (by, is_won) = manner(rest).or_else(|| {
        // The points precede the word for winning, or follow it.
        let before = |words: &str| words.split('|').find_map(|word| rest.strip_suffix(word));
        let behind = |words: &str| words.split('|').find_map(|word| rest.strip_prefix(word));
        let won = before(WON).or_else(|| behind(WON)).map(|margin| (margin, true));
        let (margin, is_won) = won.or_else(|| Some((before(LOST).or_else(|| behind(LOST))?, false)))?;
        let margin = margin.trim_matches(['勝', '(', ')', '（', '）', '，', ',']);
        let by = MANNERS.iter().find(|(_, before, _)| is_among(before, margin)).map(|(by, ..)| *by);
        Some((by.or_else(|| counted(margin).map(By::Points))?, is_won))
    })?;
    Some(Outcome::Win(if is_won { letter } else { other(letter)? }, by))
}

/// Words for winning and for losing, in Chinese and Japanese.
const WON: &str = "胜利|勝利|获胜|獲勝|胜出|勝出|胜|勝ち|勝";
const LOST: &str = "判负|判負|失败|負け|负|負|败|敗";

/// How games end, in Chinese and Japanese: what is before a word for winning or losing, and what says without one that a side has lost.
const MANNERS: [(By, &str, &str); 3] = [
    (By::Resignation, "中盘|中盤|中押|中押し", "认输|認輸|认负|認負|投子|投子认输|投子認輸|投了"),
    (By::Time, "超时|超時|时间|時間|時間切|時間切れ|读秒超时|讀秒超時", "超时|超時|时间到|時間到|時間切れ"),
    (By::Forfeit, "犯规|犯規|反則|不战|不戰|不戦|弃权|棄權|棄権|掉线|掉線|逃跑", "弃权|棄權|棄権|逃跑|掉线|掉線"),
];

/// How a game ended and whether the side has won it, where no points say that: `中盘胜`, `時間切れ負け`, `超时`.
fn manner(rest: &str) -> Option<(By, bool)> {
    if let Some((by, ..)) = MANNERS.iter().find(|(.., alone)| is_among(alone, rest)) {
        return Some((*by, false));
    }
    let ways =
        [(WON, true), (LOST, false)].into_iter().flat_map(|(words, won)| words.split('|').map(move |word| (word, won)));
    ways.filter_map(|(word, won)| Some((rest.strip_suffix(word)?, won))).find_map(|(how, won)| {
        let by = MANNERS.iter().find(|(_, before, _)| is_among(before, how)).map(|(by, ..)| *by);
        Some((by.or(how.is_empty().then_some(By::Unsaid))?, won))
    })
}

/// How a game was won, in a language of the east, with or without the word for winning: `中押し`, `불계승`, `三目半`.
fn eastern_way(margin: &str) -> Option<By> {
    if margin.is_ascii() {
        return None;
    }
    let black = |sign: char, won: &str| format!("{sign}{margin}{won}");
    let in_one_word = || ["勝", "胜", ""].iter().find_map(|won| in_one_word(&black('黑', won)));
    let in_korean = || ["승", ""].iter().find_map(|won| in_korean(&black('흑', won)));
    match in_one_word().or_else(in_korean) {
        Some(Outcome::Win(b'B', by)) => Some(by),
        _ => None,
    }
}

/// Whether the number of moves is before the result, which an outcome has no place for.
pub(super) fn has_count(text: &str) -> bool {
    behind_count(text.trim()).is_some()
}

/// What is behind the number of moves of a result: `226수 백불계승`, `共181手 黑胜`; `None` where there is no such number.
fn behind_count(text: &str) -> Option<&str> {
    let bare = text.trim_start_matches('共');
    let rest = bare.trim_start_matches(|c: char| c.is_ascii_digit());
    let counted = if rest.len() < bare.len() { rest.strip_prefix(['수', '手']) } else { None };
    counted.map(|rest| rest.trim_start_matches(['完', '终', '終', ',', '，', ' ']))
}

/// A result without the number of moves before it, and without signs at its end.
fn without_count(lower: &str) -> &str {
    behind_count(lower).unwrap_or(lower).trim_end_matches(['!', '！', '。'])
}

/// A result in Korean: `흑 불계승`, `백3집반승`, `흑 시간패`.
fn in_korean(lower: &str) -> Option<Outcome<u8>> {
    let letter = match lower.chars().next()? {
        '흑' => b'B',
        '백' => b'W',
        _ => return None,
    };
    let rest: String = lower.chars().skip(1).filter(|letter| !letter.is_whitespace()).collect();
    let ends = |words: [&str; 3]| words.iter().find_map(|word| rest.strip_suffix(word));
    let (how, won) = match (ends(["승리", "이김", "승"]), ends(["패배", "짐", "패"]), rest.strip_prefix('승'))
    {
        (Some(how), ..) => (how, true),
        (None, Some(how), _) => (how, false),
        // By how much comes last, perhaps in brackets.
        (None, None, Some(how)) => (how.trim_matches(['(', ')']), true),
        // Who ran out of time has lost.
        (None, None, None) if is_among("시간초과|시간패", &rest) => (&*rest, false),
        (None, None, None) => return None,
    };
    let by = match how {
        "" => By::Unsaid,
        "불계" | "기권" => By::Resignation,
        "시간" | "시간초과" | "시간패" => By::Time,
        "반칙" | "부전" | "실격" => By::Forfeit,
        how => By::Points(counted(how)?),
    };
    Some(Outcome::Win(if won { letter } else { other(letter)? }, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_all_sorts() {
        let win = |letter, by| Some(Outcome::Win(letter, by));
        let (black, white) = (b'B', b'W');
        let rows = [
            ("B+3.5", win(black, By::Points(3.5))),
            ("B+3 1/2", win(black, By::Points(3.5))),
            ("B+3½", win(black, By::Points(3.5))),
            ("B+½", win(black, By::Points(0.5))),
            ("B + 3,5 points", win(black, By::Points(3.5))),
            ("B+206.5", win(black, By::Points(206.5))),
            ("W+360", win(white, By::Points(360.0))),
            ("W+R", win(white, By::Resignation)),
            ("W+r", win(white, By::Resignation)),
            ("W+Res.", win(white, By::Resignation)),
            ("B+R.", win(black, By::Resignation)),
            ("W+T.", win(white, By::Time)),
            ("W+中押し", win(white, By::Resignation)),
            ("B+中押し勝ち", win(black, By::Resignation)),
            ("B+中盘", win(black, By::Resignation)),
            ("W+中盤勝", win(white, By::Resignation)),
            ("W+불계", win(white, By::Resignation)),
            ("W+시간승", win(white, By::Time)),
            ("B+三目半", win(black, By::Points(3.5))),
            ("B+3집반", win(black, By::Points(3.5))),
            ("B+中押し負け", None),
            ("B+何か", None),
            ("White+Resign", win(white, By::Resignation)),
            ("B+", win(black, By::Unsaid)),
            ("b+time", win(black, By::Time)),
            ("B", win(black, By::Unsaid)),
            ("3+R", win(b'3', By::Resignation)),
            ("黑中盘胜", win(black, By::Resignation)),
            ("白胜", win(white, By::Unsaid)),
            ("白勝2目半", win(white, By::Points(2.5))),
            ("白番中押勝", win(white, By::Resignation)),
            ("黒負け", win(white, By::Unsaid)),
            ("黒 四目半勝", win(black, By::Points(4.5))),
            ("黒 四目半 勝ち", win(black, By::Points(4.5))),
            ("白の二十三目勝ち", win(white, By::Points(23.0))),
            ("黒番中押し勝ち", win(black, By::Resignation)),
            ("白の時間切れ勝ち", win(white, By::Time)),
            ("黒3目半負け", win(white, By::Points(3.5))),
            ("半目 白勝ち", win(white, By::Points(0.5))),
            ("黑方胜四又四分之一子", win(black, By::Points(8.5))),
            ("黑棋 胜 1/4子", win(black, By::Points(0.5))),
            ("三目半白胜", win(white, By::Points(3.5))),
            ("黑 三又四分之三子 胜", win(black, By::Points(7.5))),
            ("白负三子", win(black, By::Points(6.0))),
            ("흑 네집반 승", win(black, By::Points(4.5))),
            ("백승 (반집)", win(white, By::Points(0.5))),
            ("백 불계승리", win(white, By::Resignation)),
            ("흑 반칙패", win(white, By::Forfeit)),
            ("W+Forf", win(white, By::Forfeit)),
            ("W+Forf.", win(white, By::Forfeit)),
            ("B+Resig", win(black, By::Resignation)),
            ("B+Tim", win(black, By::Time)),
            ("W+default", win(white, By::Forfeit)),
            ("B+Re", None),
            ("W+Forum", None),
            ("B+Disconnection", win(black, By::Forfeit)),
            ("W+Disqualification", win(white, By::Forfeit)),
            ("W+Moderator Decision", win(white, By::Forfeit)),
            ("W+Moderator", None),
            ("B+Cancellation", None),
            ("白3目半勝ち", win(white, By::Points(3.5))),
            ("Black wins by 3 3/4 zi", win(black, By::Points(7.5))),
            ("B+0.25 zi", win(black, By::Points(0.5))),
            ("white won by 3.75 zi", win(white, By::Points(7.5))),
            ("黑胜3又3/4子", win(black, By::Points(7.5))),
            ("White wins by resignation", win(white, By::Resignation)),
            ("black wins by resignation", win(black, By::Resignation)),
            ("Black won", win(black, By::Unsaid)),
            ("黑時間勝", win(black, By::Time)),
            ("白11目胜", win(white, By::Points(11.0))),
            ("白1.5目勝ち!", win(white, By::Points(1.5))),
            ("白半目勝ち", win(white, By::Points(0.5))),
            ("黑中盤敗", win(white, By::Resignation)),
            ("共181手 黑中盘胜", win(black, By::Resignation)),
            ("226수 백불계승", win(white, By::Resignation)),
            ("294수 흑0.5집승", win(black, By::Points(0.5))),
            ("250수 흑7집승", win(black, By::Points(7.0))),
            ("백 3집반승", win(white, By::Points(3.5))),
            ("흑 반집승", win(black, By::Points(0.5))),
            ("흑 시간패", win(white, By::Time)),
            ("백승", win(white, By::Unsaid)),
            ("흑 몇 집승", None),
            ("黒投了", win(white, By::Resignation)),
            ("White resigned", win(black, By::Resignation)),
            ("jigo", Some(Outcome::Draw)),
            ("Jigo", Some(Outcome::Draw)),
            ("Void", Some(Outcome::Void)),
            ("Game suspended", Some(Outcome::Void)),
            ("Adjourned", Some(Outcome::Void)),
            ("打ち掛け", Some(Outcome::Void)),
            ("봉수", Some(Outcome::Void)),
            ("无效", Some(Outcome::Void)),
            ("黒時間勝ち", win(black, By::Time)),
            ("白の時間勝ち", win(white, By::Time)),
            ("黑方超时", win(white, By::Time)),
            ("白超時", win(black, By::Time)),
            ("白方超时判负", win(black, By::Time)),
            ("黑胜(超时)", win(black, By::Time)),
            ("黒時間切れ", win(white, By::Time)),
            ("흑 시간초과", win(white, By::Time)),
            ("백 시간패", win(black, By::Time)),
            ("W+超时", win(white, By::Time)),
            ("黑中押胜", win(black, By::Resignation)),
            ("白方中盘获胜", win(white, By::Resignation)),
            ("白方认输", win(black, By::Resignation)),
            ("黑犯规负", win(white, By::Forfeit)),
            ("白半子胜", win(white, By::Points(1.0))),
            ("黑胜利", win(black, By::Unsaid)),
            ("black 3.5 win", win(black, By::Points(3.5))),
            ("white 0.5 points win", win(white, By::Points(0.5))),
            ("Black half a point loss", win(white, By::Points(0.5))),
            ("White time win", win(white, By::Time)),
            ("비김", Some(Outcome::Draw)),
            ("和局", Some(Outcome::Draw)),
            ("ジゴ", Some(Outcome::Draw)),
            ("三劫無勝負", Some(Outcome::Void)),
            ("三コウ無勝負", Some(Outcome::Void)),
            ("四劫循环 无胜负", Some(Outcome::Void)),
            ("長生で無勝負", Some(Outcome::Void)),
            ("삼패 무승부", Some(Outcome::Void)),
            ("中断", Some(Outcome::Void)),
            ("黑時間", None),
            ("白 三劫", None),
            ("black win 3.5 win", None),
            ("?", None),
            ("", None),
            ("Both lost", None),
            ("both lost on time", None),
            ("B+3.5 1/2", None),
            ("B+-3", None),
            ("5+R", None),
            ("blue+R", None),
            ("B+4.5 (moves beyond 195 not known; 314 played)", None),
            ("W+Repetition", None),
        ];
        for (text, expected) in rows {
            let read = Outcome::read(text, &[]);
            assert_eq!(read, expected, "{text}");
            // Results are written as the format has them, and keep their meaning.
            if let Some(outcome) = read {
                assert!(is_result(&outcome.write()), "{text}");
                assert_eq!(Outcome::read(&outcome.write(), &[]), read, "{text}");
            }
        }
    }

    #[test]
    fn results_as_the_format_has_them() {
        for result in ["0", "Draw", "B+", "W+R", "B+Resign", "W+0.5", "B+12", "W+T", "W+F", "Void", "?", "3+", "B+6R"] {
            assert!(is_result(result), "{result}");
        }
        for result in ["draw", "Jigo", "B+Illegal", "W+time", "Both lost", "B+1e5", "B+inf", "B+-3", "5+", "black wins"]
        {
            assert!(!is_result(result), "{result}");
        }
    }
}
