//! Repertoires: what is in them, how they are drilled, what games make of them, and their file.

mod drill;
mod files;
mod games;
mod lines;
mod people;
mod rows;
mod sources;
mod support;
