// The colours: every pair that has to be told apart has the contrast it needs, in every look.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Theme"

    property string oldScheme
    property string oldBoard

    function init() {
        oldScheme = Theme.scheme;
        oldBoard = Theme.board;
    }

    function cleanup() {
        Theme.scheme = oldScheme;
        Theme.board = oldBoard;
    }

    function luminance(tone: color): real {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(tone.r) + 0.7152 * linear(tone.g) + 0.0722 * linear(tone.b);
    }

    function contrast(one: color, other: color): real {
        const a = luminance(one);
        const b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
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
            const found = contrast(one, other);
            verify(found >= least, what + ": " + found.toFixed(2));
        }
        // A mark in the graph is told from what is below it by its ring or by its stone.
        for (const [ring, stone] of [[Theme.markOnBlack, Theme.blackStone], [Theme.markOnWhite, Theme.whiteStone]]) {
            for (const below of [Theme.graph, Theme.blackStone, Theme.whiteStone]) {
                const found = Math.max(contrast(ring, below), contrast(stone, below));
                verify(found >= 3, "mark of a slip in the graph: " + found.toFixed(2));
            }
        }
    }
}
