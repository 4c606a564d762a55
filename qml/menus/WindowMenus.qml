// The menu bar, and at its end the button for the side panel.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Rectangle {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences
    required property Library library
    property bool fullScreen: false
    // The square of the board's cursor, or -1.
    property int square: -1
    property bool panelShown: false

    signal openAsked
    signal listAsked
    signal saveAsked
    signal savePictureAsked
    signal quitAsked
    signal fullScreenAsked
    signal panelAsked
    signal settingsAsked
    signal enginesAsked
    signal matchAsked
    signal rulesAsked
    signal keysAsked
    signal aboutAsked
    signal reviewAsked
    signal openingsAsked
    signal labAsked
    signal standingAsked
    signal squareMarked

    implicitHeight: Math.max(bar.implicitHeight, panelButton.implicitHeight) + 2
    color: Theme.card

    GameCommands {
        id: play
        game: root.game
        square: root.square
        library: root.library
        onOpenAsked: root.openAsked()
        onListAsked: root.listAsked()
        onSaveAsked: root.saveAsked()
        onSavePictureAsked: root.savePictureAsked()
        onQuitAsked: root.quitAsked()
        onMatchAsked: root.matchAsked()
        onSquareMarked: root.squareMarked()
    }

    ViewCommands {
        id: view
        game: root.game
        games: root.games
        preferences: root.preferences
        fullScreen: root.fullScreen
        panelShown: root.panelShown
        onFullScreenAsked: root.fullScreenAsked()
        onPanelAsked: root.panelAsked()
        onSettingsAsked: root.settingsAsked()
        onEnginesAsked: root.enginesAsked()
        onRulesAsked: root.rulesAsked()
        onKeysAsked: root.keysAsked()
        onAboutAsked: root.aboutAsked()
        onReviewAsked: root.reviewAsked()
        onOpeningsAsked: root.openingsAsked()
        onLabAsked: root.labAsked()
        onStandingAsked: root.standingAsked()
    }

    Component {
        id: themeMenu

        Menu {
            words: qsTr("&Appearance", "menu")
            entries: view.themes
        }
    }

    Component {
        id: boardMenu

        Menu {
            words: qsTr("&Board", "menu")
            entries: view.boards
        }
    }

    Component {
        id: languageMenu

        Menu {
            words: qsTr("&Language", "menu")
            entries: view.languages
        }
    }

    Component {
        id: markMenu

        Menu {
            words: qsTr("M&ark the square of the cursor", "menu")
            entries: play.markEntries
        }
    }

    Component {
        id: lineMenu

        Menu {
            words: qsTr("Add to my op&enings", "menu")
            entries: play.lineEntries
        }
    }

    MenuRail {
        id: bar
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: way.x - 2 * Theme.gap
        menus: [
            Menu {
                words: qsTr("&Game", "menu")
                entries: play.gameEntries
                // Another window may have opened something meanwhile.
                onAboutToShow: root.game.files.lookAtRecent()
            },
            Menu {
                words: qsTr("&Move", "menu")
                entries: [...play.moveEntries, ...(root.game.study.open ? [markMenu, lineMenu] : [])]
            },
            Menu {
                words: qsTr("&View", "menu")
                entries: [themeMenu, boardMenu, null, view.learn, null, view.analyse, view.review, view.openings, view.lab, view.panel, view.screen, view.standing, null, ...view.boardEntries, null, view.sound]
            },
            Menu {
                words: qsTr("&Settings", "menu")
                entries: [view.settings, view.engines, null, ...view.ruleEntries, languageMenu]
            },
            Menu {
                words: qsTr("&Help", "menu")
                entries: [view.rules, view.keysHelp, null, view.copyDetails, view.about]
            }
        ]
    }

    WayChoice {
        id: way
        anchors.right: panelButton.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        way: root.game.learning ? 2 : root.game.study.open ? 1 : 0
        small: root.width < 40 * Theme.bar
        onPicked: way => way === 2 ? view.learn.trigger() : way === 1 ? root.game.study.enter() : root.game.study.leave()
    }

    ToolButton {
        id: panelButton
        objectName: "panelButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Math.min(Theme.menuBar - 6, Math.max(34, Math.round(Theme.bar * 2.3)))
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
