// Every game that there is, in the order in which they are offered. No singleton: those must not use what uses them.

import QtQuick
import org.heibai.app

QtObject {
    readonly property list<GameKind> listed: [
        OthelloKind {},
        GomokuKind {}
    ]
    // The same as an array: Qt 6.4's lists know none of its functions.
    readonly property var all: Array.from(listed)

    function of(kind: int): GameKind {
        return all.find(game => game.kind === kind) ?? listed[0];
    }

    // Its name, or nothing for none of them.
    function nameOf(kind: int): string {
        return all.find(game => game.kind === kind)?.name ?? "";
    }
}
