//! How servers of Go write komi, handicap, times and results, and have written them over the years: one table, with where each way is from.

use variorum::game::overtime::Overtime::{self, Increment, Moves, Periods};
use variorum::game::{Kind, Summary};
use variorum::sgf::value::amount::seconds;
use variorum::sgf::value::outcome::Outcome;
use variorum::sgf::{self, Severity, Tree};

/// A way of writing.
struct Way {
    server: &'static str,
    /// Records and pages that show it.
    source: &'static str,
    /// The properties of the root.
    root: &'static str,
    komi: Option<f32>,
    handicap: u32,
    /// Seconds of each player.
    time: Option<u32>,
    overtime: Option<Overtime>,
    /// The result as the format has it.
    result: Option<&'static str>,
}

const fn way(server: &'static str, source: &'static str, root: &'static str) -> Way {
    Way { server, source, root, komi: None, handicap: 0, time: None, overtime: None, result: None }
}

const FOX: &str = "records of Fox in KaTrain, WeiqiHub and test suites of Fox clients";
const OGS: &str = "records downloaded from online-go.com, 2019 to 2026";
const KGS: &str = "records of CGoban 3; gokgs.com, notes on SGF";
const IGS: &str = "records of GoPanda 2, CGoban 1 and glGo; pandanet.co.jp, commands komi and goematch";
const ORO: &str = "records of Cyberoro in analyze-sgf, and of MultiGo for its Japanese site";
const TYGEM: &str = "converted records of Tygem; senseis.xmp.net, GIB";

#[rustfmt::skip]
const WAYS: &[Way] = &[
    Way { komi: Some(7.5), time: Some(60), overtime: Some(Periods(3, 20)), result: Some("W+3.25"),
        ..way("Fox", FOX, "KM[375]HA[0]RU[Chinese]AP[GNU Go:3.8]RN[12]RE[W+3.25]TM[60]TC[3]TT[20]AP[foxwq]RL[0]") },
    Way { komi: Some(6.5), time: Some(1200), overtime: Some(Periods(3, 30)), result: Some("W+R"),
        ..way("Fox", FOX, "KM[650]HA[0]RU[Japanese]AP[GNU Go:3.8]RE[W+R]TM[1200]TC[3]TT[30]AP[foxwq]RL[0]") },
    Way { komi: Some(0.5), handicap: 2, time: Some(300), overtime: Some(Periods(3, 30)), result: Some("B+"),
        ..way("Fox", FOX, "KM[50]HA[2]AB[pd][dp]PL[W]RU[Japanese]AP[GNU Go:3.8]RE[B+]TM[300]TC[3]TT[30]AP[foxwq]RL[0]") },
    Way { komi: Some(0.0), time: Some(3600), overtime: Some(Periods(5, 40)), result: Some("B+7.5"),
        ..way("Fox", FOX, "KM[0]HA[0]RU[Japanese]AP[GNU Go:3.8]RE[B+7.5]TM[3600]TC[5]TT[40]AP[foxwq]") },
    Way { komi: Some(6.5), result: Some("B+R"), ..way("Fox", FOX, "KM[6.5]RE[B+R]AP[foxwq]") },
    Way { komi: Some(7.5), result: Some("B+R"), ..way("Fox", FOX, "KM[3.75]RU[Chinese]RE[B+R]AP[foxwq]") },
    Way { komi: Some(6.5), time: Some(259_200), overtime: Some(Increment(86_400)), result: Some("W+38.5"),
        ..way("OGS", OGS, "TM[259200]OT[86400 fischer]RE[W+38.5]KM[6.5]RU[Japanese]") },
    Way { komi: Some(7.5), time: Some(3600), overtime: Some(Moves(25, 600)), result: Some("W+R"),
        ..way("OGS", OGS, "TM[3600]OT[25/600 canadian]RE[W+R]KM[7.5]RU[AGA]") },
    Way { komi: Some(0.5), handicap: 5, time: Some(600), overtime: Some(Periods(5, 30)), result: Some("W+60.5"),
        ..way("OGS", OGS, "TM[600]OT[5x30 byo-yomi]RE[W+60.5]KM[0.5]RU[Japanese]HA[5]AB[jj][dd][pp][pd][dp]PL[W]") },
    Way { komi: Some(5.5), time: Some(0), overtime: Some(Periods(1, 15)), result: Some("B+T"),
        ..way("OGS", OGS, "TM[0]OT[15 simple]RE[B+T]KM[5.5]") },
    Way { komi: Some(7.5), time: Some(0), ..way("OGS", OGS, "TM[0]OT[0 none]RE[?]KM[7.5]") },
    Way { komi: Some(0.5), handicap: 2, time: Some(2400), overtime: Some(Periods(3, 30)), result: Some("B+14.5"),
        ..way("KGS", KGS, "KM[0.50]HA[2]AB[pd][dp]PL[W]RU[Japanese]TM[2400]OT[3x30 byo-yomi]RE[B+14.50]") },
    Way { komi: Some(-5.5), time: Some(900), overtime: Some(Moves(25, 300)), result: Some("W+R"),
        ..way("KGS", KGS, "KM[-5.50]TM[900]OT[25/300 Canadian]RE[W+Resign]") },
    Way { komi: Some(7.5), time: Some(1), result: Some("B+T"), ..way("KGS", KGS, "KM[7.50]TM[1]RE[B+Time]") },
    Way { komi: Some(6.0), result: Some("0"), ..way("KGS", KGS, "KM[6.00]RE[Jigo]") },
    Way { komi: Some(6.5), result: Some("W+F"), ..way("KGS", KGS, "KM[6.50]RE[W+Forfeit]") },
    Way { komi: Some(0.5), result: Some("W+17.5"), ..way("IGS", IGS, "AP[GoPanda2.5.2-3]HA[0]KM[0.5]RE[W+17.5]PC[IGS-PandaNet]") },
    Way { komi: Some(5.5), time: Some(5400), overtime: Some(Moves(25, 600)), result: Some("W+R"),
        ..way("IGS", IGS, "KM[5.500000]TM[5400]OT[25/600 Canadian]RE[W+Resign]") },
    Way { komi: Some(-4.0), overtime: Some(Moves(25, 600)), result: Some("B+43.5"),
        ..way("IGS", IGS, "KM[-4]OT[25 moves / 10 min.]RE[B+ 43.5]") },
    Way { komi: Some(6.5), time: Some(10_800), result: Some("W+R"), ..way("Cyberoro", ORO, "KM[6.5]TM[3시간]RE[226수 백불계승]") },
    Way { komi: Some(6.5), time: Some(3600), result: Some("B+0.5"), ..way("Cyberoro", ORO, "KM[6.5]TM[1시간]RE[294수 흑0.5집승]") },
    Way { komi: Some(6.5), result: Some("W+1.5"), ..way("wBaduk", ORO, "KM[6.5]HA[0]RE[白1.5目勝ち!]") },
    Way { komi: Some(6.5), result: Some("W+R"), ..way("Tygem", TYGEM, "KM[6.5]RE[white wins by resignation]") },
    Way { komi: Some(6.5), result: Some("B+T"), ..way("Tygem", TYGEM, "KM[6.5]RE[黑時間勝]") },
    Way { komi: Some(6.5), result: Some("W+11"), ..way("Tygem", TYGEM, "KM[6.5]RE[白11目胜]") },
    Way { komi: Some(6.5), result: Some("B+R"), ..way("Tygem", TYGEM, "KM[6.5]RE[黑中盘胜]") },
    Way { komi: Some(6.5), time: Some(10_800), result: Some("B+T"),
        ..way("wBaduk", ORO, "KM[6.5]HA[互先]TM[各3時間]RE[黒時間勝ち]") },
    Way { komi: Some(0.0), result: Some("W+T"), ..way("Tygem", TYGEM, "KM[0]HA[定先]RE[黑方超时]") },
    Way { handicap: 3, result: Some("0"), ..way("Tygem", TYGEM, "HA[三子局]RE[비김]") },
    Way { handicap: 2, result: Some("Void"), ..way("wBaduk", ORO, "HA[2점 접바둑]RE[三劫無勝負]") },
];

#[test]
fn each_way_is_read_and_reported_at_most() {
    for Way { server, source, root, komi, handicap, time, overtime, result } in WAYS {
        let (tree, faults) = Tree::read(format!("(;FF[4]CA[UTF-8]GM[1]SZ[19]{root})").into_bytes());
        let game = tree.games().next().expect("a game");
        let kind = Kind::of(&tree, game);
        let summary = Summary::new(&tree, game, &kind);
        let text = |id: &str| tree.simple_text(game, id).unwrap_or_default();
        assert_eq!(summary.komi(), *komi, "{server} ({source}): {root}");
        assert_eq!(kind.handicap(), *handicap, "{server} ({source}): {root}");
        assert_eq!(seconds(&text("TM")), *time, "{server} ({source}): {root}");
        let as_written = if tree.has(game, "TT") { format!("{}x{}", text("TC"), text("TT")) } else { text("OT") };
        assert_eq!(Overtime::read(&as_written), *overtime, "{server} ({source}): {root}");
        let read = Outcome::read(&text("RE"), &[]).map(Outcome::write);
        assert_eq!(read.as_deref(), *result, "{server} ({source}): {root}");
        // Nobody is bothered with it as if it were an error.
        let found = sgf::check(&tree, &faults);
        let errors = found.iter().filter(|fault| fault.severity == Severity::Error);
        assert_eq!(errors.count(), 0, "{server}: {root}: {found:?}");
    }
}
