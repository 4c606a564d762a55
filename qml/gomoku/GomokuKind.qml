// Gomoku, as the window knows it.
import QtQuick
import org.heibai.app

GameKind {
    kind: Setup.Gomoku
    name: qsTr("Gomoku")
    words: Component {
        GomokuWords {}
    }
    plain: GomokuWords {}
    reasons: GomokuReasons {}
    table: "gomoku/GomokuTable"
    choice: "gomoku/GomokuChoice"
    choiceInSight: true
    rulesDialog: "gomoku/GomokuRulesDialog"
    fileKind: qsTr("Piskvork")
    fileEnding: "psq"
    looks: [Preferences.Wood, Preferences.Green, Preferences.Blue]
    graphScore: 4
    marks: qsTr("Marked moves cost 15, 10 or 5 % of the chance to win, or 8, 5 or 3 units of the evaluation, or allow a forced win.")
    crossings: true
    forcesEnds: true
    signs: [
        GameSign {
            says: qsTr("threat: side to move")
            look: "gomoku/KeyThreat"
            given: ({ own: true })
        },
        GameSign {
            says: qsTr("threat: other side")
            look: "gomoku/KeyThreat"
            given: ({ own: false })
        },
        GameSign {
            says: qsTr("forbidden for Black")
            look: "gomoku/KeyCross"
        }
    ]
    timeOutRules: [Preferences.Ask, Preferences.Lose, Preferences.Draw]

    function look(preferences: Preferences): int {
        return preferences.gomokuBoard;
    }

    function setLook(preferences: Preferences, look: int) {
        preferences.gomokuBoard = look;
    }

    function timeOutRule(preferences: Preferences): int {
        return preferences.gomokuTimeOutRule;
    }

    function setTimeOutRule(preferences: Preferences, rule: int) {
        preferences.gomokuTimeOutRule = rule;
    }

    function rulesName(rules: int): string {
        switch (rules) {
        case Setup.Standard:
            return qsTr("Standard", "rules");
        case Setup.Renju:
            return qsTr("Renju", "rules");
        case Setup.Caro:
            return qsTr("Caro", "rules");
        default:
            return qsTr("Freestyle", "rules");
        }
    }

    function openingName(begins: int): string {
        switch (begins) {
        case Setup.Swap1:
            return qsTr("swap1", "opening, in a list");
        case Setup.Swap2:
            return qsTr("swap2", "opening, in a list");
        case Setup.Rif:
            return qsTr("RIF opening rule", "opening, in a list");
        case Setup.Soosorv8:
            return qsTr("Soosõrv-8", "opening, in a list");
        case Setup.Taraguchi10:
            return qsTr("Taraguchi-10", "opening, in a list");
        default:
            return qsTr("free opening", "opening, in a list");
        }
    }

    function rulesOf(setup: Setup): string {
        const rules = rulesName(setup.rules);
        return setup.swaps ? qsTr("%1, %2", "rules, opening").arg(rules).arg(openingName(setup.begins)) : rules;
    }

    function chosen(options: var): string {
        const rules = rulesName(options.rules);
        if (options.lineName !== "")
            return qsTr("%1, %2", "rules, the opening that was chosen").arg(rules).arg(options.lineName);
        if (options.opens === Setup.IntoMine && options.begins === Setup.Free)
            return qsTr("%1, your own lines", "rules, opening").arg(rules);
        return qsTr("%1, %2", "rules, opening").arg(rules).arg(openingName(options.begins));
    }

    // Percentage points of the chance of winning.
    function loss(lost: real): string {
        const amount = lost.toFixed(0);
        return amount === "0" ? amount : qsTr("−%1 %", "what a move lost of the chance to win").arg(amount);
    }

    function fullScore(boardSize: int): real {
        return 20;
    }
}
