//! Requests for pictures, written as a name with a URL query.

use super::{Board, Disc, Kind, Look, Material, Picture, Rgb};
use crate::game::Side;

/// A request is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// The name is unknown.
    #[error("there is no picture named {0:?}")]
    Name(String),
    /// A parameter is missing.
    #[error("the picture takes {0:?}, which is missing")]
    Missing(&'static str),
    /// A parameter has an invalid value.
    #[error("{0:?} can't be {1:?}")]
    Value(&'static str, String),
}

/// The largest board or disc, in pixels of the window.
const MOST: u32 = 8_192;

impl Picture {
    /// Parses a request such as `disc?side=black&size=56&look=light`.
    ///
    /// # Errors
    /// [`RequestError`] names the parameter.
    pub fn parse(request: &str) -> Result<Self, RequestError> {
        let (name, query) = request.split_once('?').unwrap_or((request, ""));
        let said = Said { query };
        match name {
            "board" => board(&said).map(Self::Board),
            "disc" => disc(&said, Kind::Disc).map(Self::Disc),
            "stone" => disc(&said, Kind::Stone).map(Self::Disc),
            "disc-shadow" => disc(&said, Kind::Disc).map(Self::Shadow),
            "stone-shadow" => disc(&said, Kind::Stone).map(Self::Shadow),
            "turn" => disc(&said, Kind::Disc).map(Self::Turn),
            "small" => disc(&said, Kind::Disc).map(Self::Small),
            "mark" => disc(&said, Kind::Disc).map(Self::Mark),
            _ => Err(RequestError::Name(name.to_owned())),
        }
    }
}

fn disc(said: &Said, kind: Kind) -> Result<Disc, RequestError> {
    let side = match said.value("side")? {
        "black" => Side::Black,
        "white" => Side::White,
        other => return Err(RequestError::Value("side", other.to_owned())),
    };
    Ok(Disc { kind, side, size: said.number("size", 1, MOST)?, look: said.look()? })
}

fn board(said: &Said) -> Result<Board, RequestError> {
    let ground = match said.value("ground")? {
        "felt" => Material::Felt,
        "wood" => Material::Wood,
        "plain" => Material::Plain,
        other => return Err(RequestError::Value("ground", other.to_owned())),
    };
    let crossings = match said.value("lines")? {
        "between" => false,
        "under" => true,
        other => return Err(RequestError::Value("lines", other.to_owned())),
    };
    let count = said.number("count", 1, 32)?;
    let cell = said.number("cell", 1, MOST / count)?;
    let rim = said.number("rim", 1, MOST)?;
    let strength = said.number("strength", 0, 100)?;
    Ok(Board {
        crossings,
        count,
        cell,
        rim,
        frame: said.number("frame", 1, rim)?,
        thick: said.number("thick", 1, cell)?,
        ground,
        tone: said.colour("tone")?,
        line: (said.colour("line")?, strength as f32 / 100.0),
        frame_tones: [said.colour("lit")?, said.colour("dim")?, said.colour("edge")?],
        look: said.look()?,
    })
}

struct Said<'a> {
    query: &'a str,
}

impl<'a> Said<'a> {
    fn value(&self, name: &'static str) -> Result<&'a str, RequestError> {
        let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
            .ok_or(RequestError::Missing(name))
    }

    fn number(&self, name: &'static str, least: u32, most: u32) -> Result<u32, RequestError> {
        let text = self.value(name)?;
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| RequestError::Value(name, text.to_owned()))
    }

    /// A colour as RRGGBB, or as AARRGGBB with the alpha ignored.
    fn colour(&self, name: &'static str) -> Result<Rgb, RequestError> {
        let text = self.value(name)?;
        let digits = if text.len() == 8 { text.get(2..) } else { Some(text) };
        let code = digits
            .filter(|digits| {
                digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
            })
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        code.map(Rgb::hex).ok_or_else(|| RequestError::Value(name, text.to_owned()))
    }

    fn look(&self) -> Result<Look, RequestError> {
        match self.value("look")? {
            "light" => Ok(Look::Light),
            "dark" => Ok(Look::Dark),
            "high-contrast" => Ok(Look::HighContrast),
            other => Err(RequestError::Value("look", other.to_owned())),
        }
    }
}
