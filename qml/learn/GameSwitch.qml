// Of which game is wanted what its name begins to say.
import QtQuick
import org.heibai.app

ChoiceGroup {
    required property Puzzle puzzle
    required property Games games

    choices: games.all.map(game => game.name)
    current: games.all.findIndex(game => game.kind === puzzle.kind)
    onPicked: index => puzzle.chooseGame(games.all[index].kind)
}
