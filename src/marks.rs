//! Makes invisible characters in foreign text visible: names of files may reverse the text around them, and programs'
//! output may hold terminal commands.

use std::borrow::Cow;
use std::fmt::Write;

/// The text with visible marks for invisible characters that affect what is around them: `␛` and the like for C0
/// controls, `‹U+202E›` for bidirectional ones. Only line breaks and tabs stay.
///
/// # Examples
/// ```
/// assert_eq!(heibai::marks::visible("game\u{202e}fgs.exe"), "game‹U+202E›fgs.exe");
/// assert_eq!(heibai::marks::visible("\u{1b}[2J"), "␛[2J");
/// assert_eq!(heibai::marks::visible("黑白棋 f5"), "黑白棋 f5");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match u32::from(letter) {
            _ if !is_hidden(letter) => shown.push(letter),
            // The control pictures are in the same order.
            code @ ..0x20 => shown.extend(char::from_u32(0x2400 + code)),
            0x7f => shown.push('␡'),
            code => write!(shown, "‹U+{code:04X}›").expect("a text has room"),
        }
    }
    Cow::Owned(shown)
}

/// Like [`visible`], for a name on one line.
pub fn visible_name(name: &str) -> String {
    visible(name).replace('\n', "␊").replace('\t', "␉")
}

/// The beginning of what somebody else's program said, to be quoted in a sentence: on one line, as [`visible_name`].
///
/// # Examples
/// ```
/// assert_eq!(heibai::marks::excerpt(" what?\0\nwho "), "what?␀␊who");
/// assert_eq!(heibai::marks::excerpt(&"x".repeat(1000)), "x".repeat(60) + "…");
/// ```
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;

    let begin: String = text.trim().chars().take(LONGEST + 1).collect();
    let shown = visible_name(&begin);
    match shown.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown,
    }
}

/// Whether a letter can't be seen but affects what is around it; line breaks and tabs don't count.
pub fn is_hidden(letter: char) -> bool {
    let is_direction = matches!(
        letter,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let breaks_lines = matches!(letter, '\u{2028}' | '\u{2029}');
    is_direction || breaks_lines || letter.is_control() && !matches!(letter, '\n' | '\t')
}
