// The window: the game, its models, the preferences, and the parts that show them.
import QtQuick
import QtQuick.Controls.Basic
import org.heibai.app

ApplicationWindow {
    id: window

    readonly property bool narrow: width < Theme.narrow * Math.min(1.5, Math.max(1, Theme.scale))
    // In a narrow window the side panel opens over the board.
    property bool sheetOpen: false
    readonly property bool panelShown: narrow ? sheetOpen : preferences.sidePanel

    visible: true
    title: qsTr("Heibai")
    width: preferences.windowWidth > 0 ? preferences.windowWidth : 1120
    height: preferences.windowHeight > 0 ? preferences.windowHeight : 760
    minimumWidth: 400
    minimumHeight: 480
    color: Theme.paper
    font.pixelSize: Theme.text

    palette {
        window: Theme.card
        windowText: Theme.ink
        base: Theme.raised
        alternateBase: Theme.hovered
        text: Theme.ink
        button: Theme.raised
        buttonText: Theme.ink
        brightText: Theme.ink
        highlight: Theme.accent
        highlightedText: Theme.accentInk
        placeholderText: Theme.faint
        light: Theme.hovered
        midlight: Theme.chosen
        mid: Theme.line
        dark: Theme.edge
        toolTipBase: Theme.raised
        toolTipText: Theme.ink
    }

    onNarrowChanged: sheetOpen = false

    function togglePanel() {
        if (narrow)
            sheetOpen = !sheetOpen;
        else
            preferences.sidePanel = !preferences.sidePanel;
    }

    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen;
    }

    Component.onCompleted: {
        Qt.uiLanguage = preferences.shownLanguage;
        game.setStill(Theme.reducedMotion);
        if (preferences.windowMaximised)
            visibility = Window.Maximized;
        playArea.focusNext();
    }
    onClosing: {
        preferences.windowMaximised = visibility === Window.Maximized;
        if (visibility === Window.Windowed) {
            preferences.windowWidth = width;
            preferences.windowHeight = height;
        }
    }

    Preferences {
        id: preferences
        onShownLanguageChanged: Qt.uiLanguage = shownLanguage
    }

    Game {
        id: game
        onBoardGoes: boardModel.clear()
        onShownChanged: {
            boardModel.refresh();
            moveListModel.refresh();
        }
        onWakeWanted: milliseconds => {
            if (milliseconds < 0) {
                wakeTimer.stop();
            } else {
                wakeTimer.interval = Math.max(1, milliseconds);
                wakeTimer.restart();
            }
        }
    }

    Loader {
        id: sounds
        active: false
        asynchronous: true
    }

    // When the window stands, so that the start has nothing to wait for.
    Timer {
        interval: 1000
        running: preferences.sound !== sounds.active
        onTriggered: {
            sounds.active = preferences.sound && preferences.canBeHeard();
            if (sounds.active)
                sounds.setSource(Qt.resolvedUrl("Sounds.qml"), { game: game });
        }
    }

    Timer {
        id: wakeTimer
        onTriggered: game.wake()
    }

    BoardModel {
        id: boardModel
        Component.onCompleted: refresh()
    }

    MoveListModel {
        id: moveListModel
        Component.onCompleted: refresh()
    }

    Binding {
        target: Theme
        property: "scheme"
        value: preferences.theme !== "system" ? preferences.theme : preferences.systemHighContrast ? "high-contrast" : preferences.systemDark ? "dark" : "light"
    }

    Binding {
        target: Theme
        property: "board"
        value: game.kind === Game.Gomoku ? preferences.gomokuBoard : preferences.board
    }

    Binding {
        target: Theme
        property: "room"
        value: Math.min(window.width, Math.round(window.height * 0.8))
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: preferences.motion === "reduced" || (preferences.motion === "system" && preferences.systemReducedMotion)
    }

    Connections {
        target: Theme

        function onReducedMotionChanged() {
            game.setStill(Theme.reducedMotion);
        }
    }

    menuBar: WindowMenus {
        game: game
        preferences: preferences
        fullScreen: window.visibility === Window.FullScreen
        panelShown: window.panelShown
        onOpenAsked: dialogs.openFile(false)
        onSaveAsked: dialogs.openFile(true)
        onQuitAsked: window.close()
        onFullScreenAsked: window.toggleFullScreen()
        onPanelAsked: window.togglePanel()
        onSettingsAsked: dialogs.openSettings()
        onRulesAsked: dialogs.open(game.kind === Game.Gomoku ? "GomokuRulesDialog" : "OthelloRulesDialog")
        onKeysAsked: dialogs.open("KeysDialog")
        onAboutAsked: dialogs.open("AboutDialog")
    }

    PlayArea {
        id: playArea
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: window.narrow || !panel.visible ? parent.right : panel.left
        enabled: !(window.narrow && window.sheetOpen)
        game: game
        preferences: preferences
        squares: boardModel
    }

    Rectangle {
        anchors.fill: parent
        visible: window.narrow && window.sheetOpen
        color: Theme.scrim

        MouseArea {
            anchors.fill: parent
            onClicked: window.sheetOpen = false
        }
    }

    SidePanel {
        id: panel
        visible: window.panelShown
        sheet: window.narrow
        unfolded: window.sheetOpen
        width: sheet ? Math.min(parent.width, Theme.panelWidth + 3 * Theme.margin) : Theme.panelWidth
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: sheet ? 0 : Theme.margin
        game: game
        moves: moveListModel
        onOpened: window.sheetOpen = true
        onClosed: {
            window.sheetOpen = false;
            playArea.focusNext();
        }
    }

    DialogHost {
        id: dialogs
        game: game
        preferences: preferences
    }
}
