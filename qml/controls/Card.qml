// A quiet sheet with a heading that things lie on.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    property string heading: ""
    default property alias content: body.data
    property alias spacing: body.spacing

    implicitHeight: body.implicitHeight + 2 * Theme.margin
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.border
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: heading

    Column {
        id: body
        x: Theme.margin
        y: Theme.margin
        width: root.width - 2 * Theme.margin
        spacing: Theme.gap

        Heading {
            visible: root.heading !== ""
            text: root.heading
        }
    }
}
