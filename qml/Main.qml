// The window: the game, its models, the preferences, and the parts that show them.
import QtQuick
import QtQuick.Controls.Basic
import org.heibai.app

ApplicationWindow {
    id: window

    readonly property bool narrow: width < Theme.narrow * Math.min(1.5, Math.max(1, Theme.scale))
    // In a narrow window the side panel opens over the board; it starts open where a choice has to be made.
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

    // Where the desktop has no file dialog, Qt shows its own in the window. It writes paths on white and choices on a
    // pale ground whatever the palette, so it gets one that can be read there.
    palette {
        window: dialogs.showsFiles ? Theme.filePaper : Theme.card
        windowText: dialogs.showsFiles ? Theme.fileInk : Theme.ink
        base: dialogs.showsFiles ? Theme.filePaper : Theme.raised
        alternateBase: Theme.hovered
        text: dialogs.showsFiles ? Theme.fileInk : Theme.ink
        button: dialogs.showsFiles ? Theme.fileButton : Theme.raised
        buttonText: dialogs.showsFiles ? Theme.fileInk : Theme.ink
        brightText: Theme.ink
        highlight: Theme.accent
        highlightedText: dialogs.showsFiles ? Theme.fileInk : Theme.accentInk
        placeholderText: Theme.faint
        light: dialogs.showsFiles ? Theme.filePaper : Theme.hovered
        midlight: Theme.chosen
        mid: Theme.line
        dark: Theme.edge
        toolTipBase: Theme.raised
        toolTipText: Theme.ink
    }

    onNarrowChanged: sheetOpen = narrow && game.phase === Game.Choosing

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
        if (preferences.windowMaximised)
            visibility = Window.Maximized;
        sheetOpen = narrow && game.phase === Game.Choosing;
        if (game.phase === Game.Choosing && panelShown)
            panel.focusMode();
        else
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
        active: preferences.sound
        onActiveChanged: load()
        Component.onCompleted: load()
        onStatusChanged: {
            if (status === Loader.Error)
                game.reportNoSound();
        }

        function load() {
            if (active)
                setSource(Qt.resolvedUrl("Sounds.qml"), { game: game });
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

    menuBar: WindowMenus {
        game: game
        preferences: preferences
        fullScreen: window.visibility === Window.FullScreen
        panelShown: window.panelShown
        onOpenAsked: dialogs.open("OpenGameDialog")
        onSaveAsked: dialogs.open("SaveGameDialog")
        onQuitAsked: window.close()
        onFullScreenAsked: window.toggleFullScreen()
        onPanelAsked: window.togglePanel()
        onSettingsAsked: dialogs.open("SettingsDialog")
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
