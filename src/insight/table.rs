//! The person's moves as a table for other programs.

use super::{Opponent, ReviewedGame};
use crate::game::{Position, Side};
use crate::openings::Tongue;

const HEAD: [&str; 15] = [
    "date", "game", "board", "opponent", "colour", "result", "opening", "ply", "move", "best",
    "lost", "accuracy", "class", "theme", "seconds",
];

/// The games' moves of the person as comma-separated values (RFC 4180), a row each, with a head. What was lost is in discs
/// for Othello and in percentage points of the chance for Gomoku.
pub fn table(games: &[ReviewedGame<'_>]) -> String {
    let mut text = line(HEAD.map(str::to_owned));
    for &(game, judged) in games {
        let Ok(start) = game.variant.start() else { continue };
        let (kind, size) = (game.game().kind().name, game.variant.size());
        let known = [
            game.date.clone(),
            kind.to_owned(),
            format!("{size}x{size}"),
            match &game.opponent {
                Opponent::Machine(number) => format!("Heibai {number}"),
                Opponent::Program(name) => name.clone(),
            },
            if game.side == Side::Black { "black" } else { "white" }.to_owned(),
            game.won.name().to_owned(),
            game.opening.map_or("", |it| it.name(Tongue::English)).to_owned(),
        ];
        let own = judged.moves.iter().filter(|it| it.side == game.side && it.counts);
        for it in own {
            let cell = |cell: u16| Position::cell_name(&start, cell.into());
            let told = [
                it.number.to_string(),
                cell(it.cell),
                cell(it.best),
                it.lost.to_string(),
                it.accuracy.to_string(),
                it.class.map_or("", |it| it.name()).to_owned(),
                it.theme.map_or("", |it| it.name()).to_owned(),
                it.seconds.map_or(String::new(), |it| it.to_string()),
            ];
            text += &line(known.iter().cloned().chain(told));
        }
    }
    text
}

fn line(fields: impl IntoIterator<Item = String>) -> String {
    fields.into_iter().map(field).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A field as it is written. A name that begins like a formula must not be one in a spreadsheet.
fn field(text: String) -> String {
    let is_formula =
        text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<f32>().is_err();
    let text = if is_formula { format!("'{text}") } else { text };
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
