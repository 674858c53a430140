import { translate } from '@wellmet/platform/messages/translations.ts'
import type { outcomesMessages } from './outcomes.messages.ts'

translate<typeof outcomesMessages>('de', 'outcomes', {
  // Summary
  nothingSettled:
    'Noch ist keine deiner Anfragen zu Ende. Eine endet, wenn jemand Nein sagt, wenn die gewünschte Person antwortet, oder nach zwei Wochen ohne Antwort.',
  nothingSettledNext: 'Bitte jemanden um ein Intro, und halte fest, was daraus geworden ist.',
  notCounted:
    '{count, plural, one {# Anfrage zählt hier nicht: Nur du hast die E-Mail-Adresse, von der die Antwort kam.} other {# Anfragen zählen hier nicht: Nur du hast die E-Mail-Adressen, von denen die Antworten kamen.}}',
  notCountedNext: 'Was du selbst festhältst, zählt.',

  tooFewMembers:
    'Die Zahlen des ganzen Workspace bleiben verborgen, bis {count, plural, one {# weiteres Mitglied} other {# weitere Mitglieder}} um Intros gebeten {count, plural, one {hat} other {haben}}, zusammen {asks, number} Mal. Vorher würden sie zeigen, was Einzelne getan haben.',
  tooFewMembersNext: 'Deine eigenen Zahlen sind vollständig.',

  // Insights screen
  actual: 'Was passiert ist',
  agreed: 'Zugesagt',
  calibration: 'Vorhersage und Wirklichkeit',
  calibrationAbout:
    'Jeder Punkt ist eine Gruppe von Anfragen: die Chance, die wir genannt haben, und wie oft es dazu kam. Auf der gestrichelten Linie ist beides gleich. Balken: wahrscheinlicher Bereich. Gezählt werden hier nur Anfragen, für die wir eine Chance genannt haben und die ein Ergebnis haben.',
  calibrationPart: '{part, select, acting {Die Kontaktperson sagt zu} other {Das Intro führt zu einem Gespräch}}',
  calibrationPoint:
    'Genannt {predicted, number, percent}, eingetroffen {happened, number, percent} ({count, plural, one {# Anfrage} other {# Anfragen}})',
  connector: 'Kontaktperson',
  connectorBoard: 'Kontaktpersonen, die am meisten helfen',
  connectorBoardAbout:
    'Mitglieder und deine eigenen Kontakte. Deine eigenen Anfragen zählen sofort, egal wie alt. Die von Teammitgliedern zählen nur in Gruppen von zehn, damit niemand erkennbar ist. Andere sehen deshalb andere Zahlen.',
  conversations: 'Führte zu einem Gespräch',
  noBoard: 'Noch ist nichts bekannt. Antworten auf Bitten um Intros zählen hier.',
  noThanks: 'Wenn ein Intro zu einem Treffen führt, steht die Kontaktperson hier.',
  notEnough:
    'Noch nicht genug Antworten: {count, number} von {needed, plural, one {# Anfrage} other {# Anfragen}}, die wir brauchen, um das zu zeigen.',
  percent: '{share, number, percent}',
  predicted: 'Genannte Chance',
  range: 'Bereich',
  rangeOf: '{low, number, percent} bis {high, number, percent}',
  requestCount: 'Anfragen',
  rate: '{happened, number} von {count, number}',
  target: 'Person',
  targetBoard: 'Wer auf Intros reagiert',
  targetBoardAbout: 'Personen, nach denen du gefragt hast.',
  thanks: 'Wem du danken kannst',
  thanksAbout: 'Ihre Intros haben in den letzten 180 Tagen zu einem Treffen geführt.',
  thanksFor:
    '{outcome, select, converted {Hat dich {target} vorgestellt. Erfolgreich am {on, date, dayAndYear}.} other {Hat dich {target} vorgestellt. Treffen vereinbart am {on, date, dayAndYear}.}}',
  tookUp: 'Reagiert',
  unknown: 'unbekannt',
  waitingForThem: 'Warten auf Antwort',

  // Refusals
  timeBeforeRequest:
    'Der Zeitpunkt liegt vor der Anfrage. Gib an, wann es passiert ist, oder lass ihn erst einmal weg.',
  timeInFuture: 'Der Zeitpunkt liegt in der Zukunft. Gib an, wann es passiert ist, oder lass ihn erst einmal weg.',

  // How good the predictions are
  measured:
    '{count, plural, one {# Vorhersage hat} other {# Vorhersagen haben}} ein Ergebnis. Im Schnitt lagen sie {error, number, ::.0} Prozentpunkte daneben. Der Zufall allein ergibt {noise, number, ::.0}.',
  notMeasured:
    '{count, plural, one {# Vorhersage hat} other {# Vorhersagen haben}} ein Ergebnis. Ab {needed, number} können wir messen, wie gut sie sind. Jedes Ergebnis passt die Chancen dieses Workspace an.',

  // Why a chance is what it is: both factors
  activeLately: 'War in den letzten Wochen aktiv.',
  lastActive: 'War zuletzt vor {days, plural, one {# Tag} other {# Tagen}} aktiv.',
  lastActiveUnknown: 'Wann die Person zuletzt aktiv war, ist nicht bekannt.',
  littleActivity: 'Es ist wenig aktuelle Aktivität bekannt.',
  workspaceOutcomes: 'Was die Ergebnisse dieses Workspace beitragen.',

  // Why: a reply
  inCopy: 'Die Person steht nur in Kopie.',
  newConversation: 'Du hast in letzter Zeit kein Gespräch mit dieser Person begonnen.',
  replies:
    'Die Person hat {answered, number} von {count, plural, one {# E-Mail} other {# E-Mails}} beantwortet, mit denen ein Gespräch begann.',
  repliesUnknown: 'Wie oft die Person antwortet, ist nicht bekannt, deshalb nehmen wir den üblichen Anteil an.',
  replyRecipients:
    'Die E-Mail geht an {count, plural, one {# Person} other {# Personen}}. Je weniger es sind, desto mehr Antworten bekommst du.',
  replyStart: 'Eine erste E-Mail an eine Person, die vor einer Woche aktiv war.',
  startedConversations:
    'Du hast schon {count, plural, one {# Gespräch} other {# Gespräche}} mit dieser Person begonnen.',
  toThem: 'Die E-Mail ist direkt an die Person gerichtet.',
  wroteToYou: 'Die Person hat dir schon geschrieben.',
  wroteToYouNever: 'Die Person hat dir noch nicht geschrieben.',

  // Why: the connector introduces you
  acted: 'Hat {acted, number} von {count, plural, one {# Anfrage} other {# Anfragen}} weiterverfolgt.',
  actedNever: 'Noch keine Anfrage an diese Person hat ein Ergebnis.',
  actedInWorkspace:
    'In diesem Workspace wurden {acted, number} von {count, plural, one {# Anfrage} other {# Anfragen}} weiterverfolgt. Zwischen euch ist kein Kontakt belegt.',
  connectorAnswers: 'Die Chance, dass die Kontaktperson antwortet.',
  openRequests:
    '{count, plural, one {# Anfrage wartet schon auf Antwort.} other {# Anfragen warten schon auf Antwort.}}',

  // Why: the introduction leads to a conversation
  answeredConnector:
    'Hat {answered, number} von {count, plural, one {# E-Mail} other {# E-Mails}} der Kontaktperson beantwortet.',
  answeredConnectorUnknown: 'Wie oft die Person der Kontaktperson antwortet, ist nicht bekannt.',
  connectorIntroduced:
    '{engaged, number} von {count, plural, one {# Intro} other {# Intros}} der Kontaktperson {engaged, plural, one {führte} other {führten}} zu einem Gespräch.',
  connectorIntroducedNone: 'Die Kontaktperson hat noch kein Intro gemacht.',
  introductionRecipients:
    'Die E-Mail geht an {count, plural, one {# Person} other {# Personen}}. Je weniger, desto besser.',
  introductionStart: 'Ein Intro per E-Mail an dich und eine Person, die vor einer Woche aktiv war.',
  introductionsLately:
    '{count, plural, =0 {Die Person wurde in letzter Zeit niemandem vorgestellt.} one {Die Person wurde in letzter Zeit # anderen vorgestellt.} other {Die Person wurde in letzter Zeit # anderen vorgestellt.}} Je mehr Intros, desto weniger führen zu einem Gespräch.',
  targetEngaged:
    '{engaged, number} von {count, plural, one {# Intro} other {# Intros}} zu dieser Person {engaged, plural, one {führte} other {führten}} zu einem Gespräch.',
  targetEngagedUnknown: 'Die Person wurde noch niemandem vorgestellt, deshalb nehmen wir den üblichen Anteil an.',
})
