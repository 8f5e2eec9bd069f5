//! How often the encoding of a record is found, beside chardetng alone: `cargo bench --bench encodings`. With the word
//! `wrong` after it, every record that is read wrongly is listed.

#[path = "../tests/encodings/made.rs"]
mod made;

use made::{LANGUAGES, Made, OTHERS, SHORT, Score, by_bytes, of, scores, with_risky_characters};
use variorum::text::{Escapes, detect};

fn main() {
    let wrong = std::env::args().any(|argument| argument == "wrong");
    let mut all = Vec::new();
    for (languages, which) in [(LANGUAGES, "texts it was made with"), (OTHERS, "other texts"), (SHORT, "short texts")] {
        let plain = of(languages, false);
        table(&format!("Without CA, by script, {which}"), &plain, |record| record.group.clone());
        table(&format!("Without CA, by the number of bytes above 127, {which}"), &plain, by_bytes);
        table(&format!("Without CA, all, {which}"), &plain, |_| "all".to_owned());
        table(&format!("With the right CA, {which}"), &of(languages, true), |_| "all".to_owned());
        all.extend(plain);
    }
    for (escapes, word) in [(Escapes::Characters, "characters"), (Escapes::Bytes, "bytes")] {
        for labelled in [true, false] {
            let risky = with_risky_characters(escapes, labelled);
            let with = if labelled { "with" } else { "without" };
            table(&format!("Escapes count {word}, {with} CA"), &risky, |record| record.group.clone());
            all.extend(risky);
        }
    }
    if wrong {
        for record in all.iter().filter(|record| !record.is_read()) {
            let found = detect(&record.bytes);
            let texts: Vec<_> = record.values.iter().map(|(text, _)| text.as_str()).collect();
            let read: Vec<_> = record.values.iter().map(|(_, raw)| found.decode(raw).text.into_owned()).collect();
            let chardetng = if record.chardetng_reads(false) { "chardetng right" } else { "" };
            let group = &record.group;
            println!("{group}: {} as {} {chardetng}: {texts:?} {read:?}", record.encoding, found.label());
        }
    }
}

fn table(title: &str, made: &[Made], name: impl Fn(&Made) -> String) {
    println!("\n{title}\n{:30} {:>5} {:>9} {:>10} {:>10}", "", "n", "read", "chardetng", "from file");
    for (name, score) in scores(made, name) {
        let Score { all, read, by_texts, by_file } = score;
        let share = |right: usize| right as f64 / all as f64;
        println!("{name:30} {all:5} {:9.3} {:10.3} {:10.3}", share(read), share(by_texts), share(by_file));
    }
}
