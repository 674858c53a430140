import { translate } from '@wellmet/platform/messages/translations.ts'
import type { accountScreensMessages } from './account-screens.messages.ts'

translate<typeof accountScreensMessages>('de', 'accountScreens', {
  apiKeys: 'API-Schlüssel',
  apiKeysWords: 'einstellungen token entwicklung',
  approvals: 'Genehmigungen',
  approvalsWords: 'einstellungen genehmigen ablehnen warten regel entscheiden',
  audit: 'Protokoll',
  auditLog: 'Protokoll',
  auditLogWords: 'einstellungen audit verlauf sicherheit',
  billing: 'Abrechnung',
  billingWords: 'einstellungen tarif zahlung rechnung abo plätze',
  notificationSettings: 'Mitteilungen einstellen',
  notificationSettingsWords: 'e-mail zustellung zeitzone ruhe',
  notifications: 'Mitteilungen',
  notificationsWords: 'neues glocke nachrichten',
  profile: 'Profil',
  profileWords: 'einstellungen name passwort konto sprache',
  security: 'Sicherheit',
  securityWords:
    'einstellungen geräte sitzungen anmeldung zwei schritte zweiter faktor passkey authenticator wiederherstellungscodes',
  signIn: 'Anmeldung',
  workspace: 'Workspace',
  workspaceSignIn: 'Anmeldung im Workspace',
  workspaceSignInWords: 'einstellungen single sign-on sso saml openid scim provisioning domain zwei schritte',
  workspaceWords: 'einstellungen mitglieder team umbenennen einladungen',
  yourData: 'Deine Daten',
  yourDataWords: 'einstellungen export herunterladen kopie konto löschen verlassen datenschutz',
})
