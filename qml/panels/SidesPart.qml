// Who has which side and how strong the machine is: three ways to fill one room, so that what follows stays where it is.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int mode
    required property bool swaps
    required property int blackLevel
    required property int whiteLevel
    required property int spacing
    property bool whiteFirst: false
    property int blackWins: 0
    property int whiteWins: 0
    property int draws: 0
    // The programs that can take the machine's place, and those chosen, or -1.
    property list<string> programs: []
    property int blackProgram: -1
    property int whiteProgram: -1

    signal modePicked(int mode)
    signal programPicked(int side, int program)
    signal enginesAsked
    signal levelPicked(int side, int level)

    readonly property bool alone: mode === Setup.PlayBlack || mode === Setup.PlayWhite
    readonly property bool watched: mode === Setup.Watch
    // The side of the user's opponent.
    readonly property int machineSide: mode === Setup.PlayWhite ? Side.Black : Side.White

    // Two machines need as much room as a side and one.
    readonly property int bareHeight: Math.max(side.implicitHeight + strength.implicitHeight, 2 * strength.implicitHeight)
    // Whether Heibai can play like a person on this board.
    property bool knowsPeople: false
    property bool losesDiscs: true

    implicitHeight: bareHeight + spacing

    // The machine is as strong with the other colour.
    function pickSide(mode: int) {
        if (mode === root.mode)
            return;
        const other = mode === Setup.PlayWhite ? Side.Black : Side.White;
        root.levelPicked(other, strength.level);
        // The program in its place moves with it.
        root.programPicked(other, strength.program);
        root.modePicked(mode);
    }

    PanelChoice {
        id: side
        width: root.width
        choicesName: "sides"
        visible: root.alone
        label: root.swaps ? qsTr("Who opens", "mode: swap2") : qsTr("You play")
        // Where they are swapped, colours are chosen during the opening.
        words: root.swaps ? [qsTr("You", "who opens"), qsTr("Heibai", "who opens")] : [qsTr("Black", "side"), qsTr("White", "side")]
        stones: root.swaps ? [] : [1, 2]
        current: root.mode === Setup.PlayWhite ? 1 : 0
        onPicked: index => root.pickSide(index === 0 ? Setup.PlayBlack : Setup.PlayWhite)
    }

    LazyPart {
        objectName: "blackLevel"
        width: root.width
        wanted: root.watched
        sourceComponent: LevelChoice {
            seated: true
            label: root.swaps ? qsTr("Who opens") : qsTr("Black", "side")
            level: root.blackLevel
            knowsPeople: root.knowsPeople
            losesDiscs: root.losesDiscs
            programs: root.programs
            program: root.blackProgram
            onPicked: level => root.levelPicked(Side.Black, level)
            onProgramPicked: program => root.programPicked(Side.Black, program)
            onEnginesAsked: root.enginesAsked()
        }
    }

    LevelChoice {
        id: strength
        objectName: "level"
        y: root.implicitHeight - implicitHeight
        width: root.width
        visible: root.alone || root.watched
        label: root.alone ? qsTr("Strength") : root.swaps ? qsTr("The other") : qsTr("White", "side")
        seated: root.watched
        level: root.alone && root.machineSide === Side.Black ? root.blackLevel : root.whiteLevel
        knowsPeople: root.knowsPeople
        losesDiscs: root.losesDiscs
        programs: root.programs
        program: root.alone && root.machineSide === Side.Black ? root.blackProgram : root.whiteProgram
        onPicked: level => root.levelPicked(root.alone ? root.machineSide : Side.White, level)
        onProgramPicked: program => root.programPicked(root.alone ? root.machineSide : Side.White, program)
        onEnginesAsked: root.enginesAsked()
    }

    LazyPart {
        objectName: "friends"
        wanted: root.mode === Setup.TwoPlayers
        width: root.width
        sourceComponent: FriendsPart {
            contentHeight: root.implicitHeight - above
            whiteFirst: root.whiteFirst
            swaps: root.swaps
            blackWins: root.blackWins
            whiteWins: root.whiteWins
            draws: root.draws
        }
    }
}
