import { translate } from '@wellmet/platform/messages/translations.ts'
import type { usersMessages } from './users.messages.ts'

translate<typeof usersMessages>('de', 'users', {
  // Forms and screens
  noNewAccounts: 'Keine neuen Konten',
  addressConfirmed: 'Deine Adresse ist bestätigt.',
  appearance: 'Darstellung',
  appearanceAbout: '„Auto“ richtet sich nach deinem System.',
  askForNewLink: 'Neuen Link anfordern',
  backToSignIn: 'Zurück zur Anmeldung',
  changePassword: 'Passwort ändern',
  checkYourInbox: 'Schau in dein Postfach',
  chooseNewPassword: 'Neues Passwort wählen',
  confirmAddress: 'E-Mail-Adresse bestätigen',
  confirming: 'Deine Adresse wird bestätigt',
  continueToProduct: 'Weiter zu Wellmet',
  createAccount: 'Konto erstellen',
  createYourAccount: 'Konto erstellen',
  createYourAccountAbout: 'Du bekommst deinen eigenen Workspace. Nichts wird geteilt, bis du es teilst.',
  currentPassword: 'Aktuelles Passwort',
  email: 'E-Mail-Adresse',
  emailConfirmed: 'Bestätigt.',
  emailInvalid: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  emailNotConfirmed: 'Noch nicht bestätigt.',
  firstWorkspace: 'Workspace von {name}',
  forgotPassword: 'Passwort vergessen?',
  forgotPasswordAbout:
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  haveAccount: 'Schon ein Konto? <link>Anmelden</link>',
  askAgainFromHome: 'Auf deiner Startseite kannst du eine neue Bestätigungs-E-Mail anfordern.',
  headline: 'Du in einem Satz',
  headlineAbout: 'Zum Beispiel „Ich entwickle Software für Häfen.“ Damit stellen dich vorgeschlagene Nachrichten vor.',
  language: 'Sprache',
  languageAbout: 'Für alle Seiten und für die E-Mails, die wir dir schicken.',
  languageNotSaved: 'Die Sprache wurde nicht geändert. {reason}',
  languageOfBrowser: 'Wie in diesem Browser',
  linkRefused: '{reason} Auf deiner Startseite kannst du eine neue Bestätigungs-E-Mail anfordern.',
  linkIncomplete: 'Dieser Link ist unvollständig',
  linkIncompleteConfirm:
    'Öffne ihn noch einmal aus der E-Mail, oder fordere auf deiner Startseite eine neue Bestätigungs-E-Mail an.',
  linkIncompleteReset: 'Öffne ihn noch einmal aus der E-Mail, oder fordere einen neuen an.',
  name: 'Name',
  nameAbout: 'Diesen Namen sehen andere, wenn du um ein Intro bittest.',
  nameMissing: 'Gib deinen Namen ein.',
  newHere: 'Neu hier? <link>Konto erstellen</link>',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 10 Zeichen. Länge zählt mehr als Sonderzeichen.',
  newPasswordTooShort: 'Verwende mindestens 10 Zeichen.',
  notConfirmed: '{email} ist noch nicht bestätigt.',
  openConfirmationLink: 'Öffne den Link in der E-Mail, die wir dir geschickt haben.',
  confirmationNotSent: 'Die E-Mail wurde nicht gesendet. {reason}',
  confirmationSent: 'Eine neue E-Mail ist unterwegs. Der Link darin gilt drei Tage.',
  password: 'Passwort',
  passwordAbout:
    'Wenn du es änderst, wirst du überall sonst abgemeldet, und Links, die wir dir früher geschickt haben, gelten nicht mehr.',
  passwordChanged: 'Dein Passwort wurde geändert, und deine anderen Geräte wurden abgemeldet.',
  passwordMissing: 'Gib dein Passwort ein.',
  passwordReset:
    'Dein Passwort wurde geändert, und deine API-Schlüssel wurden widerrufen. Melde dich mit dem neuen Passwort an.',
  revokeKeysToo: 'Auch alle meine API-Schlüssel widerrufen',
  revokeKeysTooAbout: 'Wer das alte Passwort kannte, könnte einen erstellt haben.',
  resetAbout: 'Du wirst überall abgemeldet, und deine API-Schlüssel werden widerrufen.',
  resetRequested:
    'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs, mit dem du ein neues Passwort wählst. Er gilt einmal, eine Stunde lang.',
  save: 'Speichern',
  saveNewPassword: 'Neues Passwort speichern',
  saved: 'Gespeichert.',
  sendAgain: 'Noch einmal senden',
  sendLink: 'Link senden',
  sent: 'Gesendet',
  showPassword: 'Passwort zeigen',
  signIn: 'Anmelden',
  signInToConfirm:
    'Melde dich bei dem Konto an, das du bestätigen willst. Falls es noch anderswo angemeldet ist, wird es dort abgemeldet. Wenn du es nicht erstellt hast, wähle ein neues Passwort: Dann gehört das Konto dir allein.',
  stillSignedIn: 'Du bist noch angemeldet, weil Wellmet nicht erreichbar war. Versuch es gleich noch einmal.',
  tryAgainLater: 'Versuch es gleich noch einmal.',
  tryAnotherAddress: 'Andere Adresse verwenden',
  you: 'Du',
  yourName: 'Dein Name',

  // Refusals
  accountDisabled: 'Dieses Konto wurde von den Betreibern dieses Servers gesperrt. Frag sie danach.',
  signUpByInvitation:
    'Du brauchst eine Einladung, um hier ein Konto zu erstellen. Bitte jemanden, der Wellmet hier nutzt, dich einzuladen, und öffne dann den Link in der E-Mail.',
  signUpClosed: 'Auf diesem Server kann niemand ein neues Konto erstellen. Frag die Betreiber.',
  currentPasswordWrong: 'Das aktuelle Passwort ist falsch.',
  fieldNotRight: 'Das ist nicht dein aktuelles Passwort.',
  emailTaken: 'Melde dich stattdessen an, oder wähle ein neues Passwort, wenn du es vergessen hast.',
  linkExpired: 'Er ist abgelaufen.',
  linkForOtherAddress: 'Er gehört nicht zu {email}, der Adresse, mit der du angemeldet bist.',
  linkUsedOrExpired: 'Er wurde schon verwendet oder ist abgelaufen.',
  notSaved: 'Nichts wurde gespeichert. Versuch es gleich noch einmal.',
  passwordLeaked:
    'Viele verwenden dieses Passwort, deshalb ist es schnell erraten. Wähle ein anderes, zum Beispiel ein paar Wörter ohne Zusammenhang.',
  passwordPersonal: 'Dein Name und deine E-Mail-Adresse werden zuerst geraten. Wähle ein Passwort ohne sie.',
  passwordProduct: 'Der Name dieses Produkts wird zuerst geraten. Wähle ein Passwort ohne ihn.',
  passwordRepeats:
    'Hier wiederholen sich dieselben wenigen Zeichen. Wähle ein anderes, zum Beispiel ein paar Wörter ohne Zusammenhang.',
  passwordSequence:
    'Zeichen in der Reihenfolge der Tastatur, des Alphabets oder der Ziffern sind schnell erraten. Wähle ein anderes, zum Beispiel ein paar Wörter ohne Zusammenhang.',
  tokenNotValid: 'Dieser Code stammt aus keinem unserer Links.',
  tooManyTries: 'Zu viele Versuche für diese E-Mail-Adresse.',
  wrongCredentials:
    'Prüfe beides, und versuch es noch einmal, oder wähle ein neues Passwort, wenn du es vergessen hast.',

  // Mails
  confirmMailSubject: 'Bestätige deine E-Mail-Adresse',
  confirmMailBody: `Hallo {name},

bitte bestätige, dass diese Adresse dir gehört.`,
  confirmMailButton: 'Adresse bestätigen',
  confirmMailAfter:
    'Der Link gilt drei Tage. Wenn du dich nicht bei Wellmet registriert hast, kannst du diese E-Mail ignorieren.',
  guessedMailSubject: 'Jemand hat in deinem Konto falsche Passwörter eingegeben',
  guessedMailBody: `Hallo {name},

wo du bei Wellmet angemeldet bist, wurde jemand nach deinem Passwort gefragt und hat zehnmal ein falsches eingegeben.

Wenn du das nicht warst, benutzt jemand anderes ein Gerät, auf dem du angemeldet bist. Wähle jetzt ein neues Passwort. Damit wirst du überall abgemeldet.`,
  newPasswordButton: 'Neues Passwort wählen',
  passwordChangedMailSubject: 'Dein Passwort wurde geändert',
  passwordChangedMailBody: `Hallo {name},

das Passwort deines Wellmet-Kontos wurde geändert. Du wurdest überall sonst abgemeldet. {keys, select, revoked {Alle deine API-Schlüssel wurden widerrufen, Programme brauchen also einen neuen.} other {Deine API-Schlüssel funktionieren weiter.}}

Wenn du das nicht warst, wähle sofort ein neues Passwort.`,
  passwordResetMailBody: `Hallo {name},

das Passwort deines Wellmet-Kontos wurde mit einem Link aus diesem Postfach geändert. Du wurdest überall abgemeldet, und alle deine API-Schlüssel wurden widerrufen, Programme brauchen also einen neuen.

Wenn du das nicht warst, kann jemand anderes deine E-Mails lesen. Sichere zuerst dein Postfach, und wähle dann ein neues Passwort.`,
  passwordFirstResetMailBody: `Hallo {name},

das Passwort deines Wellmet-Kontos wurde mit einem Link aus diesem Postfach geändert. Damit ist auch deine Adresse bestätigt. Alle angemeldeten Personen wurden abgemeldet, alle API-Schlüssel widerrufen und offene Einladungen in die Workspaces zurückgezogen.

Bisher hatte niemand diese Adresse bestätigt. Wenn du das Konto nicht erstellt hast, war es jemand anderes, und die Kontakte, Listen und Einstellungen darin stammen vielleicht nicht von dir. Sieh sie dir an, bevor du dich darauf verlässt.`,
  openAccountButton: 'Konto öffnen',
  resetMailSubject: 'Wähle ein neues Passwort',
  resetMailBody: `Hallo {name},

jemand, vermutlich du, hat einen Link für ein neues Passwort angefordert.`,
  resetMailAfter:
    'Der Link gilt einmal, eine Stunde lang. Wenn du das nicht warst, kannst du diese E-Mail ignorieren, und dein Passwort bleibt, wie es ist.',
})
