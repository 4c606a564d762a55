//! The settings file, read value by value and merged key by key.

use serde::Deserialize;
use toml::{Table, Value};

use super::{RangeError, Settings, SetupSettings};
use crate::app::config_file::{Config, Faults, VERSION};
use crate::game::{Opening, ProgramId};

impl Config for Settings {
    const FIRST_LINE: &'static str =
        "# Settings of Heibai. The last line says that the file is whole.";
    type Invalid = RangeError;

    fn check(&self) -> Result<(), RangeError> {
        self.check()
    }

    fn merge(theirs: Self, before: &Self, ours: &Self) -> Self {
        let mut merged = table_of(&theirs);
        let (before, changed) = (table_of(before), table_of(ours));
        for (group, keys) in table_of(&every_key()) {
            let (Value::Table(keys), Some(Value::Table(target))) = (keys, merged.get_mut(&group))
            else {
                continue;
            };
            for key in keys.keys() {
                match (changed[&group].get(key), before[&group].get(key)) {
                    (now, then) if now == then => {}
                    (Some(value), _) => drop(target.insert(key.clone(), value.clone())),
                    (None, _) => drop(target.remove(key)),
                }
            }
        }
        Self::deserialize(merged).unwrap_or_else(|_| ours.clone())
    }

    fn read(table: &Table, faults: &mut Faults) -> Self {
        let mut settings = Self::default();
        let known = table_of(&every_key());
        for (group, values) in table {
            match (known.get(group), values) {
                (None, _) => faults.unknown.push(group.clone()),
                (Some(Value::Table(keys)), Value::Table(values)) => {
                    for (key, value) in values {
                        if !keys.contains_key(key) {
                            faults.unknown.push(format!("{group}.{key}"));
                        } else if let Err(fault) = settings.take(group, key, value) {
                            faults.invalid.push(fault);
                        }
                    }
                }
                (Some(_), other) => {
                    faults.invalid.push(format!("{group}: expected a table, found {other}"));
                }
            }
        }
        settings
    }

    fn to_toml(&self) -> String {
        let values = toml::to_string(self).expect("settings are tables of plain values");
        format!("version = {VERSION}\n\n{values}")
    }
}

impl Settings {
    /// Takes over one value, unless it is invalid.
    fn take(&mut self, group: &str, key: &str, value: &Value) -> Result<(), String> {
        let mut table = table_of(self);
        if let Some(Value::Table(values)) = table.get_mut(group) {
            values.insert(key.to_owned(), value.clone());
        }
        let settings = Self::deserialize(table)
            .map_err(|error| format!("{group}.{key}: {}", error.to_string().trim_end()))?;
        settings.check().map_err(|error| error.to_string())?;
        *self = settings;
        Ok(())
    }
}

/// Settings without any omitted key.
fn every_key() -> Settings {
    let program = Some(ProgramId::new(0));
    let setup = SetupSettings {
        opening: Opening::Balanced,
        black_program: program,
        white_program: program,
        ..SetupSettings::default()
    };
    let mut settings = Settings { setup, ..Settings::default() };
    settings.view.second_opinions = program.into_iter().collect();
    settings
}

fn table_of(settings: &Settings) -> Table {
    Table::try_from(settings).expect("settings are tables of plain values")
}
