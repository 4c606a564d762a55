// What wins in Gomoku, and how a game begins.
import QtQuick
import org.heibai.app

GameChoice {
    id: root

    readonly property var kinds: [Setup.Freestyle, Setup.Standard, Setup.Renju, Setup.Caro]

    // The ways to open: by one of Setup's rules, by name or into one's own lines.
    readonly property int byName: -1
    readonly property int own: -2
    readonly property var ways: [Setup.Free, ...(options.hasLines ? [byName] : []), ...Array.from(options.beginnings).filter(begins => begins !== Setup.Free), own]
    readonly property int way: options.begins !== Setup.Free ? options.begins : mine ? own : options.hasLines && options.opens === Setup.ByLine ? byName : Setup.Free

    function pick(way: int) {
        if (way === byName) {
            options.linesAsked();
            return;
        }
        // In this order no third way is chosen in between, which would be read out.
        if (way === own)
            options.minePicked();
        options.beginningPicked(way === own ? Setup.Free : way);
        if (way !== own)
            options.openingPicked(false);
    }

    function nameOf(way: int): string {
        switch (way) {
        case Setup.Swap1:
            return qsTr("Swap1", "opening");
        case Setup.Swap2:
            return qsTr("Swap2", "opening");
        case Setup.Rif:
            return qsTr("RIF", "opening");
        case Setup.Soosorv8:
            return qsTr("Soosõrv-8", "opening");
        case Setup.Taraguchi10:
            return qsTr("Taraguchi-10", "opening");
        case byName:
            return qsTr("By name", "opening");
        case own:
            return qsTr("Mine", "opening: one's own lines");
        default:
            return qsTr("Free", "opening");
        }
    }

    function wayWords(way: int): string {
        switch (way) {
        case Setup.Swap1:
            return qsTr("The opener places a black stone, and the other player takes a colour.");
        case Setup.Swap2:
            return qsTr("The opener places three stones, and the other player takes a colour or places two more.");
        case Setup.Rif:
            return qsTr("The opener places one of renju's 26 openings, the other player takes a colour, and Black offers two fifth moves.");
        case Setup.Soosorv8:
            return qsTr("As RIF, but White says how many fifth moves Black offers, up to eight, and then Black may swap.");
        case Setup.Taraguchi10:
            return qsTr("After each of the first stones, in the middle of the board, the other player may swap; or Black offers ten fifth moves.");
        case byName:
            return qsTr("%1: %2", "an opening, its moves").arg(options.lineName).arg(options.line);
        case own:
            return mineWords;
        default:
            return "";
        }
    }

    PanelGroup {
        width: parent.width
        contentHeight: ruleChoice.implicitHeight
        label: qsTr("Rules", "heading: what wins")

        ChoiceGroup {
            id: ruleChoice
            objectName: "rules"
            width: parent.width
            name: qsTr("Rules", "heading: what wins")
            choices: [qsTr("Freestyle", "rules"), qsTr("Standard", "rules"), qsTr("Renju", "rules"), qsTr("Caro", "rules")]
            current: root.kinds.indexOf(root.options.rules)
            onPicked: index => root.options.rulesPicked(root.kinds[index])
        }
    }

    PanelGroup {
        width: parent.width
        contentHeight: openingChoice.implicitHeight
        label: qsTr("Opening", "how the game begins")

        ChoiceGroup {
            id: openingChoice
            objectName: "gomokuOpenings"
            width: parent.width
            name: qsTr("Opening", "how the game begins")
            choices: root.ways.map(way => root.nameOf(way))
            current: root.ways.indexOf(root.way)
            onPicked: index => root.pick(root.ways[index])
        }
    }

    Label {
        objectName: "rulesWords"
        width: parent.width
        // Below both, so that the ways to open are in sight in a low window; as high as the longest of the four, so that
        // what follows stays where it is.
        height: longest.implicitHeight
        text: root.options.rules === Setup.Standard ? qsTr("Exactly five in a row win.")
            : root.options.rules === Setup.Renju ? longest.text
            : root.options.rules === Setup.Caro ? qsTr("Exactly five in a row win, unless both ends are blocked by stones.")
            : qsTr("Five or more in a row win.")
        color: Theme.faint
        font.pixelSize: Theme.small

        Label {
            id: longest
            visible: false
            width: parent.width
            text: qsTr("Black wins with exactly five and may not play double threes, double fours and overlines. White wins with five or more.")
            font.pixelSize: Theme.small
        }
    }

    Label {
        objectName: "lineWords"
        width: parent.width
        visible: text !== ""
        text: root.wayWords(root.way)
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
