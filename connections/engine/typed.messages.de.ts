import { translate } from '@wellmet/platform/messages/translations.ts'
import type { typedMessages } from './typed.messages.ts'

translate<typeof typedMessages>('de', 'typedAccess', {
  badCertificate:
    'Dem Zertifikat dieses Servers wird nicht vertraut. Prüfe den Namen des Servers oder frag, wer diesen Wellmet-Server betreibt.',
  busy: 'Der Server ist gerade überlastet. Warte eine Minute und versuch es noch einmal.',
  hostNotFound: 'Es gibt keinen Server mit diesem Namen. Prüfe die Schreibweise.',
  linkRefused: 'Der Link wurde abgelehnt. Kopiere ihn noch einmal dort, wo du ihn gefunden hast.',
  noAnswer: 'Der Server hat nicht geantwortet. Prüfe Adresse und Port und versuch es noch einmal.',
  noTls:
    'Der Server bietet hier keine verschlüsselte Verbindung (TLS) an. Such die verschlüsselte Adresse oder den Port.',
  notACalendar: 'Dort wurde kein Kalender gefunden. Prüfe die Adresse.',
  notAMailbox: 'Dort wurde kein Postfach gefunden, das Wellmet lesen kann. Prüfe Server und Port.',
  notATable:
    'Dort wurde keine Tabelle mit Kontakten gefunden. Sie braucht eine Spalte mit E-Mail-Adressen und einen Link, der sich ohne Anmeldung öffnet.',
  notPublic:
    'Wellmet kann sich nicht mit dieser Adresse verbinden: Sie liegt in einem privaten Netz oder an einem unüblichen Port. Wer diesen Wellmet-Server betreibt, kann sie erlauben.',
  nothingThere: 'Unter dieser Adresse wurde nichts gefunden. Kopiere sie noch einmal.',
  tooLarge: 'Unter dieser Adresse liegt zu viel. Wellmet liest bis zu 16 MB.',
  wrongPassword:
    'Der Server hat Benutzername und Passwort nicht angenommen. Viele Dienste verlangen hier ein App-Passwort.',

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
  tableLink: 'Link der Tabelle',
  tableLinkHint: 'Er öffnet sich ohne Anmeldung, und die Kopfzeile hat eine Spalte mit E-Mail-Adressen.',
  userName: 'Benutzername',
  userNameHint: 'Meist deine E-Mail-Adresse',

  cancel: 'Abbrechen',
  connect: 'Verbinden',
  connected: 'Das Konto ist verbunden und wird gelesen.',
})
