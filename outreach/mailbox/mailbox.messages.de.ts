import { translate } from '@wellmet/platform/messages/translations.ts'
import type { mailboxMessages } from './mailbox.messages.ts'

translate<typeof mailboxMessages>('de', 'mailbox', {
  // Refusals
  noMailbox: 'Verbinde zuerst ein Postfach, in den Einstellungen unter „Verbundene Konten“.',
  allowOrganize:
    'Erlaube Wellmet zuerst, E-Mails in diesem Postfach zu ändern, in den Einstellungen unter „E-Mail-Zugriff“.',
  allowAgain: 'Dein Anbieter akzeptiert die Erlaubnis nicht mehr. Erteile sie unter „E-Mail-Zugriff“ neu.',
  notAnswering: 'Dein Postfach antwortet gerade nicht. Es wurde nichts geändert.',
  labelNotPossible: 'Dieses Postfach nimmt Labels aus Buchstaben, Ziffern und Bindestrichen, ohne Leerzeichen.',
  snoozeInPast: 'Wähle einen Zeitpunkt in der Zukunft.',
  tooManySnoozed: 'Du kannst {most, number} Unterhaltungen gleichzeitig zurückstellen.',

  // Search suggestions
  peopleThere: '{count, plural, one {# Person} other {# Personen}}',
  requestTo: 'Intro zu {target}',
  through: 'Über {connector}',
})
