// The names of formats.
import QtQuick

QtObject {
    function title(format: string): string {
        switch (format) {
        case "heibai":
            return qsTr("Heibai's own format");
        case "transcript":
            return qsTr("a list of moves", "format");
        case "board":
            return qsTr("a position", "format");
        case "obf":
            return qsTr("a list of positions", "format");
        case "ggf":
            return "GGF";
        case "wthor":
            return "WTHOR";
        case "sgf":
            return "SGF";
        case "renlib":
            return "RenLib";
        case "psq":
            return "Piskvork";
        case "quest":
            return "Othello Quest";
        case "pgn":
            return "PGN";
        case "sensei":
            return "Othello Sensei";
        case "pos":
            return "POS";
        case "rif":
            return "RenjuNet";
        case "mixed":
            return qsTr("several formats", "format");
        default:
            return format;
        }
    }
}
