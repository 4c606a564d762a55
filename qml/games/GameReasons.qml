// Why a move was a mistake, in words: what the move does, as the rest of a sentence that begins with it.
import QtQuick
import org.heibai.app

QtObject {
    // Several squares or points as a part of a sentence.
    function all(names: list<string>): string {
        const first = Array.from(names);
        const last = first.pop() ?? "";
        return first.length === 0 ? last : qsTr("%1 and %2", "squares, the last of them").arg(first.join(qsTr(", ", "between squares"))).arg(last);
    }

    // `motif` is one of Reason; `own` made the move, `other` did not; `cell` and `list` are what it speaks of, `count` what
    // it counts, `number` the move at which it is seen.
    function text(motif: int, own: string, other: string, cell: string, list: list<string>, count: int, number: int): string {
        return "";
    }
}
