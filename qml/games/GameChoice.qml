// The choices of a game that few people change.
import QtQuick
import org.heibai.app

Column {
    required property GameOptions options

    readonly property bool mine: options.opens === Setup.IntoMine
    // What the machine makes of the person's own lines.
    readonly property string mineWords: {
        const side = options.you === Side.White ? qsTr("White", "side") : qsTr("Black", "side");
        switch (options.mine) {
        case Setup.NoLines:
            return qsTr("You have no lines for %1 in this game yet. Learn ▸ Openings makes some.", "side").arg(side);
        case Setup.NotAlone:
            return qsTr("Your own lines are for a game against the machine.");
        case Setup.ColoursSwap:
            return qsTr("Your own lines are for games in which colours are settled before the first move.");
        default:
            return qsTr("Heibai plays into your lines for %1, each move as often as people do, and by itself when the game leaves them.", "side").arg(side);
        }
    }

    spacing: Theme.gap
}
