//! What the objects of the bridge share: how their properties follow the state, and how their slots reach the game.
//! cxx-qt expands no macros, so an object's file declares its properties twice: in the bridge for QML, and in
//! [`properties!`] or [`standalone!`] with what each says. One without the other, or of another type, does not compile.

use std::pin::Pin;
use std::ptr::NonNull;

use super::driver;
use super::row_model::ffi::RowModel;
use super::snapshot::Snapshot;
use crate::app::settings::Settings;
use crate::app::state::{Event, Signal};

pub type Notify<T> = fn(Pin<&mut T>);

pub trait GameObject: Sized {
    /// Sets every property and returns the notifications of those that changed.
    fn update(self: Pin<&mut Self>, now: &Snapshot) -> Vec<Notify<Self>>;

    /// Sets the game that its slots send events to.
    fn join(self: Pin<&mut Self>, _game: GameHandle) {}

    fn lists(&self) -> Vec<Child<RowModel>> {
        Vec::new()
    }

    /// Has every object it owns [join](Self::join).
    fn adopt(&self, _game: GameHandle) {}

    /// Updates the objects it owns; calling the results notifies QML.
    fn update_owned(&self, _now: &Snapshot) -> Vec<Box<dyn FnOnce()>> {
        Vec::new()
    }

    /// Its own lists and those of the objects it owns.
    fn all_lists(&self) -> Vec<Child<RowModel>> {
        self.lists()
    }
}

/// An object owned by another.
pub struct Child<T>(*mut T);

impl<T> Clone for Child<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Child<T> {}

impl<T> Child<T> {
    /// # Safety
    /// The object must outlive every use of this, all in its thread.
    pub unsafe fn of(object: *mut T) -> Self {
        Self(object)
    }

    pub fn pin(&mut self) -> Pin<&mut T> {
        // SAFETY: `of` was promised that it lives. A QObject never moves, and it is opaque and zero-sized to Rust, so
        // two references to it share no memory.
        unsafe { Pin::new_unchecked(&mut *self.0) }
    }
}

impl<T: GameObject + 'static> Child<T> {
    /// Sets every property; calling the result notifies QML of the changes.
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

/// What shows the state after an event: the game.
pub trait Showing {
    /// Shows the state, then emits the signals.
    fn show(self: Pin<&mut Self>, signals: Vec<Signal>);
}

/// The game that an object belongs to, if any.
#[derive(Clone, Copy, Default)]
pub struct GameHandle(Option<NonNull<dyn Showing>>);

impl GameHandle {
    pub fn of(game: Pin<&mut (impl Showing + 'static)>) -> Self {
        // SAFETY: nothing is moved through the address.
        let game: NonNull<dyn Showing> = NonNull::from(unsafe { game.get_unchecked_mut() });
        Self(Some(game))
    }

    pub fn show(self, signals: Vec<Signal>) {
        if let Some(mut game) = self.0 {
            // SAFETY: a game outlives the objects it owns, in their thread. It never moves, and it is opaque and
            // zero-sized to Rust, so two references to it share no memory.
            unsafe { Pin::new_unchecked(game.as_mut()) }.show(signals);
        }
    }

    pub fn send(self, event: Event) {
        let signals = driver().borrow_mut().dispatch(event);
        self.show(signals);
    }

    pub fn change_settings(self, change: impl FnOnce(&mut Settings)) {
        let signals = driver().borrow_mut().change_settings(change);
        self.show(signals);
    }
}

/// Declares the properties of an object of the game, each in one row: its name, its type, and its value from a
/// [`Snapshot`]. `with game` lets its slots reach the game. `lists` names its lists with their rows; `owns` names the
/// objects it owns with their modules, and the method of the snapshot they see, unless they see all of it.
macro_rules! properties {
    (
        $object:ident as $rust:ident
        $(with $game:ident)?
        $(lists { $($list:ident: $rows:path),* $(,)? })?
        $(owns { $($own:ident: $module:ident $(= $view:ident)?),* $(,)? })?;
        $($(#[$about:meta])* $field:ident: $type:ty = $value:expr;)*
    ) => { pastey::paste! {
        pub struct $rust {
            $($(#[$about])* $field: $type,)*
            $($game: $crate::app::bridge::objects::GameHandle,)?
            $($($list: *mut $crate::app::bridge::row_model::ffi::RowModel,)*)?
            $($($own: *mut $module::ffi::[<$module:camel>],)*)?
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
                    $($($own: $module::ffi::[<new_ $module>]().into_raw(),)*)?
                }
            }
        }

        impl $crate::app::bridge::objects::GameObject for ffi::$object {
            #[allow(clippy::float_cmp, reason = "only the very same number goes unmentioned")]
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
                        news.push(Self::[<$field _changed>]);
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
            #[allow(unused_unsafe, reason = "not every object owns some")]
            fn drop(&mut self) {
                // SAFETY: each was made with the object that owns it, is freed nowhere else, and is not used without it.
                unsafe {
                    $($(drop(cxx::UniquePtr::from_raw(self.$list));)*)?
                    $($(drop(cxx::UniquePtr::from_raw(self.$own));)*)?
                }
            }
        }
    } };
}
pub(super) use properties;

/// Declares an object that QML makes: its list with its rows, its state, and its properties, each in one row: its name,
/// its type, and its value from the state.
macro_rules! standalone {
    (
        $object:ident as $rust:ident of $state:ty, $list:ident: $rows:path;
        $($field:ident: $type:ty = $value:expr;)*
    ) => { pastey::paste! {
        /// The properties as QML last heard of them, and the state behind them and the rows.
        pub struct $rust {
            $($field: $type,)*
            $list: *mut $crate::app::bridge::row_model::ffi::RowModel,
            state: std::rc::Rc<std::cell::RefCell<$state>>,
        }

        impl Default for $rust {
            fn default() -> Self {
                let state = std::rc::Rc::<std::cell::RefCell<$state>>::default();
                let $list = $crate::app::bridge::row_model::model_of($rows(&state));
                $(let $field = {
                    let value: fn(&$state) -> $type = $value;
                    value(&state.borrow())
                };)*
                Self { $($field,)* $list, state }
            }
        }

        impl ffi::$object {
            fn state(&self) -> std::cell::Ref<'_, $state> {
                self.rust().state.borrow()
            }

            fn list(&self) -> $crate::app::bridge::objects::Child<$crate::app::bridge::row_model::ffi::RowModel> {
                // SAFETY: it lives as long as this, in its thread.
                unsafe { $crate::app::bridge::objects::Child::of(self.rust().$list) }
            }

            /// Changes the state but not the rows.
            fn change<T>(
                mut self: std::pin::Pin<&mut Self>,
                change: impl FnOnce(&mut $state) -> T,
            ) -> T {
                let changed = change(&mut self.rust().state.borrow_mut());
                for notify in self.as_mut().renew() {
                    notify(self.as_mut());
                }
                changed
            }

            /// Changes the state and with it all rows.
            fn change_rows(mut self: std::pin::Pin<&mut Self>, change: impl FnOnce(&mut $state)) {
                let mut news = Vec::new();
                self.list().pin().begin_anew(|| {
                    change(&mut self.rust().state.borrow_mut());
                    news = self.as_mut().renew();
                });
                for notify in news {
                    notify(self.as_mut());
                }
            }

            fn renew(mut self: std::pin::Pin<&mut Self>) -> Vec<$crate::app::bridge::objects::Notify<Self>> {
                let state = std::rc::Rc::clone(&self.rust().state);
                let state = state.borrow();
                let mut held = self.as_mut().rust_mut();
                let mut news: Vec<$crate::app::bridge::objects::Notify<Self>> = Vec::new();
                $({
                    let value: fn(&$state) -> $type = $value;
                    let value = value(&state);
                    if held.$field != value {
                        held.$field = value;
                        news.push(Self::[<$field _changed>]);
                    }
                })*
                news
            }
        }

        impl Drop for $rust {
            fn drop(&mut self) {
                // SAFETY: it was made with the object that owns it, is freed nowhere else, and is not used without it.
                drop(unsafe { cxx::UniquePtr::from_raw(self.$list) });
            }
        }
    } };
}
pub(super) use standalone;

/// Declares slots that only send the game an event, each in one row. An event whose `?` finds nothing isn't sent.
macro_rules! slots {
    ($object:ident; $($slot:ident($($argument:ident: $type:ty),*) => $event:expr;)*) => {
        impl ffi::$object {
            $(fn $slot(&self, $($argument: $type),*) {
                let event = || Some($event);
                if let Some(event) = event() {
                    self.game.send(event);
                }
            })*
        }
    };
}
pub(super) use slots;
