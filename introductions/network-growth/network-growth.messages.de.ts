import { translate } from '@wellmet/platform/messages/translations.ts'
import type { networkGrowthMessages } from './network-growth.messages.ts'

translate<typeof networkGrowthMessages>('de', 'networkGrowth', {
  // Screens
  acquisition: 'Wie die Mitglieder dazukamen',
  bounds: 'wahrscheinlich zwischen {low, number, percent} und {high, number, percent}',
  conversion: 'Was aus deinen Einladungen wurde',
  conversionAbout:
    'Einladungen seit {from, date, dayAndYear}. Als geöffnet zählt nur, wenn die Seite wirklich angezeigt wurde.',
  count: '{happened, number} von {n, number}',
  countHeader: 'Wie viele',
  hiddenStep: 'Ab 5 neuen Mitgliedern zu sehen, damit es nicht verrät, was eine einzelne Person getan hat.',
  loading: 'Zahlen werden geladen',
  members: '{members, number}',
  membersHeader: 'Mitglieder',
  sent: '{sent, number}',
  step: '{step, select, sent {Einladungen gesendet} opened {Geöffnet} accepted {Beigetreten} first_import {Kontakte importiert} other {Um ein Intro gebeten}}',
  stepHeader: 'Schritt',
  theNumbers: 'Die Zahlen zu den Einladungen',
  waiting: '{waiting, plural, =0 {Keine ist offen.} one {# ist noch offen.} other {# sind noch offen.}}',
  way: '{way, select, founded {Hat den Workspace gegründet} invited {Eingeladen von {by}} other {Unbekannt}}',
  wayHeader: 'Weg',

  // Notices
  few: '{sent, plural, one {Bisher nur # Einladung.} other {Bisher nur # Einladungen.}} Bei den nächsten kann es ganz anders ausgehen.',
  fewNext: 'Achte auf die Spannen, nicht auf die Anteile.',
  inviteFirst: 'Lade jemanden ein, dann siehst du hier, ob die Person beigetreten ist.',
  nothingSent: 'In dieser Zeit wurden keine Einladungen gesendet.',
})
