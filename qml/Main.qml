// The window: the game, its models, the preferences, and the parts that show them.
import QtQuick
import org.heibai.app

ApplicationWindow {
    id: window

    readonly property bool narrow: windowGrid.narrow
    // In a narrow window the side panel opens over the board.
    property bool sheetOpen: false
    readonly property bool panelShown: narrow ? sheetOpen : !thePreferences.sidePanelFolded
    // Maximised from the first, so that no other size is seen before.
    visible: true
    visibility: thePlace.maximised ? Window.Maximized : Window.Windowed
    title: qsTr("Heibai")
    width: thePlace.width
    height: thePlace.height
    minimumWidth: Math.min(400, thePlace.width)
    minimumHeight: Math.min(480, thePlace.height)

    // Where the window is when it neither fills the screen nor is on its way there, and whether it fills it otherwise.
    property rect windowed: Qt.rect(thePlace.x, thePlace.y, thePlace.width, thePlace.height)
    property bool maximised: thePlace.maximised

    onXChanged: settled.restart()
    onYChanged: settled.restart()
    onWidthChanged: settled.restart()
    onHeightChanged: settled.restart()
    onVisibilityChanged: {
        if (window.visibility === Window.Windowed || window.visibility === Window.Maximized)
            maximised = window.visibility === Window.Maximized;
    }

    function notePlace() {
        if (visibility === Window.Windowed)
            windowed = Qt.rect(x, y, width, height);
    }

    // Whether something lies over the board, so that nobody sees the time run: the clock waits for it.
    readonly property bool covered: dialogs.covers || (narrow && sheetOpen)

    onCoveredChanged: {
        theGame.setCovered(covered);
        // A sheet takes the keyboard from what it covers.
        if (active)
            Qt.callLater(giveKeyboard);
    }
    onNarrowChanged: sheetOpen = false

    function togglePanel() {
        if (narrow)
            sheetOpen = !sheetOpen;
        else
            thePreferences.sidePanelFolded = !thePreferences.sidePanelFolded;
        Speech.say(panelShown ? qsTr("The side panel is shown.") : qsTr("The side panel is hidden."), "panel");
    }

    function toggleFullScreen() {
        thePlace.fillScreen(window, visibility !== Window.FullScreen);
    }

    // Where nothing has the keyboard, what is to be done next gets it; a dialog that came with the window keeps it.
    function giveKeyboard() {
        if (dialogs.covers) {
            if (keyboardHidden)
                activeFocusItem.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        if (!playArea.keyboardLost())
            return;
        // Below an open sheet nothing takes keys.
        if (covered)
            panel.nextItemInFocusChain(true)?.forceActiveFocus(Qt.OtherFocusReason);
        else
            playArea.focusNext();
        // There may be nothing to press for it.
        if (!covered && playArea.keyboardLost())
            playArea.focusBoard();
    }

    // Whether what has the keyboard is out of sight, as behind another tab: keys would do there what nobody sees.
    readonly property bool keyboardHidden: activeFocusItem !== null && !activeFocusItem.visible

    onKeyboardHiddenChanged: if (keyboardHidden) Qt.callLater(giveKeyboard)

    Component.onCompleted: {
        // From now on the size is the person's, whatever screen the window comes to.
        const [across, down] = [width, height];
        width = across;
        height = down;
        theGame.setStill(Theme.reducedMotion);
        // When all parts are made that are seen from the beginning.
        Qt.callLater(giveKeyboard);
    }
    onClosing: {
        // What is typed somewhere is kept when the keyboard leaves it.
        playArea.focusBoard();
        notePlace();
        thePlace.keep(windowed.x, windowed.y, windowed.width, windowed.height, maximised, Screen.name);
    }

    WindowPlace {
        id: thePlace
    }

    // Before the window is shown, or it would jump there. Without a place the desktop finds one.
    Binding {
        target: window
        property: "x"
        value: thePlace.x
        when: thePlace.placed
        restoreMode: Binding.RestoreNone
    }

    Binding {
        target: window
        property: "y"
        value: thePlace.y
        when: thePlace.placed
        restoreMode: Binding.RestoreNone
    }

    // The size of a window that becomes maximised changes before or after its state does.
    Timer {
        id: settled
        interval: 300
        onTriggered: window.notePlace()
    }

    Preferences {
        id: thePreferences
        onShownLanguageChanged: Qt.uiLanguage = shownLanguage
    }

    Games {
        id: theGames
    }

    Game {
        id: theGame
        onReviewWanted: panel.showReview()
        onWakeWanted: milliseconds => {
            if (milliseconds < 0) {
                wakeTimer.stop();
            } else {
                wakeTimer.interval = Math.max(1, milliseconds);
                wakeTimer.restart();
            }
        }
    }

    Library {
        id: theLibrary
        onListsAskedChanged: dialogs.openGameList()
    }

    Loader {
        id: sounds
        active: false
        asynchronous: true
    }

    // When the window stands, so that the start has nothing to wait for.
    Timer {
        interval: 1000
        running: thePreferences.sound !== sounds.active
        onTriggered: {
            sounds.active = thePreferences.sound && thePreferences.canBeHeard();
            if (sounds.active)
                sounds.setSource(Qt.resolvedUrl("Sounds.qml"), { game: theGame });
        }
    }

    Timer {
        id: wakeTimer
        onTriggered: theGame.wake()
    }

    ReviewNotice {
        game: theGame
        words: playArea.words
        shownIn: window
        onReviewAsked: panel.showReview()
    }

    WindowTheme {
        game: theGame
        games: theGames
        preferences: thePreferences
        shownIn: window
    }

    Connections {
        target: Theme

        function onReducedMotionChanged() {
            theGame.setStill(Theme.reducedMotion);
        }
    }

    menuBar: WindowMenus {
        implicitHeight: Theme.menuBar
        game: theGame
        games: theGames
        preferences: thePreferences
        fullScreen: window.visibility === Window.FullScreen
        square: playArea.board ? playArea.board.cursor : -1
        panelShown: window.panelShown
        library: theLibrary
        Keys.onEscapePressed: event => event.accepted = playArea.leaving.leave()
        onOpenAsked: dialogs.openFile()
        onListAsked: dialogs.openGameList()
        onSaveAsked: dialogs.saveFile()
        onSavePictureAsked: dialogs.savePicture()
        onQuitAsked: window.close()
        onFullScreenAsked: window.toggleFullScreen()
        onPanelAsked: window.togglePanel()
        onSettingsAsked: dialogs.openSettings()
        onEnginesAsked: dialogs.openEngines()
        onMatchAsked: dialogs.openMatch()
        onRulesAsked: dialogs.openRules()
        onKeysAsked: dialogs.open("KeysDialog")
        onReviewAsked: panel.showReview()
        onOpeningsAsked: panel.showOpenings()
        onLabAsked: dialogs.openLab()
        onStandingAsked: playArea.speech.tellStanding()
        onSquareMarked: playArea.speech.tellSquare()
        onAboutAsked: dialogs.open("AboutDialog")
    }

    WindowGrid {
        id: windowGrid
        // That of the content, which has no size until the window is shown: all would be laid out twice.
        width: window.width
        height: window.height - Theme.menuBar
        panelWanted: !thePreferences.sidePanelFolded
        actionRows: playArea.actionRows
        // Beside every tab, so that the board keeps its size.
        graphWanted: theGame.study.open && !theGame.editor.open && theGame.review.known > 0
        twoWanted: panel.hasTwo
    }

    PlayArea {
        id: playArea
        anchors.fill: parent
        enabled: !(window.narrow && window.sheetOpen)
        game: theGame
        games: theGames
        preferences: thePreferences
        grid: windowGrid
        panelActs: panel.visible
        onPanelsTurn: reason => panel.focusNext(reason)
        onRulesAsked: dialogs.openRules()
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
        visible: windowGrid.beside || windowGrid.docked || window.sheetOpen && window.narrow
        sheet: window.narrow
        columns: windowGrid.columns
        unfolded: window.sheetOpen
        x: windowGrid.panelX
        y: window.narrow && window.sheetOpen ? Math.min(windowGrid.panelY, Theme.margin) : windowGrid.panelY
        width: windowGrid.panelWidth
        height: window.narrow ? parent.height - y : windowGrid.panelHeight
        game: theGame
        games: theGames
        words: playArea.words
        kind: playArea.kind
        exercise: playArea.exercise
        puzzleWords: playArea.puzzleWords
        lessonWords: playArea.lessonWords
        openingWords: playArea.openingWords
        preferences: thePreferences
        onEnginesAsked: dialogs.openEngines()
        onGamesAsked: dialogs.openGames()
        onTableAsked: dialogs.openTable()
        onLinesAsked: dialogs.openLines()
        onNamesAsked: dialogs.openNames()
        onImportAsked: dialogs.importLines()
        onExportAsked: suggested => dialogs.exportLines(suggested)
        onOpened: window.narrow ? window.sheetOpen = true : thePreferences.sidePanelFolded = false
        onClosed: {
            window.sheetOpen = false;
            playArea.focusNext();
        }
    }

    LibraryPart {
        anchors.fill: parent
        library: theLibrary
        game: theGame
        grid: windowGrid
        covered: dialogs.covers
        lines: panel.listsOpenings ? panel : null
        refuses: dialogs.covers && !dialogs.takesDrops
        onTaken: dialogs.close()
    }

    DialogHost {
        id: dialogs
        library: theLibrary
        game: theGame
        games: theGames
        preferences: thePreferences
    }
}
