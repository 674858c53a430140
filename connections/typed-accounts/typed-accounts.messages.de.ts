import { translate } from '@wellmet/platform/messages/translations.ts'
import type { typedAccountsMessages } from './typed-accounts.messages.ts'

translate<typeof typedAccountsMessages>('de', 'typedAccounts', {
  caldavAbout:
    'Deine Kalender auf einem CalDAV-Server, zum Beispiel bei Nextcloud, Fastmail oder iCloud. Titel, Beschreibungen und Orte von Treffen werden nie gespeichert.',
  csvAbout:
    'Eine Tabelle mit deinen Kontakten unter einem Link, zum Beispiel ein Blatt, das als CSV veröffentlicht ist. Sie wird alle 15 Minuten neu gelesen.',
  icsAbout:
    'Ein Kalender unter seinem geheimen Link, wie ihn Google, Outlook und andere für andere Programme ausgeben. Titel, Beschreibungen und Orte von Treffen werden nie gespeichert.',
  imapAbout:
    'Jedes Postfach, das ein Mailprogramm öffnen kann. Wellmet fragt nach Absender, Empfängern und Datum, nie nach Betreff oder Text.',

  calendarLink: 'Geheimer Link des Kalenders',
  calendarLinkHint:
    'Er endet mit .ics oder beginnt mit webcal. Such nach „Privatadresse“ oder „Kalender veröffentlichen“.',
  calendarServer: 'Adresse des Servers',
  calendarServerHint: 'Zum Beispiel https://caldav.fastmail.com oder https://caldav.icloud.com',
  mailServer: 'Mailserver',
  mailServerHint: 'Zum Beispiel imap.example.com',
  needed: 'Ohne diese Angabe geht es nicht.',
  password: 'Passwort',
  passwordHint:
    'Am besten ein App-Passwort, das du widerrufen kannst, nicht dein übliches. Es wird verschlüsselt gespeichert.',
  port: 'Port',
  portHint: 'Meist 993, oder 143 mit STARTTLS',
  sendServer: 'Server für ausgehende Mail (freiwillig)',
  sendServerHint: 'Um von hier zu senden; ohne Angabe smtp. statt imap.',
  sendPort: 'Port für ausgehende Mail (freiwillig)',
  sendPortHint: 'Ohne Angabe 465, oder 587 mit STARTTLS',
  tableLink: 'Link der Tabelle',
  tableLinkHint: 'Er öffnet sich ohne Anmeldung, und die Kopfzeile hat eine Spalte mit E-Mail-Adressen.',
  userName: 'Benutzername',
  userNameHint: 'Meist deine E-Mail-Adresse',

  cancel: 'Abbrechen',
  connect: 'Verbinden',
  connected: 'Das Konto ist verbunden und wird gelesen.',
})
