"""The board as a table: a screen reader finds its rows and columns, and each cell's place in them."""

from harness import WindowTest
from tree import Atspi


class Table(WindowTest):
    def check_table(self, app, size, named):
        board = app.board().accessible
        table = Atspi.Accessible.get_table_iface(board)
        self.assertIsNotNone(table, "a table has the interface of one")
        self.assertEqual((table.get_n_rows(), table.get_n_columns()), (size, size))
        for index, (name, cell) in enumerate(zip(named, app.cells(), strict=True)):
            row, column = divmod(index, size)
            # Of what calls itself a table cell Orca says the whole row.
            self.assertEqual(cell.role, "list item")
            self.assertEqual(cell.name.split(",")[0], name)
            # Every way between a cell, its number and its place is the same way.
            if row in (0, size - 1) or column in (0, size - 1):
                self.assertEqual(table.get_accessible_at(row, column).get_name(), cell.name)
                self.assertEqual(table.get_index_at(row, column), index)
                self.assertEqual((table.get_row_at_index(index), table.get_column_at_index(index)), (row, column))
                self.assertEqual(cell.accessible.get_index_in_parent(), index)
        self.assertEqual(table.get_row_description(1), named[size][1:])
        self.assertEqual(table.get_column_description(1), named[1][:1])

    def test_the_board_of_othello_counts_its_rows_from_the_top(self):
        app = self.start("--mode", "two-players", "--start")
        self.check_table(app, 8, [f"{letter}{row}" for row in range(1, 9) for letter in "abcdefgh"])

    def test_a_goban_counts_its_rows_from_the_bottom(self):
        app = self.start("--game", "gomoku", "--mode", "two-players", "--start")
        self.check_table(app, 15, [f"{letter}{row}" for row in range(15, 0, -1) for letter in "abcdefghijklmno"])
