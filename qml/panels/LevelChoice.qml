// The level of one machine: its number and name, the slider, and what its ends are called.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    required property int level

    signal picked(int level)

    LevelNames {
        id: names
    }

    aside: Text {
        x: root.width - width
        width: Math.min(implicitWidth, root.labelRoom)
        height: root.labelHeight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Level %1 · %2", "number, name").arg(root.level).arg(names.name(root.level))
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        elide: Text.ElideRight
    }

    LevelSlider {
        id: slider
        y: -Math.round(8 * Theme.scale)
        width: parent.width
        name: root.label
        level: root.level
        levelName: names.name(root.level)
        onPicked: level => root.picked(level)
    }

    Repeater {
        model: [1, 10]

        Text {
            required property int modelData

            x: modelData === 1 ? 0 : root.width - width
            y: slider.y + slider.height - Math.round(6 * Theme.scale)
            height: Math.round(16 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: names.name(modelData)
            textFormat: Text.PlainText
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
