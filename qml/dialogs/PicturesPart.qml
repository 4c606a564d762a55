// What a copied or saved picture of the board shows.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Preferences preferences

    spacing: Theme.gap

    // Each by itself says that it is about pictures.
    component Part: Switch {
        required property string about
        width: parent ? parent.width : 0
        Accessible.name: qsTr("%1: %2", "heading, choice").arg(about).arg(text)
    }

    Heading {
        id: heading
        topPadding: Theme.gap
        text: qsTr("Pictures of the board")
    }

    Part {
        about: heading.text
        text: qsTr("Coordinates", "in a picture")
        explanation: qsTr("the names of columns and rows")
        on: root.preferences.pictureCoordinates
        onPicked: on => root.preferences.pictureCoordinates = on
    }

    Part {
        about: heading.text
        text: qsTr("Marks", "in a picture")
        explanation: qsTr("the last move, letters and signs")
        on: root.preferences.pictureMarks
        onPicked: on => root.preferences.pictureMarks = on
    }

    Part {
        about: heading.text
        text: qsTr("Values of moves", "in a picture")
        explanation: qsTr("where the analysis has them")
        on: root.preferences.pictureValues
        onPicked: on => root.preferences.pictureValues = on
    }
}
