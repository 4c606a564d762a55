// What a ply is called where moves are listed and told.
pragma Singleton

import QtQuick

QtObject {
    // Whether it is a choice or an offer of an opening, which is no move and has no number.
    function isChoice(name: string): bool {
        return /^(black|white|two-more|offer-.*|fifths-.*)$/.test(name);
    }

    // A point as it is; a pass, and the choices and offers of an opening, in words.
    function text(name: string): string {
        if (name.startsWith("offer-"))
            return qsTr("offers %1", "move list: a point").arg(name.slice(6));
        if (name.startsWith("fifths-"))
            return qsTr("%n fifth move(s)", "move list", Number(name.slice(7)));
        switch (name) {
        case "pass":
            return qsTr("pass", "move list");
        case "black":
            return qsTr("takes Black", "move list");
        case "white":
            return qsTr("takes White", "move list");
        case "two-more":
            return qsTr("two more", "move list");
        default:
            return name;
        }
    }
}
