import { translate } from '@wellmet/platform/messages/translations.ts'
import type { pathsMessages } from './paths.messages.ts'

translate<typeof pathsMessages>('de', 'paths', {
  // Screens
  allDetails: 'Alle Einzelheiten',
  askAbout: '{connector} um ein Intro zu {name} bitten',
  askFrom: 'Ab {on, date, day} fragen',
  askFromSpoken: 'Ab {on, date, day} fragen. Weg zu {name} ansehen',
  askNamed: '{connector} fragen',
  bestPath: 'Bester Weg',
  byDirectory: 'laut öffentlichem Verzeichnis',
  byNetwork: 'laut deinem Netzwerk',
  chanceLevel:
    '{of, select, reply {Antwort} other {Gespräch}}: {level, select, likely {wahrscheinlich} good {gute Chance} fair {mittlere Chance} small {kleine Chance} other {sehr kleine Chance}}',
  highestChanceFirst: 'Höchste Chance zuerst',
  asked: '{name} gefragt',
  draftTo: 'Entwurf an {connector}',
  introducedBy: 'vorgestellt von {name}',
  introducedOn: 'im {on, date, month}',
  introducedIn: 'Vorgestellt von {connector} im {on, date, month}',
  loadingPaths: 'Wege werden geladen',
  notRated: 'Noch nicht eingeschätzt',
  notRatedBecause:
    'Noch nicht eingeschätzt: Ein Schritt beruht nur auf einer LinkedIn-Verbindung oder einem Adressbuch.',
  noPathTo: 'Es gibt noch keinen Weg von dir zu {name}.',
  noPathYet: 'noch keine Kontaktperson bekannt',
  notReachable: 'Du kannst diese Person zurzeit nicht erreichen. Schließ diesen Bereich, und such noch einmal.',
  openContact: 'Kontakt öffnen',
  otherPaths: 'Weitere Wege',
  otherPathsCount: '{count, plural, one {# weiterer Weg} other {# weitere Wege}}',
  paths: 'Wege',
  pathsTo: 'Wege zu {name}',
  seePath: 'Weg ansehen',
  seePathTo: 'Weg ansehen, zu {name}',
  thePaths: 'Wege',
  waiting: '{connector} ist gefragt',
  waitingAbout: '{connector} ist gefragt: Intro zu {name}. Weg ansehen',
  whyListed: 'Warum diese Person hier steht',
  write: 'Schreiben',
  writeTo: 'An {name} schreiben',

  // What a path is, and what its steps rest on
  bothAtEvent:
    '{one} und {other} kennen sich vielleicht: Beide waren bei {event}, {guests, plural, one {# Gast} other {# Gäste}}, {on, date, month}.',
  colleagues: '{one} und {other} haben zur selben Zeit im selben Unternehmen gearbeitet.',
  confirmed: 'Es ist bestätigt, dass {one} und {other} sich kennen.',
  connected: '{one} und {other} sind auf LinkedIn vernetzt; sonst ist nichts bekannt.',
  contactOneWay: 'Kontakt nur in eine Richtung',
  denied: '{one} kennt {other} nach eigener Angabe nicht.',
  hasAsContact: '{one} hat {other} in den Kontakten; sonst ist nichts bekannt.',
  inTouch:
    '{one} und {other} haben Kontakt in beide Richtungen{freshness, select, fresh {, zuletzt in den letzten zwei Wochen} warm {, zuletzt im letzten Monat} cooling {, zuletzt vor ein bis drei Monaten} dormant {, zuletzt vor mehr als drei Monaten} other {}}.',
  noPath: 'Noch kein persönlicher Weg',
  onlyConnected:
    '{since, select, unknown {LinkedIn, sonst nichts bekannt} other {LinkedIn seit {since}, sonst nichts bekannt}}',
  onlyContact: 'In deinen Kontakten, sonst nichts bekannt',
  oneWay: 'Kontakt zwischen {one} und {other} ist nur in eine Richtung zu sehen.',
  sameWorkspace: 'Du und {name} seid zusammen in diesem Workspace.',
  teammate: 'Im Team',
  teammateOnRecord:
    'Du und {name} seid im selben Team, mit {messages, plural, =0 {} one {# Nachricht} other {# Nachrichten}}{both, select, yes { und } other {}}{meetings, plural, =0 {} one {# Treffen} other {# Treffen}} als Beleg, zuletzt am {on, date, longDayAndYear}.',
  through:
    '{status, select, verified {Bestätigter} probable {Wahrscheinlicher} other {Vermuteter}} Weg über {connector}',
  throughTwo:
    '{status, select, verified {Bestätigter} probable {Wahrscheinlicher} other {Vermuteter}} Weg über {connector} und {further}',
  together: '{one} und {other} waren zusammen in kleinen Threads oder Meetings.',
  togetherTimes:
    '{one} und {other} waren zusammen in {times, plural, one {# kleinen Thread oder Meeting} other {# kleinen Threads oder Meetings}} von dir, zuletzt am {on, date, longDayAndYear}.',
  togetherInYours: '{one} und {other} waren zusammen in kleinen Threads oder Meetings von dir.',
  youConnected:
    '{since, select, unknown {Du und {name} seid auf LinkedIn vernetzt; sonst ist nichts bekannt.} other {Du und {name} seid seit {since} auf LinkedIn vernetzt; sonst ist nichts bekannt.}}',
  youHaveAsContact: '{name} ist in deinen Kontakten; sonst ist nichts bekannt.',
  workTogether:
    '{one} und {other} {period, select, now {arbeiten beide bei {company}} since {arbeiten beide seit {since} bei {company}} between {haben beide von {since} bis {until} bei {company} gearbeitet} other {haben beide bei {company} gearbeitet}}{people, plural, =0 {} one { (# Person)} other { (etwa # Personen)}}.',
  youInTouch: 'Du und {name} habt Kontakt in beide Richtungen.',
  youOnRecord:
    'Zwischen dir und {name} sind {messages, plural, =0 {} one {# Nachricht} other {# Nachrichten}}{both, select, yes { und } other {}}{meetings, plural, =0 {} one {# Treffen} other {# Treffen}} belegt, zuletzt am {on, date, longDayAndYear}.',
  youOnRecordOneWay:
    'Zwischen dir und {name} gibt es {messages, plural, =0 {} one {# Nachricht} other {# Nachrichten}}{both, select, yes { und } other {}}{meetings, plural, =0 {} one {# Treffen} other {# Treffen}}, nur in eine Richtung, zuletzt am {on, date, longDayAndYear}.',
  youKnow: 'Du kennst {name}',
  youOneWay: 'Kontakt zwischen dir und {name} ist nur in eine Richtung zu sehen.',
  introducedYou: '{one} hat dich am {on, date, longDayAndYear} mit {other} bekannt gemacht.',
  youSaidTheyKnow: 'Am {on, date, longDayAndYear} hast du gesagt, dass {one} {other} gut kennt.',
  youSaid:
    '{familiarity, select, well {Du hast gesagt, dass du {name} gut kennst.} somewhat {Du hast gesagt, dass du {name} etwas kennst.} other {Du hast gesagt, dass du {name} kaum kennst.}}',

  // The same, said to the connector
  youAreConfirmed: 'Es ist bestätigt, dass du und {other} euch kennt.',
  youAreConnected: 'Du und {other} seid auf LinkedIn vernetzt.',
  youHaveThem: '{other} ist in deinen Kontakten.',
  youAreInTouch:
    'Du und {other} habt Kontakt{freshness, select, fresh {, zuletzt in den letzten zwei Wochen} warm {, zuletzt im letzten Monat} cooling {, zuletzt vor ein bis drei Monaten} dormant {, zuletzt vor mehr als drei Monaten} other {}}.',
  youWereColleagues: 'Anscheinend habt ihr, du und {other}, zur selben Zeit im selben Unternehmen gearbeitet.',
  youWereLastInTouch:
    'Du und {other} {how, select, mail {habt euch zuletzt im {on, date, month} geschrieben} meeting {habt euch zuletzt im {on, date, month} getroffen} other {hattet zuletzt im {on, date, month} Kontakt}}.',
  youWorkTogether:
    'Anscheinend {period, select, now {arbeitet {other} wie du bei {company}} since {arbeitet {other} wie du seit {since} bei {company}} between {hat {other} wie du von {since} bis {until} bei {company} gearbeitet} other {hat {other} wie du bei {company} gearbeitet}}.',
  youWroteOneWay: 'Du und {other} hattet Kontakt, soweit zu sehen nur in eine Richtung.',

  // Facts under a step, in a few words
  factColleagues: 'Im selben Unternehmen gearbeitet',
  factConfirmed: 'Bestätigt',
  factConnection: 'Auf LinkedIn vernetzt',
  factConnectionOnly:
    '{since, select, unknown {Auf LinkedIn vernetzt, sonst nichts bekannt} other {Seit {since} auf LinkedIn vernetzt, sonst nichts bekannt}}',
  factContactOnly: 'In den Kontakten, sonst nichts bekannt',
  factDenied: 'Kennen sich nach eigener Angabe nicht',
  factEmployer:
    'Beide bei {company}{period, select, now {} since {, seit {since}} between {, {since} bis {until}} other {, früher}}{people, plural, =0 {} one {, # Person} other {, # Personen}}',
  factEvent: 'Beide bei {event}, {guests, plural, one {# Gast} other {# Gäste}}, {on, date, month}',
  factInContact:
    '{freshness, select, fresh {In Kontakt, zuletzt in den letzten zwei Wochen} warm {In Kontakt, zuletzt im letzten Monat} cooling {In Kontakt, zuletzt vor ein bis drei Monaten} dormant {In Kontakt, zuletzt vor mehr als drei Monaten} other {In Kontakt}}',
  factMeetings: '{count, plural, one {# Treffen} other {# Treffen}}',
  factMessages: '{count, plural, one {# Nachricht} other {# Nachrichten}}',
  factMessagesOneWay: '{count, plural, one {# Nachricht} other {# Nachrichten}}, nur in eine Richtung',
  factOneWay:
    '{freshness, select, fresh {Kontakt nur in eine Richtung, zuletzt in den letzten zwei Wochen} warm {Kontakt nur in eine Richtung, zuletzt im letzten Monat} cooling {Kontakt nur in eine Richtung, zuletzt vor ein bis drei Monaten} dormant {Kontakt nur in eine Richtung, zuletzt vor mehr als drei Monaten} other {Kontakt nur in eine Richtung}}',
  factIntroduced: 'Hat dich bekannt gemacht',
  factSaidOfThem: 'Du hast gesagt, dass sie sich gut kennen',
  factSaid:
    '{familiarity, select, well {Du kennst die Person gut} somewhat {Du kennst die Person etwas} other {Du kennst die Person kaum}}',
  factTeammates: 'Im selben Team',
  factTogether:
    '{count, plural, =0 {Zusammen in Threads oder Meetings von dir} one {Zusammen in # Thread oder Meeting von dir} other {Zusammen in # Threads oder Meetings von dir}}',

  // Why this score?
  actedBefore:
    '{name} hat schon {happened, number} von {asked, plural, one {# Anfrage} other {# Anfragen}} weiterverfolgt.',
  chanceInSteps: 'Was geschehen muss, und wie wahrscheinlich jeder Schritt ist',
  conversationsInWorkspace:
    'In diesem Workspace: {happened, number} von {asked, plural, one {# Intro} other {# Intros}} führten zu einem Gespräch.',
  conversationsOnKind:
    'Über {kind, select, member {Teammitglieder} other {Kontakte}}: {happened, number} von {asked, plural, one {# Intro} other {# Intros}} führten zu einem Gespräch.',
  conversationsThrough:
    'Über {name}: {happened, number} von {asked, plural, one {# Intro} other {# Intros}} führten zu einem Gespräch.',
  estimated:
    'Etwa {share, number, percent} Chance auf {of, select, reply {eine Antwort} other {ein Gespräch}}, geschätzt',
  factor:
    '{factor, select, knows {Die beiden kennen sich} acts {{connector} ist bereit, dich vorzustellen} distance {Ein Schritt mehr} other {{target} reagiert}}',
  factorDirect: '{factor, select, knows {Ihr kennt euch} other {{target} antwortet}}',
  fromPastAsks:
    'Etwa {share, number, percent} Chance auf {of, select, reply {eine Antwort} other {ein Gespräch}}, aus {count, plural, one {# früheren Anfrage} other {# früheren Anfragen}}',
  howWellmetCounts: 'So zählt Wellmet (auf Englisch)',
  introducedBefore: '{name} hat dich am {on, date, longDay} vorgestellt.',
  lessThanOne: 'Weniger als 1 % Chance auf {of, select, reply {eine Antwort} other {ein Gespräch}}, geschätzt',
  lessThanOneFromPastAsks:
    'Weniger als 1 % Chance auf {of, select, reply {eine Antwort} other {ein Gespräch}}, aus {count, plural, one {# früheren Anfrage} other {# früheren Anfragen}}',
  factorShare: '{share, number, percent}',
  neverAsked: 'Keine früheren Anfragen an {name}.',
  neverIntroduced: 'Keine früheren Intros zu {target}.',
  ofAsksInMany:
    'Von {of, number} solchen Anfragen sagt {connector} bei etwa {yeses, number} zu, und etwa {conversations, number} {conversations, plural, one {führt} other {führen}} zu einem Gespräch. {asks, plural, =0 {Geschätzt: Noch keine Anfrage an {connector} hat ein Ergebnis.} one {Aus # früheren Anfrage.} other {Aus # früheren Anfragen.}}',
  ofRepliesInMany:
    'Von {of, number} solchen Nachrichten {replies, plural, one {bekommt} other {bekommen}} etwa {replies, number} eine Antwort. {asks, plural, =0 {Geschätzt: Noch kein Intro zu dieser Person hat ein Ergebnis.} one {Aus # früheren Anfrage.} other {Aus # früheren Anfragen.}}',
  sharesOrderOnly: 'Diese Anteile bestimmen nur die Reihenfolge der Liste.',
  shareAfter: 'Chance nach dieser Zeile',
  soFar: '{share, number, percent}',
  startActs: 'Wie wahrscheinlich {name} zusagt, bevor eine Anfrage ein Ergebnis hatte.',
  startEngages: 'Wie wahrscheinlich {target} reagiert, bevor ein Intro ein Ergebnis hatte.',
  stepConnector:
    '{doubt, select, knows {{connector} kennt {target} und sagt zu} further {{connector} sagt zu und fragt die nächste Person} other {{connector} sagt zu}}',
  stepConversation: 'Ein Gespräch folgt',
  stepTarget:
    '{of, select, reply {{doubt, select, knows {{target} kennt dich und antwortet} other {{target} antwortet}}} other {{target} sagt zu}}',
  stepUnderOne: 'Unter 1 %',
  stepUnknown: 'Unbekannt',
  tookUpBefore:
    '{target} hat {happened, number} von {asked, plural, one {# Intro} other {# Intros}} angenommen, um die du gebeten hast.',
  whyActs: 'Wie nah {name} dir und {target} steht.',
  whyDistance: 'Mit einem dritten Schritt war ein erster Kontakt nur etwa ein Zehntel so wahrscheinlich.',
  whyEngages: 'Welchen Kontakt {name} und {target} haben und wie aktuell er ist.',
  whyReply: 'Wie oft Personen antworten, die mit dir so in Kontakt sind wie {name}.',
  whyThisScore: 'Warum dieser Wert?',
  yesInWorkspace:
    'In diesem Workspace: {happened, number} von {asked, plural, one {# Anfrage mit Ergebnis} other {# Anfragen mit Ergebnis}} führten zu einem Ja.',
  yesOnKind:
    'Über {kind, select, member {Teammitglieder} other {Kontakte}}: {happened, number} von {asked, plural, one {# Anfrage} other {# Anfragen}} führten zu einem Ja.',

  // Notices
  askWhetherTheyKnow: 'Frag zuerst {connector}.',
  confirmThatYouKnow: 'Bestätige, dass du {target} kennst.',
  confirmWhetherYouKnow: 'Kennst du {target}?',
  connectMail: 'Importiere eine Postfach- oder Kalenderdatei, um zu zeigen, wen du gut kennst.',
  importMail:
    'Importiere eine Postfach- oder Kalenderdatei, um zu zeigen, welche deiner Kontakte dort jemanden kennen.',
  importOrShare: 'Importiere dein Netzwerk, oder bitte ein Teammitglied, seins zu teilen.',
  inviteNext: 'Sieh nach, wen du als Nächstes einladen kannst, um mehr Personen zu erreichen.',
  inviteNextFor: 'Sieh nach, wen du als Nächstes einladen kannst, um {target} zu erreichen.',
  lowConfidence: 'Ein schwacher Weg.',
  nobodySeenAt: 'Niemand, den du sehen kannst, arbeitet bei {company}.',
  noPathInto: 'Noch kein persönlicher Weg zu {company}.',
  noVerifiedPath: 'Noch kein bestätigter persönlicher Weg.',
  sayWhetherYouKnow: 'Sagen, ob du sie kennst',
  warmConnectorFirst: 'Melde dich wieder bei dieser Kontaktperson, bevor du fragst.',
  writeFirst: 'Schreib {connector} zuerst wegen etwas anderem.',
})
