//! Any pasted text: a record, a line of Hex, a variation for a record at hand, or a reason; and all of it can be taken back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::edit::{Command, Workspace};
use variorum::game::hex::hexworld;

fuzz_target!(|text: &str| {
    if let Some(Ok(link)) = hexworld::pasted(text) {
        let (workspace, faults) = Workspace::open(link.record().into_bytes());
        assert!(faults.is_empty() && workspace.document().tree().games().next().is_some(), "{faults:?}");
    }
    for record in ["(;GM[1]SZ[9];B[aa])", "(;GM[11]SZ[5];B[a1])", "(;GM[Blokus Duo];B[e10])"] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        if workspace.run(&Command::PasteVariation { text: Some(text.to_owned()) }).is_ok_and(|outcome| outcome.changed) {
            let written = workspace.document().tree().write();
            let _ = Workspace::open(written);
            workspace.run(&Command::Undo(1)).expect("a step to take back");
        }
        assert_eq!(workspace.document().tree().write(), record.as_bytes());
    }
});
