// A notification of the desktop that a long review is finished, while another window is in front. A press on it brings
// this one back, with the review.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property GameWords words
    required property Window shownIn
    // How the window was when it was last on the screen.
    property int visibility: Window.Windowed
    property bool tells: false

    signal reviewAsked

    visible: false

    // How well a side played; nothing if that is not known, as of a game that is no longer on the board.
    function played(side: int, review: SideReview): string {
        return review.accuracy < 0 ? "" : Speech.fill(qsTr("%1: accuracy %2 %", "player, number"), [words.whoPlayed(side, false), review.accuracy.toFixed(0)]);
    }

    function tell() {
        const review = game.review;
        const sides = [played(Side.Black, review.black), played(Side.White, review.white)];
        notice.show(qsTr("The review is finished"), sides.filter(said => said !== "").join("\n"), qsTr("Show the review"));
        tells = true;
    }

    function settle() {
        game.setActive(shownIn.active);
        if (shownIn.active && tells) {
            tells = false;
            notice.withdraw();
        }
    }

    function remember() {
        if (shownIn.visibility !== Window.Minimized && shownIn.visibility !== Window.Hidden)
            visibility = shownIn.visibility;
    }

    Component.onCompleted: settle()

    DesktopNotice {
        id: notice
        onPressed: {
            if (root.shownIn.visibility === Window.Minimized)
                root.shownIn.visibility = root.visibility;
            root.shownIn.raise();
            root.shownIn.requestActivate();
            root.reviewAsked();
        }
    }

    Connections {
        target: root.game

        function onReviewUnseen() {
            root.tell();
        }
    }

    Connections {
        target: root.shownIn

        function onActiveChanged() {
            root.settle();
        }

        function onVisibilityChanged() {
            root.remember();
        }
    }
}
