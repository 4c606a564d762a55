// Of which game puzzles are wanted.
import QtQuick
import org.heibai.app

ChoiceGroup {
    required property Puzzle puzzle
    required property Games games

    choices: games.all.map(game => game.name)
    current: games.all.findIndex(game => game.kind === puzzle.kind)
    name: qsTr("Puzzles of")
    onPicked: index => puzzle.chooseGame(games.all[index].kind)
}
