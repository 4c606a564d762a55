// The openings that have names, for one to be chosen that the game begins with: found by typing a part of the name or the
// first moves.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Dialog {
    id: root

    required property Game game

    // Names and moves in turn, in the language at the time it opens.
    property list<string> told: []
    readonly property var openings: Array.from(told).filter((text, at) => at % 2 === 0).map((name, at) => ({ name: name, moves: told[2 * at + 1] }))
    readonly property var found: openings.filter(opening => fits(opening, filter.text.trim().toLowerCase()))

    // The openings to choose from, and what becomes of the one chosen.
    function named(): var {
        return game.choices.lines();
    }

    function take(moves: string) {
        game.choices.chooseLine(moves);
    }

    // The moves of the one that stands.
    property string present: game.choices.line

    // What a search has left of the list.
    onFoundChanged: if (opened) Speech.say(found.length === 0 ? none.text : qsTr("%n opening(s)", "", found.length), "lines")

    title: qsTr("Begin with an opening")
    wantedHeight: Math.round(36 * Theme.text)
    onAboutToShow: {
        told = named();
        filter.clear();
        // Once the list has its rows; by itself it begins at the first.
        Qt.callLater(() => {
            list.currentIndex = found.findIndex(opening => opening.moves === present);
            list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Center);
        });
    }
    onOpened: filter.forceActiveFocus(Qt.TabFocusReason)

    function fits(opening: var, text: string): bool {
        return opening.name.toLowerCase().includes(text) || opening.moves.startsWith(text);
    }

    function choose(row: int) {
        if (row < 0 || row >= found.length)
            return;
        const moves = found[row].moves;
        close();
        take(moves);
    }

    contentItem: Item {
        readonly property int inset: Math.round(1.5 * Theme.margin)

        TextField {
            id: filter
            objectName: "filter"
            x: parent.inset
            y: Theme.margin
            width: parent.width - 2 * x
            name: qsTr("Search")
            placeholderText: qsTr("Search: a name, or the first moves")
            // Enter chooses the first match.
            onTextEdited: list.currentIndex = text === "" ? -1 : 0
            onAccepted: root.choose(list.currentIndex)
            Keys.onDownPressed: {
                list.currentIndex = Math.max(0, list.currentIndex);
                list.forceActiveFocus(Qt.TabFocusReason);
            }
            Keys.onEscapePressed: event => {
                // The first Escape clears the search, the next closes the list.
                event.accepted = text !== "";
                clear();
                // Once the list has all its rows again, as it begins at the first by itself.
                Qt.callLater(() => list.currentIndex = -1);
            }
        }

        Rectangle {
            x: filter.x
            y: filter.y + filter.height + Theme.gap
            width: filter.width
            height: parent.height - y - Theme.margin
            radius: Theme.radius
            color: Theme.raised
            border.width: Theme.border
            border.color: Theme.line

            RowList {
                id: list
                objectName: "lines"
                anchors.fill: parent
                anchors.margins: 4
                model: root.found
                activeFocusOnTab: true
                keyNavigationEnabled: true
                highlightMoveDuration: 0
                currentIndex: -1
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Openings; Enter chooses one")
                onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
                Keys.onReturnPressed: root.choose(currentIndex)
                Keys.onEnterPressed: root.choose(currentIndex)
                Keys.onSpacePressed: root.choose(currentIndex)

                T.ScrollBar.vertical: ScrollBar {}

                delegate: LineRow {
                    required property int index
                    required property var modelData

                    width: list.width - Theme.gap
                    name: modelData.name
                    moves: modelData.moves
                    chosen: ListView.isCurrentItem
                    onClicked: root.choose(index)
                }
            }

            Label {
                id: none
                visible: list.count === 0
                anchors.centerIn: parent
                text: qsTr("No opening has this name or these first moves.")
                color: Theme.faint
            }

            FocusRing {
                shown: list.activeFocus
            }
        }
    }
}
