// A thin line between two parts of a panel.
import QtQuick
import org.heibai.app

Rectangle {
    height: Theme.border
    color: Theme.line
}
