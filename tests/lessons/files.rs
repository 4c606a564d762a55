//! How files of lessons are read.
