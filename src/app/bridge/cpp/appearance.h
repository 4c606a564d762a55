// Follows the desktop's light or dark, contrast, animations and accent colour through the desktop portal, and the size of
// its words through its font as well.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QVariant>
#include <QtDBus/QDBusPendingCall>
#include <QtDBus/QDBusVariant>
#include <QtGui/QColor>

class AppearanceWatcher : public QObject
{
    Q_OBJECT

public:
    // The watcher of this program, made at the first call; the application object owns it.
    static AppearanceWatcher *instance();

    // Waits at most this long for the portal's first answer.
    void waitForFirstAnswer(int milliseconds);

    bool dark() const;
    bool highContrast() const { return m_highContrast; }
    bool reducedMotion() const { return m_reducedMotion; }
    // The accent colour; invalid if there is none.
    QColor accent() const;
    // The size of its words in pixels.
    double text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    enum class Scheme { Unknown, Dark, Light };

    explicit AppearanceWatcher(QObject *parent);
    void readFirstAnswer();
    void take(const QString &group, const QString &key, QVariant value);

    QDBusPendingCall m_first;
    bool m_firstRead = false;
    Scheme m_scheme = Scheme::Unknown;
    bool m_highContrast = false;
    bool m_reducedMotion = false;
    QColor m_accent;
    double m_textScale = 1;
};
