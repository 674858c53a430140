import { translate } from '../messages/translations.ts'
import type { problemMessages } from './problem.messages.ts'

translate<typeof problemMessages>('de', 'problem', {
  // Titles, one for each code
  conflict: 'Konflikt',
  crossSite: 'Abgelehnt: Die Anfrage kam von einer anderen Website',
  emailNotVerified: 'Bestätige zuerst deine E-Mail-Adresse',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  forbidden: 'Nicht erlaubt',
  idempotencyMismatch: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet',
  internal: 'Bei uns ist etwas schiefgelaufen',
  invalidGrant: 'Verbinde dich neu',
  invalidRequest: 'Ungültige Anfrage',
  linkNotValid: 'Dieser Link ist nicht mehr gültig',
  notConfigured: 'Auf diesem Server nicht eingerichtet',
  notFound: 'Nicht gefunden',
  outcomeUnknown: 'Wir wissen nicht, ob es gespeichert wurde',
  overloaded: 'Überlastet',
  ownSignInRequired: 'Melde dich zuerst mit deinem eigenen Passwort oder Passkey an',
  preconditionFailed: 'Inzwischen geändert',
  rateLimited: 'Zu viele Anfragen',
  secondFactorRequired: 'Richte zuerst die Anmeldung in zwei Schritten ein',
  signOnRequired: 'Verwende Single Sign-on',
  stepUpRequired: 'Bestätige, dass du es bist',
  tooLarge: 'Zu groß',
  tooSlow: 'Zu langsam',
  unauthenticated: 'Melde dich zuerst an',
  unavailable: 'Nicht verfügbar',
  unprocessable: 'Kann nicht verarbeitet werden',
  unsupportedMediaType: 'Medientyp nicht unterstützt',
  workspaceChanged: 'Du bist jetzt in einem anderen Workspace',
  wrongCredentials: 'E-Mail-Adresse oder Passwort falsch',

  // Details
  notFoundDetail: 'Das gibt es nicht, oder du hast keinen Zugriff darauf.',
})
