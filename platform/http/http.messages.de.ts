import { translate } from '../messages/translations.ts'
import type { httpMessages } from './http.messages.ts'

translate<typeof httpMessages>('de', 'http', {
  addressNotValid: 'Die Adresse ist keine gültige URL.',
  bodyEmpty: 'Der Body ist leer.',
  bodyLengthWrong: 'Der Body ist nicht so lang, wie content-length angibt.',
  bodyNotJson: 'Der Body ist kein gültiges JSON.',
  bodyTooLarge: 'Der Body ist größer, als dieser Endpunkt annimmt.',
  bodyTooSlow: 'Die Anfrage kam zu langsam an. Prüfe deine Verbindung, und sende sie noch einmal.',
  busy: '{seconds, plural, one {Der Server ist ausgelastet. Versuch es in # Sekunde noch einmal.} other {Der Server ist ausgelastet. Versuch es in # Sekunden noch einmal.}}',
  changedMeanwhile: 'Es wurde geändert, seit du es geladen hast. Lade es neu, und wiederhole deine Änderung.',
  connectAgain: 'Dieser Server wird heruntergefahren. Verbinde dich neu.',
  emailNotVerified:
    'Bestätige zuerst deine E-Mail-Adresse: Öffne den Link in der E-Mail, die wir dir geschickt haben, oder fordere auf deiner Startseite eine neue an.',
  fieldWithError: '{field}: {message}',
  fileTooLarge: 'Dateien dürfen bis zu {megabytes, number} MB groß sein.',
  idempotencyKeyFormat: 'Verwende 1 bis 255 sichtbare ASCII-Zeichen für den Idempotency-Key.',
  idempotencyKeyReused: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet. Nimm einen neuen.',
  invalidRequest:
    '{part, select, params {Die Adresse ist nicht gültig. {errors}} query {Die Query ist nicht gültig. {errors}} other {Der Body ist nicht gültig. {errors}}}',
  keyLacksScope: 'Dem API-Schlüssel fehlt die Berechtigung {scope}.',
  keyNotAllowed: 'Mit API-Schlüsseln geht das nicht. Melde dich stattdessen an.',
  keyNotValid: 'Der API-Schlüssel oder das Zugriffstoken ist nicht gültig.',
  needsRole:
    '{role, select, owner {Das können nur Owner dieses Workspace.} admin {Das können nur Owner und Admins dieses Workspace.} member {Mit Lesezugriff geht das in diesem Workspace nicht.} other {Das können nur Personen in diesem Workspace.}}',
  noWorkspace: 'Du bist in keinem Workspace. Erstell einen, oder nimm eine Einladung an.',
  tokenForElsewhere: 'Damit lässt sich hier nichts öffnen.',
  notSignedIn: 'Melde dich an, oder verwende einen API-Schlüssel.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  otherSite: 'Anfragen mit einer Sitzung müssen von {origin} kommen.',
  ownSignInForPower:
    'Du bist per Single Sign-on hier. Damit lässt sich nicht entscheiden, wer diesen Workspace leitet. Melde dich mit deinem eigenen Passwort oder Passkey an. Wenn du noch keins hast, wähle „Passwort vergessen?“ auf der Anmeldeseite.',
  ownSignInNeeded:
    'Du bist per Single Sign-on hier. Das öffnet nur diesen Workspace. Um dein Konto zu ändern, melde dich mit deinem eigenen Passwort oder Passkey an. Wenn du noch keins hast, wähle „Passwort vergessen?“ auf der Anmeldeseite.',
  passkeyNeeded:
    '{minutes, plural, one {Dafür braucht es deinen Passkey, verwendet in der letzten Minute.} other {Dafür braucht es deinen Passkey, verwendet in den letzten # Minuten.}} Öffne es noch einmal mit deinem Passkey.',
  proofTooOld:
    '{minutes, plural, one {Dafür braucht es einen Nachweis aus der letzten Minute, dass du es bist.} other {Dafür braucht es einen Nachweis aus den letzten # Minuten, dass du es bist.}} Bestätige es, und versuch es dann noch einmal.',
  requestUnreadable: 'Die Anfrage lässt sich nicht lesen.',
  secondFactorNeeded:
    'Dieser Workspace verlangt die Anmeldung in zwei Schritten. Richte sie unter Einstellungen, Sicherheit ein, oder geh in einen anderen Workspace.',
  sendFile: 'Sende die Datei selbst, mit content-type application/octet-stream.',
  sendJson: 'Sende JSON mit content-type application/json.',
  signOnNeeded:
    'Dieser Workspace verlangt Single Sign-on. Geh auf der Anmeldeseite mit Single Sign-on weiter, oder wechsle zu einem anderen Workspace.',
  staffOnly: 'Das können nur Menschen öffnen, die diesen Server betreiben.',
  staffRoleNeeded: 'Deine Rolle auf diesem Server umfasst das nicht.',
  tooManyStreams: 'Zu viele Streams sind offen. Frag diesen Endpunkt stattdessen regelmäßig ab.',
  tooManyStreamsOfYours:
    '{count, plural, one {Du hast # Stream offen. Schließ ihn.} other {Du hast # Streams offen. Schließ einen davon.}}',
  tooManyUploadsOfYours:
    '{count, plural, one {Du sendest schon # Datei. Warte, bis sie angekommen ist.} other {Du sendest schon # Dateien. Warte, bis eine davon angekommen ist.}}',
  tryAgainIn:
    '{seconds, plural, one {Versuch es in # Sekunde noch einmal.} other {Versuch es in # Sekunden noch einmal.}}',
  otherWorkspace:
    'Diese Seite zeigt einen Workspace, in dem du nicht mehr bist. Nichts wurde gespeichert. Lade die Seite neu, um zu sehen, wo du bist.',
  unforeseen: 'Der Fehler ist unter der Anfrage-ID protokolliert. Nichts wurde gespeichert. Versuch es noch einmal.',
})
