//! Tests of reading, writing and splitting in the background.

use super::*;

fn wait(files: &mut Files) -> Vec<Arrived> {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let arrived = files.arrived();
        if !arrived.is_empty() || Instant::now() > end {
            return arrived;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_dialog_that_does_not_come_keeps_nobody_from_typing_a_path() {
    let mut files = Files::new(egui::Context::default());
    let asked = Asked::Place(1, "/games/a.sgf".into());
    assert!(files.begin_asking(&asked));
    assert!(!files.begin_asking(&asked), "it may be about to come");
    assert!(files.arrived().is_empty());
    files.asking = Instant::now().checked_sub(COMES);
    assert!(!files.begin_asking(&asked));
    assert!(matches!(&files.arrived()[..], [Arrived::NoDialog(what)] if *what == asked));
    assert!(files.begin_asking(&asked), "the system may be asked again");
}

#[test]
fn files_arrive_and_missing_ones_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().join("a.sgf");
    std::fs::write(&here, "(;)").unwrap();
    let mut files = Files::new(egui::Context::default());
    files.read(here.clone(), How::default());
    assert_eq!(files.under_way()[0].path, here);
    let arrived = wait(&mut files);
    let [Arrived::Read(path, read, None)] = &arrived[..] else { panic!("{} arrived", arrived.len()) };
    assert_eq!((path, read.workspace.document().tree().write()), (&here, b"(;)".to_vec()));
    assert_eq!(files.under_way().len(), 0);
    files.read(folder.path().join("none.sgf"), How::default());
    let arrived = wait(&mut files);
    assert!(matches!(&arrived[..], [Arrived::Unread(_, why)] if why.contains("none.sgf")));
}

#[test]
fn a_collection_is_parted_beside_the_window_until_it_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let tree = Arc::new(Tree::read(b"(;C[game])\n".repeat(12)).0);
    let parting = |name: &str| Parting {
        tree: tree.clone(),
        folder: folder.path().to_path_buf(),
        name: (name.to_owned(), "sgf".to_owned()),
        games: GameNumbers::default(),
        readers: Readers::Usual,
    };
    let mut files = Files::new(egui::Context::default());
    files.part(parting("all"));
    assert!(files.under_way()[0].told.starts_with("Splitting"));
    assert!(matches!(&wait(&mut files)[..], [Arrived::Filled(_, Ok(told))] if told.starts_with("12 games")));
    assert_eq!(files.under_way().len(), 0);
    assert_eq!(std::fs::read(folder.path().join("all-07.sgf")).unwrap(), b"(;C[game])");
    files.part(parting("all"));
    assert!(matches!(&wait(&mut files)[..], [Arrived::Filled(_, Err(told))] if told.contains("all-01.sgf")));
    let told = parting("some").write(|at, _| at < 3).unwrap();
    assert!(told.starts_with("Stopped: 3 of 12"), "{told}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 15);
}

#[test]
fn what_is_stopped_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let long = folder.path().join("long.sgf");
    std::fs::write(&long, format!("(;{})", ";B[aa]".repeat(3_000_000))).unwrap();
    let mut files = Files::new(egui::Context::default());
    files.read(long.clone(), How::default());
    files.stop(0);
    assert_eq!(files.under_way().len(), 0);
    assert!(matches!(&wait(&mut files)[..], [Arrived::Stopped]));
    // Writing goes on to be told: the file is the old one, whole.
    let (tree, _) = Tree::read(format!("(;{})", ";W[bb]".repeat(3_000_000)).into_bytes());
    let (revision, tree) = (Revision(0), Arc::new(tree));
    files.write(Writing {
        record: 1,
        revision,
        tree,
        path: long.clone(),
        expected: Expected::Anything,
        readers: Readers::Usual,
        rescue: None,
        versions: None,
        unkept: Arc::default(),
    });
    assert!(files.is_writing(1));
    files.stop(0);
    assert!(matches!(&wait(&mut files)[..], [Arrived::Written(_, Err(WriteError::Stopped(_)))]));
    assert!(!files.is_writing(1));
    assert!(std::fs::read(&long).unwrap().ends_with(b"B[aa])"));
    assert_eq!(folder.path().read_dir().unwrap().count(), 1);
}
