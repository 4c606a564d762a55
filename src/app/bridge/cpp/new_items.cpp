#include "heibai/shim.h"

#include <QtGui/QAccessible>
#include <QtQuick/QQuickItem>

// Qt tells readers of every name and description that an item is given, and that it is hidden, even while it is made, when
// nobody can have known it by another. A room makes some hundred items at once, and Orca, as soon as more than fifty such
// news wait, drops them all when the focus moves, and with them the notification that says where one has come to.
namespace {

class Item : public QQuickItem
{
public:
    static bool isMade(const QQuickItem *item) { return (item->*&Item::isComponentComplete)(); }
};

bool isNoNews(const QAccessibleEvent *event)
{
    switch (event->type()) {
    case QAccessible::NameChanged:
    case QAccessible::DescriptionChanged:
    case QAccessible::ObjectHide:
        break;
    default:
        return false;
    }
    const auto *item = qobject_cast<QQuickItem *>(event->object());
    return item != nullptr && !Item::isMade(item);
}

void tell(QAccessibleEvent *event)
{
    if (isNoNews(event)) {
        return;
    }
    // Qt goes on by itself only where nobody has taken its place.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tell);
}

} // namespace

namespace heibai {

void tell_only_news()
{
    QAccessible::installUpdateHandler(tell);
}

} // namespace heibai
