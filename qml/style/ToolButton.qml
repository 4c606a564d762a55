// A small square button with an icon; its name is for screen readers and the tooltip.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Pressable {
    id: root

    // "close", "panel" or "up"
    required property string sign

    implicitWidth: Theme.choice
    implicitHeight: Theme.choice
    settling: guard.settling

    SettleGuard {
        id: guard
        meaning: root.text
    }

    contentItem: Item {
        opacity: root.enabled ? 1 : 0.4

        Repeater {
            model: root.sign === "close" ? [45, -45] : root.sign === "up" ? [-42, 42] : [0, 0, 0]

            Rectangle {
                required property int modelData
                required property int index

                anchors.centerIn: parent
                anchors.horizontalCenterOffset: root.sign === "up" ? (index - 0.5) * Theme.text * 0.46 : 0
                anchors.verticalCenterOffset: root.sign === "panel" ? (index - 1) * Math.round(Theme.text * 0.36) : 0
                width: Math.round(Theme.text * (root.sign === "up" ? 0.72 : 1))
                height: Math.max(2, Math.round(Theme.text / 7))
                radius: height / 2
                antialiasing: true
                rotation: modelData
                color: Theme.ink
            }
        }
    }
}
