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

    Game {
        id: game
    }

    StatusText {
        id: sentences
        words: othello
    }

    Component {
        id: lines

        StatusLine {
            width: 400
            height: Math.round(44 * Theme.unit)
            message: "Black to move."
        }
    }

    // Without a catalogue the plural is "disc(s)", with one "disc" or "discs".
    function plain(text: string): string {
        return text.replace(/disc\(s\)|discs/g, "disc");
    }

    function say(says, side, cell, count, number, detail, problem = Problem.None, line = 0, column = 0, format = "") {
        return plain(sentences.text({ says, side, cell, count, number, detail, problem, line, column, format }));
    }

    function test_the_result_names_the_winner_and_its_score_first() {
        compare(othello.result(Side.Black, 44, 20), "Black wins by 44 to 20.");
        compare(othello.result(Side.White, 20, 44), "White wins by 44 to 20.");
        compare(othello.result(Side.None, 32, 32), "A draw.");
    }

    function test_a_name_with_a_sign_of_per_cent_stays_a_name() {
        verify(say(Status.ListRead, Side.None, "", 0, 4, "50%1.txt", Problem.None, 0, 0, "transcript").startsWith("Opened 50%1.txt. Read as a list of moves, 4 game"));
        compare(othello.join("A %2 b.", "Second."), "A %2 b. Second.");
        compare(Speech.fill("%2 – %1 – %3", ["%2", "x"]), "x – %2 – %3");
    }

    function test_a_choice_of_an_opening_is_told_in_words_in_the_study_too() {
        compare(say(Status.Studied, Side.White, "h10", 0, 4, ""), "Move 4, h10. White to move.");
        compare(say(Status.Studied, Side.White, "offer-h10", 0, 5, ""), "After move 5: offers h10. White to move.");
        compare(say(Status.Studied, Side.White, "white", 0, 4, ""), "After move 4: takes White. White to move.");
    }

    function test_undo_says_that_it_brought_another_study_back() {
        compare(say(Status.StudyBack, Side.White, "", 0, 0, ""), "Another study is back on the board. White to move.");
        compare(say(Status.StudyBack, Side.None, "", 0, 0, ""), "Another study is back on the board.");
    }

    function test_a_move_says_who_where_how_many_and_who_is_next() {
        compare(say(Status.Played, Side.White, "d6", 1, 0, ""), "White played d6, 1 disc flipped. Black to move.");
        compare(say(Status.Played, Side.Black, "f5", 3, 0, ""), "Black played f5, 3 disc flipped. White to move.");
    }

    function test_passes_say_why() {
        compare(say(Status.PassedToMove, Side.White, "", 0, 0, ""), "White has no legal move and passes. Black to move.");
        compare(say(Status.MustPass, Side.Black, "", 0, 0, ""), "Black has no legal move. Press Skip.");
        compare(say(Status.MustPass, Side.Black, "h8", 2, 0, ""), "White played h8, 2 disc flipped. Black has no legal move. Press Skip.");
        compare(say(Status.SkippedToMove, Side.Black, "", 0, 0, ""), "Black skips this turn. White to move.");
    }

    function test_every_pause_says_how_to_go_on() {
        for (const says of [Status.GamePaused, Status.PausedByLock, Status.PausedBySleep, Status.PausedPressContinue])
            verify(/[Pp]aused.*Press Continue\.$/.test(say(says, Side.None, "", 0, 0, "")), says);
    }

    function test_wrong_squares_are_explained() {
        compare(say(Status.Occupied, Side.None, "d4", 0, 0, ""), "d4 is taken already.");
        compare(say(Status.FlipsNothing, Side.None, "a1", 0, 0, ""), "a1 would flip nothing.");
    }

    function test_refusals_name_their_place_and_reason() {
        compare(say(Status.PasteRefused, Side.None, "", 0, 7, "d3", Problem.IllegalMove), "The text is not a game. Move 7: “d3” is not a legal move.");
        compare(say(Status.OpenRefused, Side.None, "", 0, 0, "d3", Problem.IllegalMove, 4), "The file could not be opened as a game. Line 4: “d3” is not a legal move.");
        compare(say(Status.PasteRefused, Side.None, "", 0, 0, "a1", Problem.IllegalMove, 1, 5), "The text is not a game. Line 1, column 5: “a1” is not a legal move.");
        compare(say(Status.GameRefused, Side.None, "", 0, 17, "99", Problem.Syntax, 0, 94), "Game 17 could not be opened. Byte 94: “99” is not understood.");
        compare(say(Status.OpenRefused, Side.None, "", 0, 0, "", Problem.Empty, 2), "The file could not be opened as a game. It is empty.");
        compare(say(Status.SaveFailed, Side.None, "", 0, 0, "/a/b", Problem.NoRoom), "The game could not be saved. The disk is full.");
        compare(say(Status.SaveFailed, Side.None, "", 0, 0, "psq", Problem.FormatOfAnotherGame), "The game could not be saved. This kind of file holds only another game; an .sgf file holds both.");
        compare(say(Status.ExportFailed, Side.None, "", 0, 0, "OBF", Problem.NoGameLeadsThere), "The games could not be written. This kind of file holds only positions that games can reach; an .sgf file holds any.");
        compare(say(Status.ResumeRefused, Side.None, "", 0, 0, "17", Problem.InUse), "The game could not be resumed. It is open in another window.");
        compare(say(Status.SettingsLeft, Side.None, "", 0, 0, "/a/b.toml"), "The settings could not all be read. They are still in /a/b.toml.");
        compare(sentences.notKept(Problem.NoFolder, "/a"), "The game cannot be saved for the next start. There is no folder /a.");
        compare(say(Status.OpenRefused, Side.None, "", 0, 0, "permission denied"), "The file could not be opened as a game. permission denied.");
    }

    function test_it_is_said_what_a_file_was_taken_for() {
        compare(say(Status.Opened, Side.None, "", 0, 0, "a.ggf", Problem.None, 0, 0, "ggf"), "Opened a.ggf. Read as GGF.");
        compare(say(Status.Opened, Side.None, "", 0, 0, "", Problem.None, 0, 0, "transcript"), "Read as a list of moves.");
        verify(say(Status.ListRead, Side.None, "", 0, 4, "WTH.wtb", Problem.None, 0, 0, "wthor").startsWith("Opened WTH.wtb. Read as WTHOR, 4 game"));
    }

    function test_every_problem_has_words() {
        for (const problem of [Problem.TooLarge, Problem.NotText, Problem.Empty, Problem.UnknownFormat, Problem.NewerVersion, Problem.Syntax, Problem.IllegalMove, Problem.OffTheBoard, Problem.TakenCell, Problem.Overline, Problem.DoubleFour, Problem.DoubleThree, Problem.AfterTheEnd, Problem.UnsupportedGame, Problem.UnsupportedBoard, Problem.NoHome, Problem.NoRoom, Problem.ReadOnly, Problem.NoPermission, Problem.NoFolder, Problem.NotAFile, Problem.Missing, Problem.InUse, Problem.Gone, Problem.SystemError])
            verify(sentences.problems.sentence(problem, "x") !== sentences.problems.sentence(Problem.None, "x"), "problem " + problem);
    }

    function test_it_is_said_when_a_mistake_is_due() {
        verify(say(Status.NothingDue, Side.None, "", 3, 7, "").endsWith("The next comes in 3 hour(s)."));
        verify(say(Status.NothingDue, Side.None, "", 49, 7, "").endsWith("The next comes in 2 day(s)."));
        compare(say(Status.NoMoreMistakes, Side.White, "", 0, 0, ""), "White made no more mistakes in this game.");
    }

    function test_a_person_who_plays_the_machine_is_spoken_to() {
        othello.you = Side.Black;
        compare(say(Status.ToMove, Side.Black, "", 0, 0, ""), "Your turn.");
        compare(say(Status.Played, Side.White, "e7", 2, 0, ""), "Your turn. Heibai played e7, 2 disc flipped.");
        compare(say(Status.Played, Side.Black, "f5", 1, 0, ""), "You played f5, 1 disc flipped. Heibai to move.");
        compare(say(Status.Thinking, Side.White, "f5", 1, 0, ""), "You played f5, 1 disc flipped. Heibai is thinking…");
        compare(say(Status.PassedToMove, Side.White, "", 0, 0, ""), "Heibai has no legal move and passes. Your turn.");
        compare(say(Status.PassedToMove, Side.Black, "", 0, 0, ""), "You have no legal move and pass. Heibai to move.");
        compare(say(Status.MustPass, Side.Black, "", 0, 0, ""), "You have no legal move. Press Skip.");
        compare(say(Status.SkipRefused, Side.Black, "", 0, 0, ""), "You have a legal move, so the turn cannot be skipped.");
        compare(say(Status.TimeUpPassed, Side.Black, "", 0, 0, ""), "Your time is up; the turn passes. Heibai to move.");
        compare(say(Status.TimeUpLost, Side.Black, "", 0, 0, ""), "Your time is up. You lost.");
        compare(say(Status.TimeUpLost, Side.White, "", 0, 0, ""), "Heibai's time is up. You won.");
        verify(say(Status.TimeUpAsked, Side.Black, "", 0, 0, "").startsWith("Your time is up. Do you want to keep your turn"));
        compare(say(Status.Resigned, Side.Black, "", 0, 0, ""), "You resign.");
        othello.you = Side.None;
        compare(say(Status.ToMove, Side.Black, "", 0, 0, ""), "Black to move.");
    }

    function test_a_hint_says_how_the_game_would_end() {
        const side = Side.Black;
        compare(othello.hint("f5", 3.4, false, 0, 50, side), "Best: f5. Black would win by about 3.");
        compare(othello.hint("f5", -2, true, 0, 50, side), "Best: f5. Black would lose by 2.");
        compare(othello.hint("f5", -0.26, false, 0, 50, side), "Best: f5. It looks even.");
        compare(othello.hint("f5", 0, true, 0, 50, side), "Best: f5. It would be a draw.");
        othello.you = side;
        compare(othello.hint("c7", -55.3, false, 0, 50, side), "Best: c7. You would lose by about 55.");
        compare(othello.hint("c7", 12, true, 0, 50, side), "Best: c7. You would win by 12.");
        othello.you = Side.None;
        compare(gomoku.hint("h8", 0, true, 3, 50, side), "Best: h8. Black would win in 2 move(s).");
        compare(gomoku.hint("h8", 0, true, -2, 50, side), "Best: h8. White would win in 1 move(s).");
        compare(gomoku.hint("h8", -0.42, false, 0, 47, side), "Best: h8. Black has a chance of 47 % to win.");
        gomoku.you = Side.White;
        compare(gomoku.hint("h8", 0, true, -2, 50, side), "Best: h8. You would win in 1 move(s).");
        gomoku.you = Side.None;
    }

    function sayOfGomoku(status, side, cell, count, number) {
        sentences.words = gomoku;
        const said = say(status, side, cell, count, number, "");
        sentences.words = othello;
        return said;
    }

    function test_a_stone_of_gomoku_flips_nothing() {
        compare(sayOfGomoku(Status.Placed, Side.White, "d6", 0, 0), "White played d6. Black to move.");
        compare(gomoku.result(Side.White, -1, -1), "White wins.");
        compare(gomoku.result(Side.None, -1, -1), "A draw.");
    }

    function test_forbidden_points_say_why() {
        for (const [status, why] of [[Status.ForbiddenOverline, "more than five"], [Status.ForbiddenDoubleFour, "two fours"], [Status.ForbiddenDoubleThree, "two open threes"]]) {
            const said = sayOfGomoku(status, Side.None, "j7", 0, 0);
            verify(said.startsWith("j7 is forbidden for Black") && said.includes(why), said);
        }
    }

    function test_swap2_says_what_is_next_and_who_plays_what() {
        verify(sayOfGomoku(Status.OpeningStone, Side.White, "", 0, 2).endsWith("Next: a white stone."));
        compare(sayOfGomoku(Status.ChooseColours, Side.White, "", 0, 0), "Opening: the other player chooses a colour.");
        compare(sayOfGomoku(Status.ChooseColours, Side.Black, "", 0, 0), "Opening: the opener chooses a colour.");
        compare(sayOfGomoku(Status.ColoursChosen, Side.White, "", 0, 0), "The opener plays White, the other player Black. White to move.");
        gomoku.mode = Setup.PlayBlack;
        compare(sayOfGomoku(Status.ChooseColours, Side.White, "", 0, 0), "Opening: choose your colour.");
        compare(sayOfGomoku(Status.ColoursChosen, Side.White, "", 0, 0), "You play White. White to move.");
        gomoku.mode = Setup.PlayWhite;
        compare(sayOfGomoku(Status.ColoursChosen, Side.White, "", 0, 0), "You play Black. White to move.");
        gomoku.mode = Setup.TwoPlayers;
    }

    function test_the_openings_of_renju_say_where_the_next_stone_may_lie() {
        verify(sayOfGomoku(Status.OpeningStone, Side.Black, "", 1, 3).endsWith("Next: a black stone, in the centre."));
        verify(sayOfGomoku(Status.OpeningStone, Side.White, "", 3, 2).endsWith("Next: a white stone, in the central 3×3 points."));
        // The number is that of the next stone.
        compare(sayOfGomoku(Status.ColoursChosen, Side.Black, "", 5, 3), "The opener plays Black, the other player White. Next: a black stone, in the central 5×5 points.");
        compare(sayOfGomoku(Status.ColoursChosen, Side.Black, "", 0, 4), "The opener plays Black, the other player White. White to move.");
        verify(sayOfGomoku(Status.ChooseColours, Side.Black, "", 0, 10).includes("the opener chooses a colour, or keeps Black and offers 10 fifth moves"));
        verify(sayOfGomoku(Status.TooFarOut, Side.None, "a1", 7, 0).includes("7×7"));
    }

    function test_a_forced_end_is_told_in_moves_and_an_evaluation_is_signed() {
        compare(gomoku.score(0, true, 7), "win 4");
        compare(gomoku.score(0, true, -6), "loss 3");
        compare(gomoku.score(1.24, false, 0), "+1.2");
        compare(gomoku.score(-0.02, false, 0), "0.0");
    }

    function test_every_status_has_words() {
        // What only one game can say; an exercise, a hint, a puzzle, a lesson and a drill have words of their own.
        const ofOthello = ["Played", "TimeUpCounted", "FlipsNothing"];
        const ofGomoku = ["Placed", "OpeningStone", "ChooseColours", "MachineOpens", "MachineChooses", "TwoMore", "ColoursChosen", "ChooseFifths", "OfferFifths", "TakeFifth", "MachineOffers", "MachineTakes", "FifthsChosen", "FifthOffered", "FifthTaken", "TooFarOut", "FifthKnown", "FifthAlike", "FifthNotOffered", "TimeUpDrawn", "ForbiddenOverline", "ForbiddenDoubleFour", "ForbiddenDoubleThree"];
        const elsewhere = ["Exercise", "HintIs", "Puzzle", "RunLeft", "Lesson", "Drill"];
        const all = enumerations.names(game.status, "Says");
        verify(all.length > 130);
        for (const name of all) {
            const others = elsewhere.includes(name);
            compare(say(Status[name], Side.Black, "f5", 1, 1, "x") !== "", !others && !ofGomoku.includes(name), name + " in Othello");
            compare(sayOfGomoku(Status[name], Side.Black, "f5", 1, 1) !== "", !others && !ofOthello.includes(name), name + " in Gomoku");
        }
    }

    function test_what_is_taken_back_while_paused_says_how_to_go_on_and_an_end_says_the_result() {
        game.study.leave();
        if (game.underWay)
            game.reset();
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseMode(Setup.TwoPlayers);
        game.start();
        game.activate(37);
        compare(plain(sentences.message(game)), "Black played f5, 1 disc flipped. White to move.");
        game.togglePause();
        game.undo();
        compare(game.status.says, Status.Undone);
        compare(sentences.message(game), "Taken back: f5. Black to move. The game is paused. Press Continue.");
        game.resign();
        compare(sentences.message(game), "Black resigns. White wins.");
        game.reset();
    }

    function test_a_long_sentence_has_two_rows_of_the_same_size() {
        const line = createTemporaryObject(lines, test);
        const size = line.font.pixelSize;
        compare(line.lineCount, 1);
        line.message = "White: find the best move. One of 4 moves is at least four discs better than the others.";
        tryCompare(line, "lineCount", 2);
        compare(line.font.pixelSize, size);
        compare(line.fontSizeMode, Text.FixedSize);
        verify(2 * line.lineHeight + 8 * Theme.unit <= line.height + 1, "no gap above or below " + line.lineHeight);
        line.message = line.message.repeat(3);
        compare(line.fontSizeMode, Text.Fit);
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
