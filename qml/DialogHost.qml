// Loads a dialog when it is asked for, so that none costs the start anything.
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
        const wanted = file + (given?.saving ? " to save" : "") + (given?.picture ? " a picture" : "");
        // A dialog of the desktop may leave the window its keys, and lie behind it: another one takes its place.
        if (covers && loader.item instanceof DesktopFileDialog && !loader.item.giveWay())
            return;
        // What the desktop's dialog suggests is a free name only when it is made.
        if (loader.item && loader.shownName === wanted && loader.item instanceof Dialog) {
            loader.item.open();
            return;
        }
        loader.shownName = wanted;
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

    // The desktop's dialog where it has one, else our own: Qt's stand-in knows neither our colours nor our keys.
    function openFile(saving: bool) {
        if (preferences.nativeFiles())
            open(saving ? "SaveGameDialog" : "OpenGameDialog", { game: game, otherwise: () => root.openFile(saving) });
        else
            open("FileSheet", { game: game, saving: saving });
    }

    function savePicture() {
        if (preferences.nativeFiles())
            open("SaveGameDialog", { game: game, picture: true, otherwise: root.savePicture });
        else
            open("FileSheet", { game: game, saving: true, picture: true });
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

    function importLines() {
        if (preferences.nativeFiles())
            show("learn/LinesImportDialog", { game: game, otherwise: root.importLines });
        else
            show("learn/LinesImportSheet", { game: game });
    }

    function exportLines(suggested: string) {
        if (preferences.nativeFiles())
            show("learn/LinesExportDialog", { game: game, suggested: suggested, saving: true, otherwise: () => root.exportLines(suggested) });
        else
            show("learn/LinesExportSheet", { game: game, suggested: suggested });
    }

    function openGames() {
        if (preferences.nativeFiles())
            show("explorer/GamesDialog", { game: game, otherwise: root.openGames });
        else
            show("explorer/GamesSheet", { game: game });
    }

    function openTable() {
        if (preferences.nativeFiles())
            show("learn/TableDialog", { game: game, otherwise: root.openTable });
        else
            show("learn/TableSheet", { game: game });
    }

    Loader {
        id: loader
        property string shownName: ""
        anchors.fill: parent
        onLoaded: item.open()
    }
}
