import { translate } from '@wellmet/platform/messages/translations.ts'
import type { auditMessages } from './audit.messages.ts'

translate<typeof auditMessages>('de', 'audit', {
  about:
    'Anmeldungen, Mitglieder und Einladungen, API-Schlüssel, Teilen, Exporte und Löschungen, das Neueste zuerst. Wellmet prüft, dass kein Ereignis geändert oder gelöscht wurde.',
  action: 'Aktion',
  auditEvents: 'Ereignisse im Protokoll',
  auditLog: 'Protokoll',
  chainBroken:
    'Dieses Protokoll wurde geändert, oder Ereignisse wurden gelöscht. Verlass dich nicht darauf, und sag der Person Bescheid, die den Server betreibt.',
  chainBrokenAt:
    'Das Protokoll wurde bei Ereignis {number, number} geändert. Verlass dich nicht auf dieses und spätere Ereignisse, und sag der Person Bescheid, die den Server betreibt.',
  chainIntact: 'Protokoll unversehrt: {count, plural, one {# Ereignis} other {# Ereignisse}} geprüft',
  chainNotChecked: 'Wir konnten nicht prüfen, ob das Protokoll unversehrt ist.',
  checkAgain: 'Noch einmal prüfen',
  checkingChain: 'Es wird geprüft, ob das Protokoll unversehrt ist',
  detail: 'Details',
  detailName:
    '{key, select, name {Name} scopes {Berechtigungen} role {Rolle} from {Von} to {Zu} tries {Versuche} people {Personen} other {{key}}}',
  detailWithName:
    '{key, select, name {Name: {value}} scopes {Berechtigungen: {value}} role {Rolle: {value}} from {Von: {value}} to {Zu: {value}} tries {Versuche: {value}} people {Personen: {value}} other {{key}: {value}}}',
  eventNumber: 'Ereignis {number}',
  eventTooOld:
    'Dieses Ereignis ist älter als die aufgelisteten. Schließ diesen Bereich, und wähle unter der Liste „Ältere Ereignisse zeigen“.',
  forAdmins: 'Nur für Owner und Admins',
  forAdminsAbout:
    'Das Protokoll zeigt, was alle in diesem Workspace getan haben. Wenn du etwas daraus brauchst, frag einen Owner oder Admin.',
  headExplained:
    'Hash des neuesten Ereignisses. Bewahr eine Kopie auf, um später zu belegen, dass keine Ereignisse geändert oder gelöscht wurden.',
  loading: 'Protokoll wird geladen',
  showOlder: 'Ältere Ereignisse zeigen',
  subject: 'Betrifft',
  theAuditLog: 'Protokoll',
  what: 'Was',
  when: 'Wann',

  // Events
  apiKeyIssued: '<b>{actor}</b> hat einen API-Schlüssel erstellt',
  contactsExported: '<b>{actor}</b> hat Kontakte in eine Datei exportiert',
  contactErased: '<b>{actor}</b> hat einen Kontakt endgültig gelöscht',
  accountConnected: '<b>{actor}</b> hat ein Konto bei einem anderen Dienst verbunden',
  accountDisconnected: '<b>{actor}</b> hat ein Konto bei einem anderen Dienst getrennt',
  enrichmentConnected: '<b>{actor}</b> hat einen Anbieter zum Nachschlagen verbunden',
  enrichmentDisconnected: '<b>{actor}</b> hat einen Anbieter zum Nachschlagen getrennt',
  appAdded: '<b>{actor}</b> hat eine Authenticator-App eingerichtet',
  appRemoved: '<b>{actor}</b> hat die eigene Authenticator-App entfernt',
  apiKeyRevoked: '<b>{actor}</b> hat einen API-Schlüssel widerrufen',
  extensionConnected: '<b>{actor}</b> hat eine Browser-Erweiterung verbunden',
  extensionCopied:
    '<b>{actor}</b> hat die Browser-Erweiterung eines Mitglieds abgemeldet, weil ihre Anmeldung zweimal verwendet wurde',
  extensionDisconnected: '<b>{actor}</b> hat eine Browser-Erweiterung getrennt',
  invitationLinkMade: '<b>{actor}</b> hat einen neuen Link für eine Einladung erstellt',
  invitationRevoked: '<b>{actor}</b> hat eine Einladung widerrufen',
  memberInvited: '<b>{actor}</b> hat jemanden eingeladen',
  memberJoined: '<b>{actor}</b> ist dem Workspace beigetreten',
  memberLeft: '<b>{actor}</b> hat den Workspace verlassen',
  memberRemoved: '<b>{actor}</b> hat ein Mitglied entfernt',
  otherAction: '<b>{actor}</b>: {action}',
  scoreVersionTakenUp: '<b>{actor}</b> hat eine neue Version der Empfehlungswerte übernommen',
  passwordReset: '<b>{actor}</b> hat mit einem Link aus einer E-Mail ein neues Passwort gewählt',
  passwordChanged: '<b>{actor}</b> hat das eigene Passwort geändert',
  passkeyAdded: '<b>{actor}</b> hat einen Passkey hinzugefügt',
  passkeyCopied: '<b>{actor}</b> hat einen Passkey, von dem eine Kopie verwendet wurde',
  passkeyRemoved: '<b>{actor}</b> hat einen Passkey entfernt',
  recoveryCodesMade: '<b>{actor}</b> hat neue Wiederherstellungscodes erstellt',
  recoveryCodeTaken: '<b>{actor}</b> hat sich mit einem Wiederherstellungscode angemeldet',
  roleChanged: '<b>{actor}</b> hat eine Rolle geändert',
  secondFactorDemanded: '<b>{actor}</b> hat die Anmeldung in zwei Schritten zur Regel des Workspace gemacht',
  secondFactorLeftOpen: '<b>{actor}</b> hat die Anmeldung in zwei Schritten jedem Mitglied überlassen',
  secondFactorFailed:
    '<b>{actor}</b> hat nach dem richtigen Passwort falsche Codes für das Konto eines Mitglieds bemerkt',
  secondFactorsRemoved: '<b>{actor}</b> hat alle zweiten Faktoren eines Mitglieds entfernt, das sie verloren hatte',
  sharingChanged: '<b>{actor}</b> hat geändert, wer das eigene Netzwerk sieht',
  signInFailed: '<b>{actor}</b> hat falsche Passwörter für das Konto eines Mitglieds bemerkt',
  userDataExported: '<b>{actor}</b> hat die eigenen Daten exportiert',
  userDeleted: '<b>{actor}</b> hat das Konto eines Mitglieds gelöscht, wie es das wollte',
  userKept: '<b>{actor}</b> hat das eigene Konto behalten',
  userLeaves: '<b>{actor}</b> möchte das eigene Konto löschen',
  userDisabled: '<b>{actor}</b> hat das Konto eines Mitglieds gesperrt',
  userEnabled: '<b>{actor}</b> hat das Konto eines Mitglieds wieder freigegeben',
  userSignedIn: '<b>{actor}</b> hat sich angemeldet',
  userSignedOutEverywhere: '<b>{actor}</b> hat sich auf allen Geräten abgemeldet',
  userSignedUp: '<b>{actor}</b> hat sich registriert',
  workspaceKept: '<b>{actor}</b> hat den Workspace behalten',
  workspaceLeaves: '<b>{actor}</b> möchte den Workspace löschen',
  workspaceFounded: '<b>{actor}</b> hat den Workspace erstellt',
  workspaceRenamed: '<b>{actor}</b> hat den Workspace umbenannt',
})
