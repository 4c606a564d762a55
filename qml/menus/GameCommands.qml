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

    readonly property Action reset: Action {
        words: qsTr("&New game", "menu")
        keys: "Ctrl+N"
        enabled: root.game.underWay
        onTriggered: root.game.reset()
    }
    readonly property Action open: Action {
        words: qsTr("&Open…", "menu")
        keys: "Ctrl+O"
        onTriggered: root.openAsked()
    }
    readonly property Action list: Action {
        words: qsTr("Game &list…", "menu")
        keys: "Ctrl+L"
        enabled: root.library.hasList
        onTriggered: root.listAsked()
    }
    readonly property Action finished: Action {
        words: qsTr("My ga&mes…", "menu")
        keys: "Ctrl+M"
        onTriggered: root.library.listFinished()
    }
    readonly property Action save: Action {
        words: qsTr("&Save as…", "menu")
        keys: "Ctrl+S"
        onTriggered: root.saveAsked()
    }
    readonly property Action resume: Action {
        words: qsTr("&Resume unfinished game", "menu")
        enabled: root.game.files.resumable > 0
        onTriggered: root.game.files.resumeKept()
    }
    readonly property Action copy: Action {
        words: qsTr("&Copy moves", "menu")
        keys: "Ctrl+C"
        enabled: root.game.view.count > 0
        onTriggered: root.game.files.copyTranscript()
    }
    readonly property Action copyPicture: Action {
        words: qsTr("Copy p&icture", "menu: of the board")
        keys: "Ctrl+Shift+C"
        onTriggered: root.game.files.copyPicture()
    }
    readonly property Action paste: Action {
        words: qsTr("&Paste moves", "menu")
        keys: "Ctrl+V"
        onTriggered: root.game.files.pasteTranscript()
    }
    readonly property Action studying: Action {
        words: root.game.study.open ? qsTr("Back to pla&y", "menu") : qsTr("S&tudy", "menu")
        keys: "F3"
        onTriggered: root.game.study.open ? root.game.study.leave() : root.game.study.enter()
    }
    readonly property Action playHere: Action {
        words: qsTr("Play from &here", "menu")
        enabled: root.game.study.open && root.game.study.canPlay
        onTriggered: root.game.study.playFromHere()
    }
    readonly property Action promote: Action {
        words: qsTr("Pr&omote variation", "menu")
        enabled: root.game.study.open && root.game.study.canPromote
        onTriggered: root.game.study.promote()
    }
    readonly property Action makeMain: Action {
        words: qsTr("&Make it the main line", "menu")
        enabled: root.game.study.open && root.game.study.canPromote
        onTriggered: root.game.study.makeMain()
    }
    readonly property Action demote: Action {
        words: qsTr("&Demote variation", "menu")
        enabled: root.game.study.open && root.game.study.hasPly
        onTriggered: root.game.study.demote()
    }
    readonly property Action deleteMove: Action {
        words: qsTr("Dele&te from this move on", "menu")
        enabled: root.game.study.open && root.game.study.hasPly
        onTriggered: root.game.study.deleteMove()
    }
    readonly property Action cutAfter: Action {
        words: qsTr("&Cut off what follows", "menu")
        enabled: root.game.study.open && root.game.view.shown < root.game.view.count
        onTriggered: root.game.study.cutAfter()
    }
    readonly property Action merge: Action {
        words: qsTr("Paste as &variation", "menu")
        keys: "Ctrl+Shift+V"
        enabled: root.game.study.open && !root.game.editor.open
        onTriggered: root.game.study.mergePasted()
    }
    readonly property Action find: Action {
        words: qsTr("&Find the pasted position", "menu")
        keys: "Ctrl+F"
        enabled: root.game.study.open && !root.game.editor.open
        onTriggered: root.game.study.findPasted()
    }
    readonly property bool canMark: game.study.open && !game.editor.open && square >= 0
    readonly property Action circle: Action {
        words: qsTr("&Circle", "menu")
        keys: "Ctrl+1"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Circle)
    }
    readonly property Action triangle: Action {
        words: qsTr("&Triangle", "menu")
        keys: "Ctrl+2"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Triangle)
    }
    readonly property Action box: Action {
        words: qsTr("&Square", "menu: the shape")
        keys: "Ctrl+3"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Square)
    }
    readonly property Action cross: Action {
        words: qsTr("C&ross", "menu: the shape")
        keys: "Ctrl+4"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Cross)
    }
    readonly property Action letter: Action {
        words: qsTr("&Letter", "menu")
        keys: "Ctrl+5"
        enabled: root.canMark
        onTriggered: root.game.study.mark(root.square, Study.Letter)
    }
    readonly property Action analyseThis: Action {
        words: qsTr("Analyse &just this move, or this one too", "menu")
        keys: "Shift+F4"
        enabled: root.canMark && root.game.analysis.possible
        onTriggered: root.game.analysis.choose(root.square)
    }
    readonly property Action analyseAll: Action {
        words: qsTr("Analyse all moves a&gain", "menu")
        keys: "Ctrl+F4"
        enabled: root.game.analysis.chosen !== ""
        onTriggered: root.game.analysis.chooseAll()
    }
    readonly property Action match: Action {
        words: qsTr("M&atch of several games…", "menu")
        onTriggered: root.matchAsked()
    }
    readonly property Action resign: Action {
        words: qsTr("Resi&gn", "menu")
        enabled: root.game.canResign
        onTriggered: root.game.resign()
    }
    readonly property Action position: Action {
        words: qsTr("S&et a position up…", "menu")
        keys: "Ctrl+E"
        enabled: !root.game.editor.open
        onTriggered: root.game.editor.begin()
    }
    readonly property Action quit: Action {
        words: qsTr("&Quit", "menu")
        keys: "Ctrl+Q"
        onTriggered: root.quitAsked()
    }
    readonly property Action start: Action {
        words: qsTr("&Start", "menu")
        enabled: root.game.canStart && !root.game.underWay
        onTriggered: root.game.start()
    }
    readonly property Action pause: Action {
        words: root.game.phase === Game.Paused ? qsTr("Continu&e", "menu") : qsTr("&Pause", "menu")
        keys: "Ctrl+P"
        enabled: root.game.canPause
        onTriggered: root.game.togglePause()
    }
    readonly property Action skip: Action {
        words: qsTr("S&kip", "menu")
        keys: "Ctrl+K"
        enabled: root.game.canSkip
        onTriggered: root.game.skip()
    }
    readonly property Action undo: Action {
        words: qsTr("&Undo", "menu")
        keys: "Ctrl+Z"
        enabled: root.game.canUndo
        onTriggered: root.game.undo()
    }
    readonly property Action redo: Action {
        words: qsTr("&Redo", "menu")
        keys: "Ctrl+Shift+Z"
        enabled: root.game.canRedo
        onTriggered: root.game.redo()
    }
    readonly property Action hint: Action {
        words: qsTr("&Hint", "menu")
        keys: "Ctrl+H"
        enabled: root.game.hint.canAsk
        onTriggered: root.game.hint.ask()
    }
    readonly property Action tryAgain: Action {
        words: qsTr("Tr&y again", "menu: the mistake that was made here")
        keys: "Ctrl+T"
        enabled: root.game.practice.canTry
        onTriggered: root.game.practice.tryAgain()
    }
    readonly property Action practise: Action {
        words: qsTr("Pract&ise mistakes", "menu")
        keys: "F7"
        enabled: root.game.practice.stage === Practice.Closed && !root.game.editor.open
        onTriggered: root.game.practice.begin()
    }
    readonly property Action leaveExercise: Action {
        words: qsTr("Leave the e&xercise", "menu")
        enabled: root.game.practice.stage !== Practice.Closed
        onTriggered: root.game.practice.leave()
    }
    readonly property Action first: Action {
        words: qsTr("&First position", "menu")
        keys: "Alt+Home"
        enabled: root.game.view.shown > 0
        onTriggered: root.game.view.first()
    }
    readonly property Action previous: Action {
        words: qsTr("Pre&vious position", "menu")
        keys: "Alt+Left"
        enabled: root.game.view.shown > 0
        onTriggered: root.game.view.previous()
    }
    readonly property Action next: Action {
        words: qsTr("&Next position", "menu")
        keys: "Alt+Right"
        enabled: root.game.view.shown < root.game.view.count
        onTriggered: root.game.view.next()
    }
    readonly property Action last: Action {
        words: qsTr("&Last position", "menu")
        keys: "Alt+End"
        enabled: root.game.view.shown < root.game.view.count
        onTriggered: root.game.view.last()
    }

    readonly property var gameEntries: [reset, open, list, save, resume, finished, null, studying, playHere, position, null, copy, copyPicture, paste, ...(game.study.open ? [merge, find] : []), null, resign, match, null, quit]
    readonly property var markEntries: [circle, triangle, box, cross, letter]
    readonly property var analysisEntries: [analyseThis, analyseAll]
    readonly property var studyEntries: [promote, makeMain, demote, deleteMove, cutAfter]
    readonly property var moveEntries: [start, pause, null, ...(game.setup.knowsPass ? [skip] : []), undo, redo, hint, null, practise, ...(game.study.open ? [tryAgain, leaveExercise] : []), null, first, previous, next, last, ...(game.study.open ? [null, ...studyEntries, null, ...analysisEntries] : [])]
}
