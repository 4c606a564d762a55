// The files that are asked for in the window.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    readonly property FolderList endings: FolderList {}
    readonly property Games games: Games {}
    readonly property GameKind kind: games.of(game.setup.kind)
    readonly property var sgf: ({ words: qsTr("SGF"), endings: "sgf" })
    readonly property var own: ({ words: qsTr("Heibai's own file"), brief: qsTr("Heibai", "kind of file"), endings: "heibai" })
    readonly property var pictures: [{ words: qsTr("Picture", "kind of file"), endings: "png" }, { words: qsTr("Drawing", "kind of file"), endings: "svg" }]

    readonly property FileQuestion opening: FileQuestion {
        title: qsTr("Open a game")
        several: true
        takesAll: true
        kinds: [{ words: qsTr("Games"), endings: root.endings.gameEndings() }]
        onAnswered: files => root.game.files.openAll(files.join("\n"))
    }

    readonly property FileQuestion saving: FileQuestion {
        title: qsTr("Save the game as")
        saving: true
        // Only these two keep the variations of a study. Each game has a format that other programs read.
        kinds: root.game.study.open ? [root.sgf, root.own, ...root.pictures] : [root.own, { words: qsTr("List of moves"), brief: qsTr("Moves", "kind of file"), endings: "txt" }, root.sgf, { words: root.kind.fileKind, endings: root.kind.fileEnding }, ...root.pictures]
        suggested: root.game.files.suggestedName
        onAnswered: files => root.game.files.save(files[0])
    }

    readonly property FileQuestion picture: FileQuestion {
        title: qsTr("Save the board as a picture")
        saving: true
        kinds: root.pictures
        place: FolderList.Pictures
        suggested: root.game.files.suggestedName
        onAnswered: files => root.game.files.save(files[0])
    }

    // For the explorer.
    readonly property FileQuestion collections: FileQuestion {
        title: qsTr("Add games or books")
        several: true
        kinds: [{ words: qsTr("Games and books"), endings: root.endings.gameEndings() + " " + root.endings.bookEndings() }]
        onAnswered: files => root.game.explorer.add(files.join("\n"))
    }

    // The lines that are learnt.
    readonly property FileQuestion linesIn: FileQuestion {
        title: qsTr("Add lines from files")
        several: true
        kinds: [{ words: qsTr("Games"), endings: root.endings.gameEndings() }]
        onAnswered: files => root.game.openings.importFrom(files.join("\n"))
    }

    readonly property FileQuestion linesOut: FileQuestion {
        title: qsTr("Save your lines")
        saving: true
        kinds: [root.sgf]
        onAnswered: files => root.game.openings.exportTo(files[0])
    }

    // The table of one's own moves.
    readonly property FileQuestion table: FileQuestion {
        title: qsTr("Save your moves as a table")
        saving: true
        kinds: [{ words: qsTr("Comma-separated values"), endings: "csv" }]
        suggested: qsTr("My moves, %1", "file name: game").arg(root.games.all.find(game => game.kind === root.game.puzzle.kind)?.name ?? "")
        onAnswered: files => root.game.insight.exportTo(files[0])
    }
}
