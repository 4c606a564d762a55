// How the game ended: winner, stones, and the score where the game has one.
import QtQuick
import org.heibai.app

PromptCard {
    id: root

    required property GameWords words
    required property int winner
    required property int ending
    required property int blackCount
    required property int whiteCount
    required property int blackScore
    required property int whiteScore
    property int tallyBlack: 0
    property int tallyWhite: 0
    property int tallyDraws: 0

    readonly property bool blackWins: winner === Game.Black
    readonly property int games: tallyBlack + tallyWhite + tallyDraws

    heading: blackWins ? qsTr("Black wins") : winner === Game.White ? qsTr("White wins") : qsTr("A draw")
    message: how() + (games > 1 ? "\n" + qsTr("This sitting: Black %1, White %2, drawn %3").arg(tallyBlack).arg(tallyWhite).arg(tallyDraws) : "")
    primaryText: qsTr("New game")
    secondaryText: qsTr("Look at the board")

    function how(): string {
        switch (ending) {
        case Game.Resigned:
            return blackWins ? qsTr("White resigned.") : qsTr("Black resigned.");
        case Game.LostOnTime:
            return blackWins ? qsTr("White's time ran out.") : qsTr("Black's time ran out.");
        default:
            return words.ending(ending, winner);
        }
    }

    // Stones say nothing about a game that is won by a row.
    Row {
        visible: root.blackScore >= 0
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 2 * Theme.margin

        Repeater {
            model: [{ stone: 1, count: root.blackCount, score: root.blackScore }, { stone: 2, count: root.whiteCount, score: root.whiteScore }]

            Row {
                id: line
                required property var modelData

                spacing: Theme.gap

                Stone {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(Theme.headline * 0.8) * 2
                    height: width
                    stone: line.modelData.stone
                    animated: false
                    outlined: true
                }

                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    Words {
                        text: line.modelData.count
                        font.pixelSize: Math.round(Theme.headline * 1.3)
                        font.weight: Font.DemiBold
                        Accessible.name: line.modelData.stone === 1 ? qsTr("Black: %1").arg(text) : qsTr("White: %1").arg(text)
                    }

                    Words {
                        visible: line.modelData.score >= 0
                        text: qsTr("score %1").arg(line.modelData.score)
                        color: Theme.faint
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
