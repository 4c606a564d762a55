// An action of the menus, with its keys and the keys as they are shown.
import QtQuick
import QtQuick.Templates as T

T.Action {
    property string keys: ""

    shortcut: keys
}
