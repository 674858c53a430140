import { translate } from '@wellmet/platform/messages/translations.ts'
import type { extensionMessages } from './extension.messages.ts'

translate<typeof extensionMessages>('de', 'extension', {
  cancel: 'Abbrechen',
  cancelled: 'Es wurde nichts verbunden. Du kannst diese Seite schließen.',
  connect: 'Verbinden',
  connectAbout:
    '„{name}“ ({platform}, Version {version}) möchte für dich, {user}, im Workspace {workspace} handeln. Verbinde es nur, wenn du gerade selbst in der Erweiterung auf „Anmelden“ geklickt hast.',
  connectTitle: 'Die Browser-Erweiterung verbinden',
  loadingClient: 'Es wird geladen, was verbunden werden möchte',
  mayAsk: 'In deinem Namen um Intros bitten',
  mayNot: 'Sie kann weder deine Kontakte noch deine Einstellungen noch deine Anmeldung ändern.',
  mayRead: 'Deine Kontakte und die Wege zu Menschen lesen',
  maySearch: 'Menschen suchen',
  theClient: 'Die Browser-Erweiterung',
  whatItMay: 'Was sie darf',

  about: 'Erweiterungen, die für dich angemeldet sind. Trenne, was du nicht benutzt oder nicht kennst.',
  connectedOn: 'Verbunden',
  disconnect: 'Trennen',
  disconnectNamed: '{name} trennen',
  disconnectQuestion: '{name} trennen? Die Erweiterung wird sofort abgemeldet.',
  disconnected: 'Die Erweiterung ist abgemeldet.',
  extension: 'Erweiterung',
  lastUsed: 'Zuletzt verwendet',
  loading: 'Deine Browser-Erweiterungen werden geladen',
  none: 'Keine Browser-Erweiterung ist angemeldet.',
  notDisconnected: 'Die Erweiterung ist noch verbunden. {reason}',
  platform: '{platform, select, chrome {Chrome} edge {Edge} firefox {Firefox} safari {Safari} other {{platform}}}',
  title: 'Browser-Erweiterungen',
  workspace: 'Workspace',
  yourExtensions: 'Deine Browser-Erweiterungen',

  notValid: 'Das öffnet nichts, oder nichts mehr. Verbinde die Erweiterung neu.',
  redirectNotAllowed:
    'Dieser Server kennt die Erweiterung nicht, die fragt. Wer den Server betreibt, nennt sie in EXTENSION_REDIRECTS.',
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich neu an.',

  copiedMailSubject: 'Wir haben deine Browser-Erweiterung abgemeldet',
  copiedMailBody: `Hallo {name},

eine Anmeldung deiner Browser-Erweiterung „{extension}“ wurde zweimal verwendet, also hat vielleicht jemand eine Kopie davon. Wir haben die Erweiterung abgemeldet. Verbinde sie neu, wenn du sie brauchst.

Wenn du nicht weißt, wie das geschehen konnte, sieh dir deine Geräte an und ändere dein Passwort.`,
  copiedMailButton: 'Meine Geräte ansehen',
})
