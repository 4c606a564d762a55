// Whose tree is shown: a button with its name, and below it the algorithms that ran.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

MenuButton {
    id: root

    required property list<string> names
    required property int current

    signal picked(int index)

    framed: true
    text: names[current] ?? ""
    // Another run has other algorithms.
    onNamesChanged: {
        list?.destroy();
        list = null;
    }
    choices: Component {
        Menu {
            readonly property Instantiator commands: Instantiator {
                model: root.names

                delegate: Action {
                    required property int index
                    required property string modelData

                    words: modelData
                    checkable: true
                    checked: index === root.current
                    onTriggered: {
                        root.picked(index);
                        checked = Qt.binding(() => index === root.current);
                    }
                }
            }

            words: root.label
            // A press beside it only closes it.
            modal: true
            dim: false
            closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
            entries: []
            Component.onCompleted: {
                const all = [];
                for (let at = 0; at < commands.count; at++)
                    all.push(commands.objectAt(at));
                entries = all;
            }
        }
    }
}
