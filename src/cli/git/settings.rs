//! The keys that git is configured with, and their values: those of this version, and those that earlier ones wrote.

/// Stands in a value for how the program is called.
const PROGRAM: &str = "\0";

/// Lines are merged where the program does not merge; where even git does not, both versions are kept whole.
const MERGED_LINES: &str = "echo variorum did not merge, so lines are merged: %P >&2; \
     git merge-file --marker-size=%L -L %X -L base -L %Y %A %O %B; s=$?; test $s -lt 128 || { \
     { printf '<<<<<<< ours\\n' && cat %A && printf '\\n=======\\n' && cat %B && printf '\\n>>>>>>> theirs\\n'; } \
     >%A.both && mv -f %A.both %A && s=1; rm -f %A.both; }";

/// The values of fixed wording.
const NAME: (&str, &str) = ("merge.variorum.name", "game records");
const RECURSIVE: (&str, &str) = ("merge.variorum.recursive", "variorum-inner");
const TRUST: (&str, &str) = ("mergetool.variorum.trustExitCode", "true");

/// Keys whose values have had other wordings.
const DRIVER: &str = "merge.variorum.driver";
const INNER: &str = "merge.variorum-inner.driver";
const TEXTCONV: &str = "diff.variorum.textconv";
const MERGETOOL: &str = "mergetool.variorum.cmd";

/// The keys and their values; `called` is the word of a shell that calls the program.
///
/// The program may be gone, not start or be stopped when git calls it: then lines are merged and shown, as without this configuration, and
/// where git merges no lines both versions are kept. So git, which in older versions takes every failure for a conflict whose result is
/// ours, never sees one; nor does the program write over ours: a result counts if it is there.
pub(super) fn settings(called: &str) -> Vec<(&'static str, String)> {
    let with = |template: &str, called: &str| template.replace(PROGRAM, called);
    // `%` is git's in drivers alone.
    let driver = called.replace('%', "%%");
    templates()
        .into_iter()
        .map(|(key, value)| (key, with(&value, if key.ends_with(".driver") { &driver } else { called })))
        .collect()
}

fn templates() -> [(&'static str, String); 8] {
    let merged =
        "merge --git --path=%P --marker-size=%L --label-ours=%X --label-theirs=%Y --output=%A.merged -- %O %A %B";
    let inner = "merge --git --base-on-conflict --path=%P --output=%A.merged -- %O %A %B";
    let is_taken = "test -f %A.merged && mv -f %A.merged %A";
    // Else the shell prints all of this for each file.
    let is_there = format!("command -v {PROGRAM} >/dev/null 2>&1");
    let fixed = |(key, value): (&'static str, &str)| (key, value.to_owned());
    [
        fixed(NAME),
        (
            DRIVER,
            format!(
                "{is_there} && {PROGRAM} {merged}; s=$?; test $s -le 1 && {is_taken} || {{ {MERGED_LINES}; }}; \
                 rm -f %A.merged; exit $s"
            ),
        ),
        fixed(RECURSIVE),
        (INNER, format!("{is_there} && {PROGRAM} {inner} && {is_taken} || cat %O >%A; rm -f %A.merged")),
        (TEXTCONV, format!("f() {{ {PROGRAM} outline -- \"$1\" 2>/dev/null || cat -- \"$1\"; }}; f")),
        (
            "difftool.variorum.cmd",
            format!(
                "case \"$LOCAL:$REMOTE\" in /dev/null:*) {PROGRAM} outline -- \"$REMOTE\";; \
                 *:/dev/null) {PROGRAM} outline -- \"$LOCAL\";; *) {PROGRAM} compare -- \"$LOCAL\" \"$REMOTE\";; esac"
            ),
        ),
        // Of a name that begins with `-`, git hands over empty versions. Git puts the file back as it was if it is not resolved: what was
        // saved meanwhile is that.
        (
            MERGETOOL,
            format!(
                "test -s \"$LOCAL\" && test -s \"$REMOTE\" && \
                 {PROGRAM} merge --mergetool --show-base --output=\"$MERGED\" -- \"$BASE\" \"$LOCAL\" \"$REMOTE\" || {{ \
                 test -f \"$BACKUP\" && cp -- \"$MERGED\" \"$BACKUP\"; false; }}"
            ),
        ),
        fixed(TRUST),
    ]
}

/// The values that earlier versions wrote.
fn former() -> [(&'static str, String); 6] {
    let labels = "--marker-size %L --label-ours %X --label-theirs %Y";
    let merged = "merge --git --path=%P --marker-size=%L --label-ours=%X --label-theirs=%Y -- %O %A %B";
    [
        (DRIVER, format!("{PROGRAM} merge --git --path %P {labels} %O %A %B")),
        (INNER, format!("{PROGRAM} merge --git --base-on-conflict --path %P %O %A %B")),
        (TEXTCONV, format!("{PROGRAM} outline")),
        (DRIVER, format!("{PROGRAM} {merged}; s=$?; test $s -le 1 || {{ {MERGED_LINES}; }}; exit $s")),
        (INNER, format!("{PROGRAM} merge --git --base-on-conflict --path=%P -- %O %A %B || cat %O >%A")),
        (
            MERGETOOL,
            format!(
                "test -s \"$LOCAL\" && test -s \"$REMOTE\" && \
                 {PROGRAM} merge --output=\"$MERGED\" -- \"$BASE\" \"$LOCAL\" \"$REMOTE\"; s=$?; \
                 test $s -eq 0 || {{ test $s -eq 1 && grep -q \"^>>>>>>>\" -- \"$MERGED\" && \
                 {PROGRAM} --new-window -- \"$MERGED\" && ! grep -q \"^>>>>>>>\" -- \"$MERGED\"; }}"
            ),
        ),
    ]
}

/// Whether this program wrote this value, in this version or an earlier one. What somebody else put there is theirs.
pub(super) fn is_own(key: &str, value: &str) -> bool {
    let all = templates().into_iter().chain(former());
    all.filter(|(own, _)| *own == key).any(|(_, template)| is_made_of(&template, value))
}

/// Whether a value is this template, with any one word for the program.
fn is_made_of(template: &str, value: &str) -> bool {
    let mut parts = template.split(PROGRAM);
    let Some(rest) = parts.next().and_then(|before| value.strip_prefix(before)) else { return false };
    let Some(after) = parts.next() else { return rest.is_empty() };
    let is_word = |called: &str| shlex::split(called).is_some_and(|words| words.len() == 1);
    let mut called = rest.match_indices(after).map(|(end, _)| &rest[..end]);
    called.any(|called| is_word(called) && template.replace(PROGRAM, called) == value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_values_are_known_and_no_others() {
        for called in ["variorum", "'/opt/my games/variorum'", "/opt/50%/variorum", "'/it'\\''s/variorum'"] {
            let all = settings(called);
            assert_eq!(all.iter().find(|(key, value)| !is_own(key, value)), None);
            for (key, template) in former() {
                assert!(is_own(key, &template.replace(PROGRAM, called)), "{key} {called}");
            }
            for (key, value) in all {
                let another = value.replacen("merge", "blend", 1).replacen("outline", "show", 1);
                let others = [String::new(), format!("nice {value}"), format!("{value} # mine"), another];
                let others = others.iter().filter(|other| **other != value);
                assert_eq!(others.filter(|other| is_own(key, other)).collect::<Vec<_>>(), [""; 0], "{key}");
                assert!(!is_own("merge.variorum.note", &value));
            }
        }
    }
}
