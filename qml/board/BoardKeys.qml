// The keys of the board: arrows, also from one legal move to the next, Home and End, Enter and Space, and a square typed by
// its name.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int boardSize
    required property int cursor
    // Whether row 1 is at the bottom.
    property bool rowsFromBottom: false

    signal used
    signal moved(int cell)
    // To the next square of interest, or with -1 to the previous one.
    signal sought(int direction)
    signal chosen
    // A square or point that the board does not have was typed, or a column.
    signal missed(string name)

    // The letter typed so far, as a column, or -1.
    property int typedColumn: -1
    property int typedRow: 0
    // Where the cursor was before.
    property int typedFrom: 0
    // The name that was typed and is not there: Enter was meant for it.
    property string missing: ""

    function forget() {
        typedColumn = -1;
        typedRow = 0;
        missing = "";
    }

    function miss(name: string) {
        forget();
        missing = name;
        root.used();
        root.missed(name);
    }

    function step(event: KeyEvent): bool {
        const column = cursor % boardSize;
        const row = Math.floor(cursor / boardSize);
        const last = boardSize - 1;
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        const targets = {};
        targets[Qt.Key_Left] = [Math.max(0, column - 1), row];
        targets[Qt.Key_Right] = [Math.min(last, column + 1), row];
        targets[Qt.Key_Up] = [column, Math.max(0, row - 1)];
        targets[Qt.Key_Down] = [column, Math.min(last, row + 1)];
        targets[Qt.Key_Home] = control ? [0, 0] : [0, row];
        targets[Qt.Key_End] = control ? [last, last] : [last, row];
        targets[Qt.Key_PageUp] = [column, 0];
        targets[Qt.Key_PageDown] = [column, last];
        const target = targets[event.key];
        if (target === undefined)
            return false;
        forget();
        root.used();
        root.moved(target[1] * boardSize + target[0]);
        return true;
    }

    function seek(event: KeyEvent): bool {
        if (!(event.modifiers & Qt.ControlModifier) || (event.key !== Qt.Key_Left && event.key !== Qt.Key_Right))
            return false;
        forget();
        root.used();
        root.sought(event.key === Qt.Key_Right ? 1 : -1);
        return true;
    }

    function letter(column: int): string {
        return String.fromCharCode(97 + column);
    }

    function type(key: int): bool {
        const column = key - Qt.Key_A;
        if (column >= 0 && column < 26) {
            forget();
            if (column >= boardSize) {
                miss(letter(column));
                return true;
            }
            typedColumn = column;
            typedFrom = cursor;
            root.used();
            return true;
        }
        const digit = key - Qt.Key_0;
        if (digit < 0 || digit > 9)
            return false;
        const row = typedRow * 10 + digit;
        if (typedColumn < 0)
            return true;
        if (row < 1 || row > boardSize) {
            const [name, from] = [letter(typedColumn) + row, typedFrom];
            if (from !== cursor)
                root.moved(from);
            miss(name);
            return true;
        }
        const cell = (rowsFromBottom ? boardSize - row : row - 1) * boardSize + typedColumn;
        typedRow = row;
        // Another digit may still follow only where it could name a row, as 0 after 1 on ten rows.
        if (row * 10 > boardSize)
            forget();
        root.used();
        root.moved(cell);
        return true;
    }

    function act(key: int): bool {
        if (key === Qt.Key_Escape) {
            const typed = typedColumn >= 0;
            forget();
            return typed;
        }
        if (key !== Qt.Key_Return && key !== Qt.Key_Enter && key !== Qt.Key_Space)
            return false;
        const name = missing;
        forget();
        root.used();
        if (name !== "")
            root.missed(name);
        else
            root.chosen();
        return true;
    }

    HeldKey {
        id: held
    }

    Keys.onReleased: event => {
        held.letGo(event);
        // Tab is pressed elsewhere and let go here, where it has brought the keyboard.
        const other = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        if (!other && (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab))
            root.used();
    }
    // A held key chooses once.
    Keys.onPressed: event => {
        const chooses = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
        if (chooses && held.repeats(event)) {
            event.accepted = true;
            return;
        }
        const other = event.modifiers & (Qt.AltModifier | Qt.MetaModifier);
        const control = event.modifiers & Qt.ControlModifier;
        event.accepted = !other && (seek(event) || step(event) || (!control && (act(event.key) || type(event.key))));
    }
}
