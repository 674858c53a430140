import { translate } from '@wellmet/platform/messages/translations.ts'
import type { secondFactorsMessages } from './second-factors.messages.ts'

translate<typeof secondFactorsMessages>('de', 'secondFactors', {
  // Settings
  about:
    'Ein zweiter Nachweis neben deinem Passwort, dass du es bist. Damit kann sich niemand allein mit einem gestohlenen Passwort bei deinem Konto anmelden.',
  appAbout:
    'Eine App auf deinem Handy, zum Beispiel Google Authenticator, Microsoft Authenticator, 1Password oder Aegis, zeigt alle 30 Sekunden einen neuen sechsstelligen Code. Den gibst du beim Anmelden ein.',
  appAdded: 'Deine Authenticator-App ist eingerichtet.',
  appRemoved: 'Deine Authenticator-App wurde entfernt.',
  appTitle: 'Authenticator-App',
  appOn: 'Eingerichtet. Du brauchst beim Anmelden einen Code daraus.',
  cancel: 'Abbrechen',
  cantScan: 'Scannen klappt nicht? Gib diesen Schlüssel in der App ein:',
  codeFromApp: 'Code aus der App',
  codesCopied: 'Kopiert',
  codesHaveYou:
    '{count, plural, =0 {Du hast alle Wiederherstellungscodes verwendet. Erstell jetzt neue, damit du dich auch ohne dein Gerät anmelden kannst.} one {Du hast noch # Wiederherstellungscode. Erstell bald neue.} other {Du hast noch # Wiederherstellungscodes, für den Fall, dass du dein Gerät nicht dabei hast.}}',
  codesOnce:
    'Bewahr diese Codes sicher auf, zum Beispiel in deinem Passwortmanager oder auf Papier. Mit jedem und deinem Passwort kannst du dich einmal anmelden, wenn du dein Handy oder deinen Computer verlierst. Wir können sie nicht noch einmal zeigen.',
  codesReplace: 'Zehn neue Wiederherstellungscodes erstellen? Die alten funktionieren dann nicht mehr.',
  codesTitle: 'Wiederherstellungscodes',
  confirmApp: 'Fertigstellen',
  copyCodes: 'Codes kopieren',
  done: 'Ich habe sie gesichert',
  enterCode: 'Gib dann den sechsstelligen Code ein, den die App zeigt.',
  loading: 'Deine zweiten Faktoren werden geladen',
  makeCodes: 'Neue Codes erstellen',
  notChanged: 'Nichts wurde geändert. {reason}',
  remove: 'Entfernen',
  removeApp: 'Entfernen: Authenticator-App',
  removeAppQuestion:
    'Deine Authenticator-App entfernen? Ihre Codes funktionieren hier dann nicht mehr. Lösch danach den Eintrag in der App. Verlangt ein Workspace die Anmeldung in zwei Schritten und du hast sonst nichts dafür, siehst du ihn bis dahin nicht mehr.',
  scan: 'Öffne die App, füge ein Konto hinzu, und richte die Kamera auf dieses Bild.',
  setUpApp: 'App einrichten',
  setUpTitle: 'Authenticator-App einrichten',
  theSecondFactors: 'Deine zweiten Faktoren',
  title: 'Anmeldung in zwei Schritten',
  yourRecoveryCodes: 'Deine Wiederherstellungscodes',

  // Signing in
  backToPassword: 'Von vorn beginnen',
  codeNeeded: 'Gib den Code aus deiner Authenticator-App ein.',
  withRecoveryCode: 'Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeAbout: 'Einer der zehn Codes, die du beim Einrichten gesichert hast. Jeder gilt einmal.',
  recoveryCodeNeeded: 'Gib einen deiner Wiederherstellungscodes ein.',
  secondStep: 'Noch ein Schritt',
  secondStepAbout: 'Öffne deine Authenticator-App, und gib den Code ein, den sie für Wellmet zeigt.',
  withApp: 'Code aus der App verwenden',

  // Refusals
  appThereAlready: 'Du hast schon eine Authenticator-App. Entfern sie zuerst, und richte dann eine andere ein.',
  codeFormat: 'Gib die 6 Ziffern ein, die die App zeigt.',
  codeWrong:
    'Dieser Code ist falsch oder wurde schon verwendet. Warte auf den nächsten. Hilft das nicht, prüfe, ob die Uhr deines Handys automatisch gestellt wird.',
  firstCodeWrong:
    'Dieser Code passt nicht. Warte auf den nächsten, und prüfe, ob die Uhr deines Handys automatisch gestellt wird.',
  nothingToConfirm: 'Es gibt keine App, die auf ihre Bestätigung wartet. Beginn von vorn.',
  nothingToRecover:
    'Füge zuerst einen Passkey hinzu, oder richte eine Authenticator-App ein. Wiederherstellungscodes gehören dazu.',
  recoveryCodeFormat: 'Ein Wiederherstellungscode hat 10 Buchstaben und Ziffern, zum Beispiel 4k7pz-92mqd.',
  recoveryCodeWrong: 'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.',
  signInOver: 'Das hat zu lange gedauert. Gib E-Mail-Adresse und Passwort noch einmal ein.',
  tooManyCodes: 'Zu viele falsche Codes. Warte eine Viertelstunde, und versuch es dann noch einmal.',

  // Mails
  guessedMailSubject: 'Jemand hat falsche Codes für dein Konto eingegeben',
  guessedMailBody: `Hallo {name},

jemand hat sich bei Wellmet mit deinem Passwort angemeldet und dann zehnmal falsche Codes eingegeben. Hineingekommen ist niemand.

Wenn du das nicht warst, kennt jemand dein Passwort. Wähle jetzt ein neues.`,
  guessedMailButton: 'Neues Passwort wählen',
  mailSubject: 'Deine Anmeldung bei Wellmet wurde geändert',
  mailBody: `Hallo {name},

{happened}

Wenn du das nicht warst, sieh dir jetzt deine Einstellungen an, und ändere dein Passwort.`,
  mailButton: 'Sicherheitseinstellungen öffnen',
  mailAppAdded:
    'Für dein Konto wurde eine Authenticator-App eingerichtet. Ab jetzt brauchst du zum Anmelden einen Code daraus.',
  mailAppRemoved: 'Die Authenticator-App wurde von deinem Konto entfernt.',
  mailPasskeyAdded: 'Deinem Konto wurde ein Passkey hinzugefügt. Damit meldet man sich ohne dein Passwort an.',
  mailPasskeyRemoved: 'Ein Passkey wurde von deinem Konto entfernt.',
  mailPasskeyCopied:
    'Jemand wollte sich mit einem deiner Passkeys anmelden, und anscheinend gibt es eine Kopie davon. Hineingekommen ist niemand. Entfern diesen Passkey, und füge einen neuen hinzu.',
  mailCodesMade: 'Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die alten funktionieren nicht mehr.',
  mailRemovedByOperator:
    'Der Administrator des Servers hat alle zweiten Faktoren von deinem Konto entfernt: Passkeys, Authenticator-App und Wiederherstellungscodes. Du wurdest überall abgemeldet. Mit deinem Passwort kannst du dich wieder anmelden; richte danach den zweiten Schritt neu ein.',
  mailCodeUsed:
    'Mit einem Wiederherstellungscode hat sich jemand bei deinem Konto angemeldet. Er funktioniert kein zweites Mal.',
})
