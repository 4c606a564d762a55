// What Heibai is, its version and its licence.
import QtQuick
import org.heibai.app

Sheet {
    id: root

    takesDrops: true
    title: qsTr("About Heibai")
    wanted: Math.round(420 * Math.min(1.5, Theme.scale))
    rowSpacing: Theme.margin

    readonly property LicencesDialog licences: loader.item as LicencesDialog

    onAboutToShow: copied.visible = false

    function showLicences() {
        if (licences)
            licences.open();
        else
            loader.setSource(Qt.resolvedUrl("LicencesDialog.qml"), { about: facts });
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap
        topPadding: Theme.gap

        Repeater {
            model: [1, 2]

            Stone {
                required property int modelData

                width: 56
                height: 56
                stone: modelData
                animated: false
                outlined: true
            }
        }
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Heibai (黑白, “black and white”) %1", "version").arg(Qt.application.version)
        font.weight: Font.DemiBold
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Othello and Gomoku for people who want to play a friend or a machine, to learn, and to study their own games.")
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        font.pixelSize: Theme.small
        text: qsTr("Free software under the MIT licence or the Apache licence 2.0, at your option.")
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap
        bottomPadding: Theme.gap

        Button {
            objectName: "licences"
            text: qsTr("Licences…")
            onClicked: root.showLicences()
        }

        Button {
            objectName: "copyDetails"
            text: qsTr("Copy details")
            onClicked: {
                facts.copyDetails();
                copied.visible = true;
            }
        }
    }

    // The status line says it aloud.
    Label {
        id: copied
        objectName: "copied"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        visible: false
        text: qsTr("The details are on the clipboard.")
    }

    About {
        id: facts
    }

    Loader {
        id: loader
        onLoaded: root.licences.open()
    }
}
