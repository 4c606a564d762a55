"""What everything is called that a screen reader comes to."""

from harness import WindowTest, wait_for


class Names(WindowTest):
    def test_nothing_in_words_is_without_words_and_no_alert_waits(self):
        app = self.start("--mode", "two-players", "--start")
        app.choose("Study")
        app.key("F4")
        wait_for(lambda: app.search("[a-h][1-8], value .*", "list item"), "lines", 30)
        items = list(app.root.walk())
        self.assertEqual([str(item) for item in items if item.role in ("label", "alert", "heading") and not item.name.strip()], [])
        self.assertEqual([str(item) for item in items if item.role in ("alert", "notification") and item.has("showing") and not item.name], [])
        self.assertEqual([str(item) for item in items if item.role == "list" and item.name.endswith((" ", " of"))], [])

    def test_a_comment_is_called_so_once(self):
        app = self.start()
        app.choose("Study")
        field = app.find("Comment")
        self.assertNotEqual(field.description, field.name)

    def test_a_number_that_has_the_keyboard_tells_it(self):
        app = self.start()
        for _ in range(20):
            focused = app.focused()
            if focused is not None and focused.name == "Seconds a turn":
                break
            app.key("Tab")
        self.assertEqual(focused.role, "spin button")
        self.assertEqual(focused.accessible.get_value_iface().get_current_value(), 30)

    def test_the_heading_of_choices_is_their_name_and_no_label_beside_it(self):
        app = self.start()
        app.key("ctrl+comma")
        app.find("Appearance", "panel")
        self.assertEqual(app.search("Appearance", "label"), [])
