import { translate } from '@wellmet/platform/messages/translations.ts'
import type { objectionsMessages } from './objections.messages.ts'

translate<typeof objectionsMessages>('de', 'objections', {
  about:
    'Vielleicht stehst du ohne Konto in Wellmet, weil jemand, der dich kennt, Adressbuch, E-Mails oder Kalender mitgebracht hat. Gib deine E-Mail-Adresse ein. Wir schicken einen Link dorthin, und die Seite dahinter sagt, ob dieser Server etwas über dich gespeichert hat. Niemand sonst erfährt, dass du gefragt hast.',
  deleteMe: 'Lösch mich und halt mich heraus',
  deleteMeAbout:
    'Wenn du das wählst, wirst du aus den Kontakten aller gelöscht, die diese Adresse von dir haben, und überall weggelassen, wo sie später vorkommt. Eine Datei, in der du ohne sie stehst, wie in den meisten Exporten von LinkedIn, kann dich trotzdem mitbringen; wer diesen Server betreibt, kann auch dein Profil heraushalten. Niemand erfährt, wer du bist. Du bekommst auch keine E-Mails mehr.',
  deleteQuestion: 'Alles über {address} auf diesem Server löschen? Das lässt sich nicht rückgängig machen.',
  deleteForGood: 'Ja, lösch mich',
  email: 'Deine E-Mail-Adresse',
  emailMissing: 'Gib deine E-Mail-Adresse ein.',
  help: 'Was über Menschen gespeichert ist, die Wellmet nicht benutzen',
  hasAccount: 'Es gibt ein Konto mit dieser Adresse. Melde dich an und lösche es unter „Einstellungen“, „Deine Daten“.',
  held: 'Dieser Server hat Daten über dich gespeichert',
  heldAbout:
    'Jemand auf diesem Server hat {address} in den Kontakten oder möchte die Person mit dieser Adresse kennenlernen, oder die Adresse steht im öffentlichen Verzeichnis. Das sind dein Name, Adresse und Telefonnummer, wo du arbeitest und wann ihr Kontakt hattet; nie, was du geschrieben hast. In wessen Kontakten, sagen wir nicht: Das ist deren Privatsache.',
  leftOut: 'Du wirst weggelassen',
  leftOutAbout:
    'Kontakte mit {address} werden in wenigen Minuten gelöscht, und was die Adresse nennt, wird von jetzt an herausgehalten. Mach dasselbe für deine anderen Adressen. Um die Adresse später zu erkennen, speichert der Server einen Code, der mit einem geheimen Schlüssel daraus gemacht ist. Niemand kann die Adresse daraus lesen.',
  linkDoesNotWork: 'Dieser Link funktioniert nicht',
  linkNotValid: 'Der Link ist unvollständig oder zu alt. Fordere einen neuen an.',
  mailBody: `Hallo,

jemand, wahrscheinlich du, hat gefragt, was dieser Server über deine E-Mail-Adresse gespeichert hat. Die Antwort steht {hours, number} Stunden lang hier.`,
  mailButton: 'Antwort ansehen',
  mailAfter:
    'Auf dieser Seite kannst du dich auch löschen lassen. Wenn du es nicht warst, musst du nichts tun: Nur du kannst die Antwort sehen.',
  mailSubject: 'Was wir über dich gespeichert haben',
  neverEmailed: 'Du bekommst von niemandem E-Mails über Wellmet.',
  noEmail: 'Schickt mir keine E-Mails',
  notHeld: 'Dieser Server hat nichts über dich gespeichert',
  notHeldAbout:
    'Niemand hat {address} in den Kontakten. Du kannst dich trotzdem aus allem heraushalten lassen, was noch kommt.',
  sendLink: 'Schick mir den Link',
  sent: 'Sieh in deine E-Mails',
  sentAbout:
    'Wir haben einen Link an {address} geschickt. Er funktioniert {hours, number} Stunden lang. Wir schicken ihn an jede Adresse, bekannt oder nicht.',
  theAnswer: 'Die Antwort',
  title: 'Was hat dieser Server über mich gespeichert?',
})
