import { translate } from '@wellmet/platform/messages/translations.ts'
import type { provisioningMessages } from './provisioning.messages.ts'

translate<typeof provisioningMessages>('de', 'provisioning', {
  // Screens
  about:
    'Lass das Verzeichnis deiner Firma, etwa Microsoft Entra ID oder Okta, bestimmen, wer zu diesem Workspace gehört. Es kann Personen mit Adressen deiner nachgewiesenen Domains einladen und ihre Mitgliedschaft hier beenden. In ihren anderen Workspaces sieht und ändert es nichts.',
  address: 'Adresse (Mandanten-URL, Basis-URL)',
  copyAddress: 'Adresse kopieren',
  copyNow: 'Kopiere das Token jetzt, und füge es in dein Verzeichnis ein. Wir können es nicht noch einmal zeigen.',
  copyToken: 'Token kopieren',
  createToken: 'Token erstellen',
  created: 'Erstellt',
  done: 'Fertig',
  expires: 'Läuft ab',
  group: 'Gruppe',
  groups: 'Gruppen',
  groupsAbout:
    'Wähle die Rolle, die die Personen einer Gruppe hier haben. Wer in mehreren Gruppen ist, hat die stärkste Rolle.',
  lastUsed: 'Zuletzt verwendet',
  loading: 'Provisionierung wird geladen',
  name: 'Name des Tokens',
  nameExample: 'Entra ID',
  nameMissing: 'Gib einen Namen ein, zum Beispiel den des Verzeichnisses.',
  neverUsed: 'nie',
  noGroups: 'Das Verzeichnis hat noch keine Gruppen geschickt.',
  noRole: 'Keine Rolle',
  noTokens: 'Noch keine Tokens. Erstell eins, um dein Verzeichnis zu verbinden.',
  notChanged: 'Nichts wurde geändert. {reason}',
  people:
    '{count, plural, =0 {Das Verzeichnis hat noch niemanden provisioniert.} one {Das Verzeichnis hat # Person provisioniert.} other {Das Verzeichnis hat # Personen provisioniert.}}',
  peopleInGroup: '{count, plural, one {# Person} other {# Personen}}',
  revoke: 'Widerrufen',
  revokeQuestion: '{name} widerrufen? Das Verzeichnis kann dann hier nichts mehr ändern. Alle bleiben, wie sie sind.',
  revokeToken: 'Widerrufen: {name}',
  revoked: 'Das Token funktioniert nicht mehr.',
  role: 'Rolle',
  roleOf: 'Rolle der Personen in {group}',
  saved: 'Gespeichert.',
  theProvisioning: 'Provisionierung',
  title: 'Provisionierung (SCIM)',
  token: 'Token',
  tokens: 'Tokens',

  // Told to the owners
  endedTitle: 'Das Token {name} für die Provisionierung ist beendet',
  endedBody:
    'Die Person, die es erstellt hat, ist nicht mehr Owner, hat ihr Passwort zurückgesetzt oder wurde gesperrt. Damit es weitergeht, erstelle ein neues Token und trage es im Verzeichnis ein.',

  // Refusals, read in the logs of the directory
  addressMissing: 'Eine Person braucht eine E-Mail-Adresse, in emails oder als userName.',
  addressTaken: 'Jemand anderes wurde mit dieser E-Mail-Adresse provisioniert.',
  badFilter: 'Gesucht werden kann nur mit userName eq "…", displayName eq "…" und externalId eq "…".',
  badOperation: 'Eine Operation ist add, replace oder remove, in einer Liste namens Operations.',
  badPath: 'Dieser Pfad lässt sich nicht ändern: {path}',
  badValue: 'Der Wert von {name} ist nicht gültig.',
  domainNotProven:
    'Dieser Workspace hat die Domain {domain} nicht nachgewiesen. Ein Owner fügt sie unter „Einstellungen“, „Anmeldung“, „Domains“ hinzu.',
  groupNameTaken: 'Eine Gruppe mit diesem Namen gibt es schon.',
  missing: '{name} fehlt.',
  notRemovable: '{name} lässt sich nicht entfernen.',
  personUnknown: 'Niemand hat die ID {id}. Provisioniere zuerst die Personen, dann ihre Gruppen.',
  tokenNotValid:
    'Das Token ist nicht gültig. Ein Owner erstellt eins unter „Einstellungen“, „Anmeldung“, „Provisionierung“.',
  userNameTaken: 'Diesen userName gibt es schon.',
})
