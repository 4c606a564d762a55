//! What the objects of a game have in common: how each takes over what it shows, and how its slots reach the game.
//!
//! An object's file declares its properties twice, for cxx-qt expands no macro: in the bridge for QML, and in
//! [`properties!`] with what each says. The two can't differ: one without the other, or of another type, does not
//! compile.

use std::pin::Pin;

use super::driver;
use super::game::ffi::Game;
use super::source::Source;
use crate::app::state::{Event, StudyEvent};

/// Tells of one property.
pub type Tell<T> = fn(Pin<&mut T>);

/// An object whose properties are what the state shows.
pub trait Part: Sized {
    /// Sets every property to what it is now and gives those to tell of; nobody hears of it yet.
    fn take_over(self: Pin<&mut Self>, now: &Source) -> Vec<Tell<Self>>;

    /// Belongs to this game from now on.
    fn join(self: Pin<&mut Self>, _hub: Hub) {}
}

/// An object that a game owns, as QML gets it.
pub struct Child<T>(*mut T);

impl<T> Clone for Child<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Child<T> {}

impl<T: Part + 'static> Child<T> {
    /// An object of the game.
    ///
    /// # Safety
    ///
    /// It has to live as long as this is used, in this thread.
    pub unsafe fn of(object: *mut T) -> Self {
        Self(object)
    }

    /// The object.
    pub fn pin(&mut self) -> Pin<&mut T> {
        // SAFETY: it lives, as `of` was promised, and never moves; to Rust it is opaque and has no size, so that
        // two references to it share no memory.
        unsafe { Pin::new_unchecked(&mut *self.0) }
    }

    /// Sets every property to what it is now; what is given tells QML of those that have changed.
    pub fn take_over(mut self, now: &Source) -> impl FnOnce() + use<T> {
        let news = self.pin().take_over(now);
        move || {
            for tell in news {
                tell(self.pin());
            }
        }
    }
}

/// The game that an object belongs to.
#[derive(Clone, Copy)]
pub struct Hub(*mut Game);

impl Default for Hub {
    fn default() -> Self {
        Self(std::ptr::null_mut())
    }
}

impl Hub {
    /// The game that owns the object to which this is given.
    pub fn of(game: Pin<&mut Game>) -> Self {
        // SAFETY: nothing is moved through the address.
        Self(unsafe { game.get_unchecked_mut() })
    }

    /// Has something done by the game, if the object has one.
    pub fn act(self, act: impl FnOnce(Pin<&mut Game>)) {
        // SAFETY: a game outlives the objects that it owns, and lives in this thread as they do; to Rust it is
        // opaque and has no size, so that two references to it share no memory.
        if let Some(game) = unsafe { self.0.as_mut() } {
            // SAFETY: a QObject never moves.
            act(unsafe { Pin::new_unchecked(game) });
        }
    }

    /// Tells the state what happened, and QML what came of it.
    pub fn tell(self, event: Event) {
        let signals = driver().borrow_mut().tell(event);
        self.act(|game| game.show(signals));
    }

    /// The same of an event in the study.
    pub fn study(self, event: StudyEvent) {
        self.tell(Event::Study(event));
    }
}

/// Declares an object's properties, each in one row: its name, how QML is told of it, its type, and what it says.
/// With `hub` its slots reach the game; `owns` names the objects that are its own, each with
/// what it is to see of the source, unless that is all.
macro_rules! properties {
    (
        $(#[$attribute:meta])*
        $object:ident as $rust:ident $(with $hub:ident)? $(owns { $($own:ident: $make:path as $part:ty $(= $view:ident)?),* })?;
        $($field:ident / $changed:ident: $type:ty = $value:expr;)*
    ) => {
        /// The properties as QML last heard of them.
        $(#[$attribute])*
        pub struct $rust {
            $($field: $type,)*
            $($hub: $crate::app::bridge::parts::Hub,)?
            $($($own: *mut $part,)*)?
        }

        impl Default for $rust {
            fn default() -> Self {
                let driver = $crate::app::bridge::driver();
                let driver = driver.borrow();
                let now = $crate::app::bridge::source::Source::of(&driver);
                Self {
                    $($field: {
                        let value: fn(&$crate::app::bridge::source::Source) -> $type = $value;
                        value(&now)
                    },)*
                    $($hub: $crate::app::bridge::parts::Hub::default(),)?
                    $($($own: $make().into_raw(),)*)?
                }
            }
        }

        impl $crate::app::bridge::parts::Part for ffi::$object {
            #[allow(clippy::float_cmp, reason = "a number is told when it is not the very same")]
            fn take_over(
                mut self: std::pin::Pin<&mut Self>,
                now: &$crate::app::bridge::source::Source,
            ) -> Vec<$crate::app::bridge::parts::Tell<Self>> {
                let mut held = self.as_mut().rust_mut();
                let mut news: Vec<$crate::app::bridge::parts::Tell<Self>> = Vec::new();
                $({
                    let value: fn(&$crate::app::bridge::source::Source) -> $type = $value;
                    let value = value(now);
                    if held.$field != value {
                        held.$field = value;
                        news.push(Self::$changed);
                    }
                })*
                news
            }

            $(fn join(mut self: std::pin::Pin<&mut Self>, hub: $crate::app::bridge::parts::Hub) {
                self.as_mut().rust_mut().$hub = hub;
            })?
        }

        $(
            impl Drop for $rust {
                fn drop(&mut self) {
                    // SAFETY: each was made with the object that owns it, is freed nowhere else, and is not used
                    // without it.
                    unsafe {
                        $(drop(cxx::UniquePtr::from_raw(self.$own));)*
                    }
                }
            }

            impl ffi::$object {
                /// Lets every object that is its own know whom it belongs to.
                fn adopt(&self, hub: $crate::app::bridge::parts::Hub) {
                    // SAFETY: they live as long as this, in its thread.
                    unsafe {
                        $($crate::app::bridge::parts::Child::of(self.$own).pin().join(hub);)*
                    }
                }

                /// Sets every property of the objects that are its own; what is given tells QML.
                fn take_over_parts(
                    &self,
                    now: &$crate::app::bridge::source::Source,
                ) -> Vec<Box<dyn FnOnce()>> {
                    // SAFETY: they live as long as this, in its thread.
                    unsafe {
                        vec![$(
                            Box::new($crate::app::bridge::parts::Child::of(self.$own).take_over(now$(.$view())?)),
                        )*]
                    }
                }
            }
        )?
    };
}

pub(super) use properties;
