// The sentences of the status line, and the line itself.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "StatusText"
    when: windowShown
    visible: true
    width: 400
    height: 100

    OthelloWords {
        id: othello
    }

    GomokuWords {
        id: gomoku
    }

    StatusText {
        id: sentences
        words: othello
    }

    Component {
        id: lines

        StatusLine {
            width: 400
            message: "Black to move."
        }
    }

    // Without a catalogue the plural is "disc(s)", with one "disc" or "discs".
    function plain(text: string): string {
        return text.replace(/disc\(s\)|discs/g, "disc");
    }

    function say(status, side, cell, count, number, detail, problem = Game.NoProblem, line = 0) {
        return plain(sentences.text(status, side, cell, count, number, detail, problem, line));
    }

    function test_the_result_names_the_winner_and_its_score_first() {
        compare(othello.result(Game.Black, 44, 20), "Black wins by 44 to 20.");
        compare(othello.result(Game.White, 20, 44), "White wins by 44 to 20.");
        compare(othello.result(Game.NoSide, 32, 32), "A draw.");
    }

    function test_a_move_says_who_where_how_many_and_who_is_next() {
        compare(say(Game.Played, Game.White, "d6", 1, 0, ""), "White played d6, 1 disc flipped. Black to move.");
        compare(say(Game.Played, Game.Black, "f5", 3, 0, ""), "Black played f5, 3 disc flipped. White to move.");
    }

    function test_passes_say_why() {
        compare(say(Game.PassedToMove, Game.White, "", 0, 0, ""), "White has no legal move and passes. Black to move.");
        compare(say(Game.MustPass, Game.Black, "", 0, 0, ""), "Black has no legal move. Press Skip.");
        compare(say(Game.MustPass, Game.Black, "h8", 2, 0, ""), "White played h8, 2 disc flipped. Black has no legal move. Press Skip.");
        compare(say(Game.SkippedToMove, Game.Black, "", 0, 0, ""), "Black skips this turn. White to move.");
    }

    function test_wrong_squares_are_explained() {
        compare(say(Game.Occupied, Game.NoSide, "d4", 0, 0, ""), "d4 is taken already.");
        compare(say(Game.FlipsNothing, Game.NoSide, "a1", 0, 0, ""), "a1 would flip nothing.");
    }

    function test_refusals_name_their_place_and_reason() {
        compare(say(Game.PasteRefused, Game.NoSide, "", 0, 7, "d3", Game.IllegalMove), "The text is not a game. Move 7: “d3” is not a legal move.");
        compare(say(Game.OpenRefused, Game.NoSide, "", 0, 0, "d3", Game.IllegalMove, 4), "The file could not be opened as a game. Line 4: “d3” is not a legal move.");
        compare(say(Game.OpenRefused, Game.NoSide, "", 0, 0, "", Game.Empty, 2), "The file could not be opened as a game. It is empty.");
        compare(say(Game.SaveFailed, Game.NoSide, "", 0, 0, "/a/b", Game.NoRoom), "The game could not be saved. The disk is full.");
        compare(say(Game.ResumeRefused, Game.NoSide, "", 0, 0, "17", Game.InUse), "The game could not be resumed. It is open in another window.");
        compare(say(Game.SettingsLeft, Game.NoSide, "", 0, 0, "/a/b.toml"), "The settings could not all be read. They are still in /a/b.toml.");
        compare(sentences.notKept(Game.NoFolder, "/a"), "The game cannot be kept for the next start. There is no folder /a.");
        compare(say(Game.OpenRefused, Game.NoSide, "", 0, 0, "permission denied"), "The file could not be opened as a game. permission denied.");
    }

    function test_every_problem_has_words() {
        for (const problem of [Game.TooLarge, Game.NotText, Game.Empty, Game.UnknownFormat, Game.NewerVersion, Game.Syntax, Game.IllegalMove, Game.OffTheBoard, Game.TakenCell, Game.Overline, Game.DoubleFour, Game.DoubleThree, Game.AfterTheEnd, Game.UnsupportedGame, Game.UnsupportedBoard, Game.NoHome, Game.NoRoom, Game.ReadOnly, Game.NoPermission, Game.NoFolder, Game.NotAFile, Game.Missing, Game.InUse, Game.Gone, Game.SystemError])
            verify(sentences.problems.sentence(problem, "x") !== sentences.problems.sentence(Game.NoProblem, "x"), "problem " + problem);
    }

    function test_a_person_who_plays_the_machine_is_spoken_to() {
        othello.you = Game.Black;
        compare(say(Game.ToMove, Game.Black, "", 0, 0, ""), "Your turn.");
        compare(say(Game.Played, Game.White, "e7", 2, 0, ""), "Your turn. Heibai played e7, 2 disc flipped.");
        compare(say(Game.Played, Game.Black, "f5", 1, 0, ""), "You played f5, 1 disc flipped. Heibai to move.");
        compare(say(Game.Thinking, Game.White, "f5", 1, 0, ""), "You played f5, 1 disc flipped. Heibai is thinking…");
        compare(say(Game.PassedToMove, Game.White, "", 0, 0, ""), "Heibai has no legal move and passes. Your turn.");
        compare(say(Game.PassedToMove, Game.Black, "", 0, 0, ""), "You have no legal move and pass. Heibai to move.");
        compare(say(Game.MustPass, Game.Black, "", 0, 0, ""), "You have no legal move. Press Skip.");
        compare(say(Game.SkipRefused, Game.Black, "", 0, 0, ""), "You have a legal move, so the turn cannot be skipped.");
        compare(say(Game.TimeUpPassed, Game.Black, "", 0, 0, ""), "Your time is up; the turn passes. Heibai to move.");
        compare(say(Game.TimeUpLost, Game.Black, "", 0, 0, ""), "Your time is up. You lost.");
        compare(say(Game.TimeUpLost, Game.White, "", 0, 0, ""), "Heibai's time is up. You won.");
        verify(say(Game.TimeUpAsked, Game.Black, "", 0, 0, "").startsWith("Your time is up. Continue?"));
        compare(say(Game.ResignedStatus, Game.Black, "", 0, 0, ""), "You resign.");
        othello.you = Game.NoSide;
        compare(say(Game.ToMove, Game.Black, "", 0, 0, ""), "Black to move.");
    }

    function test_a_hint_says_how_the_game_would_end() {
        const side = Game.Black;
        compare(othello.hint("f5", 3.4, false, 0, side), "Best: f5. Black would win by about 3.");
        compare(othello.hint("f5", -2, true, 0, side), "Best: f5. Black would lose by 2.");
        compare(othello.hint("f5", -0.26, false, 0, side), "Best: f5. It looks even.");
        compare(othello.hint("f5", 0, true, 0, side), "Best: f5. It would be a draw.");
        othello.you = side;
        compare(othello.hint("c7", -55.3, false, 0, side), "Best: c7. You would lose by about 55.");
        compare(othello.hint("c7", 12, true, 0, side), "Best: c7. You would win by 12.");
        othello.you = Game.NoSide;
        compare(gomoku.hint("h8", 0, true, 3, side), "Best: h8. Black would win in 2 move(s).");
        compare(gomoku.hint("h8", 0, true, -2, side), "Best: h8. White would win in 1 move(s).");
        compare(gomoku.hint("h8", -0.42, false, 0, side), "Best: h8. It is worth −0.4.");
        gomoku.you = Game.White;
        compare(gomoku.hint("h8", 0, true, -2, side), "Best: h8. You would win in 1 move(s).");
        gomoku.you = Game.NoSide;
    }

    function sayOfGomoku(status, side, cell, count, number) {
        sentences.words = gomoku;
        const said = sentences.text(status, side, cell, count, number, "", Game.NoProblem, 0);
        sentences.words = othello;
        return said;
    }

    function test_a_stone_of_gomoku_flips_nothing() {
        compare(sayOfGomoku(Game.Placed, Game.White, "d6", 0, 0), "White played d6. Black to move.");
        compare(gomoku.result(Game.White, -1, -1), "White wins.");
        compare(gomoku.result(Game.NoSide, -1, -1), "A draw.");
    }

    function test_forbidden_points_say_why() {
        for (const [status, why] of [[Game.ForbiddenOverline, "more than five"], [Game.ForbiddenDoubleFour, "two fours"], [Game.ForbiddenDoubleThree, "two open threes"]]) {
            const said = sayOfGomoku(status, Game.NoSide, "j7", 0, 0);
            verify(said.startsWith("j7 is forbidden for Black") && said.includes(why), said);
        }
    }

    function test_swap2_says_what_is_next_and_who_plays_what() {
        verify(sayOfGomoku(Game.OpeningStone, Game.White, "", 0, 2).endsWith("Next: a white one."));
        verify(sayOfGomoku(Game.ChooseColours, Game.White, "", 0, 0).includes("choose your colour"));
        compare(sayOfGomoku(Game.ColoursChosen, Game.White, "", 0, 0), "Who opened plays White, the other Black. White to move.");
        gomoku.mode = Game.PlayBlack;
        compare(sayOfGomoku(Game.ColoursChosen, Game.White, "", 0, 0), "You play White. White to move.");
        gomoku.mode = Game.PlayWhite;
        compare(sayOfGomoku(Game.ColoursChosen, Game.White, "", 0, 0), "You play Black. White to move.");
        gomoku.mode = Game.TwoPlayers;
    }

    function test_a_forced_end_is_told_in_moves_and_an_evaluation_is_signed() {
        compare(gomoku.score(0, true, 7), "win 4");
        compare(gomoku.score(0, true, -6), "loss 3");
        compare(gomoku.score(1.24, false, 0), "+1.2");
        compare(gomoku.score(-0.02, false, 0), "0.0");
    }

    function test_every_status_has_words() {
        for (const status of [Game.Placed, Game.OpeningStone, Game.ChooseColours, Game.TwoMore, Game.ColoursChosen, Game.TimeUpDrawn])
            verify(sayOfGomoku(status, Game.Black, "f5", 1, 1) !== "", "status " + status);
        for (const status of [Game.PressStart, Game.Started, Game.Continued, Game.ToMove, Game.Played, Game.PassedToMove, Game.SkippedToMove, Game.MustPass, Game.WillPass, Game.Thinking, Game.PausedPressContinue, Game.GamePaused, Game.TimeUpAsked, Game.TimeUpPassed, Game.TimeUpPaused, Game.TimeUpLost, Game.TimeUpCounted, Game.Occupied, Game.FlipsNothing, Game.NotYourTurn, Game.SkipRefused, Game.GameOverStatus, Game.ResignedStatus, Game.Undone, Game.Redone, Game.ResetUndone, Game.NothingToUndo, Game.NothingToRedo, Game.LookingForHint, Game.Resumed, Game.ViewingPast, Game.ResetFirst, Game.NothingToPaste, Game.PasteRefused, Game.OpenRefused, Game.SaveFailed, Game.AutosaveFailed, Game.PutByFailed, Game.ClearFailed, Game.KeptUnknown, Game.ResumeRefused, Game.SettingsReset, Game.SettingsPartly, Game.SettingsNewer, Game.SettingsLeft, Game.SessionReset, Game.SessionNewer, Game.SessionLeft, Game.TallyLeft, Game.SettingsNotSaved, Game.TallyReset, Game.TallyNotSaved, Game.NoMachine, Game.Saved, Game.Opened, Game.Copied])
            verify(say(status, Game.Black, "f5", 1, 1, "x") !== "", "status " + status);
    }

    function test_the_line_changes_its_name_with_every_message() {
        const line = createTemporaryObject(lines, test);
        compare(line.objectName, "status");
        compare(line.Accessible.role, Accessible.StaticText);
        compare(line.Accessible.name, "Black to move.");
        line.message = "White to move.";
        compare(line.Accessible.name, "White to move.");
    }
}
