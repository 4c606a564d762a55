// The openings that have names, for one to be added to the lines that are learnt.
import QtQuick
import org.heibai.app

LinesDialog {
    title: qsTr("Add an opening by its name")
    present: ""

    function named(): var {
        return game.openings.names();
    }

    function take(moves: string) {
        game.openings.addNamed(moves);
    }
}
