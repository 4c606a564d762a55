// The menu bar, and at its end the button for the side panel.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Rectangle {
    id: root

    required property Game game
    required property Preferences preferences
    property bool fullScreen: false
    property bool panelShown: false

    signal openAsked
    signal saveAsked
    signal quitAsked
    signal fullScreenAsked
    signal panelAsked
    signal settingsAsked
    signal rulesAsked
    signal keysAsked
    signal aboutAsked

    implicitHeight: Math.max(bar.implicitHeight, panelButton.implicitHeight) + 2
    color: Theme.card

    GameCommands {
        id: play
        game: root.game
        onOpenAsked: root.openAsked()
        onSaveAsked: root.saveAsked()
        onQuitAsked: root.quitAsked()
    }

    ViewCommands {
        id: view
        game: root.game
        preferences: root.preferences
        fullScreen: root.fullScreen
        panelShown: root.panelShown
        onFullScreenAsked: root.fullScreenAsked()
        onPanelAsked: root.panelAsked()
        onSettingsAsked: root.settingsAsked()
        onRulesAsked: root.rulesAsked()
        onKeysAsked: root.keysAsked()
        onAboutAsked: root.aboutAsked()
    }

    Component {
        id: themeMenu

        LazyMenu {
            title: qsTr("&Appearance", "menu")
            entries: view.themes
        }
    }

    Component {
        id: boardMenu

        LazyMenu {
            title: qsTr("&Board", "menu")
            entries: view.boards
        }
    }

    Component {
        id: languageMenu

        LazyMenu {
            title: qsTr("&Language", "menu")
            entries: view.languages
        }
    }

    T.MenuBar {
        id: bar
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: root.width - panelButton.width - 2 * Theme.gap
        implicitWidth: contentWidth
        implicitHeight: contentHeight
        clip: true
        Accessible.name: qsTr("Menus")

        contentItem: Row {
            Repeater {
                model: bar.contentModel
            }
        }

        delegate: T.MenuBarItem {
            id: title
            implicitWidth: label.implicitWidth + leftPadding + rightPadding
            implicitHeight: Math.max(34, Math.round(Theme.text * 2.3))
            leftPadding: Math.round(Theme.gap * (root.width < 34 * Theme.text ? 0.4 : 1.2))
            rightPadding: leftPadding
            font.pixelSize: Theme.text
            hoverEnabled: true
            Accessible.name: label.text
            Accessible.onPressAction: triggered()

            contentItem: Text {
                id: label
                textFormat: Text.PlainText
                text: title.text.replace(/&(.)/g, "$1")
                font: title.font
                color: Theme.ink
                verticalAlignment: Text.AlignVCenter
            }

            background: Rectangle {
                radius: Theme.radius
                color: title.down || title.highlighted ? Theme.chosen : title.hovered ? Theme.hovered : "transparent"
            }
        }

        LazyMenu {
            title: qsTr("&Game", "menu")
            entries: play.gameEntries
        }

        LazyMenu {
            title: qsTr("&Move", "menu")
            entries: play.moveEntries
        }

        LazyMenu {
            title: qsTr("&View", "menu")
            entries: [themeMenu, boardMenu, null, view.panel, view.screen, null, ...view.boardEntries]
        }

        LazyMenu {
            title: qsTr("&Settings", "menu")
            entries: [view.settings, null, ...view.ruleEntries, view.sound, languageMenu]
        }

        LazyMenu {
            title: qsTr("&Help", "menu")
            entries: [view.rules, view.keysHelp, null, view.about]
        }
    }

    IconButton {
        id: panelButton
        objectName: "panelButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Math.max(34, Math.round(Theme.text * 2.3))
        sign: "panel"
        text: root.panelShown ? qsTr("Hide the side panel") : qsTr("Show the side panel")
        onClicked: root.panelAsked()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
