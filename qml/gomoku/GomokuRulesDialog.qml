// The rules of Gomoku in all four kinds, with pictures of small gobans.
import QtQuick
import org.heibai.app

Sheet {
    id: root

    takesDrops: true
    title: qsTr("How to play Gomoku")
    rowSpacing: Theme.margin
    // Columns of the widest picture.
    readonly property int widest: 7

    RuleRow {
        widest: root.widest
        words: qsTr("Two sides, Black and White, place stones in turn on the intersections. Black moves first, and stones stay where they are. Five in a row, across, down or diagonally, win.")
        picture: "......./.OO..../..XO.../.OXX.../...OX../.....X./......X"
        crossings: true
        description: qsTr("Five black stones in a diagonal row, with white stones around them.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Freestyle: more than five win as well. Standard: exactly five; a longer row does not count. Caro: exactly five, but not if the other side's stones stand at both ends.")
        picture: "......./OXXXXXO/......."
        crossings: true
        description: qsTr("Five black stones between two white ones: in Caro they do not win.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Renju: to make up for the first move, Black may not play a point that makes six or more in a row, two fours or two open threes at once, unless it makes five. Such points are crossed out. White wins with five or more and may play anything.")
        picture: "......./..X..../..X..../..*XX../......./......."
        second: "......./......./.XX*XX./......."
        crossings: true
        description: qsTr("A point where Black would make two open threes at once, crossed out.")
        secondDescription: qsTr("A point where Black would make five in a row, which always may be played.")
        secondAllowed: true
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Swap2, for a fair start: the opener places three stones, black, white and black. The other player takes Black, or takes White, or places one more white and one more black stone and lets the opener choose. White moves next.")
        picture: "......./..X..../...O.../....X../......."
        crossings: true
        description: qsTr("Three stones of an opening: two black ones and a white one.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Swap1: the opener places one black stone, and the other player takes a colour.")
        picture: "......./......./..X..../......./......."
        crossings: true
        description: qsTr("One black stone, away from the centre.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("RIF, a tournament opening of renju: the opener places a black stone in the centre, a white one beside it and another black one in the central 5×5 points. The other player takes a colour. White plays, and Black offers two fifth moves, not the same one turned, mirrored or shifted. White takes one of them and plays on.")
        picture: "......./...O.../...X.../....X../......."
        crossings: true
        description: qsTr("One of the 26 openings of renju.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Soosõrv-8, as in renju's world championships: as RIF, but with the fourth stone White says how many fifth moves there will be, one to eight, and then Black may swap.")
        picture: "......./...*.../..O*.../...X.../..O*X../....*../......."
        crossings: true
        allowed: true
        description: qsTr("Four stones, and fifth moves that Black offers.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Taraguchi-10: the first four stones lie in the centre and in the central 3×3, 5×5 and 7×7 points; after each the other player may swap. Then Black plays in the central 9×9 points, and White may swap once more; or Black offers ten fifth moves, and White takes one.")
        picture: "......./......./...O.../..OX.../....X../......./......."
        crossings: true
        description: qsTr("Four stones in the middle of the board.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Advice for the first games: three in a row with both ends free must be answered, or they become four with both ends free, which nothing stops. The way to win is one stone that makes two threats at once.")
        picture: "......./......./.*XXX*./......."
        crossings: true
        allowed: true
        description: qsTr("An open three: three black stones with both ends free.")
    }
}
