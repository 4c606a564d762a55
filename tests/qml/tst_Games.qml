// Every game is there once, and has all that the window asks of it.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Games"

    Games {
        id: games
    }

    Preferences {
        id: choices
    }

    GameOptions {
        id: options
    }

    function test_each_game_is_listed_once_and_found_by_its_kind() {
        compare(games.all.map(game => game.kind), [Setup.Othello, Setup.Gomoku]);
        compare(games.all.map(game => game.name), ["Othello", "Gomoku"]);
        games.all.forEach(game => compare(games.of(game.kind), game));
        compare(games.nameOf(Setup.Gomoku), "Gomoku");
        compare(games.nameOf(-1), "");
    }

    function test_each_game_keeps_its_own_look_and_rule() {
        const before = games.all.map(game => game.look(choices));
        games.all.forEach((game, at) => {
            verify(game.looks.length > 1);
            game.setLook(choices, game.looks[at + 1]);
            game.setTimeOutRule(choices, game.timeOutRules[at + 1]);
        });
        games.all.forEach((game, at) => {
            compare(game.look(choices), game.looks[at + 1]);
            compare(game.timeOutRule(choices), game.timeOutRules[at + 1]);
            game.setLook(choices, before[at]);
            game.setTimeOutRule(choices, Preferences.Ask);
        });
    }

    function test_each_game_says_what_was_chosen() {
        Object.assign(options, { rules: Setup.Renju, whiteFirst: true });
        compare(games.all.map(game => game.chosen(options)), ["White first", "Renju, free opening"]);
        compare(games.all.map(game => game.rulesName(Setup.Caro)), ["", "Caro"]);
        verify(games.all.every(game => game.fullScore(10) > 1));
    }

    function test_what_was_lost_has_a_sign_unless_it_is_nothing() {
        compare(games.all.map(game => game.loss(0)), ["0", "0"]);
        compare(games.all.map(game => game.loss(0.04)), ["0", "0"]);
        compare(games.all.map(game => game.loss(2.5)), ["−2.5", "−3 %"]);
        compare(games.all.map(game => game.loss(12)), ["−12", "−12 %"]);
    }
}
