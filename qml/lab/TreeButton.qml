// Whose tree is shown: a button with its name, and below it the algorithms that ran.
pragma ComponentBehavior: Bound

import org.heibai.app

MenuButton {
    id: root

    required property list<string> names
    required property int current

    signal picked(int index)

    framed: true
    text: names[current] ?? ""
    choices: ChoiceMenu {
        words: root.label
        names: root.names
        current: root.current
        onPicked: index => root.picked(index)
    }
}
