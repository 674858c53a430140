import { translate } from '@wellmet/platform/messages/translations.ts'
import type { enrichmentMessages } from './enrichment.messages.ts'

translate<typeof enrichmentMessages>('de', 'enrichment', {
  // Refusals
  keyNotChecked:
    '{provider} hat nicht geantwortet, deshalb ließ sich der Schlüssel nicht prüfen. Nichts wurde gespeichert. Versuch es später noch einmal.',
  keyNotGood: '{provider} akzeptiert diesen Schlüssel nicht. Kopiere ihn noch einmal aus deinem Konto dort.',

  // What is wrong with a provider
  creditsUsedUp: 'Das Guthaben dieses Monats ist bis zum {until, date, longDay} aufgebraucht.',
  didNotAnswer: '{provider} hat beim letzten Mal nicht geantwortet. Wellmet fragt beim nächsten Nachschlagen wieder.',
  keyRefused: '{provider} akzeptiert den Schlüssel nicht mehr. Verbinde einen neuen.',
  tooFast: '{provider} wurde zu oft gefragt. In einer Minute geht es wieder.',

  // Settings
  about:
    'Anbieter können sagen, was ein Kontakt heute macht. Sie werden nur gefragt, wenn jemand einen Kontakt nachschlägt, einer nach dem anderen, bis einer die Person kennt.',
  askEarlier: '{provider} früher fragen',
  askLater: '{provider} später fragen',
  connect: '{provider} verbinden',
  connected: '{provider} ist verbunden.',
  disconnect: 'Trennen',
  disconnectOf: '{provider} trennen',
  disconnectQuestion: 'Den Schlüssel für {provider} löschen? Danach kann niemand mehr damit Kontakte nachschlagen.',
  forAdmins: 'Nachschlagen richten Admins ein',
  forAdminsAbout: 'Nur Owner und Admins können Anbieter verbinden. Frag jemanden davon.',
  getKey: 'Schlüssel bei {provider} holen',
  key: 'Schlüssel',
  keyEnds: 'Dein Schlüssel endet auf …{end}',
  keyMissing: 'Gib den Schlüssel ein.',
  lastUsed: 'Zuletzt genutzt {ago}',
  newKey: 'Anderen Schlüssel verbinden',
  notDisconnected: 'Der Schlüssel wurde nicht gelöscht. {reason}',
  notMoved: 'Die Reihenfolge wurde nicht geändert. {reason}',
  opensNewTab: '(öffnet einen neuen Tab)',
  place: '{place, selectordinal, other {Wird als #. gefragt}}',
  providers: 'Die Anbieter',
  remaining: '{count, plural, one {Noch # Abfrage} other {Noch # Abfragen}}',
  serverKey: 'Dieser Server hat ein Konto bei {provider}. Es wird genutzt, bis du einen eigenen Schlüssel verbindest.',
  showKey: 'Eingabe zeigen',
  stateOf:
    '{state, select, ok {Bereit} limited {Pausiert} refused {Schlüssel nicht akzeptiert} down {Hat nicht geantwortet} other {Nicht verbunden}}',
  whatLeaves:
    'Ein Anbieter erfährt den Namen und das Unternehmen des Kontakts oder, wenn kein Unternehmen bekannt ist, den Namen und eine E-Mail-Adresse. E-Mail-Adressen oder Telefonnummern bekommst du von dort nie.',
})
