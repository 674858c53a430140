import { translate } from '@wellmet/platform/messages/translations.ts'
import type { insightsMessages } from './insights.messages.ts'

translate<typeof insightsMessages>('de', 'insights', {
  // Screen
  about: 'Was sich in deinen Beziehungen ändert und was aus deinen Intros wird.',
  changed: 'Neuer Job',
  changedAbout:
    'Aus deinen Importen und verbundenen Konten: Personen, deren Unternehmen oder Position neu ist oder deren E-Mails jetzt von einem anderen Unternehmen kommen.',
  chartNamed: 'Als Diagramm zeigen: {title}',
  freshness: 'Wie warm dein Netzwerk ist',
  freshnessDays:
    '{label, select, fresh {Frisch: in den letzten 14 Tagen} warm {Warm: in den letzten 30 Tagen} cooling {Kühlt ab: in den letzten 90 Tagen} dormant {Eingeschlafen: länger her} other {Unbekannt: kein Kontakt belegt}}',
  funnel: 'Von der Anfrage zum Treffen',
  funnelAbout:
    'Wie viele von allen Anfragen, auch den offenen, jeden Schritt erreicht haben. Öffne eine deiner Zahlen, um sie zu sehen.',
  funnelEmpty: 'Noch keine Anfragen',
  funnelFigure: 'Bisher {step}: {count, plural, one {# Anfrage} other {# Anfragen}}',
  funnelNone: 'Bitte um ein Intro, dann siehst du hier, wie weit deine Anfragen kommen.',
  funnelStep:
    '{step, select, asked {Gefragt} accepted {Kontaktperson hat zugesagt} introduced {Vorgestellt} replied {Antwort bekommen} met {Getroffen} other {Erfolgreich}}',
  goingQuiet: 'Schläft bald ein',
  goingQuietAbout:
    'Beziehungen, die bei eurem letzten Kontakt gut waren und innerhalb von 14 Tagen als eingeschlafen gelten.',
  importContacts: 'Kontakte importieren',
  insights: 'Einblicke',
  invite: '{name} einladen',
  inviteGain:
    'Kennt wahrscheinlich {count, plural, one {# Wunschkontakt, den du nicht kennst} other {# Wunschkontakte, die du nicht kennst}}: {names}.',
  inviteMore: '{count, number} weitere',
  inviteNext: 'Wen du als Nächstes einladen kannst',
  loading: 'Deine Einblicke werden geladen',
  mine: 'Deine',
  moreOf: '{count, plural, one {# weitere Person} other {# weitere}}',
  moving: 'Wird enger und verliert sich',
  movingAbout: 'Stärke in den letzten 90 Tagen. Orange Linien steigen, graue fallen.',
  movingNone: 'In den letzten 90 Tagen hat sich keine Beziehung stark geändert.',
  nextStep: 'Nächster Schritt',
  showAsChart: 'Als Diagramm zeigen',
  showAsTable: 'Als Tabelle zeigen',
  slopeDay: '{ago, plural, =0 {Heute} other {vor # Tagen}}',
  slopeFromTo: '{way, select, up {↑} other {↓}} {before, number} auf {strength, number}',
  slopeNew: '↑ neu, {strength, number}',
  step: 'Schritt',
  tableNamed: 'Als Tabelle zeigen: {title}',
  teammatesCount:
    'Anfragen von Teammitgliedern zählen in Schritten von {step, number}, ab {askers, number} Personen, die gefragt haben.',
  whatHappened: 'Was geschehen ist',
  workspace: 'Workspace',
  unknownThen: 'Unbekannt',
  who: 'Wer',
  workspaceFigure: '{count, plural, =0 {0} other {mindestens #}}',
  contacts: 'Kontakte',
  lastInTouch: 'Letzter Kontakt',
  askSomeone: 'Jemanden zum Kennenlernen finden',

  // What moved
  cameInTouch:
    'Neu: {count, plural, one {# Tag} other {# Tage}} mit Kontakt in den letzten {days, number} Tagen. Die Stärke ist {strength, number}.',
  fell: 'Euer letzter Kontakt war am {on, date, longDayAndYear}, vor {ago, plural, one {# Tag} other {# Tagen}}. Die Stärke ist in {days, number} Tagen von {before, number} auf {strength, number} gefallen.',
  fellWithoutContact:
    'Es ist kein Kontakt belegt. Die Stärke ist in {days, number} Tagen von {before, number} auf {strength, number} gefallen.',
  rose: 'Ihr hattet an {count, number} der letzten {days, number} Tage Kontakt. Die Stärke ist von {before, number} auf {strength, number} gestiegen.',
  writeTo:
    'Schreib {name}. Euer letzter Kontakt war am {on, date, longDayAndYear}, vor {ago, plural, one {# Tag} other {# Tagen}}. Ab dem {dormantOn, date, longDayAndYear} gilt die Beziehung als eingeschlafen.',

  // One-sided contact
  theyWrote:
    '{name} hat dir geschrieben: {count, plural, one {# Nachricht} other {# Nachrichten}}, die letzte am {on, date, longDayAndYear}. Eine Antwort von dir ist nicht belegt.',
  youWrote:
    'Du hast {name} geschrieben: {count, plural, one {# Nachricht} other {# Nachrichten}}, die letzte am {on, date, longDayAndYear}. Eine Antwort ist nicht belegt.',

  // What changed
  companyChanged: '{name} ist jetzt bei {after}.',
  companyChangedFrom: '{name} ist von {before} zu {after} gewechselt.',
  mayHaveMoved:
    '{name} hat vielleicht den Job gewechselt: E-Mails kommen jetzt von {after} und nicht mehr von {before}.',
  mayHaveMovedByName:
    '{name} hat vielleicht den Job gewechselt: Jemand mit diesem Namen schreibt jetzt von {after}, und niemand mehr von {before}.',
  companyLeft: '{name} hat {before} verlassen. Das neue Unternehmen ist unbekannt.',
  titleChanged: '{name} hat eine neue Position: {after}.',
  titleChangedFrom: '{name} hat die Position gewechselt: von {before} zu {after}.',
  titleRemoved: '{name} hat nicht mehr die Position {before}. Die neue ist unbekannt.',

  // What is known of all contacts
  allInTouch:
    '{contacts, plural, one {Zu deinem einzigen Kontakt ist Austausch belegt.} other {Zu allen deinen # Kontakten ist Austausch belegt.}}',
  noContacts: 'Du hast noch keine Kontakte.',
  onlyConnections:
    'Für {silent, number} von {contacts, plural, one {# Kontakt} other {# Kontakten}} gibt es nur eine Vernetzung und keinen belegten Austausch.',
  onlyLatest:
    'Nur die {count, number} Kontakte, mit denen du zuletzt Austausch hattest, wurden auf Änderungen geprüft.',
  strengthUnknown:
    'Für {silent, number} von {contacts, plural, one {# Kontakt} other {# Kontakten}} ist kein Austausch belegt. Für {unknown, number} davon ist die Stärke unbekannt.',

  // What to import next
  importCalendar: 'Importiere deinen Kalender. Er zeigt, wen du triffst.',
  importLinkedIn: 'Importiere deinen LinkedIn-Export. Er zeigt, wer jetzt wo arbeitet.',
  importMailbox: 'Importiere dein Postfach. Es zeigt, wer dir antwortet.',
  importSomething: 'Importiere deinen LinkedIn-Export oder dein Adressbuch.',
})
