import { translate } from '@wellmet/platform/messages/translations.ts'
import type { missionsMessages } from './missions.messages.ts'

translate<typeof missionsMessages>('de', 'missions', {
  // Screens
  about: 'Wen du erreichen willst, wen du gefragt hast und was daraus wurde. Nur du siehst deine Ziele.',
  addTarget: 'Person oder Unternehmen hinzufügen',
  archive: 'Archivieren',
  archiveNamed: 'Archivieren: {title}',
  cancel: 'Abbrechen',
  companies: 'Unternehmen',
  createMission: 'Ziel erstellen',
  deleteMission: 'Löschen',
  deleteNamed: 'Löschen: {title}',
  deleteQuestion: '{title} löschen? Listen werden nicht gelöscht.',
  done: 'Erreicht',
  due: 'Fällig: {on}',
  dueDate: 'Fällig am (optional)',
  edit: 'Bearbeiten',
  editMission: 'Ziel bearbeiten',
  editNamed: 'Bearbeiten: {title}',
  emptyAbout:
    'Zu einem Ziel gehören Wunschkontakte: Personen, Unternehmen oder eine ganze Liste. Du siehst, wie viele davon du jetzt erreichst. Unternehmen, in denen du jemanden mit einer gewünschten Position erreichst, stehen weiter oben.',
  emptyTitle: 'Hier erscheinen deine Ziele',
  goal: 'Was du erreichen willst',
  goalMissing: 'Sag in wenigen Worten, was du erreichen willst.',
  goalPlaceholder: 'Drei Vertriebsleitungen kennenlernen',
  lists: 'Listen',
  listsAbout:
    'Alle Personen und Unternehmen in diesen Listen sind Wunschkontakte, auch solche, die du später hinzufügst.',
  loadingMissions: 'Deine Ziele werden geladen',
  markDone: 'Als erreicht markieren',
  markDoneNamed: 'Als erreicht markieren: {title}',
  missions: 'Ziele',
  newMission: 'Neues Ziel',
  noTargets: 'Noch keine Wunschkontakte',
  none: 'Keine',
  notChanged: 'Nichts wurde geändert. {reason}',
  people: 'Personen',
  peopleAndCompanies: 'Personen und Unternehmen',
  progress: '{reachable, number} von {total, plural, one {# Wunschkontakt} other {# Wunschkontakten}} erreichbar',
  progressOfFirst:
    '{reachable, number} von den ersten {counted, number} von {total, plural, one {# Wunschkontakt} other {# Wunschkontakten}} erreichbar',
  removeNamed: 'Entfernen: {name}',
  reopen: 'Wieder öffnen',
  reopenNamed: 'Wieder öffnen: {title}',
  roles: 'Positionen',
  rolePlaceholder: 'Head of Sales',
  save: 'Ziel speichern',
  state: '{state, select, open {Aktiv} done {Erreicht} other {Archiviert}}',
  step: '{step, select, total {Wunschkontakte} asked {Gefragt} accepted {Zugesagt} introduced {Vorgestellt} other {Getroffen}}',
  steps: 'Fortschritt: {title}',
  wantedRoles: 'Positionen, die du erreichen willst',
  wantedRolesAbout:
    'Unternehmen, in denen du jemanden mit einer dieser Positionen erreichst, stehen weiter oben. Drück nach jeder Position die Eingabetaste.',
  wasDue: 'War fällig: {when}',
  yourMissions: 'Deine Ziele',

  // One mission
  addTargets: 'Wunschkontakte hinzufügen',
  allAtCompany: 'Alle Personen bei {name}',
  searchTitle: 'Nach {role} suchen',
  companiesAbout: 'Erreichbare Personen in jedem Unternehmen, der beste Weg zuerst. Gewünschte Positionen stehen oben.',
  leftOut:
    '{count, plural, one {# weiterer Wunschkontakt wird hier nicht gezeigt.} other {# weitere Wunschkontakte werden hier nicht gezeigt.}}',
  loadingMission: 'Ziel wird geladen',
  loadingTargets: 'Wunschkontakte werden geladen',
  mission: 'Ziel',
  nobodyAt:
    'Noch ist niemand bei {name} erreichbar. Lade jemanden ein, der dort Leute kennt, oder importiere weitere Kontakte.',
  nobodyWithTitleAt:
    'Bei {company} ist niemand mit dem Titel {roles} erreichbar. {count, plural, one {Am nächsten ist dort {people}.} other {Am nächsten sind dort {people}.}}',
  nearestPerson: '{name} ({title})',
  nobodyWithTitle: 'Noch ist niemand mit dieser Position erreichbar.',
  noTargetsAbout:
    'Füg die Personen und Unternehmen hinzu, die du erreichen willst, oder eine Liste. Hier siehst du dann jeweils den besten Weg.',
  notFound: 'Nicht gefunden',
  notFoundAbout: 'Vielleicht wurde es gelöscht, oder es gehört jemand anderem.',
  notFoundTitle: 'Dieses Ziel gibt es nicht',
  onList: 'In {lists}',
  outOfSight: 'Niemand, den du sehen kannst, kennt {name} zurzeit.',
  peopleAbout: 'Der beste Weg zuerst.',
  rolesAbout: 'Erreichbare Personen mit einer gewünschten Position, in jedem Unternehmen.',
  seeMissions: 'Deine Ziele ansehen',
  targets: 'Wunschkontakte',
  thisMission: 'Ziel',
  wantedTitle: 'Gewünschte Position',

  // Refusals
  tooManyMissions: 'Du hast das Limit von {most, plural, one {# Ziel} other {# Zielen}} erreicht. Lösch zuerst eins.',
})
