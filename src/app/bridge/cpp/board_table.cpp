#include "heibai/shim.h"

#include <QtGui/QAccessible>
#include <QtGui/QAccessibleActionInterface>
#include <QtGui/QAccessibleObject>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

// QML can say that an item is a table, but not what is in its rows and columns. These two interfaces say it for the board
// and its cells, from the properties of qml/board/BoardView.qml and BoardCell.qml.
namespace {

const QLatin1String boardClass("BoardView_QMLTYPE");
const QLatin1String cellClass("BoardCell_QMLTYPE");

bool isA(const QObject *object, QLatin1String name)
{
    for (const auto *type = object->metaObject(); type != nullptr; type = type->superClass()) {
        if (QLatin1String(type->className()).startsWith(name)) {
            return true;
        }
    }
    return false;
}

// What both have from being an item of QML.
class ItemInterface : public QAccessibleObject
{
public:
    explicit ItemInterface(QQuickItem *item)
        : QAccessibleObject(item)
    {
    }

    QQuickItem *item() const { return static_cast<QQuickItem *>(object()); }

    QWindow *window() const override { return item()->window(); }

    QRect rect() const override
    {
        if (window() == nullptr) {
            return {};
        }
        const auto place = item()->mapRectToScene(item()->boundingRect()).toRect();
        return { window()->mapToGlobal(place.topLeft()), place.size() };
    }

    // The next item above that a reader knows, and at last the window.
    QAccessibleInterface *parent() const override
    {
        for (auto *above = item()->parentItem(); above != nullptr; above = above->parentItem()) {
            if (auto *known = QAccessible::queryAccessibleInterface(above)) {
                return known;
            }
        }
        return window() != nullptr ? QAccessible::queryAccessibleInterface(window()) : nullptr;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = item()->hasActiveFocus();
        state.invisible = window() == nullptr || !window()->isVisible() || !item()->isVisible();
        return state;
    }
};

class BoardInterface : public ItemInterface, public QAccessibleTableInterface
{
public:
    using ItemInterface::ItemInterface;

    QAccessible::Role role() const override { return QAccessible::Table; }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? item()->property("spokenName").toString() : QString();
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this) : nullptr;
    }

    int childCount() const override { return int(cells().size()); }

    QAccessibleInterface *child(int index) const override
    {
        return QAccessible::queryAccessibleInterface(cells().value(index));
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return int(cells().indexOf(qobject_cast<QQuickItem *>(child->object())));
    }

    QAccessibleInterface *focusChild() const override
    {
        for (auto *cell : cells()) {
            if (cell->hasActiveFocus()) {
                return QAccessible::queryAccessibleInterface(cell);
            }
        }
        return nullptr;
    }

    int rowCount() const override { return size(); }
    int columnCount() const override { return size(); }

    QAccessibleInterface *cellAt(int row, int column) const override
    {
        const bool inside = row >= 0 && column >= 0 && row < size() && column < size();
        return inside ? child(row * size() + column) : nullptr;
    }

    // A row is named by its number, a column by its letter: what its first cell's name is made of.
    QString rowDescription(int row) const override { return nameOf(row * size()).mid(1); }
    QString columnDescription(int column) const override { return nameOf(column).left(1); }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override { }

private:
    int size() const { return item()->property("boardSize").toInt(); }

    QString nameOf(int index) const
    {
        const auto *cell = cells().value(index);
        return cell != nullptr ? cell->property("cellName").toString() : QString();
    }

    // In row order, as the model has them.
    QList<QQuickItem *> cells() const
    {
        QList<QQuickItem *> cells;
        if (const auto *place = item()->property("cells").value<QQuickItem *>()) {
            const auto children = place->childItems();
            for (auto *child : children) {
                if (isA(child, cellClass)) {
                    cells.append(child);
                }
            }
        }
        return cells;
    }
};

class CellInterface : public ItemInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface
{
public:
    using ItemInterface::ItemInterface;

    // Of a cell of a table Orca says the whole row with each change of row, and not where the cursor is.
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? item()->property("spokenName").toString() : QString();
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        switch (type) {
        case QAccessible::TableCellInterface:
            return static_cast<QAccessibleTableCellInterface *>(this);
        case QAccessible::ActionInterface:
            return static_cast<QAccessibleActionInterface *>(this);
        default:
            return nullptr;
        }
    }

    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QAccessibleInterface *table() const override { return parent(); }
    int rowIndex() const override { return index() / size(); }
    int columnIndex() const override { return index() % size(); }
    int rowExtent() const override { return 1; }
    int columnExtent() const override { return 1; }
    bool isSelected() const override { return false; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }

    QStringList actionNames() const override { return { pressAction(), setFocusAction() }; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    void doAction(const QString &name) override
    {
        if (name == pressAction()) {
            QMetaObject::invokeMethod(item(), "pressed", Q_ARG(int, index()));
        } else if (name == setFocusAction()) {
            item()->forceActiveFocus(Qt::OtherFocusReason);
        }
    }

private:
    int index() const { return item()->property("index").toInt(); }
    int size() const { return qMax(1, item()->property("boardSize").toInt()); }
};

QAccessibleInterface *makeInterface(const QString &name, QObject *object)
{
    auto *item = qobject_cast<QQuickItem *>(object);
    if (item == nullptr) {
        return nullptr;
    }
    if (name.startsWith(boardClass)) {
        return new BoardInterface(item); // which Qt owns
    }
    return name.startsWith(cellClass) ? new CellInterface(item) : nullptr;
}

} // namespace

namespace heibai {

void describe_boards()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace heibai
