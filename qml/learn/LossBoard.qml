// What moves to each square cost in all, as wells on a small board: the larger, the more. A press leads to the mistakes there;
// squares that cost nothing are passed over.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Insight insight
    required property InsightWords told

    readonly property var losses: Array.from(insight.squares)
    readonly property int size: Math.round(Math.sqrt(losses.length))
    readonly property int cell: size > 0 ? Math.floor(width / size) : 0
    readonly property int most: Math.max(1, ...losses)
    readonly property var worst: Array.from(insight.worstSquares)
    // The square that has the keyboard: one with a figure.
    property int cursor: 0

    signal picked(int square, string title)

    function bar(row: int): Item {
        return squares.itemAt(row);
    }

    onLossesChanged: settle()
    Component.onCompleted: settle()
    implicitHeight: size * cell
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Squares that cost you most: %1", "names of squares").arg(Speech.joined(worst.map(at => told.square(at))))

    function settle() {
        if (!(losses[cursor] > 0))
            cursor = losses.findIndex(loss => loss > 0);
    }

    // To the next square with a figure, by steps of this length.
    function go(from: int, by: int) {
        let to = from + by;
        while (to >= 0 && to < squares.count && !(losses[to] > 0))
            to += by;
        if (to < 0 || to >= squares.count)
            return;
        cursor = to;
        squares.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        width: root.size * root.cell
        height: width
        color: Theme.felt
    }

    Repeater {
        id: squares
        model: root.losses.length

        Pressable {
            id: square

            required property int index

            readonly property int loss: root.losses[index] ?? 0
            readonly property bool bad: root.worst.includes(index)

            x: (index % Math.max(1, root.size)) * root.cell
            y: Math.floor(index / Math.max(1, root.size)) * root.cell
            width: root.cell
            height: root.cell
            enabled: loss > 0
            focus: root.cursor === index
            focusPolicy: root.cursor === index ? Qt.TabFocus : Qt.NoFocus
            Accessible.name: Speech.joined([root.told.square(index), root.told.loss(loss), bad ? qsTr("among the worst", "squares") : ""])
            Accessible.ignored: loss === 0
            Keys.onLeftPressed: root.go(index, -1)
            Keys.onRightPressed: root.go(index, 1)
            Keys.onUpPressed: root.go(index, -root.size)
            Keys.onDownPressed: root.go(index, root.size)
            onClicked: {
                root.cursor = index;
                root.picked(index, qsTr("Mistakes on %1", "a square").arg(root.told.square(index)));
            }

            background: Rectangle {
                color: square.hovered ? Theme.veil("#ffffff", 0.14) : "transparent"
                border.width: Math.max(1, Theme.border)
                border.color: Theme.grid
            }

            contentItem: Item {
                Rectangle {
                    anchors.centerIn: parent
                    visible: square.loss > 0
                    width: 2 * Math.round(root.cell * (0.14 + 0.3 * Math.sqrt(square.loss / root.most)))
                    height: width
                    radius: width / 2
                    color: Theme.highContrast ? "#000000" : square.bad ? "#0d2f23" : "#163f30"
                    border.width: square.bad ? 2 : 0
                    border.color: "#ffc4aa"
                }

                Text {
                    anchors.centerIn: parent
                    visible: square.loss > 0
                    text: square.loss
                    textFormat: Text.PlainText
                    color: "#ffffff"
                    font.pixelSize: Math.round((square.bad ? 13 : 11) * Theme.scale)
                    font.weight: square.bad ? Font.Bold : Font.Normal
                }

                FocusRing {
                    anchors.margins: 0
                    shown: square.visualFocus
                }
            }
        }
    }
}
