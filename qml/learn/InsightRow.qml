// A mistake, or a game, that a bar comes from. A press opens it.
import QtQuick
import org.heibai.app

LearnRow {
    id: root

    required property int index
    required property string date
    required property string name
    required property int machine
    required property bool black
    required property int result
    required property int accuracy
    required property int number
    required property string played
    required property string better
    required property double lost
    required property InsightWords told

    readonly property bool ofMistake: number > 0
    readonly property string headline: ofMistake ? qsTr("%1. %2, better %3", "number, move, better move").arg(number).arg(played).arg(better) : told.opponent(name, machine)
    readonly property string note: ofMistake ? [date, told.opponent(name, machine)].filter(said => said !== "").join(" · ") : [date, told.result(result)].filter(said => said !== "").join(" · ")
    readonly property string figure: ofMistake ? "−" + told.figure(lost) : accuracy < 0 ? "" : qsTr("%1 %", "accuracy").arg(accuracy)

    implicitHeight: Math.round(52 * Theme.scale)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    selectable: false
    lit: down
    ringMargin: 0
    Accessible.name: Speech.joined([headline, ofMistake ? qsTr("loses %1", "a number of discs or points").arg(told.loss(lost)) : accuracy < 0 ? "" : qsTr("accuracy %1 per cent").arg(accuracy), black ? qsTr("with Black", "somebody played") : qsTr("with White", "somebody played"), note])

    contentItem: Item {
        SmallDisc {
            id: disc
            anchors.verticalCenter: parent.verticalCenter
            size: 2 * Math.round(8 * Theme.scale)
            black: root.black
        }

        Column {
            anchors.left: disc.right
            anchors.leftMargin: Theme.gap
            anchors.right: value.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: root.headline
                font.weight: Font.DemiBold
                maximumLineCount: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Label {
                width: parent.width
                text: root.note
                color: Theme.faint
                font.pixelSize: Theme.small
                maximumLineCount: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        Label {
            id: value
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.figure
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
