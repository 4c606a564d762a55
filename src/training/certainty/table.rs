//! The table of `heibai train certainty`: a row for each value, as CSV.

use std::io::{self, Write};
use std::str::FromStr;

use thiserror::Error;

use super::{Said, Sample};
use crate::search::Selectivity;

const COLUMNS: [&str; 9] = [
    "position",
    "empties",
    "square",
    "depth",
    "percent",
    "exact",
    "value",
    "nodes",
    "milliseconds",
];

/// Columns of every table; earlier ones have no time.
const LEAST: usize = 8;

/// Why a table can't be read.
#[derive(Debug, Error)]
pub enum TableError {
    /// It is another file.
    #[error("the first line is not that of a table of heibai train certainty")]
    Head,
    /// A row makes no sense.
    #[error("line {0}: this is not a row of such a table")]
    Row(usize),
}

pub fn write_head(output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{}", COLUMNS.join(","))
}

pub fn write(sample: &Sample, output: &mut impl Write) -> io::Result<()> {
    for said in &sample.said {
        writeln!(
            output,
            "{},{},{},{},{},{},{},{},{}",
            sample.number,
            sample.empties,
            said.cell,
            said.depth,
            said.selectivity.percent(),
            u8::from(said.exact),
            said.value,
            said.nodes,
            said.milliseconds.unwrap_or_default()
        )?;
    }
    Ok(())
}

/// The positions of a table, in order.
pub fn read(text: &str) -> Result<Vec<Sample>, TableError> {
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default();
    let names: Vec<&str> = head.split(',').collect();
    if names.len() < LEAST || !COLUMNS.starts_with(&names) {
        return Err(TableError::Head);
    }
    let mut samples: Vec<Sample> = Vec::new();
    for (line, number) in lines.zip(2..) {
        let row = row(line, names.len()).ok_or(TableError::Row(number))?;
        match samples.last_mut() {
            Some(last) if last.number == row.number => {
                if last.empties != row.empties {
                    return Err(TableError::Row(number));
                }
                last.said.extend(row.said);
            }
            _ => samples.push(row),
        }
    }
    Ok(samples)
}

fn row(line: &str, columns: usize) -> Option<Sample> {
    let fields: Vec<&str> = line.split(',').collect();
    if fields.len() != columns {
        return None;
    }
    let (number, empties) = (field(&fields, 0)?, field(&fields, 1)?);
    let said = Said {
        cell: field(&fields, 2)?,
        depth: field(&fields, 3)?,
        selectivity: Selectivity::from_percent(field(&fields, 4)?)?,
        exact: match fields[5] {
            "0" => false,
            "1" => true,
            _ => return None,
        },
        value: field(&fields, 6)?,
        nodes: field(&fields, 7)?,
        milliseconds: if columns > LEAST { Some(field(&fields, LEAST)?) } else { None },
    };
    let is_sound =
        (1..=60).contains(&empties) && said.cell < 64 && u32::from(said.depth) <= empties;
    is_sound.then(|| Sample { number, empties, said: vec![said] })
}

fn field<T: FromStr>(fields: &[&str], at: usize) -> Option<T> {
    fields[at].parse().ok()
}
