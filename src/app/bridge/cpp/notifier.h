// A notification of the desktop, one at a time: through the portal in a sandbox, else from the desktop's own server.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QVariantList>

class Notifier : public QObject
{
    Q_OBJECT

public:
    static Notifier *instance();

    // Shows plain words in place of the last ones.
    void show(const QString &title, const QString &body, const QString &action);
    // Takes it back, also one that is still on its way.
    void withdraw();

private Q_SLOTS:
    void portalActed(const QString &id, const QString &action, const QVariantList &parameters);
    void serverActed(uint id, const QString &action);
    void serverClosed(uint id, uint reason);
    void tokenCame(uint id, const QString &token);

private:
    explicit Notifier(QObject *parent);
    void showByPortal(const QString &title, const QString &body);
    void showByServer(const QString &title, const QString &body, const QString &action, bool readsMarkup);

    const bool m_byPortal;
    // Counts up with every change, so that a late answer is known as such.
    uint m_turn = 0;
    bool m_isShown = false;
    // The server's number of what it shows; 0 if it shows nothing.
    uint m_id = 0;
};
