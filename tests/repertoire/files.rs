//! The file of the repertoires, and the disk worker's part in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Barrier;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use heibai::analysis::practice::Grade;
use heibai::app::disk::Trouble;
use heibai::app::repertoire::{Change, Edit, RepertoireFile};
use heibai::app::worker::{DiskAnswer, DiskWorker, Places};
use heibai::game::{Game, Ply, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::repertoire::{PositionKey, Repertoires};
use proptest::prelude::*;

use crate::support::{after, lines, othello, plies, variants};

fn change(side: Side, edit: Edit) -> Change {
    Change { variant: othello(), side, edit }
}

fn add(side: Side, moves: &[&str]) -> Change {
    let lines = moves.iter().map(|moves| plies(moves)).collect();
    change(side, Edit::Add { lines, now: 5 })
}

fn key(moves: &str) -> PositionKey {
    PositionKey::of(&after(othello(), &plies(moves)))
}

fn read(path: &Path) -> Repertoires {
    let (repertoires, notice) = RepertoireFile::at(path.to_owned()).read();
    assert_eq!(notice, None);
    repertoires
}

fn path(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("heibai/repertoire.json")
}

#[test]
fn the_file_keeps_every_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let file = RepertoireFile::at(path.clone());
    let (none, notice) = file.read();
    assert!(none.is_empty() && notice.is_none());
    let black = [&["f5d6c3d3c4", "f5d6c4", "f5f6e6"][..], &["f5d6c3d3c4"]].concat();
    let answer = Edit::Answer { key: key("f5d6"), grade: Grade::Good, now: 9 };
    let edits = [
        add(Side::Black, &black),
        add(Side::White, &["f5d6"]),
        change(Side::Black, answer),
        change(Side::Black, Edit::MakeMain(plies("f5d6c4"))),
        change(Side::Black, Edit::LeaveOut(plies("f5f6"))),
        change(Side::White, Edit::LeaveOut(plies("f5d6"))),
        change(Side::White, Edit::TakeIn(plies("f5d6"))),
        // What is not there changes nothing.
        change(Side::Black, Edit::Remove(plies("f5f4"))),
        change(Side::Black, Edit::Answer { key: key("f5f4"), grade: Grade::Good, now: 9 }),
        change(Side::Black, Edit::Remove(vec![Ply::Place(4000)])),
    ];
    for edit in &edits {
        let (changed, notice) = file.change(edit, None).unwrap();
        assert_eq!(notice, None);
        assert_eq!(read(&path), changed);
    }
    let all = read(&path);
    let mine = all.get(othello(), Side::Black).unwrap();
    assert_eq!(mine.cards().count(), 4);
    assert_eq!(mine.card(&key("f5d6")).unwrap().counts(), [1, 0]);
    let position = after(othello(), &plies("f5d6"));
    assert_eq!(mine.answers(&position)[0], position.cell_named("c4").unwrap());
    assert!(!mine.due(5).contains(&key("f5f6")));
    assert_eq!(all.get(othello(), Side::White).unwrap().due(5).len(), 1);
    assert_eq!((all.due_lines(5), all.next_due()), (2, Some(5)));
    // Without its last line, a repertoire is gone.
    file.change(&change(Side::White, Edit::Remove(plies("f5"))), None).unwrap();
    assert!(read(&path).get(othello(), Side::White).is_none());
    assert_eq!(read(&path).iter().count(), 1);
    let undone = change(Side::White, Edit::PutBack(all.only(othello(), Side::White)));
    file.change(&undone, None).unwrap();
    assert_eq!(read(&path), all);
}

#[test]
fn swapped_colours_make_no_other_repertoire() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let gomoku = |opening| Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening };
    let variant = gomoku(Opening::Swap2);
    let lines = vec![vec![Ply::Place(112)], vec![Ply::Choose(heibai::gomoku::Choice::Black)]];
    let edit = Edit::Add { lines, now: 0 };
    RepertoireFile::at(path.clone())
        .change(&Change { variant, side: Side::Black, edit }, None)
        .unwrap();
    let all = read(&path);
    assert!(all.get(gomoku(Opening::Free), Side::Black).is_some());
    assert!(all.get(variant, Side::Black).is_some());
    assert!(all.get(Variant::usual(Game::Othello), Side::Black).is_none());
}

#[test]
fn two_windows_may_change_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let all = lines(othello(), 16, 3);
    let start = Barrier::new(2);
    thread::scope(|scope| {
        for half in all.chunks(8) {
            let (path, start) = (path.clone(), &start);
            scope.spawn(move || {
                let file = RepertoireFile::at(path);
                start.wait();
                for line in half {
                    let lines = vec![line.clone()];
                    file.change(&change(Side::Black, Edit::Add { lines, now: 5 }), None).unwrap();
                }
            });
        }
    });
    let found = read(&path);
    let mut mine = found.get(othello(), Side::Black).unwrap().clone();
    for line in &all {
        assert_eq!(mine.add(line, 99), Ok(0), "no window undoes what another did");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_written_is_read(seed: u64, game in 0..4_usize, count in 1..9_usize) {
        let folder = tempfile::tempdir().unwrap();
        let path = path(&folder);
        let file = RepertoireFile::at(path.clone());
        let variant = variants()[game];
        for (side, seed) in [(Side::Black, seed), (Side::White, !seed)] {
            let lines = lines(variant, count, seed);
            let out = lines[0][..1].to_vec();
            file.change(&Change { variant, side, edit: Edit::Add { lines, now: 7 } }, None).unwrap();
            let (changed, _) =
                file.change(&Change { variant, side, edit: Edit::LeaveOut(out) }, None).unwrap();
            prop_assert_eq!(read(&path), changed);
        }
    }
}

#[test]
fn a_line_may_end_where_the_other_side_passes() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let file = RepertoireFile::at(path.clone());
    // Black has no move after it.
    let passes = "c4c3e6b4a4a5b2a3";
    let line = plies(passes);
    assert!(after(othello(), &line).must_pass());
    let (ended, _) = file.change(&add(Side::White, &[passes]), None).unwrap();
    assert_eq!(read(&path), ended);
    let white = |all: &Repertoires| all.get(othello(), Side::White).unwrap().clone();
    assert_eq!(white(&ended).cards().count(), 4);
    // It goes on, and the other way round.
    let mut position = after(othello(), &line);
    position.play(Ply::Pass).unwrap();
    let next = position.legal_cells()[0];
    let longer: Vec<Ply> = line.iter().copied().chain([Ply::Pass, Ply::Place(next)]).collect();
    let lines = vec![longer.clone()];
    let (grown, _) = file.change(&change(Side::White, Edit::Add { lines, now: 5 }), None).unwrap();
    assert_eq!(white(&grown).cards().count(), 5);
    assert_eq!(read(&path), grown);
    let (shrunk, _) = file.change(&change(Side::White, Edit::Remove(longer)), None).unwrap();
    assert_eq!(white(&shrunk), white(&ended));
    assert_eq!(read(&path), shrunk);
}

#[test]
fn a_change_waits_for_another_program_whose_disk_is_slow() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let file = RepertoireFile::at(path.clone());
    file.change(&add(Side::Black, &["f5d6c3"]), None).unwrap();
    // What the other program makes of the file.
    let elsewhere = tempfile::tempdir().unwrap();
    let others = RepertoireFile::at(elsewhere.path().join("repertoire.json"));
    others.change(&add(Side::Black, &["f5d6c3", "f5f6e6"]), None).unwrap();
    let bytes = fs::read(elsewhere.path().join("repertoire.json")).unwrap();
    let lock = fs::File::open(path.parent().unwrap()).unwrap();
    lock.lock().unwrap();
    let target = path.clone();
    let other = thread::spawn(move || {
        thread::sleep(Duration::from_millis(1500));
        fs::write(target, bytes).unwrap();
        drop(lock);
    });
    file.change(&add(Side::Black, &["f5f4e3"]), None).unwrap();
    other.join().unwrap();
    assert_eq!(read(&path).get(othello(), Side::Black).unwrap().cards().count(), 4);
}

#[test]
fn a_file_that_is_not_understood_is_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("repertoire.json");
    let file = RepertoireFile::at(path.clone());
    file.change(&add(Side::Black, &["f5d6c3", "f5f6e6"]), None).unwrap();
    let good = fs::read_to_string(&path).unwrap();
    let once = |from: &str, to: &str| good.replacen(from, to, 1);
    let whole = &good[good.find("[{").unwrap()..good.len() - 1];
    let bad = [
        String::new(),
        "{}".to_owned(),
        good[..good.len() / 2].to_owned(),
        good.replace("\"version\":1", "\"version\":2"),
        good.replace("\"size\":8", "\"size\":77"),
        good.replace("\"size\":8", "\"size\":6"),
        good.replace("\"side\":\"black\"", "\"side\":\"white\""),
        good.replace('X', "Q"),
        once("\"cell\":", "\"cell\":9"),
        once("\"cell\":", "\"cell\":6000"),
        once("{\"cell\":", "{\"cell\":0},{\"cell\":"),
        once("\"times\":0", "\"times\":1"),
        once("\"memory\":", "\"memories\":"),
        once("\"due\":5", "\"due\":\"tomorrow\""),
        // Empty, and two of the same.
        once(
            whole,
            &whole.replace(&whole[whole.find("\"positions\":").unwrap()..], "\"positions\":[]}]"),
        ),
        once(whole, &format!("{},{}", &whole[..whole.len() - 1], &whole[1..])),
    ];
    for text in bad {
        assert_ne!(text, good);
        fs::write(&path, &text).unwrap();
        let (found, notice) = file.read();
        let notice = notice.unwrap_or_else(|| panic!("it is told: {text}"));
        let is_newer = text.contains("\"version\":2");
        let trouble = if is_newer { Trouble::NewerVersion } else { Trouble::Broken };
        assert_eq!(notice.trouble, trouble, "{notice}");
        let aside = notice.kept_aside.expect("it is kept");
        assert_eq!((found, fs::read_to_string(aside).unwrap()), (Repertoires::default(), text));
    }
    // A change keeps it aside as well, and begins anew.
    fs::write(&path, "nonsense").unwrap();
    let (changed, notice) = file.change(&add(Side::White, &["f5d6"]), None).unwrap();
    assert!(notice.is_some());
    assert_eq!(read(&path), changed);
    fs::write(&path, &good).unwrap();
    assert_eq!(read(&path).iter().count(), 1);
}

#[test]
fn an_entry_of_the_journal_is_applied_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let file = RepertoireFile::at(path.clone());
    file.change(&add(Side::Black, &["f5d6c3"]), Some("one")).unwrap();
    let edit = Edit::Answer { key: key("f5d6"), grade: Grade::Again, now: 5 };
    for _ in 0..3 {
        file.change(&change(Side::Black, edit.clone()), Some("two")).unwrap();
    }
    let mine = read(&path);
    let card = mine.get(othello(), Side::Black).unwrap().card(&key("f5d6")).unwrap().counts();
    assert_eq!(card, [1, 1]);
}

#[test]
fn the_disk_worker_reads_and_changes_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let places = Places { repertoire: Some(path.clone()), ..Places::default() };
    let (sender, answers) = mpsc::channel();
    let worker = DiskWorker::<Vec<u32>>::start(places, move |answer| {
        let _ = sender.send(answer);
    });
    let worker = worker.expect("there are threads");
    worker.read_repertoires();
    for moves in ["f5d6c3", "f5f6e6", "f5f4e3"] {
        worker.change_repertoire(add(Side::Black, &[moves]));
    }
    worker.finish();
    let answers: Vec<_> = answers.iter().collect();
    let cards = |all: &Repertoires| all.iter().map(|it| it.cards().count()).sum::<usize>();
    let told: Vec<usize> = answers
        .iter()
        .map(|answer| match answer {
            DiskAnswer::RepertoiresRead(all, None)
            | DiskAnswer::RepertoireChanged(Ok((all, None))) => cards(all),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, [0, 2, 3, 4]);
    assert_eq!(cards(&read(&path)), 4);
}

#[test]
fn a_change_that_can_not_be_saved_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("file");
    fs::write(&blocked, "").unwrap();
    let places = Places { repertoire: Some(blocked.join("repertoire.json")), ..Places::default() };
    let (sender, answers) = mpsc::channel();
    let worker = DiskWorker::<Vec<u32>>::start(places, move |answer| {
        let _ = sender.send(answer);
    });
    let worker = worker.expect("there are threads");
    worker.change_repertoire(add(Side::Black, &["f5d6c3"]));
    let answer = answers.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(matches!(answer, DiskAnswer::RepertoireChanged(Err(_))), "{answer:?}");
}
