//! What a game is called where it is saved.

use super::AppState;
use crate::app::folder::safe_name;
use crate::game::tree::GameTree;
use crate::game::{Seat, Side, Skill};

impl AppState {
    /// A file name without an extension, legal on every system: `2026-11-21 Othello Anna–Level 3`. A person without a
    /// name is `You`; two people are named by their colours.
    ///
    /// Of a study that is no match of ours, the players and the day are those of its file. What has no players is called by
    /// what it is: `2026-11-21 Othello puzzle`.
    pub fn suggested_name(&self, day: &str) -> String {
        let study = self.study().filter(|_| !self.notebook.is_of_game(self.table.game.number()));
        let name = match (self.scene.overlay(), study) {
            (Some(overlay), _) => {
                format!("{day} {} {}", overlay.variant().game().kind().name, overlay.noun())
            }
            (None, Some(study)) => studied_name(study.tree(), day),
            (None, None) => self.name_of_match(day),
        };
        safe_name(&name)
    }

    fn name_of_match(&self, day: &str) -> String {
        let game = self.table.game.setup().variant.game().kind().name;
        let is_alone = self.table.game.setup().mode.person().is_some();
        let player = |side: Side| match (self.table.game.players()[side], side) {
            (Seat::Program(program), _) => self.table.game.program_name(program).to_owned(),
            (Seat::Person, _) if is_alone => {
                match safe_name(self.table.game.person_name()).trim() {
                    "" => "You".to_owned(),
                    name => name.to_owned(),
                }
            }
            (Seat::Machine(Skill::Level(level)), _) => format!("Level {}", level.number()),
            (Seat::Machine(Skill::Person(rating)), _) => format!("Heibai {}", rating.number()),
            (Seat::Person, Side::Black) => "Black".to_owned(),
            (Seat::Person, Side::White) => "White".to_owned(),
        };
        format!("{day} {game} {}–{}", player(Side::Black), player(Side::White))
    }
}

/// A name from what the file of a study says of its players and its day.
fn studied_name(tree: &GameTree, today: &str) -> String {
    /// Longer names leave no room for the other one.
    const LONGEST: usize = 40;
    let facts = &tree.facts;
    let brief =
        |side: Side| safe_name(&facts.names[side].chars().take(LONGEST).collect::<String>());
    let name = |side: Side| match (brief(side), side) {
        (name, _) if !name.is_empty() => name,
        (_, Side::Black) => "Black".to_owned(),
        (_, Side::White) => "White".to_owned(),
    };
    let day = facts.date.get(..10).filter(|day| is_day(day)).unwrap_or(today);
    let game = tree.variant().game().kind().name;
    if Side::ALL.map(brief).iter().all(String::is_empty) {
        return format!("{day} {game} study");
    }
    format!("{day} {game} {}–{}", name(Side::Black), name(Side::White))
}

/// Whether it is a day such as `2026-11-21`.
fn is_day(text: &str) -> bool {
    let is_right = |(at, letter): (usize, u8)| match at {
        4 | 7 => letter == b'-',
        _ => letter.is_ascii_digit(),
    };
    text.bytes().enumerate().all(is_right)
}
