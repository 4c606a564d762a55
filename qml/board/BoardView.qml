// The board that people play on, of either game: cells, cursor, pointer, keys. It chooses cells; what that does is not its
// affair, and how a cell and the surface look is the game's.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property QtObject model
    required property int boardSize
    // What lies under the cells, and one cell; see BoardSurface and BoardCell.
    required property Component surface
    required property Component square
    // The words of the game.
    property GameWords words: null
    // What lies over the cells, if anything does.
    property Component overlay: null
    // Whether row 1 is at the bottom.
    property bool rowsFromBottom: false
    // How far from the middle of a cell a press still counts, in sides of a cell; 1 takes the whole cell.
    property real reach: 1
    property int side: 0
    property bool showLastMove: true
    property bool animated: true

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
    readonly property int pointed: hovered >= 0 ? hovered : keysInUse && activeFocus ? cursor : -1

    onPointedChanged: root.squarePointed(pointed)
    onBoardSizeChanged: {
        hovered = -1;
        cursor = middle();
    }
    Component.onCompleted: cursor = middle()

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

    function choose(cell: int) {
        if (cell >= 0 && cell < boardSize * boardSize)
            root.squareChosen(cell);
    }

    function squareAt(cell: int): Item {
        return squares.itemAt(cell);
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
        rowsFromBottom: root.rowsFromBottom
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
        surface: root.surface
        rowsFromBottom: root.rowsFromBottom
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
                const off = Math.hypot(x / root.cell - column - 0.5, y / root.cell - row - 0.5);
                return inside && off <= root.reach ? row * root.boardSize + column : -1;
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

            delegate: root.square
        }

        Loader {
            anchors.fill: parent
            sourceComponent: root.overlay
        }

        // The cursor: a bright line between two dark ones, to be seen on any square. It lies on the lines of the
        // grid, so that it leaves the stone whole.
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
