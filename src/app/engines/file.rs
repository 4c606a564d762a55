//! The file of the list, `engines.toml` beside the settings.

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::{EntryError, ListedProgram, MAX_PROGRAMS};
use crate::app::config_file::{Config, Faults, VERSION};
use crate::engine::program::Dialect;
use crate::engine::program::detect::Abilities;
use crate::game::{Game, ProgramId};

impl Config for Vec<ListedProgram> {
    const FIRST_LINE: &'static str =
        "# Programs that Heibai plays with. The last line says that the file is whole.";
    type Invalid = EntryError;

    fn check(&self) -> Result<(), EntryError> {
        self.iter().try_for_each(ListedProgram::check)
    }

    fn merge(mut theirs: Self, before: &Self, ours: &Self) -> Self {
        let with = |list: &Self, id| list.iter().find(|it| it.id == id).cloned();
        theirs.retain(|it| with(before, it.id).is_none() || with(ours, it.id).is_some());
        for mine in ours {
            if with(before, mine.id).as_ref() == Some(mine) {
                continue;
            }
            match theirs.iter_mut().find(|it| it.id == mine.id) {
                Some(same) => same.clone_from(mine),
                None => theirs.push(mine.clone()),
            }
        }
        theirs.truncate(MAX_PROGRAMS);
        theirs
    }

    fn read(table: &Table, faults: &mut Faults) -> Self {
        let mut programs = Self::new();
        match table.get("program") {
            None => {}
            Some(Value::Array(entries)) => {
                for (entry, number) in entries.iter().zip(1..) {
                    let fault = match listed(entry.clone()) {
                        _ if programs.len() == MAX_PROGRAMS => {
                            format!("more than {MAX_PROGRAMS}")
                        }
                        Ok(program) if programs.iter().any(|it| it.id == program.id) => {
                            "there twice".to_owned()
                        }
                        Ok(program) => {
                            programs.push(program);
                            continue;
                        }
                        Err(error) => error,
                    };
                    faults.invalid.push(format!("program {number}: {fault}"));
                }
            }
            Some(other) => faults.invalid.push(format!("program: expected tables, found {other}")),
        }
        faults.unknown.extend(table.keys().filter(|key| *key != "program").cloned());
        programs
    }

    fn to_toml(&self) -> String {
        #[derive(Serialize)]
        struct Written {
            version: i64,
            program: Vec<Entry>,
        }
        let entry = |it: &ListedProgram| {
            let Abilities { time } = it.abilities;
            Entry {
                id: it.id,
                name: it.name.clone(),
                command: it.command.clone(),
                arguments: it.arguments.clone(),
                folder: it.folder.clone(),
                dialect: it.dialect.name().to_owned(),
                game: it.game,
                can: time.then(|| TIME.to_owned()).into_iter().collect(),
                move_seconds: it.move_seconds,
            }
        };
        let written = Written { version: VERSION, program: self.iter().map(entry).collect() };
        toml::to_string(&written).expect("programs are tables of plain values")
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    id: ProgramId,
    name: String,
    command: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    arguments: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    folder: Option<String>,
    dialect: String,
    game: Game,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    can: Vec<String>,
    move_seconds: u16,
}

const TIME: &str = "time";
/// What 0.9.0 wrote of programs as well, and nobody read.
const UNUSED: [&str; 2] = ["reports", "set-up"];

fn listed(value: Value) -> Result<ListedProgram, String> {
    let entry: Entry = value.try_into().map_err(|error: toml::de::Error| error.to_string())?;
    let dialect = Dialect::ALL.into_iter().find(|dialect| dialect.name() == entry.dialect);
    let mut abilities = Abilities::default();
    for ability in &entry.can {
        match ability.as_str() {
            TIME => abilities.time = true,
            unused if UNUSED.contains(&unused) => {}
            other => return Err(format!("can: unknown {other:?}")),
        }
    }
    let program = ListedProgram {
        id: entry.id,
        name: entry.name,
        command: entry.command,
        arguments: entry.arguments,
        folder: entry.folder,
        dialect: dialect.ok_or_else(|| format!("dialect: unknown {:?}", entry.dialect))?,
        game: entry.game,
        abilities,
        move_seconds: entry.move_seconds,
    };
    program.check().map_err(|error| error.to_string())?;
    Ok(program)
}
