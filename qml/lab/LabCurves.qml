// Curves of nodes by depth, on a logarithmic scale, each with its number at its end.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Laboratory lab
    required property RowModel rows
    required property LabWords says

    readonly property int decades: Math.max(1, Math.ceil(Math.log10(Math.max(10, lab.mostOfRounds))))
    readonly property int leftEdge: Math.round(5.5 * Theme.text)
    readonly property int rightEdge: Math.round(width - 2 * Theme.text)
    readonly property int topEdge: Math.round(Theme.text)
    readonly property int bottomEdge: Math.round(height - 2 * Theme.text)

    // The place of a depth and a number of nodes.
    function across(depth: real): real {
        return leftEdge + (rightEdge - leftEdge) * (depth - 1) / Math.max(1, lab.deepest - 1);
    }

    function down(nodes: real): real {
        return bottomEdge - (bottomEdge - topEdge) * Math.log10(Math.max(1, nodes)) / decades;
    }

    Repeater {
        model: root.decades + 1

        Item {
            id: decade
            required property int index

            y: Math.round(root.down(Math.pow(10, index)))
            width: root.width

            Rectangle {
                x: root.leftEdge
                width: root.rightEdge - root.leftEdge
                height: 1
                color: Theme.line
            }

            Label {
                y: -height / 2
                width: root.leftEdge - Theme.gap
                horizontalAlignment: Text.AlignRight
                text: root.says.number(Math.pow(10, decade.index))
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.lab.deepest

        Label {
            required property int index

            // Of many depths, not every one has a label.
            visible: root.lab.deepest <= 20 || index % 5 === 4
            x: root.across(index + 1) - width / 2
            y: root.bottomEdge + 4
            text: index + 1
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Repeater {
        model: root.rows

        Item {
            id: curve
            required property int index
            required property string name
            required property var rounds

            readonly property int count: rounds.length
            readonly property var points: Array.from(rounds).map((nodes, at) => Qt.point(root.across(at + 1), root.down(nodes)))

            visible: count > 0
            anchors.fill: parent
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1, nodes by depth: %2", "algorithm, numbers").arg(name).arg(Array.from(rounds).map(nodes => root.says.number(nodes)).join(" · "))

            Repeater {
                model: Math.max(0, curve.count - 1)

                Rectangle {
                    required property int index
                    readonly property point from: curve.points[index]
                    readonly property point to: curve.points[index + 1]
                    readonly property real rise: to.y - from.y
                    readonly property real run: to.x - from.x

                    x: from.x
                    y: from.y - height / 2
                    width: Math.sqrt(run * run + rise * rise)
                    height: Theme.highContrast ? 3 : 2
                    antialiasing: true
                    transformOrigin: Item.Left
                    rotation: Math.atan2(rise, run) * 180 / Math.PI
                    color: Theme.series(curve.index)
                }
            }

            Repeater {
                model: curve.count

                Rectangle {
                    required property int index

                    x: curve.points[index].x - 3
                    y: curve.points[index].y - 3
                    width: 6
                    height: 6
                    radius: 3
                    antialiasing: true
                    color: Theme.series(curve.index)
                }
            }

            // Those that end at the same place are side by side.
            SeriesMark {
                visible: curve.count > 0
                x: (curve.count > 0 ? curve.points[curve.count - 1].x : 0) - width / 2 - (curve.index % 4) * (width + 2)
                y: (curve.count > 0 ? curve.points[curve.count - 1].y : 0) - height / 2
                number: curve.index
            }
        }
    }
}
