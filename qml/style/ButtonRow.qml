// The buttons of a dialog, at its right edge; where large type makes them wider than it, they take a second row.
import QtQuick
import org.heibai.app

Flow {
    id: root

    readonly property real wanted: {
        let sum = -spacing;
        for (let at = 0; at < visibleChildren.length; at++)
            sum += visibleChildren[at].width + spacing;
        return sum;
    }

    anchors.right: parent ? parent.right : undefined
    width: parent ? Math.min(parent.width, wanted) : wanted
    spacing: Theme.gap
}
