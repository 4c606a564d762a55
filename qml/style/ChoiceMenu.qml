// A menu of choices below a button, one of them ticked.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Menu {
    id: root

    // The choices, each as the words of an action.
    required property list<string> names
    required property int current
    // What follows them, below a line.
    property Action last: null

    readonly property Instantiator commands: Instantiator {
        model: root.names

        delegate: Action {
            required property int index
            required property string modelData

            words: modelData
            checkable: true
            checked: index === root.current
            onTriggered: {
                if (index !== root.current)
                    root.picked(index);
                checked = Qt.binding(() => index === root.current);
            }
        }
        onObjectAdded: root.take()
        onObjectRemoved: root.take()
    }

    signal picked(int index)

    function take() {
        const choices = [];
        for (let at = 0; at < commands.count; at++)
            choices.push(commands.objectAt(at));
        entries = last ? [...choices, null, last] : choices;
    }

    // A press beside it only closes it.
    modal: true
    dim: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    entries: []
    Component.onCompleted: take()
}
