// What the menus Game and Move can do; their keys work in the whole window.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    // The square where the cursor of the board is, or -1.
    property int square: -1

    required property Library library

    signal openAsked
    signal listAsked
    signal saveAsked
    signal quitAsked
    signal matchAsked

    readonly property Command reset: Command {
        words: qsTr("&New game", "menu")
        keys: "Ctrl+N"
        enabled: root.game.underWay
        onTriggered: root.game.reset()
    }
    readonly property Command open: Command {
        words: qsTr("&Open…", "menu")
        keys: "Ctrl+O"
        onTriggered: root.openAsked()
    }
    readonly property Command list: Command {
        words: qsTr("Game &list…", "menu")
        keys: "Ctrl+L"
        enabled: root.library.hasList
        onTriggered: root.listAsked()
    }
    readonly property Command finished: Command {
        words: qsTr("My ga&mes…", "menu")
        keys: "Ctrl+M"
        onTriggered: root.library.listFinished()
    }
    readonly property Command save: Command {
        words: qsTr("&Save as…", "menu")
        keys: "Ctrl+S"
        onTriggered: root.saveAsked()
    }
    readonly property Command resume: Command {
        words: qsTr("&Resume unfinished game", "menu")
        enabled: root.game.files.resumable > 0
        onTriggered: root.game.files.resumeKept()
    }
    readonly property Command copy: Command {
        words: qsTr("&Copy moves", "menu")
        keys: "Ctrl+C"
        enabled: root.game.view.count > 0
        onTriggered: root.game.files.copyTranscript()
    }
    readonly property Command copyPicture: Command {
        words: qsTr("Copy p&icture", "menu: of the board")
        keys: "Ctrl+Shift+C"
        onTriggered: root.game.files.copyPicture()
    }
    readonly property Command paste: Command {
        words: qsTr("&Paste moves", "menu")
        keys: "Ctrl+V"
        onTriggered: root.game.files.pasteTranscript()
    }
    readonly property Command studying: Command {
        words: root.game.study.open ? qsTr("Back to pla&y", "menu") : qsTr("S&tudy", "menu")
        keys: "F3"
        onTriggered: root.game.study.open ? root.game.study.leave() : root.game.study.enter()
    }
    readonly property Command playHere: Command {
        words: qsTr("Play from &here", "menu")
        enabled: root.game.study.open && root.game.study.canPlay
        onTriggered: root.game.study.playFromHere()
    }
    readonly property Command promote: Command {
        words: qsTr("Pr&omote variation", "menu")
        enabled: root.game.study.open && root.game.study.canPromote
        onTriggered: root.game.study.promote()
    }
    readonly property Command makeMain: Command {
        words: qsTr("&Make it the main line", "menu")
        enabled: root.game.study.open && root.game.study.canPromote
        onTriggered: root.game.study.makeMain()
    }
    readonly property Command demote: Command {
        words: qsTr("&Demote variation", "menu")
        enabled: root.game.study.open && root.game.study.hasPly
        onTriggered: root.game.study.demote()
    }
    readonly property Command deleteMove: Command {
        words: qsTr("Dele&te from this move on", "menu")
        enabled: root.game.study.open && root.game.study.hasPly
        onTriggered: root.game.study.deleteMove()
    }
    readonly property Command cutAfter: Command {
        words: qsTr("&Cut off what follows", "menu")
        enabled: root.game.study.open && root.game.view.shown < root.game.view.count
        onTriggered: root.game.study.cutAfter()
    }
    readonly property Command merge: Command {
        words: qsTr("Paste as &variation", "menu")
        keys: "Ctrl+Shift+V"
        enabled: root.game.study.open && !root.game.editor.open
        onTriggered: root.game.study.mergePasted()
    }
    readonly property Command find: Command {
        words: qsTr("&Find the pasted position", "menu")
        keys: "Ctrl+F"
        enabled: root.game.study.open && !root.game.editor.open
        onTriggered: root.game.study.findPasted()
    }
    readonly property bool canMark: game.study.open && !game.editor.open && square >= 0
    readonly property Command circle: Command {
        words: qsTr("&Circle", "menu")
        keys: "Ctrl+1"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Circle)
    }
    readonly property Command triangle: Command {
        words: qsTr("&Triangle", "menu")
        keys: "Ctrl+2"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Triangle)
    }
    readonly property Command box: Command {
        words: qsTr("&Square", "menu: the shape")
        keys: "Ctrl+3"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Square)
    }
    readonly property Command cross: Command {
        words: qsTr("C&ross", "menu: the shape")
        keys: "Ctrl+4"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Cross)
    }
    readonly property Command letter: Command {
        words: qsTr("&Letter", "menu")
        keys: "Ctrl+5"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Letter)
    }
    readonly property Command match: Command {
        words: qsTr("M&atch of several games…", "menu")
        onTriggered: root.matchAsked()
    }
    readonly property Command resign: Command {
        words: qsTr("Resi&gn", "menu")
        enabled: root.game.canResign
        onTriggered: root.game.resign()
    }
    readonly property Command position: Command {
        words: qsTr("S&et a position up…", "menu")
        keys: "Ctrl+E"
        enabled: !root.game.editor.open
        onTriggered: root.game.editor.begin()
    }
    readonly property Command quit: Command {
        words: qsTr("&Quit", "menu")
        keys: "Ctrl+Q"
        onTriggered: root.quitAsked()
    }
    readonly property Command start: Command {
        words: qsTr("&Start", "menu")
        enabled: root.game.canStart && !root.game.underWay
        onTriggered: root.game.start()
    }
    readonly property Command pause: Command {
        words: root.game.phase === Game.Paused ? qsTr("Continu&e", "menu") : qsTr("&Pause", "menu")
        keys: "Ctrl+P"
        enabled: root.game.canPause
        onTriggered: root.game.togglePause()
    }
    readonly property Command skip: Command {
        words: qsTr("S&kip", "menu")
        keys: "Ctrl+K"
        enabled: root.game.canSkip
        onTriggered: root.game.skip()
    }
    readonly property Command undo: Command {
        words: qsTr("&Undo", "menu")
        keys: "Ctrl+Z"
        enabled: root.game.canUndo
        onTriggered: root.game.undo()
    }
    readonly property Command redo: Command {
        words: qsTr("&Redo", "menu")
        keys: "Ctrl+Shift+Z"
        enabled: root.game.canRedo
        onTriggered: root.game.redo()
    }
    readonly property Command hint: Command {
        words: qsTr("&Hint", "menu")
        keys: "Ctrl+H"
        enabled: root.game.hint.canAsk
        onTriggered: root.game.hint.ask()
    }
    readonly property Command first: Command {
        words: qsTr("&First position", "menu")
        keys: "Alt+Home"
        enabled: root.game.view.shown > 0
        onTriggered: root.game.view.first()
    }
    readonly property Command previous: Command {
        words: qsTr("Pre&vious position", "menu")
        keys: "Alt+Left"
        enabled: root.game.view.shown > 0
        onTriggered: root.game.view.previous()
    }
    readonly property Command next: Command {
        words: qsTr("&Next position", "menu")
        keys: "Alt+Right"
        enabled: root.game.view.shown < root.game.view.count
        onTriggered: root.game.view.next()
    }
    readonly property Command last: Command {
        words: qsTr("&Last position", "menu")
        keys: "Alt+End"
        enabled: root.game.view.shown < root.game.view.count
        onTriggered: root.game.view.last()
    }

    readonly property var gameEntries: [reset, open, list, save, resume, finished, null, studying, playHere, position, null, copy, copyPicture, paste, ...(game.study.open ? [merge, find] : []), null, resign, match, null, quit]
    readonly property var markEntries: [circle, triangle, box, cross, letter]
    readonly property var studyEntries: [promote, makeMain, demote, deleteMove, cutAfter]
    readonly property var moveEntries: [start, pause, null, ...(game.setup.knowsPass ? [skip] : []), undo, redo, hint, null, first, previous, next, last, ...(game.study.open ? [null, ...studyEntries] : [])]
}
