// What few people change: folded away below a line that says what is there, or what was chosen there.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property int kind
    required property int rules
    required property bool swap2
    required property bool hasSwap2
    required property bool mirroredStart
    required property bool whiteFirst
    required property bool balancedOpening
    required property bool hasOpenings
    required property bool locked

    signal rulesPicked(int rules)
    signal swap2Picked(bool swap2)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
    signal enginesAsked

    property bool unfolded: false
    readonly property int lineHeight: line.implicitHeight

    spacing: Theme.gap

    function ruleName(): string {
        switch (rules) {
        case Setup.Standard:
            return qsTr("Standard", "rules");
        case Setup.Renju:
            return qsTr("Renju", "rules");
        case Setup.Caro:
            return qsTr("Caro", "rules");
        default:
            return qsTr("Freestyle", "rules");
        }
    }

    function summary(): string {
        if (kind === Setup.Gomoku)
            return hasSwap2 && swap2 ? qsTr("%1, swap2", "rules").arg(ruleName()) : qsTr("%1, free opening", "rules").arg(ruleName());
        const said = [mirroredStart ? qsTr("mirrored", "start position") : "", whiteFirst ? qsTr("White first") : "", balancedOpening && hasOpenings ? qsTr("balanced opening") : ""].filter(words => words !== "");
        return said.length > 0 ? said.join(qsTr(", ", "between things that were chosen")) : qsTr("start position, first move, opening");
    }

    FoldButton {
        id: line
        objectName: "more"
        width: parent.width
        text: qsTr("More", "unfolds further choices")
        summary: root.unfolded ? "" : root.summary()
        unfolded: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }

    LazyPart {
        width: parent.width
        wanted: root.unfolded
        active: wanted
        enabled: !root.locked
        sourceComponent: root.kind === Setup.Gomoku ? gomokuChoice : othelloChoice
    }

    Button {
        width: parent.width
        visible: root.unfolded
        text: qsTr("Play against other programs…")
        onClicked: root.enginesAsked()
    }

    Component {
        id: othelloChoice

        OthelloChoice {
            mirrored: root.mirroredStart
            whiteFirst: root.whiteFirst
            balancedOpening: root.balancedOpening
            hasOpenings: root.hasOpenings
            onPicked: (mirrored, whiteFirst) => root.startPicked(mirrored, whiteFirst)
            onOpeningPicked: balanced => root.openingPicked(balanced)
        }
    }

    Component {
        id: gomokuChoice

        GomokuChoice {
            rules: root.rules
            swap2: root.swap2
            hasSwap2: root.hasSwap2
            onRulesPicked: rules => root.rulesPicked(rules)
            onSwap2Picked: swap2 => root.swap2Picked(swap2)
        }
    }
}
