// The legend of the analysis' marks on the board; it folds.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property GameWords words
    required property GameKind kind
    // The program that gives a second opinion, if any.
    property string second: ""
    // Whether only some moves are analysed.
    property bool chosen: false
    property bool threats: true
    property bool unfolded: true

    signal folded

    readonly property int square: Math.round(24 * Theme.scale)
    readonly property var losses: words.losses()
    readonly property string sample: words.inPercent ? "65" : "+4"

    component Entry: Row {
        id: entry

        required property string says
        property alias place: ground
        default property alias shown: ground.data

        width: Math.floor((root.width - Theme.gap) / 2)
        spacing: Theme.gap
        Accessible.role: Accessible.StaticText
        Accessible.name: says

        Rectangle {
            id: ground
            width: root.square
            height: width
            radius: Math.round(root.square * 0.2)
            color: root.kind.crossings ? Theme.goban : Theme.felt
            clip: true
        }

        Text {
            width: parent.width - root.square - Theme.gap
            height: root.square
            verticalAlignment: Text.AlignVCenter
            text: entry.says
            textFormat: Text.PlainText
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    component Value: ValueMark {
        anchors.fill: parent
        cell: root.square
        best: false
        exact: false
        near: false
        poor: false
        score: ""
    }

    Rectangle {
        width: parent.width
        height: Theme.border
        color: Theme.line
    }

    FoldButton {
        objectName: "boardKey"
        width: parent.width
        implicitHeight: Math.round(32 * Theme.scale)
        font.pixelSize: Theme.small
        text: qsTr("Signs on the board")
        unfolded: root.unfolded
        onClicked: root.folded()
    }

    LazyPart {
        width: parent.width
        wanted: root.unfolded
        height: wanted ? implicitHeight : 0
        sourceComponent: Flow {
            spacing: Math.round(Theme.gap / 2)

            Entry {
                says: qsTr("best", "a move")

                Value {
                    best: true
                }
            }

            Entry {
                says: qsTr("exact", "a value")

                Value {
                    exact: true
                    score: root.sample
                }
            }

            Entry {
                says: root.losses[0]

                Value {
                    near: true
                }
            }

            Entry {
                says: root.losses[1]

                Value {}
            }

            Entry {
                says: root.losses[2]

                Value {
                    poor: true
                }
            }

            Entry {
                says: qsTr("from the book", "a value")

                BookMark {
                    anchors.centerIn: parent
                    size: Math.round(root.square * 0.6)
                }
            }

            Repeater {
                model: root.kind.forcesEnds ? [qsTr("wins in 3 moves"), qsTr("loses in 3 moves")] : []

                Entry {
                    id: end

                    required property int index
                    required property string modelData

                    says: modelData

                    Value {
                        best: end.index === 0
                        poor: end.index === 1
                        forced: true
                        exact: true
                        score: end.index === 0 ? "★3" : "☆3"
                    }
                }
            }

            Repeater {
                model: root.second !== "" ? 1 : 0

                Entry {
                    says: qsTr("best for %1", "a program").arg(root.second)

                    SecondMark {
                        anchors.centerIn: parent
                        size: Math.round(root.square * 0.42)
                    }
                }
            }

            Repeater {
                model: root.chosen ? 1 : 0

                Entry {
                    says: qsTr("analysed alone", "chosen moves")

                    ChosenMark {
                        cell: root.square
                    }
                }
            }

            Repeater {
                model: root.threats ? root.kind.signs : []

                Entry {
                    id: own

                    required property GameSign modelData

                    says: modelData.says

                    GamePart {
                        anchors.fill: parent
                        part: own.modelData.look
                        given: Object.assign({ size: root.square }, own.modelData.given)
                    }
                }
            }
        }
    }
}
