// The colours: every pair that has to be told apart has the contrast it needs, in every look.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Theme"

    property string oldScheme
    property string oldBoard
    property real oldText
    property int oldWidth
    property int oldHeight

    function init() {
        oldScheme = Theme.scheme;
        oldBoard = Theme.board;
        oldText = Theme.desktopText;
        oldWidth = Theme.windowWidth;
        oldHeight = Theme.windowHeight;
    }

    function cleanup() {
        Theme.scheme = oldScheme;
        Theme.board = oldBoard;
        Theme.desktopAccent = "transparent";
        Theme.desktopText = oldText;
        Theme.windowWidth = oldWidth;
        Theme.windowHeight = oldHeight;
    }

    function test_contrast_is_that_of_WCAG() {
        fuzzyCompare(Theme.tones.contrast(Qt.color("#000000"), Qt.color("#ffffff")), 21, 1e-9);
        fuzzyCompare(Theme.tones.contrast(Qt.color("#ffffff"), Qt.color("#767676")), 4.54, 0.005);
        compare(Theme.tones.contrast(Qt.color("#123456"), Qt.color("#123456")), 1);
    }

    function test_contrast_data() {
        const rows = [];
        for (const scheme of ["light", "dark", "high-contrast"]) {
            for (const board of ["green", "wood", "blue"])
                rows.push({ tag: scheme + " " + board, scheme: scheme, board: board });
        }
        return rows;
    }

    function test_contrast(row) {
        Theme.scheme = row.scheme;
        Theme.board = row.board;
        const pairs = [
            ["ink on paper", Theme.ink, Theme.paper, 4.5],
            ["ink on card", Theme.ink, Theme.card, 4.5],
            ["ink on a chosen button", Theme.ink, Theme.chosen, 4.5],
            ["frame of what is chosen", Theme.accent, Theme.chosen, 4.5],
            ["outline of a button", Theme.outline, Theme.card, 2],
            ["outline of a button on paper", Theme.outline, Theme.paper, 1.9],
            ["words of the lit button under the pointer", Theme.accentInk, Theme.accentHovered, 4.5],
            ["faint ink on card", Theme.faint, Theme.card, 4.5],
            ["faint ink on paper", Theme.faint, Theme.paper, 4.5],
            ["alarm on paper", Theme.alarm, Theme.paper, 4.5],
            ["words of the lit button", Theme.accentInk, Theme.accent, 4.5],
            ["coordinates", Theme.coordinate, Theme.frame, 4.5],
            ["coordinates in the light", Theme.coordinate, Theme.frameLit, 4.5],
            ["coordinates of a goban", Theme.gobanCoordinate, Theme.goban, 4.5],
            ["coordinates of an old position", Theme.ink, Theme.chosen, 4.5],
            ["lamps", Theme.lamp, Theme.glass, 4.5],
            ["unlit lamps", Theme.lampLow, Theme.glass, 4.5],
            ["unlit clock", Theme.clockLow, Theme.glass, 4.5],
            ["frame of the lit display", Theme.accent, Theme.paper, 3],
            ["focus on card", Theme.focus, Theme.card, 3],
            ["focus on paper", Theme.focus, Theme.paper, 3],
            ["cursor and its edge", Theme.cursor, Theme.cursorEdge, 3],
            ["edge of the cursor on felt", Theme.cursorEdge, Theme.felt, 3],
            ["edge of the cursor on a goban", Theme.cursorEdge, Theme.goban, 3],
            ["lines of a goban", Theme.gobanLine, Theme.goban, row.board === "wood" ? 4.5 : 1.9],
            ["black ring on felt", Theme.blackRing, Theme.felt, 3],
            ["white ring on felt", Theme.whiteRing, Theme.felt, 3],
            ["mark on a black disc", Theme.markOnBlack, Theme.blackStone, 4.5],
            ["mark on a white disc", Theme.markOnWhite, Theme.whiteStone, 4.5],
            ["hint and its edge", Theme.hintMark, Theme.cursorEdge, 4.5],
            ["numbers of the graph", Theme.ink, Theme.graph, 4.5],
            ["where one is in the graph", Theme.accent, Theme.graph, 3]
        ];
        for (const [what, one, other, least] of pairs) {
            const found = Theme.tones.contrast(one, other);
            verify(found >= least, what + ": " + found.toFixed(2));
        }
        // A mark in the graph is told from what is below it by its ring or by its stone.
        for (const [ring, stone] of [[Theme.markOnBlack, Theme.blackStone], [Theme.markOnWhite, Theme.whiteStone]]) {
            for (const below of [Theme.graph, Theme.blackStone, Theme.whiteStone]) {
                const found = Math.max(Theme.tones.contrast(ring, below), Theme.tones.contrast(stone, below));
                verify(found >= 3, "mark of a slip in the graph: " + found.toFixed(2));
            }
        }
    }

    // Those of GNOME and Plasma, and the worst there could be.
    function test_any_accent_of_the_desktop_can_be_read_data() {
        const rows = [];
        for (const scheme of ["light", "dark"]) {
            for (const accent of ["#3584e4", "#2190a4", "#3a944a", "#c88800", "#ed5b00", "#e62d42", "#d56199", "#9141ac", "#6f8396", "#3daee9", "#ffff00", "#00ffff", "#0000ff", "#ff0000", "#808080", "#000000", "#ffffff", "#fffdf8", "#16191d"])
                rows.push({ tag: scheme + " " + accent, scheme: scheme, accent: accent });
        }
        return rows;
    }

    function test_any_accent_of_the_desktop_can_be_read(row) {
        Theme.scheme = row.scheme;
        const own = String(Theme.accent);
        Theme.desktopAccent = row.accent;
        verify(String(Theme.accent) !== own, "it is followed");
        const pairs = [
            ["accent on paper", Theme.accent, Theme.paper, 4.5],
            ["accent on a card", Theme.accent, Theme.card, 4.5],
            ["accent on what is raised", Theme.accent, Theme.raised, 4.5],
            ["where one is in the graph", Theme.accent, Theme.graph, 3],
            ["frame of what is chosen", Theme.accent, Theme.chosen, 3],
            ["words of the lit button", Theme.accentInk, Theme.accent, 4.5],
            ["words of the pressed button", Theme.accentInk, Theme.accentPressed, 4.5],
            ["ink on what is chosen", Theme.ink, Theme.chosen, 4.5],
            ["faint ink on what is chosen", Theme.faint, Theme.chosen, 4]
        ];
        for (const [what, one, other, least] of pairs) {
            const found = Theme.tones.contrast(one, other);
            verify(found >= least, what + ": " + found.toFixed(2));
        }
        const wanted = Qt.color(row.accent);
        if (wanted.hslSaturation > 0 && wanted.hslLightness > 0.02 && wanted.hslLightness < 0.98)
            verify(Math.abs(Theme.accent.hslHue - wanted.hslHue) < 0.01, "another hue: " + Theme.accent.hslHue + " for " + wanted.hslHue);
    }

    function test_an_accent_that_can_be_read_stays_as_it_is() {
        Theme.scheme = "light";
        Theme.desktopAccent = "#9141ac";
        compare(String(Theme.accent), "#9141ac");
    }

    function test_the_accent_changes_nothing_with_a_meaning_of_its_own() {
        const meanings = () => [Theme.good, Theme.alarm, Theme.focus, Theme.hintMark, Theme.cursor, Theme.felt, Theme.threatOwn, Theme.threatOther, Theme.markOnBlack, Theme.markOnWhite, Theme.valueNear, Theme.second, Theme.lamp, Theme.warning].map(String);
        for (const scheme of ["light", "dark", "high-contrast"]) {
            Theme.scheme = scheme;
            Theme.desktopAccent = "transparent";
            const before = meanings();
            const own = [Theme.accent, Theme.accentPressed, Theme.chosen].map(String);
            Theme.desktopAccent = "#e62d42";
            compare(meanings(), before, scheme);
            compare(String(Theme.accent) === own[0], scheme === "high-contrast", "high contrast keeps its own");
            Theme.desktopAccent = "transparent";
            compare([Theme.accent, Theme.accentPressed, Theme.chosen].map(String), own);
        }
    }

    function test_words_are_as_large_as_those_of_the_desktop_asks_data() {
        return [0.8, 1, 1.25, 1.5, 1.75, 2].map(share => ({ tag: share * 100 + " %", share: share }));
    }

    function test_words_are_as_large_as_those_of_the_desktop_asks(row) {
        Theme.windowWidth = 1280;
        Theme.windowHeight = 720;
        Theme.desktopText = 12;
        const usual = [Theme.text, Theme.small, Theme.title, Theme.headline];
        Theme.desktopText = 12 * row.share;
        const now = [Theme.text, Theme.small, Theme.title, Theme.headline];
        now.forEach((size, at) => verify(Math.abs(size - usual[at] * row.share) <= 1.5, size + " for " + usual[at]));
    }
}
