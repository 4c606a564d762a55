// The few lines of Qt that cxx-qt-lib does not bind.
#pragma once

#include <cstdint>

#include <QtCore/QString>
#include <QtQml/QQmlEngine>

#include "rust/cxx.h"

namespace heibai {

struct Appearance;
struct DesktopScreen;
struct PortalQuestion;

// Puts text on the clipboard.
void set_clipboard(const QString &text);

// Puts a picture on the clipboard, as pixels and as lines and areas.
void set_clipboard_picture(rust::Slice<const std::uint8_t> png, rust::Slice<const std::uint8_t> svg);

// The clipboard's text; empty if it holds none.
QString clipboard();

// Today where the computer stands, as 2026-11-21.
QString local_date();
QString local_time();

// Sets the icon of every window from an image in the resources.
void set_window_icon(const QString &path);

// Sets the face of all words, with the desktop's own behind it for what it does not have.
void choose_typeface();

// The languages that the desktop asks for, best first, as `zh-Hans-CN` or `en-GB`.
QString system_languages();

// Translates Qt's own words ("Open", "Cancel") where their catalogues are installed.
void translate_qt(const QString &language);

// Whether a plugin of the desktop brings a file dialog; without one Qt Quick shows a stand-in of its own.
bool desktop_chooses_files();

// Asks whether the desktop portal has file dialogs; the answer comes in its time.
void look_for_file_portal();

// Whether it has, as far as is known by now.
bool file_portal_is_there();

// Has the portal show a dialog; the answer comes to the Rust function `file_portal_answered`.
void ask_file_portal(std::uint32_t number, const PortalQuestion &question);
void close_file_portal(std::uint32_t number);

// The screens, the main one first.
rust::Vec<DesktopScreen> screens();

// Whether a window can be put anywhere; on Wayland the desktop alone decides.
bool windows_have_places();

// Has a window fill the screen, or no longer. One that is maximised stays so below, which `visibility` of QML can't express:
// with that, Wayland's desktops are asked for another state as well, and some forget it, or end the connection.
void fill_screen(QObject &window, bool on);

// Draws in software where there is no graphics card: emulating one takes longer and more memory.
// Must be called before the application is made; the environment's own choice goes first.
void choose_renderer();

// From here until `display_is_open`, where Qt would end the program because there is no display, the Rust
// function `no_display` tells so instead, and the program ends with status 1. Before the application is made.
void expect_display();

// The application is made: whatever is the matter from now on is told by Qt.
void display_is_open();

// Asks the desktop how it looks and follows it from now on; the answer comes to `appearance`, and
// every later change to the Rust function `appearance_changed`.
void watch_appearance();

// How the desktop looks, as far as is known by now; waits some milliseconds for the first answer.
Appearance appearance();

// Shows a notification of the desktop in place of the last one; a press on it is told to the Rust function
// `notice_pressed`. All words are plain.
void show_notice(const QString &title, const QString &body, const QString &action);

// Takes the notification back.
void withdraw_notice();

// Tells the Rust function `nobody_looks` from now on when the screen is locked and when the computer goes to sleep.
void watch_absence();

// Sets the language of the words in QML; before they are loaded, or all of them are made twice.
void speak(QQmlEngine &engine, const QString &language);

// Reads the QML files of the program from this folder, as they are now, in place of what was built in.
void read_qml_from(QQmlEngine &engine, const QString &folder);

// Lets the engine's QML ask for painted pictures as `image://heibai/<request>`.
void serve_pictures(QQmlEngine &engine);

// Tells screen readers the rows and columns of every board.
void describe_boards();

// Has screen readers find the rows of every list from top to bottom.
void keep_rows_in_order();

// Spares screen readers the news of items that are only being made.
void tell_only_news();

// Ends the program as closing its windows does; may be called in any thread while there is an application.
void quit_soon();

// Runs every tst_*.qml below `folder` with the arguments of Qt Test; gives the number of failures.
std::int32_t run_quick_tests(rust::Slice<const rust::String> arguments, rust::Str folder);

} // namespace heibai
