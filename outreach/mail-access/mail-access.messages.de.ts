import { translate } from '@wellmet/platform/messages/translations.ts'
import type { mailAccessMessages } from './mail-access.messages.ts'

translate<typeof mailAccessMessages>('de', 'mailAccess', {
  // Screen
  title: 'E-Mail-Zugriff',
  about: 'Wellmet sieht, mit wem du wann schreibst. Mehr kannst du hier erlauben, für jedes Postfach einzeln.',
  theAccess: 'Dein E-Mail-Zugriff',
  loading: 'E-Mail-Zugriff wird geladen',
  none: 'Keine Postfächer',
  noneAbout:
    'Verbinde zuerst ein Postfach. Mehr als wem du wann geschrieben hast, wird erst gelesen, wenn du es hier erlaubst.',
  connectMailbox: 'Postfach verbinden',
  mailboxAt: '{address} ({provider})',
  nothingAllowed:
    'Wellmet sieht, wem du wann geschrieben hast. Betreff und Text kann es nicht lesen, und es ändert nichts.',
  allowedSince: 'Erlaubt seit {on, date, dayAndYear}.',
  mayDo: 'Wellmet darf',
  read: 'Betreff und Text lesen, während du sie ansiehst',
  readAbout:
    'Sie kommen für diesen Moment aus deinem Postfach. Wellmet speichert nichts davon, und niemand sonst sieht sie.',
  organize: 'Als gelesen markieren, Labels vergeben, archivieren und zurückstellen',
  organizeAbout: 'Geändert wird in deinem Postfach selbst, wenn du es hier tust.',
  send: 'E-Mails aus diesem Postfach senden',
  sendAbout: 'Jede einzeln, wenn du auf „Senden“ klickst, an Menschen, die von dir hören möchten.',
  save: 'Speichern',
  continueAt: 'Weiter bei {provider}',
  askedAgain: '{provider} fragt dich ebenfalls.',
  end: 'Nichts erlauben',
  endQuestion:
    'Mit {address} keine E-Mails mehr lesen, ändern und senden? Wartende Nachrichten werden nicht gesendet. Das Konto bleibt verbunden.',
  saved: 'Gespeichert',
  ended: 'Wellmet liest, ändert und sendet mit {address} keine E-Mails mehr.',
  howLong: 'Du kannst das jederzeit beenden. Das Konto bleibt verbunden.',

  // Refusals
  connectFirst: 'Verbinde zuerst {provider} neu.',
  notPossible: 'Das lässt {provider} nicht zu.',
  otherAccount: 'Du hast mit einem anderen Konto zugestimmt. Wähle {address}, wenn du gefragt wirst.',
})
