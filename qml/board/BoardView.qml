// A playable board of any game: cells, cursor, pointer, keys. It only reports the cells chosen; the game draws them.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property QtObject model
    required property int boardSize
    // One cell; see BoardCell.
    required property Component square
    // The words of the game.
    property GameWords words: null
    // Lines that are drawn over the cells, each from the middle of a cell to that of another: two numbers a line.
    property var chalk: []
    // An overlay on the cells.
    property Item overlay: null
    // Whether stones lie on the crossings of the lines.
    property bool crossings: false
    // Whether row 1 is at the bottom.
    property bool rowsFromBottom: false
    // How far from the centre of a cell a press counts, in sides of a cell; 1 is the whole cell.
    property real reach: 1
    // Whether squares can be marked: a finger, which has one button only, then does so by staying on one.
    property bool markable: false
    property int side: 0
    property bool showLastMove: true
    property bool animated: true
    // Whether the board shows a past position.
    property bool past: false

    signal squareChosen(int cell)
    // A square was right-clicked, or a finger stayed on it.
    signal squareMarked(int cell)
    // A square was clicked with Ctrl held.
    signal squarePicked(int cell)
    // The square under the pointer or the cursor, or -1.
    signal squarePointed(int cell)

    // The board fills its room: the rim takes what whole cells leave.
    readonly property int room: Math.floor(Math.min(width, height))
    readonly property int leastRim: crossings ? Math.max(20, Math.round(room * 0.0439), Math.min(Math.round(Theme.text * 1.6), Math.round(room * 0.06)))
        : Math.max(Math.round(room * 0.0357), Math.min(Math.round(Theme.text * 1.15), Math.round(room * 0.06)))
    readonly property int cell: wholeCell(Math.floor((room - 2 * leastRim) / Math.max(1, boardSize)))
    readonly property int rim: Math.max(12, Math.floor((room - boardSize * cell) / 2))
    readonly property int extent: cell * boardSize
    readonly property int shownWidth: frame.width
    readonly property int line: crossings ? Math.max(1, Math.round(cell / 32)) + (Theme.highContrast ? 1 : 0) : Math.max(Theme.gridWidth, Math.round(cell * 0.0145) * 2)
    // cpp/board_table.cpp asks for these by name, for screen readers.
    readonly property string spokenName: qsTr("Board")
    readonly property Item cells: surface
    // The shadows, below all discs.
    readonly property Item shadows: shadowPlace
    // Discs turning over now.
    property int turning: 0
    property int cursor: 0
    property bool keysInUse: false
    property int hovered: -1
    readonly property int pointed: hovered >= 0 ? hovered : keysInUse && activeFocus ? cursor : -1

    onPointedChanged: root.squarePointed(pointed)
    onBoardSizeChanged: {
        hovered = -1;
        cursor = middle();
    }
    Component.onCompleted: cursor = middle()

    // Squares have an even size, so that even discs are centred.
    function wholeCell(most: int): int {
        return Math.max(8, crossings ? most : most - most % 2);
    }

    function middle(): int {
        return (boardSize + 1) * Math.floor((boardSize - 1) / 2);
    }

    function moveCursor(cell: int, reason: int) {
        if (cell < 0 || cell >= boardSize * boardSize)
            return;
        const square = squares.itemAt(cell);
        if (square)
            square.forceActiveFocus(reason);
        cursor = cell;
    }

    // Goes to the next or previous legal move, around the board; from stone to stone where nearly every move is legal, as at
    // Gomoku.
    function seek(direction: int) {
        const count = boardSize * boardSize;
        for (let step = 1; step <= count; ++step) {
            const cell = (cursor + direction * step + count) % count;
            const square = squares.itemAt(cell) as BoardCell;
            if (square && (crossings ? square.stone !== Side.None : square.legal)) {
                moveCursor(cell, Qt.TabFocusReason);
                return;
            }
        }
    }

    function choose(cell: int) {
        if (cell >= 0 && cell < boardSize * boardSize)
            root.squareChosen(cell);
    }

    function squareAt(cell: int): Item {
        return squares.itemAt(cell);
    }

    // Shakes a square where nothing can be played.
    function nudge(cell: int) {
        if (cell >= 0 && cell < boardSize * boardSize)
            refusal.show(cell);
    }

    objectName: "board"
    Accessible.role: Accessible.Table
    Accessible.name: spokenName
    onActiveFocusChanged: {
        if (!activeFocus)
            keys.forget();
        else if (squares.itemAt(cursor))
            squares.itemAt(cursor).focus = true;
    }

    Keys.forwardTo: [keys]

    BoardKeys {
        id: keys
        boardSize: root.boardSize
        cursor: root.cursor
        rowsFromBottom: root.rowsFromBottom
        onUsed: {
            root.keysInUse = true;
            // A resting pointer does not hide the cursor.
            root.hovered = -1;
        }
        onMoved: cell => {
            // At the border, or where it was typed, the focus stays, and a screen reader is silent about that.
            const square = root.squareAt(cell) as BoardCell;
            if (square && cell === root.cursor)
                Speech.say(square.spokenName, "square");
            root.moveCursor(cell, Qt.TabFocusReason);
        }
        onSought: direction => root.seek(direction)
        onChosen: root.choose(root.cursor)
        onMissed: name => Speech.say(name.length > 1 ? qsTr("There is no %1.", "square or point").arg(name) : qsTr("There is no column %1.").arg(name), "missing")
    }

    BoardFrame {
        id: frame
        x: Math.floor((root.width - width) / 2)
        y: Math.floor((root.height - height) / 2)
        boardSize: root.boardSize
        cell: root.cell
        rim: root.rim
        crossings: root.crossings
        line: root.line
        typedColumn: keys.typedColumn
        rowsFromBottom: root.rowsFromBottom
        past: root.past
    }

    Item {
        id: surface
        x: frame.x + root.rim
        y: frame.y + root.rim
        width: root.extent
        height: root.extent

        MouseArea {
            anchors.fill: parent
            property bool byFinger: false

            hoverEnabled: true
            acceptedButtons: Qt.LeftButton | Qt.RightButton

            function cellAt(x: real, y: real): int {
                const column = Math.floor(x / root.cell);
                const row = Math.floor(y / root.cell);
                const inside = column >= 0 && row >= 0 && column < root.boardSize && row < root.boardSize;
                const off = Math.hypot(x / root.cell - column - 0.5, y / root.cell - row - 0.5);
                return inside && off <= root.reach ? row * root.boardSize + column : -1;
            }

            onPositionChanged: mouse => root.hovered = cellAt(mouse.x, mouse.y)
            onEntered: root.hovered = cellAt(mouseX, mouseY)
            onExited: root.hovered = -1
            onPressed: mouse => byFinger = mouse.source !== Qt.MouseEventNotSynthesized
            onPressAndHold: mouse => {
                const cell = cellAt(mouse.x, mouse.y);
                // Otherwise it is a click when it ends.
                mouse.accepted = byFinger && root.markable && cell >= 0;
                if (!mouse.accepted)
                    return;
                root.keysInUse = false;
                root.moveCursor(cell, Qt.MouseFocusReason);
                root.squareMarked(cell);
            }
            onClicked: mouse => {
                const cell = cellAt(mouse.x, mouse.y);
                root.keysInUse = false;
                root.moveCursor(cell, Qt.MouseFocusReason);
                if (cell >= 0 && mouse.modifiers & Qt.ControlModifier)
                    root.squarePicked(cell);
                else if (mouse.button === Qt.LeftButton)
                    root.choose(cell);
                else if (cell >= 0)
                    root.squareMarked(cell);
            }
        }

        Item {
            id: shadowPlace
            anchors.fill: parent
        }

        Repeater {
            id: squares
            model: root.model

            delegate: root.square
        }

        ChalkLines {
            anchors.fill: parent
            z: 5
            cell: root.cell
            boardSize: root.boardSize
            chalk: root.chalk
        }

        Item {
            anchors.fill: parent
            z: 5
            children: root.overlay ? [root.overlay] : []
        }

        Refusal {
            id: refusal
            z: 6
            cell: root.cell
            boardSize: root.boardSize
        }

        // The cursor: a bright line between two dark ones, visible on any square. It lies on the lines of the
        // grid, so that it leaves the stone whole.
        Rectangle {
            visible: root.activeFocus && root.keysInUse
            x: root.cursor % root.boardSize * root.cell - Theme.gridWidth
            y: Math.floor(root.cursor / root.boardSize) * root.cell - Theme.gridWidth
            z: 6
            width: root.cell + 2 * Theme.gridWidth
            height: width
            color: "transparent"
            border.width: Theme.focusWidth + 3
            border.color: Theme.cursorEdge
            radius: 4

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                color: "transparent"
                radius: 3
                border.width: Theme.focusWidth
                border.color: Theme.cursor
            }
        }
    }
}
