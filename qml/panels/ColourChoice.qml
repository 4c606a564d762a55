// A choice of an opening: which colour to play, to place two more stones first, or how many fifth moves will be offered. All
// answers are equal, so none is lit.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    property bool colours: true
    property bool twoMore: true
    property list<int> fifths: []
    // Whether it appears while the window is in use.
    property bool arrives: false

    signal picked(int choice)
    signal fifthsPicked(int count)

    // How many fifth moves there will be is asked alone, with a number on each answer.
    readonly property bool counting: !colours && fifths.length > 0
    readonly property var answers: [
        ...(colours ? [{ key: "chooseBlack", choice: Game.ChooseBlack, words: qsTr("Play Black", "opening"), fifths: 0 }] : []),
        ...(colours ? [{ key: "chooseWhite", choice: Game.ChooseWhite, words: qsTr("Play White", "opening"), fifths: 0 }] : []),
        ...(twoMore ? [{ key: "chooseTwoMore", choice: Game.ChooseTwoMore, words: qsTr("Place two more", "opening"), fifths: 0 }] : []),
        ...Array.from(fifths).map(count => ({ key: "chooseFifths" + count, choice: -1, words: counting ? String(count) : qsTr("Offer %n moves", "opening: fifth moves", count), fifths: count }))
    ]
    // What all words need together, and the width left over for each.
    property int wanted: 0
    readonly property int share: Math.floor((width - wanted - (answers.length - 1) * row.spacing) / Math.max(1, answers.length))

    // One choice may follow another, and the keyboard with it.
    onAnswersChanged: if (activeFocus)
        Qt.callLater(focusFirst)

    implicitHeight: row.height
    objectName: "colourChoice"
    Accessible.role: Accessible.ToolBar
    Accessible.name: counting ? qsTr("Choose how many fifth moves are offered") : qsTr("Choose your colour")

    function focusFirst() {
        buttons.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function step(by: int) {
        for (let at = 0; at < buttons.count; at++) {
            if (buttons.itemAt(at).activeFocus) {
                buttons.itemAt((at + by + buttons.count) % buttons.count).forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    component Answer: Button {
        width: wordsWidth + root.share
        height: Theme.control
        leftPadding: 2
        arrives: root.arrives

        // What is in the sum already.
        property int counted: 0

        function count(width: int) {
            root.wanted += width - counted;
            counted = width;
        }

        onWordsWidthChanged: count(wordsWidth)
        Component.onCompleted: count(wordsWidth)
        Component.onDestruction: count(0)
    }

    Row {
        id: row
        spacing: Theme.gap

        Repeater {
            id: buttons
            model: root.answers

            Answer {
                required property var modelData

                objectName: modelData.key
                text: modelData.words
                Accessible.name: root.counting ? qsTr("%n fifth move(s)", "", modelData.fifths) : text
                onClicked: modelData.fifths > 0 ? root.fifthsPicked(modelData.fifths) : root.picked(modelData.choice)
            }
        }
    }
}
