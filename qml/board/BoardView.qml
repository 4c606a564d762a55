// The board that people play on: squares, cursor, hover preview, keys. It chooses squares; what that does is not its affair.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property QtObject model
    required property int boardSize
    property int side: 0
    property bool showLegal: true
    property bool showLastMove: true
    property bool animated: true
    // The discs that a move on the pointed square would flip.
    property var previewCells: []

    signal squareChosen(int cell)
    // A square under the pointer or the cursor, -1 for none.
    signal squarePointed(int cell)

    readonly property int rim: Math.max(16, Math.min(Math.round(Theme.text * 1.6), Math.round(Math.min(width, height) * 0.06)))
    readonly property int cell: Math.max(8, Math.floor((Math.min(width, height) - 2 * rim) / boardSize))
    readonly property int extent: cell * boardSize
    readonly property int shownWidth: frame.width
    property int cursor: 0
    property bool keysInUse: false
    property int hovered: -1
    property int lastPlaced: 0
    readonly property int pointed: hovered >= 0 ? hovered : keysInUse && activeFocus ? cursor : -1

    onPointedChanged: root.squarePointed(pointed)
    onBoardSizeChanged: {
        hovered = -1;
        cursor = boardSize * (boardSize / 2 - 1) + boardSize / 2 - 1;
    }
    Component.onCompleted: cursor = boardSize * (boardSize / 2 - 1) + boardSize / 2 - 1

    function moveCursor(cell: int, reason: int) {
        if (cell < 0 || cell >= boardSize * boardSize)
            return;
        const square = squares.itemAt(cell);
        if (square)
            square.forceActiveFocus(reason);
        cursor = cell;
    }

    function choose(cell: int) {
        if (cell >= 0 && cell < boardSize * boardSize)
            root.squareChosen(cell);
    }

    function squareAt(cell: int): Item {
        return squares.itemAt(cell);
    }

    // Discs turn over from the placed one outwards.
    function distance(cell: int): int {
        const columns = Math.abs(cell % boardSize - lastPlaced % boardSize);
        const rows = Math.abs(Math.floor(cell / boardSize) - Math.floor(lastPlaced / boardSize));
        return Math.max(columns, rows, 1) - 1;
    }

    objectName: "board"
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Board")
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
        onUsed: {
            root.keysInUse = true;
            // A pointer that rests on the board does not keep the cursor from being shown.
            root.hovered = -1;
        }
        onMoved: cell => root.moveCursor(cell, Qt.TabFocusReason)
        onChosen: root.choose(root.cursor)
    }

    BoardFrame {
        id: frame
        anchors.centerIn: parent
        boardSize: root.boardSize
        cell: root.cell
        rim: root.rim
        typedColumn: keys.typedColumn
    }

    Item {
        id: surface
        x: frame.x + root.rim
        y: frame.y + root.rim
        width: root.extent
        height: root.extent

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true

            function cellAt(x: real, y: real): int {
                const column = Math.floor(x / root.cell);
                const row = Math.floor(y / root.cell);
                const inside = column >= 0 && row >= 0 && column < root.boardSize && row < root.boardSize;
                return inside ? row * root.boardSize + column : -1;
            }

            onPositionChanged: mouse => root.hovered = cellAt(mouse.x, mouse.y)
            onEntered: root.hovered = cellAt(mouseX, mouseY)
            onExited: root.hovered = -1
            onClicked: mouse => {
                const cell = cellAt(mouse.x, mouse.y);
                root.keysInUse = false;
                root.moveCursor(cell, Qt.MouseFocusReason);
                root.choose(cell);
            }
        }

        Repeater {
            id: squares
            model: root.model

            BoardSquare {
                x: index % root.boardSize * root.cell
                y: Math.floor(index / root.boardSize) * root.cell
                width: root.cell
                height: root.cell
                // A hint's score stays legible under the pointer's pale disc.
                z: hintRank > 0 ? 1 : 0
                side: root.side
                showLegal: root.showLegal
                showLastMove: root.showLastMove
                animated: root.animated
                current: root.cursor === index
                pointed: ghost.visible && root.pointed === index
                delay: root.distance(index) * Theme.stagger
                onPressed: cell => root.choose(cell)
                onPlaced: cell => root.lastPlaced = cell
                onActiveFocusChanged: if (activeFocus) root.cursor = index
            }
        }

        // What the pointed move would do: a pale disc there, dots on the discs that would turn.
        Rectangle {
            id: ghost
            visible: root.previewCells.length > 0 && root.pointed >= 0
            width: Math.floor(root.cell * 0.41) * 2
            height: width
            x: root.pointed % root.boardSize * root.cell + Math.floor((root.cell - width) / 2)
            y: Math.floor(root.pointed / root.boardSize) * root.cell + Math.floor((root.cell - height) / 2)
            radius: width / 2
            antialiasing: true
            opacity: 0.55
            color: Theme.ring(root.side)
        }

        Repeater {
            model: root.previewCells

            Rectangle {
                required property int modelData

                width: Math.floor(root.cell * 0.14) * 2
                height: width
                x: modelData % root.boardSize * root.cell + Math.floor((root.cell - width) / 2)
                y: Math.floor(modelData / root.boardSize) * root.cell + Math.floor((root.cell - height) / 2)
                radius: width / 2
                antialiasing: true
                color: Theme.ring(root.side)
            }
        }

        // The cursor: a bright line between two dark ones, to be seen on any square. It lies on the lines of the
        // grid, so that it leaves the disc whole.
        Rectangle {
            visible: root.activeFocus && root.keysInUse
            x: root.cursor % root.boardSize * root.cell - Theme.gridWidth
            y: Math.floor(root.cursor / root.boardSize) * root.cell - Theme.gridWidth
            z: 2
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
