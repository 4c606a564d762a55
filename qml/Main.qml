import QtQuick
import QtQuick.Controls.Basic
import org.heibai.app
ApplicationWindow { visible: true; width: 400; height: 400; title: "x"; color: Theme.paper
  Game { id: g }
  Text { text: "phase " + g.phase }
}
