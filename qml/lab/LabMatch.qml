// A match of the chosen algorithms with equal nodes or time for each move: the limit, and the ranking.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Item {
    id: root

    required property Laboratory lab
    required property LabWords says

    readonly property bool playing: lab.stage === Laboratory.Playing
    readonly property bool idle: !playing && lab.stage !== Laboratory.Comparing
    readonly property int nameWidth: Math.round(15 * Theme.text)
    readonly property int columnWidth: Math.round(4 * Theme.text)
    readonly property int placeWidth: Math.round(1.5 * Theme.text)

    Flow {
        id: head
        width: parent.width
        spacing: Theme.gap

        ChoiceGroup {
            width: Math.round(16 * Theme.text)
            columns: 2
            name: qsTr("For each move")
            choices: [qsTr("Equal nodes"), qsTr("Equal time")]
            current: root.lab.playsByTime ? 1 : 0
            enabled: root.idle
            onPicked: index => root.lab.playByTime(index === 1)
        }

        Row {
            spacing: Math.round(Theme.gap / 2)
            height: Theme.control

            SpinBox {
                objectName: "matchLimit"
                anchors.verticalCenter: parent.verticalCenter
                name: unit.text
                enabled: root.idle
                from: root.lab.playsByTime ? 1 : 100
                to: root.lab.playsByTime ? 600000 : 1000000000
                stepSize: root.lab.playsByTime ? 10 : 1000
                number: root.lab.playsByTime ? root.lab.matchMilliseconds : root.lab.matchNodes
                onPicked: number => root.lab.allowMove(number)
            }

            Label {
                id: unit
                anchors.verticalCenter: parent.verticalCenter
                text: root.lab.playsByTime ? qsTr("ms for a move") : qsTr("nodes for a move")
                Accessible.ignored: true
            }
        }

        Row {
            spacing: Math.round(Theme.gap / 2)
            height: Theme.control

            SpinBox {
                objectName: "matchGames"
                anchors.verticalCenter: parent.verticalCenter
                name: each.text
                enabled: root.idle
                from: 2
                to: 100
                stepSize: 2
                number: root.lab.games
                onPicked: number => root.lab.playGames(number)
            }

            Label {
                id: each
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("games between each two")
                Accessible.ignored: true
            }
        }

        Button {
            objectName: "playLab"
            primary: !root.playing
            enabled: root.playing || root.idle && root.lab.canPlay
            text: root.playing ? qsTr("Cancel", "button") : qsTr("Play the tournament")
            onClicked: root.playing ? root.lab.cancel() : root.lab.play()
        }
    }

    Label {
        id: about
        anchors.top: head.bottom
        anchors.topMargin: Math.round(Theme.gap / 2)
        width: parent.width
        font.pixelSize: Theme.small
        color: Theme.faint
        text: root.lab.canPlay || root.playing ? qsTr("Everybody plays everybody from the start of the game, from balanced openings, each with both colours.") : qsTr("Choose two algorithms at least.")
    }

    Flickable {
        anchors.top: about.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: Math.max(width, root.nameWidth + (3 + list.count) * root.columnWidth)
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.horizontal: ScrollBar {}

        Row {
            id: heads
            x: root.nameWidth
            visible: list.count > 0

            Repeater {
                model: [qsTr("Points", "of a tournament"), qsTr("Games", "of a tournament"), "%", ...Array.from({ length: list.count }, (none, at) => String(at + 1))]

                Label {
                    required property string modelData

                    width: root.columnWidth
                    text: modelData
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }

        RowList {
            id: list
            objectName: "labCross"
            y: heads.height + 4
            width: parent.width
            // The scroll bar below it hides no row.
            height: parent.height - y - Theme.gap - Theme.border
            model: root.lab.standings
            activeFocusOnTab: count > 0 || activeFocus
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            currentIndex: -1
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Standings")
            T.ScrollBar.vertical: ScrollBar {}
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0

            delegate: Item {
                id: row
                required property int index
                required property string title
                required property string extras
                required property real points
                required property int games
                required property real share
                required property var scores

                readonly property string called: extras === "" ? title : title + " + " + extras

                width: list.width
                height: Math.round((extras === "" ? 2.2 : 3.3) * Theme.text)
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1. %2: %3 points of %4 games", "place, algorithm").arg(index + 1).arg(called).arg(points).arg(games)
                Accessible.selectable: true
                Accessible.selected: ListView.isCurrentItem

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius
                    color: row.ListView.isCurrentItem && list.activeFocus ? Theme.chosen : "transparent"
                }

                Label {
                    id: place
                    x: Math.round(Theme.gap / 2)
                    width: root.placeWidth
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: String(row.index + 1)
                    Accessible.ignored: true
                }

                Column {
                    x: place.x + place.width
                    width: root.nameWidth - Theme.gap - root.placeWidth
                    anchors.verticalCenter: parent.verticalCenter

                    Label {
                        width: parent.width
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        text: root.says.brief(row.title)
                        Accessible.ignored: true
                    }

                    Label {
                        visible: row.extras !== ""
                        width: parent.width
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        text: "+ " + row.extras
                        color: Theme.faint
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }

                Repeater {
                    model: [String(row.points), String(row.games), row.games > 0 ? (100 * row.share).toFixed(0) : "–", ...Array.from(row.scores).map((score, at) => at === row.index ? "·" : score === "" ? "–" : score)]

                    Label {
                        required property string modelData
                        required property int index

                        x: root.nameWidth + index * root.columnWidth
                        width: root.columnWidth
                        height: row.height
                        text: modelData
                        font.weight: index === 0 ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignRight
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
