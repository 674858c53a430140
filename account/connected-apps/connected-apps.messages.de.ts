import { translate } from '@wellmet/platform/messages/translations.ts'
import type { connectedAppsMessages } from './connected-apps.messages.ts'

translate<typeof connectedAppsMessages>('de', 'connectedApps', {
  allow: 'Erlauben',
  allowTitle: 'Darf {name} Wellmet benutzen?',
  asks: '<b>{name}</b>, beschrieben unter {host}, möchte für dich, {user}, im Workspace {workspace} handeln.',
  asksTitle: 'Eine App bittet um Zugriff',
  chooseOne: 'Wähle mindestens eins.',
  deny: 'Ablehnen',
  goesTo: 'Wenn du es erlaubst, kommst du zu <b>{host}</b>. Fahre nur fort, wenn du dort begonnen hast.',
  goesToThisComputer:
    'Wenn du es erlaubst, geht der Zugriff an ein Programm <b>auf diesem Computer</b>. Fahre nur fort, wenn du es selbst gestartet hast.',
  loadingRequest: 'Es wird geladen, was um Zugriff bittet',
  mayDo: 'Sie darf',
  mayNever:
    'Sie kann nie eine Anfrage senden oder beantworten und nie deine Kontakte oder Einstellungen ändern. Das tust du hier.',
  theRequest: 'Die App, die um Zugriff bittet',
  scope:
    '{scope, select, people {Menschen und Firmen suchen und ihre Seiten öffnen} network {Deine Kontakte, Ziele und Missionen lesen} dashboard {Deine Wege und Intro-Anfragen lesen} drafts {Intro-Anfragen als Entwurf vorbereiten} graph {Lesen, wie gut du Menschen kennst} introductions {Lesen, worum andere dich bitten} meetings {Deine Treffen und Gelegenheiten lesen} cards {Treffen und Folgenachrichten vorbereiten} checks {Einen Text mit dem vergleichen, was dein Netzwerk weiß} other {{scope}}}',

  about:
    'Assistenten und andere Apps, die für dich handeln können. Sie lesen, was du sehen kannst, und bereiten Entwürfe vor. Nur du sendest sie.',
  address: 'Adresse für Assistenten',
  addressAbout: 'Füge diese Adresse in deinen Assistenten ein. Er bittet dann hier um Zugriff.',
  app: 'App',
  copied: 'Kopiert',
  copyAddress: 'Adresse kopieren',
  connectedOn: 'Verbunden',
  disconnect: 'Trennen',
  disconnectNamed: '{name} trennen',
  disconnectQuestion: '{name} trennen? Die App funktioniert sofort nicht mehr.',
  disconnected: 'Die App ist getrennt.',
  howTo: 'So verbindest du einen Assistenten',
  lastUsed: 'Zuletzt verwendet',
  loading: 'Deine verbundenen Apps werden geladen',
  never: 'nie',
  none: 'Keine App ist verbunden.',
  notCopied: 'Die Adresse wurde nicht kopiert. Markiere und kopiere sie selbst.',
  notDisconnected: 'Die App ist noch verbunden. {reason}',
  title: 'Verbundene Apps',
  usedBy: 'von {name}',
  workspace: 'Workspace',
  yourApps: 'Deine verbundenen Apps',

  appNotReached:
    'Wellmet konnte nicht lesen, wie sich diese App beschreibt. Prüfe die Adresse in der App oder frage, wer sie herstellt.',
  requestNotValid: 'Diese Bitte um Zugriff ist nicht gültig, deshalb wurde nichts erlaubt. {reason}',
  scopesNotAsked: 'Darum hat die App nicht gebeten.',
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',

  copiedMailSubject: 'Wir haben {app} getrennt',
  copiedMailBody: `Hallo {name},

ein Anmelde-Token von „{app}“ wurde zweimal verwendet. Vielleicht hat jemand eine Kopie davon. Wir haben die App getrennt. Verbinde sie wieder, wenn du sie brauchst.

Wenn du nicht weißt, wie das passieren konnte, sieh deine Geräte durch und ändere dein Passwort.`,
  copiedMailButton: 'Meine verbundenen Apps ansehen',
})
