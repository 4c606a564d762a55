// What a copied or saved picture of the board shows.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Preferences preferences

    spacing: Theme.gap

    Heading {
        topPadding: Theme.gap
        text: qsTr("Pictures of the board")
    }

    Switch {
        width: parent.width
        text: qsTr("Coordinates", "in a picture")
        explanation: qsTr("the names of columns and rows")
        on: root.preferences.pictureCoordinates
        onPicked: on => root.preferences.pictureCoordinates = on
    }

    Switch {
        width: parent.width
        text: qsTr("Marks", "in a picture")
        explanation: qsTr("the last move, letters and signs")
        on: root.preferences.pictureMarks
        onPicked: on => root.preferences.pictureMarks = on
    }

    Switch {
        width: parent.width
        text: qsTr("Values of moves", "in a picture")
        explanation: qsTr("where the analysis has them")
        on: root.preferences.pictureValues
        onPicked: on => root.preferences.pictureValues = on
    }
}
