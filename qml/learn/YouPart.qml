// The tab of one's own play: what the reviewed games say, how puzzles go, and what to practise.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says
    required property Insight insight
    required property InsightWords told
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives

    signal puzzlesAsked
    signal tableAsked

    readonly property var course: Array.from(puzzle.course)
    readonly property int count: course.length
    readonly property bool pictured: count >= 5
    readonly property bool detailed: insight.chosen !== Insight.NoChart
    // The spans that can be shown.
    readonly property var spans: [0, 50, 20]

    function practise(theme: int) {
        puzzle.ofTheme(theme);
        puzzlesAsked();
    }

    function follow() {
        if (insight.advisedTheme !== Puzzle.Nothing)
            practise(insight.advisedTheme);
        else if (insight.advisedPart > 0)
            insight.follow();
        else
            practise(puzzle.advice);
    }

    function focusNext(reason: int): bool {
        return false;
    }

    // The reviews of games in the background: their beginning and end are heard. Nothing is known of them in another room.
    readonly property bool reviewing: insight.known && insight.reviewing
    property bool toldReviewing: false
    onReviewingChanged: Qt.callLater(root.tellReviews)

    function tellReviews() {
        if (!insight.known || reviewing === toldReviewing)
            return;
        toldReviewing = reviewing;
        Speech.say(reviewing ? qsTr("The games are being reviewed in the background.") : qsTr("The reviews in the background have ended."), "games reviewed");
    }

    // What the chosen bar is called.
    property string chosenTitle: ""

    // What had the keyboard then, the chart and row that were pressed, and where the charts stood.
    property Item pressed: null
    property int pressedChart: Insight.NoChart
    property int pressedRow: 0
    property real place: 0

    function choose(chart: int, row: int, title: string) {
        chosenTitle = title;
        pressed = Window.activeFocusItem;
        pressedChart = chart;
        pressedRow = row;
        place = page.contentY;
        const rows = details.item as InsightRows;
        if (rows)
            rows.opened = -1;
        insight.choose(chart, row);
    }

    // In another room the charts are empty: those that come back are new, and begin at the top.
    onDetailedChanged: if (!detailed && insight.known) Qt.callLater(root.comeBack)

    function comeBack() {
        page.contentY = Math.max(0, Math.min(place, page.contentHeight - page.height));
    }

    function leaveDetails() {
        insight.chooseNothing();
        Qt.callLater(root.focusPressed);
    }

    function focusPressed() {
        const item = bar(pressedChart, pressedRow) ?? pressed;
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason);
    }

    function bar(chart: int, row: int): Item {
        switch (chart) {
        case Insight.PartChart:
            return parts.bar(row);
        case Insight.ThemeChart:
            return themes.bar(row);
        case Insight.OpeningChart:
            return openings.bar(row);
        case Insight.OpponentChart:
            return opponents.bar(row);
        case Insight.PaceChart:
            return paces.bar(row);
        case Insight.SquareChart:
            return squares.bar(row);
        default:
            return null;
        }
    }

    LearnPage {
        id: page
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.margin
        visible: !root.detailed

        Item {
            width: parent.width
            height: own.height

            BigFigure {
                objectName: "ownAccuracy"
                width: own.width
                name: qsTr("Accuracy, %")
                figure: root.insight.pictured ? root.insight.accuracy : "–"
                note: !root.insight.pictured || root.insight.gain === 0 ? "" : qsTr("%1 of late", "points more or fewer").arg((root.insight.gain > 0 ? "+" : "−") + Math.abs(root.insight.gain))
            }

            BigFigure {
                id: own
                x: width + Theme.margin
                width: Math.round((parent.width - Theme.margin) / 2)
                name: qsTr("Puzzle rating")
                figure: root.says.rating
                note: root.puzzle.guessed ? "" : "± " + root.puzzle.deviation
            }
        }

        Label {
            objectName: "gamesTrouble"
            width: parent.width
            visible: root.insight.trouble !== ""
            text: qsTr("Your games can't be read: %1", "reason").arg(root.insight.trouble)
            color: Theme.alarm
        }

        Label {
            objectName: "gamesNeeded"
            width: parent.width
            visible: root.insight.known && !root.insight.pictured
            text: root.insight.games === 0 ? qsTr("Five games against the machine give a picture: what costs you most, and when. Games of two people at one board are not counted.") : root.insight.counted === 0 ? qsTr("Five reviewed games against the machine give a picture: what costs you most, and when.") : qsTr("Five reviewed games against the machine give a picture: what costs you most, and when. %n are reviewed so far.", "games", root.insight.counted)
            color: Theme.faint
        }

        AccuracyCurve {
            objectName: "accuracyCurve"
            width: parent.width
            visible: root.insight.pictured
            insight: root.insight
            told: root.told
        }

        Label {
            objectName: "advice"
            width: parent.width
            visible: text !== ""
            text: root.told.advice
        }

        Button {
            objectName: "practiseAdvice"
            width: parent.width
            visible: root.told.advice !== ""
            arrives: root.arrives
            text: root.told.deed
            Accessible.description: root.told.advice
            onClicked: root.follow()
        }

        Column {
            objectName: "unreviewed"
            width: parent.width
            spacing: Theme.gap
            visible: root.insight.unreviewed > 0 || root.insight.reviewing || root.insight.failed > 0

            Label {
                id: toReview
                width: parent.width
                text: root.insight.reviewing ? qsTr("Reviewing game %1 of %2 in the background", "numbers").arg(Amount.count(Math.min(root.insight.reviewed + 1, root.insight.toReview))).arg(Amount.count(root.insight.toReview)) : root.insight.unreviewed > 0 ? qsTr("%1 game(s) not reviewed yet", "", root.insight.unreviewed).arg(Amount.count(root.insight.unreviewed)) : qsTr("%1 game(s) could not be reviewed", "", root.insight.failed).arg(Amount.count(root.insight.failed))
                font.weight: Font.DemiBold
            }

            Label {
                id: reviewTime
                width: parent.width
                visible: !root.insight.reviewing && root.insight.unreviewed > 0
                text: qsTr("About %1, in the background", "a time").arg(Amount.time(root.insight.minutes))
                color: Theme.faint
                font.pixelSize: Theme.small
            }

            Rectangle {
                width: parent.width
                height: Math.round(8 * Theme.scale)
                visible: root.insight.reviewing
                radius: height / 2
                color: "transparent"
                border.width: Math.max(1, Theme.border)
                border.color: Theme.edge
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTr("%1 per cent of the games are reviewed", "a number").arg(Math.floor(root.insight.perMille / 10))

                Rectangle {
                    width: Math.max(height, Math.round(parent.width * root.insight.perMille / 1000))
                    height: parent.height
                    radius: parent.radius
                    color: Theme.accent
                }
            }

            Button {
                objectName: "reviewGames"
                width: parent.width
                visible: root.insight.unreviewed > 0 || root.insight.reviewing
                arrives: root.arrives
                text: root.insight.reviewing ? qsTr("Stop reviewing") : root.insight.unreviewed === 1 ? qsTr("Review it", "a game") : qsTr("Review them")
                Accessible.description: [toReview.text, ...(reviewTime.visible ? [reviewTime.text] : [])].join(" · ")
                onClicked: root.insight.reviewing ? root.insight.cancel() : root.insight.review()
            }
        }

        Column {
            width: parent.width
            spacing: Theme.margin
            visible: root.insight.pictured

            Separator {
                width: parent.width
            }

            ChartHead {
                width: parent.width
                name: qsTr("Part of the game")
                counts: root.told.lostAGame
            }

            PartColumns {
                id: parts
                objectName: "partColumns"
                width: parent.width
                insight: root.insight
                told: root.told
                onPicked: (row, title) => root.choose(Insight.PartChart, row, title)
            }

            Separator {
                width: parent.width
            }

            ChartHead {
                id: themeHead
                width: parent.width
                name: qsTr("Theme of the mistakes")
                counts: root.told.lostAGame
            }

            InsightChart {
                id: themes
                objectName: "themeChart"
                width: parent.width
                rows: root.insight.themes
                chart: Insight.ThemeChart
                told: root.told
                heading: themeHead.spoken
                onPicked: (row, title) => root.choose(Insight.ThemeChart, row, title)
            }

            LinkButton {
                width: Math.min(implicitWidth, parent.width)
                visible: root.insight.unproved > 0.05
                text: qsTr("Without a proved reason: %1", "a loss").arg(root.told.figure(root.insight.unproved))
                Accessible.name: Speech.joined([text, root.told.lostAGame])
                onClicked: root.choose(Insight.UnprovedChart, 0, qsTr("Mistakes without a proved reason"))
            }

            Separator {
                width: parent.width
                visible: squares.visible
            }

            ChartHead {
                width: parent.width
                visible: squares.visible
                name: qsTr("Squares")
                counts: root.told.discs ? qsTr("discs lost in all") : qsTr("% of the chance lost in all", "percentage points")
            }

            LossBoard {
                id: squares
                objectName: "lossBoard"
                width: parent.width
                visible: root.insight.squares.length > 0 && root.insight.squares.length <= 100
                insight: root.insight
                told: root.told
                onPicked: (square, title) => root.choose(Insight.SquareChart, square, title)
            }

            Separator {
                width: parent.width
                visible: openings.count > 0
            }

            ChartHead {
                id: openingHead
                width: parent.width
                visible: openings.count > 0
                name: qsTr("Opening")
                counts: root.told.discs ? qsTr("score after 20 moves") : qsTr("chance after 10 moves above 50 %")
            }

            InsightChart {
                id: openings
                objectName: "openingChart"
                width: parent.width
                rows: root.insight.openings
                chart: Insight.OpeningChart
                all: root.insight.allOpenings
                told: root.told
                heading: openingHead.spoken
                onAllAsked: root.insight.showAll(Insight.OpeningChart)
                onPicked: (row, title) => root.choose(Insight.OpeningChart, row, title)
            }

            Separator {
                width: parent.width
            }

            ChartHead {
                id: opponentHead
                width: parent.width
                name: qsTr("Opponent and colour")
                counts: qsTr("accuracy, 50 to 100 %")
            }

            InsightChart {
                id: opponents
                objectName: "opponentChart"
                width: parent.width
                rows: root.insight.opponents
                chart: Insight.OpponentChart
                all: root.insight.allOpponents
                told: root.told
                heading: opponentHead.spoken
                onAllAsked: root.insight.showAll(Insight.OpponentChart)
                onPicked: (row, title) => root.choose(Insight.OpponentChart, row, title)
            }

            Separator {
                width: parent.width
                visible: paces.count > 0
            }

            ChartHead {
                id: paceHead
                width: parent.width
                visible: paces.count > 0
                name: qsTr("Time for a move")
                counts: root.told.lostAMove
            }

            InsightChart {
                id: paces
                objectName: "paceChart"
                width: parent.width
                rows: root.insight.paces
                chart: Insight.PaceChart
                told: root.told
                heading: paceHead.spoken
                onPicked: (row, title) => root.choose(Insight.PaceChart, row, title)
            }
        }

        Separator {
            width: parent.width
        }

        ChartHead {
            width: parent.width
            name: qsTr("Puzzle rating")
            counts: qsTr("%1 rated puzzle(s)", "", root.count).arg(Amount.count(root.count))
        }

        Label {
            width: parent.width
            visible: !root.pictured
            text: qsTr("Five rated puzzles give a picture. Only the first try of each counts.")
            color: Theme.faint
        }

        RatingCurve {
            objectName: "ratingCurve"
            width: parent.width
            visible: root.pictured
            course: root.course
        }

        ChartHead {
            width: parent.width
            name: qsTr("Solved by theme")
        }

        ThemeBars {
            width: parent.width
            puzzle: root.puzzle
            says: root.says
            onThemePicked: theme => root.practise(theme)
        }

        Button {
            objectName: "saveTable"
            width: parent.width
            visible: root.insight.counted > 0
            arrives: root.arrives
            text: qsTr("Save as CSV…")
            onClicked: root.tableAsked()
        }
    }

    LazyPart {
        id: details
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.margin
        wanted: root.detailed
        sourceComponent: InsightRows {
            insight: root.insight
            told: root.told
            arrives: root.arrives || details.arrives
            title: root.chosenTitle || qsTr("Mistakes of your games")
            onLeaving: root.leaveDetails()
        }
        // What had the keyboard is hidden now.
        onWantedChanged: if (wanted) Qt.callLater(() => (item as InsightRows)?.focusFirst(Qt.OtherFocusReason))
    }

    Column {
        id: foot
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        width: parent.width - 2 * x
        spacing: Theme.gap

        ChoiceGroup {
            objectName: "spans"
            width: parent.width
            visible: root.insight.last > 0 || root.insight.pictured && root.insight.counted > 20
            choices: [qsTr("All games"), qsTr("Last %1", "games").arg(50), qsTr("Last %1", "games").arg(20)]
            current: root.spans.indexOf(root.insight.last)
            name: qsTr("Games that count")
            onPicked: index => root.insight.showLast(root.spans[index])
        }

        GameSwitch {
            width: parent.width
            name: qsTr("Figures of")
            puzzle: root.puzzle
            games: root.games
            // The figures of another game begin at the top.
            onCurrentChanged: page.contentY = 0
            onPicked: root.place = 0
        }
    }
}
