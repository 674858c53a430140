import { translate } from '@wellmet/platform/messages/translations.ts'
import type { homeMessages } from './home.messages.ts'

translate<typeof homeMessages>('de', 'home', {
  addGoal: 'Ziel hinzufügen',
  allMissions: 'Alle Ziele',
  answerRequest: 'Antworte mit Ja, Später oder Nein.',
  askGoal: 'Wen willst du erreichen?',
  askGoalAbout:
    'Nenn Unternehmen oder Positionen, dann siehst du hier die besten Wege dorthin. Sie werden dein erstes Ziel, das du jederzeit ändern kannst.',
  awaited: 'noch keine Antwort',
  bestPaths: 'Beste Wege',
  changeKind:
    '{kind, select, warming {Wird enger} cooling {Verliert sich} newJob {Neuer Job} maybeNewJob {Vielleicht neuer Job} other {Neue Position}}',
  confirmSeen: '{seen} Stimmt das?',
  emptyForMembers:
    'Jeder Weg zeigt, wer dich jemandem vorstellen kann, mit den Belegen, wie im Beispiel oben. Wege beginnen bei Personen, die du kennst, also importiere zuerst deine Kontakte. Am schnellsten geht es mit einem LinkedIn-Export: LinkedIn schickt das einfache Archiv in wenigen Minuten und das vollständige innerhalb von 24 Stunden, und nichts daraus wird geteilt.',
  emptyForViewers:
    'Jeder Weg zeigt, wer dich jemandem vorstellen kann, mit den Belegen, wie im Beispiel oben. Wege beginnen bei Personen, die du kennst. Bitte einen Owner oder Admin dieses Workspace, dich zum Mitglied zu machen, damit du deine Kontakte importieren kannst.',
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
  moreTurns: 'und {count, number} weitere',
  nameGoal: 'Sag, wen du erreichen willst',
  noPaths:
    'Noch keine Wege zu Personen, die du nicht kennst. Importiere eine Postfach- oder Kalenderdatei, damit man sieht, wie gut du deine Kontakte kennst, oder lade Teammitglieder ein, die ihre teilen.',
  noTargetPaths:
    'Noch keine Wege zu deinen Wunschkontakten. Vielleicht zeigt eine Postfach- oder Kalenderdatei einen. Oder lade jemanden ein, der dort Leute kennt.',
  nothingWaits: 'Nichts wartet auf dich.',
  ofTargets: 'bisher, von {count, plural, one {# Wunschkontakt} other {# Wunschkontakten}}',
  onlyShared: 'Diese Wege führen über Kontakte, die Teammitglieder mit dir teilen.',
  onlySharedNext:
    'Importiere deine eigenen Kontakte, um mehr zu finden. Niemand sieht sie, solange du sie nicht teilst.',
  otherPaths: 'Andere Import-Möglichkeiten',
  progressOf: 'Fortschritt: {title}',
  progressStep:
    '{step, select, asked {{count, number} gefragt} accepted {{count, number} zugesagt} introduced {{count, number} vorgestellt} other {{count, number} getroffen}}',
  requestsForYou: 'Anfragen an dich',
  seeMore: 'Weitere Wege ansehen',
  standing: '{label}. {advice}',
  targetPaths: 'Beste Wege zu deinen Wunschkontakten',
  today: '{on, date, today}',
  whatChanged: 'Was sich geändert hat',
  whoToInvite: 'Ansehen, wen du einladen kannst',
  wantsToMeet: '{asker} möchte {target} kennenlernen',
  yourBestPaths: 'Deine besten Wege',
  yourIntroductions: 'Deine Intros',
  yourMissions: 'Deine Ziele',
  yourNetwork: 'Dein Netzwerk',
  yourTurn: 'Du bist am Zug',
})
