import { translate } from '@wellmet/platform/messages/translations.ts'
import type { companyIntelligenceMessages } from './company-intelligence.messages.ts'

translate<typeof companyIntelligenceMessages>('de', 'companyIntelligence', {
  // Screens
  atCompany:
    '{people, plural, =0 {{company}: noch niemand erreichbar} one {{company}: # Person erreichbar} other {{company}: # Personen erreichbar}}',
  loading: '{company} wird gesucht',
  meant: 'Meinst du {names}?',
  reachOfCompanies: 'Wen du bei diesen Firmen erreichst',
  startsWith: 'bester Weg: {name}',

  // Notices
  inviteColleagues:
    'Lade Kolleginnen und Kollegen von {name} ein: Jedes Netzwerk, das sie teilen, öffnet weitere Wege.',
  notExactly: 'Keine Firma hier heißt genau „{company}“.',
  notExactlyNext: 'Wähl die Firma, die du meinst, oder behalte den Namen so, wie du ihn geschrieben hast.',
  nothingKnown: 'Über „{company}“ steht hier noch nichts. Vielleicht kennst du dort trotzdem jemanden.',
  nothingKnownNext:
    'Importiere deinen LinkedIn-Export oder dein Adressbuch, oder behalte die Firma als Ziel: Wege erscheinen, wenn dein Netzwerk wächst.',
  openPath: 'Öffne den besten Weg zu {name} und bitte um ein Intro.',
  stillReading: 'Eine deiner Dateien wird noch gelesen, deshalb ist das vielleicht nicht alles.',
  stillReadingNext: 'Sieh noch einmal nach, wenn der Import fertig ist.',
})
