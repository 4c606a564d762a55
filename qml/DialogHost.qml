// Loads a dialog when it is asked for, so that none costs the start anything.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences
    required property Library library

    // Whether a dialog is open, so that nobody sees what happens on the board.
    readonly property bool covers: loader.item !== null && loader.item.visible

    // Whether something dropped is opened in place of the open dialog.
    readonly property bool takesDrops: (loader.item as Dialog)?.takesDrops ?? false

    anchors.fill: parent

    function close() {
        (loader.item as Dialog)?.close();
    }

    function open(name: string, given: var) {
        show("dialogs/" + name, given);
    }

    // `file` is a path below this folder, without its ending.
    function show(file: string, given: var) {
        // A dialog of the desktop may leave the window its keys, and lie behind it: another one takes its place.
        if (covers && loader.item instanceof DesktopFileDialog && !loader.item.giveWay())
            return;
        // What is asked for files suggests a free name only when it is made.
        if (loader.item && loader.shownName === file && !given?.question) {
            loader.item.open();
            return;
        }
        loader.shownName = file;
        loader.setSource("");
        loader.setSource(Qt.resolvedUrl(file + ".qml"), given ?? {});
    }

    function openEngines() {
        show("engines/EnginesDialog", { game: game, preferences: preferences });
    }

    function openMatch() {
        show("engines/MatchDialog", { game: game });
    }

    function openRules() {
        show(games.of(game.setup.kind).rulesDialog, {});
    }

    function openSettings() {
        open("SettingsDialog", { preferences: preferences, library: library });
    }

    function openGameList() {
        show("library/GameListSheet", { game: game, library: library, preferences: preferences });
    }

    function openLab() {
        show("lab/LabSheet", { game: game, games: games, preferences: preferences });
    }

    function openLines() {
        open("LinesDialog", { game: game });
    }

    // Adds one to the lines that are learnt.
    function openNames() {
        show("learn/NamedLineDialog", { game: game });
    }

    // The desktop's dialog where it has one, else our own: Qt's stand-in knows neither our colours nor our keys.
    function ask(question: QtObject) {
        const here = () => open("FileSheet", { question: question });
        if (preferences.nativeFiles())
            open("DesktopFileDialog", { question: question, otherwise: here });
        else
            here();
    }

    function openFile() {
        ask(questions().opening);
    }

    function saveFile() {
        ask(questions().saving);
    }

    function savePicture() {
        ask(questions().picture);
    }

    function importLines() {
        ask(questions().linesIn);
    }

    function exportLines(suggested: string) {
        questions().linesOut.suggested = suggested;
        ask(questions().linesOut);
    }

    function openGames() {
        ask(questions().collections);
    }

    function openTable() {
        ask(questions().table);
    }

    property FileQuestions theQuestions: null

    function questions(): FileQuestions {
        if (!theQuestions)
            theQuestions = maker.createObject(root);
        return theQuestions;
    }

    Component {
        id: maker

        FileQuestions {
            game: root.game
        }
    }

    Loader {
        id: loader
        property string shownName: ""
        anchors.fill: parent
        onLoaded: item.open()
    }
}
