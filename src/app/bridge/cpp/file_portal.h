// File dialogs of the desktop portal, for desktops whose own Qt plugin brings none.
#pragma once

#include <cstdint>

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QVariantMap>

// One dialog, from the question to the answer. It deletes itself.
class FilePortalDialog : public QObject
{
    Q_OBJECT

public:
    FilePortalDialog(std::uint32_t number, QObject *parent);

    void ask(const QString &method, const QString &title, QVariantMap options);
    // Takes the dialog away, without an answer.
    void close();

    std::uint32_t number() const { return m_number; }

private Q_SLOTS:
    void answered(uint response, const QVariantMap &results);

private:
    void listen(const QString &path);
    void fail();

    std::uint32_t m_number;
    QString m_path;
    bool m_over = false;
};
