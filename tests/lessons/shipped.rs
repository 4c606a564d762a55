//! The lessons that Heibai comes with.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use heibai::game::Game;
use heibai::lessons::{Course, Lesson, Verdict};
use heibai::search::Stop;
use heibai::training::lessons::Prover;

/// The longest text, in characters.
const LONGEST: usize = 160;

fn folder(game: Game) -> PathBuf {
    let name = if game == Game::Othello { "othello" } else { "gomoku" };
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/lessons").join(name)
}

/// The files in the folder with their names, in order.
fn files(game: Game) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder(game))
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

fn lessons() -> Vec<(String, Lesson)> {
    let mut lessons = Vec::new();
    let mut faults = Vec::new();
    for game in Game::ALL {
        for (name, text) in files(game) {
            match Lesson::read(&text, game) {
                Ok(lesson) => lessons.push((name, lesson)),
                Err(error) => faults.push(format!("{name}: {error}")),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    lessons
}

#[test]
fn every_file_of_the_folders_is_shipped() {
    for game in Game::ALL {
        let shipped: Vec<(String, String)> = Course::files(game)
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect();
        assert!(shipped == files(game), "the lists in src/lessons/course.rs are not the folders");
        let course = Course::shipped(game);
        assert_eq!(course.lessons.len(), shipped.len());
        let ids: HashSet<_> = course.lessons.iter().map(|lesson| &lesson.id).collect();
        assert_eq!(ids.len(), shipped.len());
        for (at, (lesson, (name, _))) in course.lessons.iter().zip(&shipped).enumerate() {
            assert_eq!(*name, format!("{:02}-{}", at + 1, lesson.id));
        }
        let mut chapters: Vec<_> = course.lessons.iter().map(|it| &it.chapter).collect();
        chapters.dedup();
        let distinct: HashSet<_> = chapters.iter().collect();
        assert_eq!(distinct.len(), chapters.len(), "the lessons of a chapter follow each other");
    }
}

#[test]
fn there_are_enough_of_them() {
    let (othello, gomoku) = (Course::shipped(Game::Othello), Course::shipped(Game::Gomoku));
    assert!(othello.lessons.len() >= 14);
    assert!(gomoku.lessons.len() >= 10);
    let all = othello.lessons.iter().chain(&gomoku.lessons);
    assert!(all.map(|lesson| lesson.tasks.len()).sum::<usize>() >= 120);
}

#[test]
fn the_texts_are_short_and_plain() {
    for (name, lesson) in lessons() {
        assert!((3..=9).contains(&lesson.blocks.len()), "{name}: {} blocks", lesson.blocks.len());
        assert!(lesson.tasks.len() >= 3, "{name}");
        for text in lesson.words() {
            assert!(text.chars().count() <= LONGEST, "{name}: too long: {text:?}");
            assert!(text.trim() == text && !text.is_empty(), "{name}: {text:?}");
            assert!(!text.contains('!') && !text.contains('%'), "{name}: {text:?}");
            // That an answer is right is said before its reason, which also explains an answer that was told.
            assert!(!text.starts_with("Right"), "{name}: {text:?}");
            for word in ["oops", "great", "blunder"] {
                assert!(!text.to_lowercase().split_whitespace().any(|it| it == word), "{text:?}");
            }
        }
        for block in &lesson.blocks {
            assert!(block.text.ends_with(['.', '?']), "{name}: {:?}", block.text);
        }
    }
}

#[test]
fn what_they_state_is_true_and_exactly_the_right_moves_reach_the_goals() {
    let mut prover = Prover::new(Stop::default());
    let mut faults = Vec::new();
    for (name, lesson) in lessons() {
        let (counts, found) = prover.prove(&lesson);
        assert_eq!(counts.tasks, lesson.tasks.len());
        assert!(counts.goals >= counts.tasks && counts.claims > 0, "{name}: {counts:?}");
        faults.extend(found.iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_cell_has_an_answer() {
    for (name, lesson) in lessons() {
        for (at, task) in lesson.tasks.iter().enumerate() {
            for (number, step) in task.steps.iter().enumerate() {
                for cell in 0..step.position.stones().len() {
                    let answer = task.judge(number, cell);
                    let is_open = step.is_open(cell);
                    assert_eq!(answer.verdict == Verdict::Outside, !is_open);
                    assert_eq!(answer.is_right(), step.right.contains(&cell));
                    assert!(!is_open || !answer.text.is_empty(), "{name}: task {}", at + 1);
                }
            }
        }
    }
}
