import { translate } from '@wellmet/platform/messages/translations.ts'
import type { passkeysMessages } from './passkeys.messages.ts'

translate<typeof passkeysMessages>('de', 'passkeys', {
  // Settings
  about:
    'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an statt mit einem Passwort. Fingerabdruck und Gesicht verlassen das Gerät nie. Einen Passkey kann niemand erraten, und gefälschte Websites können ihn dir nicht entlocken.',
  add: 'Passkey hinzufügen',
  added: 'Dein Passkey wurde hinzugefügt.',
  addedOn: 'Hinzugefügt',
  addTitle: 'Passkey hinzufügen',
  addAbout:
    'Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN und speichert dann den Passkey. Du kannst auch dein Handy oder einen Sicherheitsschlüssel verwenden. Danach kommst du mit deinem Passwort allein nicht mehr hinein.',
  backedUp: 'Auch auf deinen anderen Geräten, durch deinen Passwortmanager',
  onOneDevice: 'Nur auf einem Gerät',
  cancel: 'Abbrechen',
  continueAdding: 'Weiter',
  lastUsed: 'Zuletzt verwendet',
  loading: 'Deine Passkeys werden geladen',
  name: 'Name des Passkeys',
  nameAbout: 'Damit du ihn später wiedererkennst, zum Beispiel „Mein Laptop“.',
  nameMissing: 'Gib einen Namen ein.',
  neverSignedIn: 'nie',
  none: 'Noch keine Passkeys.',
  notSupported:
    'Dieser Browser kann hier keine Passkeys verwenden. Versuch es mit einer aktuellen Version von Chrome, Edge, Firefox oder Safari und einer sicheren Adresse, die mit https beginnt.',
  passkey: 'Passkey',
  remove: 'Entfernen',
  removeNamed: 'Entfernen: {name}',
  removeQuestion:
    '{name} entfernen? Du kannst dich dann nicht mehr damit anmelden. Bietet dein Gerät ihn weiter an, lösch ihn auch dort. Verlangt ein Workspace die Anmeldung in zwei Schritten und du hast sonst nichts dafür, siehst du ihn bis dahin nicht mehr.',
  removed: 'Der Passkey wurde entfernt.',
  rename: 'Umbenennen',
  renameNamed: 'Umbenennen: {name}',
  save: 'Speichern',
  title: 'Passkeys',
  whereItIs: 'Wo er ist',
  yourPasskeys: 'Deine Passkeys',
  computer: 'Mein Computer',
  phone: 'Mein Handy',

  // Signing in
  signIn: 'Mit einem Passkey anmelden',
  insteadOfCode: 'Passkey verwenden',
  cancelled: 'Dein Gerät hat abgebrochen oder konnte nicht prüfen, ob du es bist. Versuch es noch einmal.',
  notAddedHere: 'Der Passkey wurde nicht hinzugefügt',
  notUsedHere: 'Der Passkey wurde nicht verwendet',
  thereAlready: 'Dieses Gerät hat schon einen Passkey für dein Konto.',

  // Refusals
  copied:
    'Dieser Passkey wurde abgelehnt, weil es anscheinend eine Kopie davon gibt. Melde dich anders an, entfern ihn in den Einstellungen, und füge einen neuen hinzu.',
  notAdded:
    'Der Passkey wurde nicht hinzugefügt, weil sich die Antwort deines Geräts nicht prüfen ließ. Versuch es noch einmal.',
  notKnown: 'Dieser Passkey ist hier nicht mehr bekannt. Vielleicht wurde er entfernt. Melde dich anders an.',
  notVerified: 'Die Antwort deines Geräts ließ sich nicht prüfen. Versuch es noch einmal, oder melde dich anders an.',
  serverHasNoName:
    'Passkeys brauchen einen Server mit einem Namen. Dieser wird über seine Nummer (eine IP-Adresse) erreicht.',
  tooMany: 'Du hast {count, number} Passkeys. Entfern einen, bevor du einen weiteren hinzufügst.',
  tookTooLong: 'Das hat zu lange gedauert. Versuch es noch einmal.',
})
