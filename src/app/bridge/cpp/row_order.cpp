#include "heibai/shim.h"

#include <algorithm>

#include <QtCore/QPointer>
#include <QtGui/QAccessible>
#include <QtQuick/QQuickItem>

// A reader finds an item's children in the order in which they are stacked. A Repeater stacks its items as its model has
// them; a ListView or GridView leaves them in the order in which they were created, so that a row inserted or scrolled in
// above the others would be read last. Once a reader has asked for a view, its rows are stacked from top to bottom.
namespace {

class RowOrder : public QObject
{
public:
    RowOrder(QObject *view, QQuickItem *content)
        : QObject(view)
        , m_content(content)
    {
        connect(content, &QQuickItem::childrenChanged, this, &RowOrder::watchRows);
        watchRows();
        stack();
    }

private:
    // A new row is placed after it has joined the others.
    void watchRows()
    {
        const auto rows = m_content->childItems();
        for (auto *row : rows) {
            connect(row, &QQuickItem::xChanged, this, &RowOrder::stackSoon, Qt::UniqueConnection);
            connect(row, &QQuickItem::yChanged, this, &RowOrder::stackSoon, Qt::UniqueConnection);
        }
        stackSoon();
    }

    void stackSoon()
    {
        if (!m_due) {
            m_due = true;
            QMetaObject::invokeMethod(this, [this] { stack(); }, Qt::QueuedConnection);
        }
    }

    void stack()
    {
        m_due = false;
        if (m_content == nullptr) {
            return;
        }
        auto rows = m_content->childItems();
        const auto isAbove = [](const QQuickItem *one, const QQuickItem *other) {
            return one->y() != other->y() ? one->y() < other->y() : one->x() < other->x();
        };
        if (std::is_sorted(rows.cbegin(), rows.cend(), isAbove)) {
            return;
        }
        std::stable_sort(rows.begin(), rows.end(), isAbove);
        for (qsizetype at = 1; at < rows.size(); at++) {
            rows[at]->stackAfter(rows[at - 1]);
        }
        QAccessibleEvent reordered(parent(), QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&reordered);
    }

    QPointer<QQuickItem> m_content;
    bool m_due = false;
};

// Makes no interface of its own: Qt asks here before it makes the usual one.
QAccessibleInterface *orderRows(const QString &name, QObject *object)
{
    if (name == QLatin1String("QQuickItemView")) {
        const auto once = QStringLiteral("rowOrder");
        auto *content = object->property("contentItem").value<QQuickItem *>();
        if (content != nullptr && object->findChild<QObject *>(once, Qt::FindDirectChildrenOnly) == nullptr) {
            (new RowOrder(object, content))->setObjectName(once);
        }
    }
    return nullptr;
}

} // namespace

namespace heibai {

void keep_rows_in_order()
{
    QAccessible::installFactory(orderRows);
}

} // namespace heibai
