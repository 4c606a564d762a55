// The machine's strengths in words: ten levels, and people of ratings from 800 to 2200 whom it plays like.
import QtQuick

QtObject {
    // The lowest and the highest rating, and from one to the next.
    readonly property int leastRating: 800
    readonly property int mostRating: 2200
    readonly property int ratingStep: 100

    // The numbers from 800 up are ratings.
    function isPerson(level: int): bool {
        return level >= leastRating;
    }

    // As in a heading.
    function title(level: int): string {
        return isPerson(level) ? qsTr("Like a person · %1", "rating").arg(level) : qsTr("Level %1 · %2", "number, name").arg(level).arg(name(level));
    }

    // As in a table.
    function seat(level: int): string {
        return isPerson(level) ? qsTr("Person %1", "rating of somebody Heibai plays like").arg(level) : qsTr("Level %1").arg(level);
    }

    // As in a list.
    function brief(level: int): string {
        return isPerson(level) ? qsTr("like a person of %1", "rating").arg(level) : qsTr("level %1").arg(level);
    }

    // The rating of about the same strength, and the level; as in src/game/player.rs.
    function ratingOf(level: int): int {
        return isPerson(level) ? level : [800, 800, 900, 1200, 1600, 1800, 2100, 2200, 2200, 2200][level - 1];
    }

    function levelOf(rating: int): int {
        return !isPerson(rating) ? rating : rating < 900 ? 2 : rating < 1100 ? 3 : rating < 1400 ? 4 : rating < 1700 ? 5 : rating < 2000 ? 6 : 7;
    }

    // The difficulty, and the first level of each.
    readonly property list<int> firsts: [1, 4, 7]

    function ease(level: int): int {
        return level < firsts[1] ? 0 : level < firsts[2] ? 1 : 2;
    }

    function eases(): list<string> {
        return [qsTr("Easy", "levels"), qsTr("Medium", "levels"), qsTr("Hard", "levels")];
    }

    // What somebody of a rating loses, as measured of people and of the model alike: docs/people.md.
    function person(rating: int): string {
        if (rating < 1000)
            return qsTr("Loses four or five discs a move; one late move in three loses six or more.");
        if (rating < 1200)
            return qsTr("Loses three or four discs a move, about five late in the game.");
        if (rating < 1400)
            return qsTr("Loses about three discs a move; one late move in four loses six or more.");
        if (rating < 1600)
            return qsTr("Loses about two discs a move; one late move in five loses six or more.");
        if (rating < 1800)
            return qsTr("Opens well; from move 36 on loses two or three discs a move.");
        if (rating < 2000)
            return qsTr("Opens well; from move 36 on loses about two discs a move.");
        return qsTr("Rarely errs up to move 35; from there on loses one or two discs a move.");
    }

    // What somebody of a rating overlooks in Gomoku: src/people/oversight.rs.
    function overlooking(rating: int): string {
        if (rating < 1000)
            return qsTr("Sees fives and most fours; builds and stops threes now and then.");
        if (rating < 1200)
            return qsTr("Stops fours; overlooks many threes, above all far from the last stones.");
        if (rating < 1400)
            return qsTr("Stops most threes near the last stones, and overlooks others.");
        if (rating < 1600)
            return qsTr("Rarely overlooks a four, but misses threes that are far away or part of a fork.");
        if (rating < 1800)
            return qsTr("Stops threes; overlooks points where longer attacks begin.");
        if (rating < 2000)
            return qsTr("Attacks and defends well; a far threat is overlooked now and then.");
        return qsTr("Overlooks hardly anything, and looks several moves ahead.");
    }

    function name(level: int): string {
        switch (level) {
        case 1:
            return qsTr("Beginner", "level");
        case 2:
            return qsTr("Novice", "level");
        case 3:
            return qsTr("Apprentice", "level");
        case 4:
            return qsTr("Amateur", "level");
        case 5:
            return qsTr("Club player", "level");
        case 6:
            return qsTr("Advanced", "level");
        case 7:
            return qsTr("Expert", "level");
        case 8:
            return qsTr("Candidate", "level");
        case 9:
            return qsTr("Master", "level");
        default:
            return qsTr("Champion", "level");
        }
    }
}
