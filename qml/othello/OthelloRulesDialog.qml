// The rules of Othello, with pictures drawn from the board's own discs and marks.
import QtQuick
import org.heibai.app

Sheet {
    id: root

    takesDrops: true
    title: qsTr("How to play Othello")
    rowSpacing: Theme.margin
    // Columns of the widest picture.
    readonly property int widest: 4

    RuleRow {
        widest: root.widest
        words: qsTr("Two sides, Black and White, place discs in turn. The game begins with four discs in the middle; Black moves first. Marks show where a disc may go.")
        picture: ".*../*OX./.XO*/..*."
        description: qsTr("The start: white discs on d4 and e5, black discs on e4 and d5, and marks on the four squares where Black may play.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("A move must bracket at least one straight line of the other side's discs, across, down or diagonally, between the new disc and one of your own. Every disc in between turns over, in all directions at once.")
        picture: "*OOX"
        second: "XXXX"
        lastCell: 0
        description: qsTr("Two white discs between a legal move and a black disc.")
        secondDescription: qsTr("Black has played there, and the two discs have turned black.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Whoever has no legal move passes: press Skip, and the other side plays on. Two friends may also skip freely, unless “Skip only without a legal move” is on.")
        picture: "XXX/XXO/XX."
        side: 2
        description: qsTr("White has no legal move here and passes.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("The game ends when neither side can move. Whoever has more discs wins. In the score, squares that stayed empty count for the winner.")
        picture: "XXXO/XXOO/XOXO/XXXX"
        description: qsTr("A full board: eleven black discs, five white ones.")
    }

    RuleRow {
        widest: root.widest
        words: qsTr("Advice for the first games: a disc in a corner is never flipped again. Few discs do no harm early on; what counts is having moves to choose from. Take care with the squares next to an empty corner.")
        picture: "X.../..../..../...."
        description: qsTr("A black disc in the corner.")
    }
}
