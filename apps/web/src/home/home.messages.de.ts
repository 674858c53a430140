import { translate } from '@wellmet/platform/messages/translations.ts'
import type { homeMessages } from './home.messages.ts'

translate<typeof homeMessages>('de', 'home', {
  addGoal: 'Ziel hinzufügen',
  allMissions: 'Alle Ziele',
  askGoal: 'Wen willst du erreichen?',
  askGoalAbout:
    'Nenn Unternehmen oder Positionen, dann siehst du hier die besten Wege dorthin. Sie werden dein erstes Ziel, das du jederzeit ändern kannst.',
  awaited: 'Du hast {connector} nach {target} gefragt. Noch keine Antwort.',
  changeKind:
    '{kind, select, warming {Wird enger} cooling {Verliert sich} newJob {Neuer Job} maybeNewJob {Vielleicht neuer Job} other {Neue Position}}',
  emptyForMembers:
    'Importiere deine Kontakte, und deine Wege erscheinen hier. Nur du siehst sie. Am schnellsten geht es mit einem LinkedIn-Export.',
  emptyForViewers:
    'Deine Wege erscheinen hier, sobald du Kontakte hast. Bitte einen Owner oder Admin, dich zum Mitglied zu machen, damit du deine importieren kannst.',
  emptyTitle: 'Hier erscheinen deine besten Wege',
  example: 'Beispiel mit erfundenen Personen',
  figure:
    '{tab, select, active {<b>{count, number}</b> jetzt aktiv} in_progress {<b>{count, number}</b> jetzt vorgestellt} other {<b>{count, number}</b> bisher erfolgreich}}',
  firstSteps: 'Erste Schritte',
  home: 'Start',
  importContacts: 'Deine Kontakte importieren',
  importLinkedIn: 'Aus LinkedIn importieren',
  importMore: 'Weitere Datei importieren',
  lookingThrough: 'Wege über {names} werden gesucht. Sie teilen ihr Netzwerk mit dir.',
  loadingNetwork: 'Dein Netzwerk wird geladen',
  loadingPaths: 'Wege werden geladen',
  loadingYourTurn: 'Was auf dich wartet, wird geladen',
  missionProgress:
    '{asked, plural, =0 {{total, plural, one {Nach diesem Wunschkontakt hast du noch nicht gefragt} other {Nach keinem der # Wunschkontakte hast du schon gefragt}}} other {Von {total, plural, one {# Wunschkontakt} other {# Wunschkontakten}}: nach {asked, number} gefragt, {met, number} getroffen}}{booked, plural, =0 {} one {; # Treffen ist vereinbart} other {; # Treffen sind vereinbart}}',
  nameGoal: 'Sag, wen du erreichen willst',
  noPaths:
    'Noch keine Wege zu Personen, die du nicht kennst. Importiere eine Postfach- oder Kalenderdatei, damit man sieht, wie gut du deine Kontakte kennst, oder lade Teammitglieder ein, die ihre teilen.',
  noTargetPaths:
    'Noch keine Wege zu deinen Wunschkontakten. Vielleicht zeigt eine Postfach- oder Kalenderdatei einen. Oder lade jemanden ein, der dort Leute kennt.',
  nothingElseWaits: 'Sonst wartet nichts auf dich.',
  nothingWaits: 'Nichts wartet auf dich.',
  onlyShared: 'Diese Wege führen über Kontakte, die Teammitglieder mit dir teilen.',
  onlySharedNext:
    'Importiere deine eigenen Kontakte, um mehr zu finden. Niemand sieht sie, solange du sie nicht teilst.',
  otherPaths: 'Andere Import-Möglichkeiten',
  seeMore: 'Weitere Wege ansehen',
  today: '{on, date, today}',
  todayAt: '{today} · {workspace}',
  whatChanged: 'Was sich geändert hat',
  whoToInvite: 'Ansehen, wen du einladen kannst',
  varied:
    '{order, select, targets {Personen, die du noch nicht kennst: zuerst Titel, die du suchst, dann der beste Weg zuerst. Höchstens zwei über dieselbe Person.} other {Personen, die du noch nicht kennst, zuerst die, die sich am meisten lohnen. Höchstens zwei über dieselbe Person.}}',
  yourBestPaths: 'Deine besten Wege',
  yourIntroductions: 'Deine Intros',
  yourMissions: 'Deine Ziele',
  yourNetwork: 'Dein Netzwerk',
  yourDay: 'Dein Tag',
})
