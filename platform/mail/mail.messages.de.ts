import { translate } from '../messages/translations.ts'
import type { mailMessages } from './mail.messages.ts'

translate<typeof mailMessages>('de', 'mail', {
  // Mails
  yourData: 'Deine Daten, und wie du sie löschen lässt',

  // Screen
  neverEmail: 'Keine E-Mails mehr an mich',
  neverEmailAbout:
    'Danach schickt Wellmet keine Anfragen, Erinnerungen oder Einladungen mehr an diese Adresse, egal, wer fragt. Wenn du ein Konto hast, bekommst du weiterhin E-Mails zu deinem Konto.',
  neverEmailQuestion: 'Alle E-Mails an diese Adresse abstellen?',
  neverEmailDone: 'Du bekommst keine E-Mails mehr',
  neverEmailDoneAbout: 'Über Wellmet erreicht niemand mehr diese Adresse. Du kannst diese Seite schließen.',

  linkDoesNotWork: 'Dieser Link funktioniert nicht',

  // The mail by which an operator tries the mail server
  testMailSubject: 'Test-E-Mail von Wellmet',
  testMailBody:
    'Diese E-Mail kommt von {server} und prüft den Mailserver. Er funktioniert, wenn du das hier lesen kannst.',

  // Refusals
  accountLeaves:
    'Dein Konto wird gelöscht. Deshalb werden in deinem Namen keine E-Mails gesendet. Brich erst die Löschung ab.',
  linkNotValid: 'Der Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.',
  tooManyMails: 'Heute können keine E-Mails mehr gesendet werden. Versuch es morgen noch einmal.',
})
