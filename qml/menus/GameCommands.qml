// The actions of the menus Game and Move; their keys work in the whole window.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    // The square of the board's cursor, or -1.
    property int square: -1

    required property Library library

    signal openAsked
    signal listAsked
    signal saveAsked
    signal savePictureAsked
    signal quitAsked
    signal matchAsked
    // What is on the square of the cursor has changed by a key.
    signal squareMarked

    readonly property Action reset: Action {
        words: qsTr("&New game", "menu")
        keys: "Ctrl+N"
        possible: root.game.underWay
        onChosen: root.game.reset()
        onRefused: root.game.explain(Status.NothingToReset)
    }
    readonly property Action open: Action {
        words: qsTr("&Open…", "menu")
        keys: "Ctrl+O"
        onTriggered: root.openAsked()
    }
    // One of the recent files, by its number.
    component Recent: Action {
        required property int place
        words: qsTr("%1  %2", "menu: number, file").arg(place < 9 ? "&" + (place + 1) : "1&0").arg(root.game.files.recent[place] ?? "")
        onTriggered: root.game.files.openRecent(place)
    }
    readonly property list<QtObject> recentFiles: [
        Recent { place: 0 },
        Recent { place: 1 },
        Recent { place: 2 },
        Recent { place: 3 },
        Recent { place: 4 },
        Recent { place: 5 },
        Recent { place: 6 },
        Recent { place: 7 },
        Recent { place: 8 },
        Recent { place: 9 }
    ]
    readonly property int recentCount: game.files.recent.length
    readonly property Action noRecent: Action {
        words: qsTr("No recent files", "menu")
        possible: false
        onRefused: root.game.explain(Status.NoRecentFiles)
    }
    readonly property Action clearRecent: Action {
        words: qsTr("&Clear list", "menu")
        onTriggered: root.game.files.clearRecent()
    }
    readonly property Component recentMenu: Component {
        Menu {
            words: qsTr("Op&en recent", "menu")
            entries: root.recentCount > 0 ? [...Array.from(root.recentFiles).slice(0, root.recentCount), null, root.clearRecent] : [root.noRecent]
        }
    }
    readonly property Action list: Action {
        words: qsTr("Game &list…", "menu")
        keys: "Ctrl+L"
        possible: root.library.hasList
        onChosen: root.listAsked()
        onRefused: root.game.explain(Status.NoList)
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
    readonly property Action savePicture: Action {
        words: qsTr("Save the &board as a picture…", "menu")
        onTriggered: root.savePictureAsked()
    }
    readonly property Action resume: Action {
        words: qsTr("&Resume unfinished game", "menu")
        possible: root.game.files.resumable > 0
        onChosen: root.game.files.resumeKept()
        onRefused: root.game.explain(Status.NothingToResume)
    }
    readonly property Action copy: Action {
        words: qsTr("&Copy moves", "menu")
        keys: "Ctrl+C"
        possible: root.game.files.canCopy
        onChosen: root.game.files.copyTranscript()
        onRefused: root.game.explain(Status.NothingToCopy)
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
        possible: root.game.study.open && root.game.study.canPlay
        onChosen: root.game.study.playFromHere()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToPlay : Status.OnlyInStudy)
    }
    readonly property Action promote: Action {
        words: qsTr("Pr&omote variation", "menu")
        possible: root.game.study.open && root.game.study.canPromote
        onChosen: root.game.study.promote()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToChange : Status.OnlyInStudy)
    }
    readonly property Action makeMain: Action {
        words: qsTr("&Make it the main line", "menu")
        possible: root.game.study.open && root.game.study.canPromote
        onChosen: root.game.study.makeMain()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToChange : Status.OnlyInStudy)
    }
    readonly property Action demote: Action {
        words: qsTr("&Demote variation", "menu")
        possible: root.game.study.open && root.game.study.canDemote
        onChosen: root.game.study.demote()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToChange : Status.OnlyInStudy)
    }
    readonly property Action deleteMove: Action {
        words: qsTr("Dele&te from this move on", "menu")
        possible: root.game.study.open && root.game.study.hasPly
        onChosen: root.game.study.deleteMove()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToChange : Status.OnlyInStudy)
    }
    readonly property Action cutAfter: Action {
        words: qsTr("&Cut off what follows", "menu")
        possible: root.game.study.open && root.game.view.shown < root.game.view.count
        onChosen: root.game.study.cutAfter()
        onRefused: root.refuse(root.game.study.open ? Status.NothingToChange : Status.OnlyInStudy)
    }
    readonly property Action lineForBlack: Action {
        words: qsTr("For &Black", "menu: whose openings")
        keys: "Ctrl+Shift+B"
        possible: root.game.study.open && !root.game.editor.open && root.game.view.shown > 0
        onChosen: root.game.openings.addHere(Side.Black)
        onRefused: root.refuse(root.game.study.open ? Status.AtStart : Status.OnlyInStudy)
    }
    readonly property Action lineForWhite: Action {
        words: qsTr("For &White", "menu: whose openings")
        keys: "Ctrl+Shift+W"
        possible: root.game.study.open && !root.game.editor.open && root.game.view.shown > 0
        onChosen: root.game.openings.addHere(Side.White)
        onRefused: root.refuse(root.game.study.open ? Status.AtStart : Status.OnlyInStudy)
    }
    readonly property Action merge: Action {
        words: qsTr("Paste as &variation", "menu")
        keys: "Ctrl+Shift+V"
        possible: root.game.study.open && !root.game.editor.open
        onChosen: root.game.study.mergePasted()
        onRefused: root.refuse(Status.OnlyInStudy)
    }
    readonly property Action find: Action {
        words: qsTr("&Find the pasted position", "menu")
        keys: "Ctrl+F"
        possible: root.game.study.open && !root.game.editor.open
        onChosen: root.game.study.findPasted()
        onRefused: root.refuse(Status.OnlyInStudy)
    }
    // Says why a command can't be given: nearly all of them wait while a position is set up.
    function refuse(why: int) {
        game.explain(game.editor.open ? Status.SetUpFirst : why);
    }
    // Says why a square can't be marked or its move be analysed.
    function refuseMark() {
        refuse(!game.study.open ? Status.OnlyInStudy : practises ? Status.ExerciseFirst : square < 0 ? Status.NoSquare : Status.NothingToPlay);
    }

    // Puts a sign on the square of the cursor, or takes it away.
    component Mark: Action {
        required property int sign
        possible: root.canMark
        onChosen: {
            root.game.study.mark(root.square, sign);
            root.squareMarked();
        }
        onRefused: root.refuseMark()
    }
    readonly property bool practises: game.practice.stage !== Practice.Closed
    readonly property bool canMark: game.study.open && !game.editor.open && !practises && square >= 0
    readonly property Action circle: Mark {
        words: qsTr("&Circle", "menu")
        keys: "Ctrl+1"
        sign: Study.Circle
    }
    readonly property Action triangle: Mark {
        words: qsTr("&Triangle", "menu")
        keys: "Ctrl+2"
        sign: Study.Triangle
    }
    readonly property Action box: Mark {
        words: qsTr("&Square", "menu: the shape")
        keys: "Ctrl+3"
        sign: Study.Square
    }
    readonly property Action cross: Mark {
        words: qsTr("C&ross", "menu: the shape")
        keys: "Ctrl+4"
        sign: Study.Cross
    }
    readonly property Action letter: Mark {
        words: qsTr("&Letter", "menu")
        keys: "Ctrl+5"
        sign: Study.Letter
    }
    readonly property Action analyseThis: Action {
        words: qsTr("Analyse &just this move, or this one too", "menu")
        keys: "Shift+F4"
        possible: root.canMark && root.game.analysis.possible
        onChosen: {
            root.game.analysis.choose(root.square);
            root.squareMarked();
        }
        onRefused: root.canMark && !root.game.analysis.on ? root.game.explain(Status.AnalysisOff) : root.refuseMark()
    }
    readonly property Action analyseAll: Action {
        words: qsTr("Analyse all moves a&gain", "menu")
        keys: "Ctrl+F4"
        possible: root.game.analysis.chosen !== ""
        onChosen: root.game.analysis.chooseAll()
        onRefused: root.refuse(!root.game.study.open ? Status.OnlyInStudy : root.game.analysis.on ? Status.AllAnalysed : Status.AnalysisOff)
    }
    readonly property Action match: Action {
        words: qsTr("M&atch of several games…", "menu")
        onTriggered: root.matchAsked()
    }
    readonly property Action resign: Action {
        words: qsTr("Resi&gn", "menu")
        possible: root.game.canResign
        onTriggered: root.game.ask(Game.AskResign)
    }
    readonly property Action position: Action {
        words: qsTr("Set &up a position…", "menu")
        keys: "Ctrl+E"
        possible: !root.game.editor.open
        onChosen: root.game.editor.begin()
        onRefused: root.game.explain(Status.SetUpFirst)
    }
    readonly property Action quit: Action {
        words: qsTr("&Quit", "menu")
        keys: "Ctrl+Q"
        onTriggered: root.quitAsked()
    }
    readonly property Action start: Action {
        words: qsTr("&Start", "menu")
        possible: root.game.canStart && !root.game.underWay
        onChosen: root.game.start()
        onRefused: root.game.explain(Status.NothingToStart)
    }
    readonly property Action pause: Action {
        words: root.game.phase === Game.Paused ? qsTr("Continu&e", "menu") : qsTr("&Pause", "menu")
        keys: "Ctrl+P"
        possible: root.game.canPause
        onTriggered: root.game.togglePause()
    }
    readonly property Action skip: Action {
        words: qsTr("S&kip", "menu")
        keys: "Ctrl+K"
        possible: root.game.canSkip
        onTriggered: root.game.skip()
    }
    readonly property Action undo: Action {
        words: qsTr("&Undo", "menu")
        keys: "Ctrl+Z"
        repeats: true
        possible: root.game.canUndo
        onTriggered: root.game.undo()
    }
    readonly property Action redo: Action {
        words: qsTr("&Redo", "menu")
        keys: "Ctrl+Shift+Z"
        repeats: true
        possible: root.game.canRedo
        onTriggered: root.game.redo()
    }
    readonly property Action hint: Action {
        words: qsTr("&Hint", "menu")
        keys: "Ctrl+H"
        possible: root.game.hint.canAsk
        onTriggered: root.game.hint.ask()
    }
    readonly property Leaving leaving: Leaving {
        game: root.game
    }
    // A wrong try is taken back; a mistake of a study is given back.
    readonly property bool hasTry: leaving.hasTry()
    readonly property Action tryAgain: Action {
        words: qsTr("Tr&y again", "menu: the mistake that was made here")
        keys: "Ctrl+T"
        possible: root.hasTry || root.game.practice.canTry
        onChosen: root.hasTry ? root.game.undo() : root.game.practice.tryAgain()
        onRefused: root.refuse(root.game.learning ? Status.NotHere : root.practises ? Status.ExerciseFirst : Status.NoMistakeHere)
    }
    readonly property Action practise: Action {
        words: qsTr("Pract&ise mistakes", "menu")
        keys: "F7"
        possible: !root.practises && !root.game.editor.open
        onChosen: root.game.practice.begin()
        onRefused: root.refuse(Status.ExerciseFirst)
    }
    readonly property Action leaveExercise: Action {
        words: qsTr("Leave the e&xercise", "menu")
        possible: root.practises
        onChosen: root.game.practice.leave()
        onRefused: root.game.explain(Status.NoExercise)
    }
    function refuseWalk(why: int) {
        game.explain(game.learning && game.view.walkable === 0 ? Status.NotHere : why);
    }
    readonly property Action first: Action {
        words: qsTr("&First position", "menu")
        keys: "Alt+Home"
        possible: root.game.view.walked > 0
        onChosen: root.game.view.first()
        onRefused: root.refuseWalk(Status.AtStart)
    }
    readonly property Action previous: Action {
        words: qsTr("Pre&vious position", "menu")
        keys: "Alt+Left"
        repeats: true
        possible: root.game.view.walked > 0
        onChosen: root.game.view.previous()
        onRefused: root.refuseWalk(Status.AtStart)
    }
    readonly property Action next: Action {
        words: qsTr("&Next position", "menu")
        keys: "Alt+Right"
        repeats: true
        possible: root.game.view.walked < root.game.view.walkable
        onChosen: root.game.view.next()
        onRefused: root.refuseWalk(Status.AtEnd)
    }
    readonly property Action last: Action {
        words: qsTr("&Last position", "menu")
        keys: "Alt+End"
        possible: root.game.view.walked < root.game.view.walkable
        onChosen: root.game.view.last()
        onRefused: root.refuseWalk(Status.AtEnd)
    }

    readonly property var gameEntries: [reset, open, recentMenu, list, save, resume, finished, null, studying, playHere, position, null, copy, copyPicture, savePicture, paste, ...(game.study.open ? [merge, find] : []), null, resign, match, null, quit]
    readonly property var markEntries: [circle, triangle, box, cross, letter]
    readonly property var lineEntries: [lineForBlack, lineForWhite]
    readonly property var analysisEntries: [analyseThis, analyseAll]
    readonly property var studyEntries: [promote, makeMain, demote, deleteMove, cutAfter]
    readonly property var moveEntries: [start, pause, null, undo, skip, redo, hint, null, practise, ...(game.study.open ? [tryAgain, leaveExercise] : game.learning ? [tryAgain] : []), null, first, previous, next, last, ...(game.study.open ? [null, ...studyEntries, null, ...analysisEntries] : [])]
}
