//! What the objects of a game have in common: how each is kept to what the state shows, and how its
//! slots reach the game.
//!
//! An object's file declares its properties twice, for cxx-qt expands no macro: in the bridge for QML, and in
//! [`properties!`] with what each says. The two can't differ: one without the other, or of another type, does not
//! compile.

use std::pin::Pin;

use super::driver;
use super::game::ffi::Game;
use super::row_model::ffi::RowModel;
use super::snapshot::Snapshot;
use crate::app::state::{Event, StudyEvent};

/// Notifies QML of one property.
pub type Notify<T> = fn(Pin<&mut T>);

/// An object whose properties are what the state shows.
pub trait GameObject: Sized {
    /// Sets every property to what it is now and gives the notifications of those that have changed, to be sent later.
    fn update(self: Pin<&mut Self>, now: &Snapshot) -> Vec<Notify<Self>>;

    /// Belongs to this game from now on.
    fn join(self: Pin<&mut Self>, _game: GameHandle) {}

    /// The lists that are its own.
    fn lists(&self) -> Vec<Child<RowModel>> {
        Vec::new()
    }

    /// Lets every object that is its own know whom it belongs to.
    fn adopt(&self, _game: GameHandle) {}

    /// Sets every property of the objects that are its own; what is given tells QML.
    fn update_owned(&self, _now: &Snapshot) -> Vec<Box<dyn FnOnce()>> {
        Vec::new()
    }

    /// Its lists, and those of the objects that are its own.
    fn all_lists(&self) -> Vec<Child<RowModel>> {
        self.lists()
    }
}

/// An object that a game owns, as QML gets it.
pub struct Child<T>(*mut T);

impl<T> Clone for Child<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Child<T> {}

impl<T> Child<T> {
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
}

impl<T: GameObject + 'static> Child<T> {
    /// Sets every property to what it is now; what is given tells QML of those that have changed.
    pub fn update(mut self, now: &Snapshot) -> impl FnOnce() + use<T> {
        let owned = self.pin().update_owned(now);
        let news = self.pin().update(now);
        move || {
            for notify in owned {
                notify();
            }
            for notify in news {
                notify(self.pin());
            }
        }
    }
}

/// The game that an object belongs to.
#[derive(Clone, Copy)]
pub struct GameHandle(*mut Game);

impl Default for GameHandle {
    fn default() -> Self {
        Self(std::ptr::null_mut())
    }
}

impl GameHandle {
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

    /// Sends the state an event, and shows what came of it.
    pub fn send(self, event: Event) {
        let signals = driver().borrow_mut().tell(event);
        self.act(|game| game.show(signals));
    }

    /// The same of an event in the study.
    pub fn study(self, event: StudyEvent) {
        self.send(Event::Study(event));
    }
}

/// Declares an object's properties, each in one row: its name, how QML is told of it, its type, and what it says.
/// With `game` its slots reach the game; `lists` names the lists that are its own, and `owns` the objects, each with
/// what it is to see of the snapshot, unless that is all.
macro_rules! properties {
    (
        $(#[$attribute:meta])*
        $object:ident as $rust:ident $(with $game:ident)? $(lists { $($list:ident: $rows:path),* })? $(owns { $($own:ident: $make:path as $part:ty $(= $view:ident)?),* })?;
        $($(#[$about:meta])* $field:ident / $changed:ident: $type:ty = $value:expr;)*
    ) => {
        /// The properties as QML last heard of them.
        $(#[$attribute])*
        pub struct $rust {
            $($(#[$about])* $field: $type,)*
            $($game: $crate::app::bridge::objects::GameHandle,)?
            $($($list: *mut $crate::app::bridge::row_model::ffi::RowModel,)*)?
            $($($own: *mut $part,)*)?
        }

        impl Default for $rust {
            fn default() -> Self {
                let driver = $crate::app::bridge::driver();
                let driver = driver.borrow();
                let now = $crate::app::bridge::snapshot::Snapshot::of(&driver);
                Self {
                    $($field: {
                        let value: fn(&$crate::app::bridge::snapshot::Snapshot) -> $type = $value;
                        value(&now)
                    },)*
                    $($game: $crate::app::bridge::objects::GameHandle::default(),)?
                    $($($list: $crate::app::bridge::row_model::model_of($rows()),)*)?
                    $($($own: $make().into_raw(),)*)?
                }
            }
        }

        impl $crate::app::bridge::objects::GameObject for ffi::$object {
            #[allow(clippy::float_cmp, reason = "a number is told when it is not the very same")]
            fn update(
                mut self: std::pin::Pin<&mut Self>,
                now: &$crate::app::bridge::snapshot::Snapshot,
            ) -> Vec<$crate::app::bridge::objects::Notify<Self>> {
                let mut held = self.as_mut().rust_mut();
                let mut news: Vec<$crate::app::bridge::objects::Notify<Self>> = Vec::new();
                $({
                    let value: fn(&$crate::app::bridge::snapshot::Snapshot) -> $type = $value;
                    let value = value(now);
                    if held.$field != value {
                        held.$field = value;
                        news.push(Self::$changed);
                    }
                })*
                news
            }

            $(fn join(mut self: std::pin::Pin<&mut Self>, game: $crate::app::bridge::objects::GameHandle) {
                self.as_mut().rust_mut().$game = game;
            })?

            $(fn lists(
                &self,
            ) -> Vec<$crate::app::bridge::objects::Child<$crate::app::bridge::row_model::ffi::RowModel>> {
                // SAFETY: they live as long as this, in its thread.
                unsafe { vec![$($crate::app::bridge::objects::Child::of(self.$list),)*] }
            })?

            $(
                fn adopt(&self, game: $crate::app::bridge::objects::GameHandle) {
                    use $crate::app::bridge::objects::Child;
                    // SAFETY: they live as long as this, in its thread.
                    unsafe {
                        $(
                            Child::of(self.$own).pin().join(game);
                            Child::of(self.$own).pin().adopt(game);
                        )*
                    }
                }

                fn update_owned(
                    &self,
                    now: &$crate::app::bridge::snapshot::Snapshot,
                ) -> Vec<Box<dyn FnOnce()>> {
                    use $crate::app::bridge::objects::Child;
                    // SAFETY: they live as long as this, in its thread.
                    unsafe { vec![$(Box::new(Child::of(self.$own).update(now$(.$view())?)),)*] }
                }

                fn all_lists(
                    &self,
                ) -> Vec<$crate::app::bridge::objects::Child<$crate::app::bridge::row_model::ffi::RowModel>> {
                    use $crate::app::bridge::objects::Child;
                    // SAFETY: they live as long as this, in its thread.
                    let own = unsafe { [$(Child::of(self.$own).pin().all_lists(),)*] };
                    own.into_iter().flatten().chain(self.lists()).collect()
                }
            )?
        }

        impl Drop for $rust {
            #[allow(unused_unsafe, reason = "not every object has some of its own")]
            fn drop(&mut self) {
                // SAFETY: each was made with the object that owns it, is freed nowhere else, and is not used without it.
                unsafe {
                    $($(drop(cxx::UniquePtr::from_raw(self.$list));)*)?
                    $($(drop(cxx::UniquePtr::from_raw(self.$own));)*)?
                }
            }
        }
    };
}

pub(super) use properties;
