// The descriptions of algorithms, switches and evaluations.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property RowModel entries

    Flickable {
        id: flick
        objectName: "labAbout"
        anchors.fill: parent
        anchors.margins: 3
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        activeFocusOnTab: true
        Accessible.name: qsTr("About the algorithms")
        Keys.onUpPressed: flick.contentY = Math.max(0, contentY - 3 * Theme.text)
        Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + 3 * Theme.text))
        Keys.onPressed: event => {
            const page = event.key === Qt.Key_PageDown ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0;
            event.accepted = page !== 0;
            if (page !== 0)
                flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + page * height));
        }
        T.ScrollBar.vertical: ScrollBar {}

        Column {
            id: column
            x: Theme.gap
            width: Math.min(flick.width - 3 * Theme.gap, 46 * Theme.text)
            spacing: Theme.gap

            Repeater {
                model: root.entries

                Column {
                    id: entry
                    required property int kind
                    required property int number
                    required property string title
                    required property string about
                    required property string source

                    width: column.width
                    spacing: 2

                    Heading {
                        visible: entry.number === 0
                        topPadding: Theme.gap
                        bottomPadding: Math.round(Theme.gap / 2)
                        text: entry.kind === Laboratory.OfAlgorithm ? qsTr("Algorithms") : entry.kind === Laboratory.OfSwitch ? qsTr("Switches", "of algorithms") : qsTr("Evaluations")
                    }

                    Label {
                        width: parent.width
                        text: entry.title
                        font.weight: Font.DemiBold
                    }

                    Label {
                        width: parent.width
                        text: entry.about
                    }

                    Label {
                        width: parent.width
                        text: entry.source
                        color: Theme.faint
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }

    FocusRing {
        shown: flick.activeFocus
    }
}
