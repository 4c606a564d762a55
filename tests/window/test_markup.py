"""What comes from a file is text: it is shown as it is, and nothing that it names is fetched."""

import http.server
import threading

import clipboard
from harness import WindowTest, wait_for


class Server(http.server.ThreadingHTTPServer):
    """Counts whoever asks for anything."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked = []


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.asked.append(self.path)
        self.send_error(404)

    def log_message(self, *_):
        pass


class Markup(WindowTest):
    def setUp(self):
        super().setUp()
        self.server = Server()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def game(self):
        """A game that is refused, with a picture and a heading where its kind stands."""
        return f"(;GM[Othello]TY[<img src='{self.address}/game.png'><h1>big</h1>]BO[8 {'-' * 64} *];)"

    def assert_shown_as_it_is(self, app):
        app.says(r".*<img src='http.*<h1>big</h1>.*")
        # A picture would be asked for as soon as the line is laid out; painting it takes some milliseconds more.
        app.key("Tab", "Tab")
        app.picture(app.board())
        self.assertEqual(self.server.asked, [])

    def test_a_file_from_the_command_line(self):
        file = self.home.path / "game.ggf"
        file.write_text(self.game())
        self.assert_shown_as_it_is(self.start(file))

    def test_a_file_that_is_opened_and_its_name(self):
        name = "<img src=x.png>big.ggf"
        (self.home.path / name).write_text(self.game())
        app = self.start("--mode", "two-players", "--start")
        app.key("ctrl+o")
        row = app.find(r"<img src=x\.png>big\.ggf.*", "list item")
        row.act("Press")
        self.assert_shown_as_it_is(app)

    def test_a_text_that_is_pasted(self):
        app = self.start("--mode", "two-players", "--start")
        with clipboard.holding(self.game()):
            app.key("ctrl+v")
            self.assert_shown_as_it_is(app)

    def test_a_good_game_is_pasted_the_same_way(self):
        app = self.start("--mode", "two-players", "--start")
        with clipboard.holding("f5d6c3"):
            app.key("ctrl+v")
            wait_for(lambda: app.moves() == {1: "f5", 2: "d6", 3: "c3"}, lambda: f"the game; {app.status()!r}")
