//! Where the window opens: where it was on a screen that is there, never outside of what can be seen.

use serde::{Deserialize, Serialize};

/// The least part of a screen that a window gets.
const LEAST: (i32, i32) = (400, 480);
/// What a first window leaves for its frame, and for a panel where nobody tells whether there is one.
const TITLE_BAR: i32 = 40;
const PANEL: i32 = 48;

/// A rectangle, in pixels that don't depend on the scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// The width.
    pub width: i32,
    /// The height.
    pub height: i32,
}

/// A screen that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The system's name for it, such as `DP-1`.
    pub name: String,
    /// All of it.
    pub whole: Area,
    /// What panels and docks leave of it; `None` where the desktop keeps that to itself, as on Wayland.
    pub available: Option<Area>,
}

/// How a screen is recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScreenKey {
    name: String,
    width: i32,
    height: i32,
}

impl Screen {
    fn key(&self) -> ScreenKey {
        let Self { name, whole, .. } = self;
        ScreenKey { name: name.clone(), width: whole.width, height: whole.height }
    }
}

/// Where a window was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPlace {
    /// Its screen.
    pub screen: ScreenKey,
    /// Its distance from the left and the upper edge of the screen; `None` if only the desktop knows.
    at: Option<[i32; 2]>,
    width: i32,
    height: i32,
    /// Whether it filled the screen; the rest is what it returns to.
    maximised: bool,
}

impl WindowPlace {
    /// A window on a screen, as it is closed there.
    pub fn of(window: Opening, screen: &Screen) -> Self {
        let Opening { area, is_placed, maximised } = window;
        let [x, y] = [area.x.saturating_sub(screen.whole.x), area.y.saturating_sub(screen.whole.y)];
        Self {
            screen: screen.key(),
            at: is_placed.then_some([x, y]),
            width: area.width,
            height: area.height,
            maximised,
        }
    }
}

/// Where a window opens or is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its size, and its place if there is one.
    pub area: Area,
    /// Whether it has a place; else the desktop finds one.
    pub is_placed: bool,
    /// Whether it fills its screen.
    pub maximised: bool,
}

/// Where a window opens: as on the latest screen that is there, of places with the latest first and screens with the main
/// one first. Where none was before, it has the usual size, as far as there is room.
pub fn opening(
    places: &[WindowPlace],
    screens: &[Screen],
    usual: (u16, u16),
    maximised: bool,
) -> Opening {
    let on_screen = |place: &WindowPlace| screens.iter().find(|it| it.key() == place.screen);
    let known = places.iter().find_map(|place| Some((place, on_screen(place)?)));
    if let Some((place, screen)) = known {
        return Opening {
            area: inside(place, screen),
            is_placed: place.at.is_some(),
            maximised: place.maximised,
        };
    }
    let room = screens.first().map(|Screen { whole, available, .. }| {
        available.unwrap_or(Area { height: whole.height - PANEL, ..*whole })
    });
    let room = room.filter(|room| room.width > 0 && room.height > 0);
    let (mut width, mut height) = (i32::from(usual.0), i32::from(usual.1));
    if let Some(room) = room {
        (width, height) = (width.min(room.width), height.min((room.height - TITLE_BAR).max(1)));
    }
    let area = Area { width, height, ..Area::default() };
    Opening { area, is_placed: false, maximised }
}

/// The place moved and shrunk, as far as it has to be, into what can be seen of the screen.
fn inside(place: &WindowPlace, screen: &Screen) -> Area {
    let Screen { whole, available, .. } = screen;
    let room = available.unwrap_or(*whole);
    let side = |side: i32, least: i32, room: i32| side.max(least).min(room);
    let width = side(place.width, LEAST.0, room.width);
    let height = side(place.height, LEAST.1, room.height);
    let edge = |edge: i32, from: i32, room: i32, side: i32| {
        edge.min(from.saturating_add(room).saturating_sub(side)).max(from)
    };
    let [x, y] = place.at.unwrap_or_default();
    Area {
        x: edge(whole.x.saturating_add(x), room.x, room.width, width),
        y: edge(whole.y.saturating_add(y), room.y, room.height, height),
        width,
        height,
    }
}
