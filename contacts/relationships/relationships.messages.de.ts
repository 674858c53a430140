import { translate } from '@wellmet/platform/messages/translations.ts'
import type { relationshipsMessages } from './relationships.messages.ts'

translate<typeof relationshipsMessages>('de', 'relationships', {
  // Strength
  connectedOnly: 'Ihr seid auf LinkedIn vernetzt. Sonst ist nichts bekannt.',
  meetingsBetween: '{meetings, plural, one {# Treffen} other {# Treffen}} zwischen euch.',
  messagesAndMeetingsBetween:
    '{messages, plural, one {# Nachricht} other {# Nachrichten}} und {meetings, plural, one {# Treffen} other {# Treffen}} zwischen euch.',
  messagesBetween:
    '{direction, select, both {{messages, plural, one {# Nachricht} other {# Nachrichten}} zwischen euch, in beide Richtungen.} other {{messages, plural, one {# Nachricht} other {# Nachrichten}} zwischen euch, bisher nur in eine Richtung.}}',
  strength: 'Stärke',
  strengthAndWord:
    '{word, select, strong {Stärke {strength, number}, stark} good {Stärke {strength, number}, gut} fair {Stärke {strength, number}, mittel} weak {Stärke {strength, number}, schwach} other {Stärke {strength, number}}}',
  strengthUnknown:
    'Wir wissen noch nicht, ob ihr Kontakt habt. Importiere eine Postfach- oder Kalenderdatei, um es herauszufinden.',
  strengthWord: '{word, select, strong {stark} good {gut} fair {mittel} weak {schwach} other {unbekannt}}',

  // Why this score?
  addedTo: 'Zu {before, number, ::@##} addiert ergibt das',
  atMost: 'höchstens {by, number, ::@##}',
  chanceWorking:
    '1 ÷ (1 + e^−({intercept, number, ::@##############} + {slope, number, ::@##############} × ln({before, number, ::@##############} + {floor, number, ::@##############})))',
  changedBy: '{by, number, ::sign-always @##############}',
  dividedBy: '÷ {by, number, ::@##############}',
  evidenceBehind: 'Belege hinter dieser Zahl',
  howItAddsUp: 'Wie sie sich zusammensetzt',
  multipliedBy: '× {by, number, ::@##############}',
  nothingToExplain:
    'Wir wissen noch nicht, ob ihr Kontakt habt, deshalb gibt es keinen Wert zu erklären. Unbekannt ist nicht dasselbe wie null.',
  outOf: '{value, number, integer} von {most, number, integer}',
  outOfHundred: 'Listen und Wege zeigen sie auf einer Skala von 0 bis 100: {strength, number}.',
  recomputedChanged: 'Gerade neu berechnet: {now, number}. Beim letzten Speichern war es {stored, number}.',
  recomputedOff: 'Gerade neu berechnet: Die Schritte oben führen nicht zu dieser Zahl',
  recomputedSame: 'Gerade neu berechnet, mit demselben Ergebnis',
  share: '{share, number, ::percent .#}',
  subtotal: '{value, number, ::@##############}',
  together: 'Zusammen',
  total: '{value, number, integer}',
  whyThisScore: 'Warum dieser Wert? Du und {name}',

  // The steps of a strength
  bothContacted:
    '{kind, select, met {Du und {person} habt euch an {days, plural, one {# Tag} other {# Tagen}} getroffen, zuletzt am {last}.} wrote {Du und {person} habt euch an {days, plural, one {# Tag} other {# Tagen}} geschrieben, zuletzt am {last}.} other {Du und {person} habt euch an {days, plural, one {# Tag} other {# Tagen}} geschrieben oder getroffen, zuletzt am {last}.}}',
  connectedOnLinkedIn: 'Du und {person} seid auf LinkedIn vernetzt. Eine Vernetzung allein ist ein schwaches Zeichen.',
  connectedSince:
    'Du und {person} seid seit dem {since} auf LinkedIn vernetzt. Eine Vernetzung allein ist ein schwaches Zeichen.',
  inThousandths: 'Der Wert verwendet eine Skala von 0 bis 1.000.',
  lastActive: '{person} war zuletzt am {on} aktiv.',
  littleActivity: 'In den letzten Wochen kam wenig oder nichts von {person}.',
  oneWayIsWeak: 'Kontakt in nur eine Richtung gilt nie als mehr als schwach.',
  recentlyActive: '{person} war in den letzten Wochen aktiv.',
  silenceAssumed:
    'Wir wissen nicht, wann {person} zuletzt aktiv war, deshalb nehmen wir {days, plural, one {# Tag} other {# Tage}} Funkstille an.',
  theyContacted:
    '{kind, select, met {{person} hat dich an {days, plural, one {# Tag} other {# Tagen}} getroffen, zuletzt am {last}.} wrote {{person} hat dir an {days, plural, one {# Tag} other {# Tagen}} geschrieben, zuletzt am {last}.} other {{person} hat dir an {days, plural, one {# Tag} other {# Tagen}} geschrieben oder dich getroffen, zuletzt am {last}.}}{counted, plural, =0 {} one { Ohne Antwort zählt nur # dieser Tage.} other { Ohne Antwort zählen nur # dieser Tage.}}',
  twoWayChance: 'Das ergibt die Chance auf Kontakt in beide Richtungen innerhalb von 90 Tagen.',
  unansweredIsLittle: 'Du hast {person} nicht geschrieben. Was andere dir schreiben, zählt höchstens 5 von 100.',
  youContacted:
    '{kind, select, met {Du hast {person} an {days, plural, one {# Tag} other {# Tagen}} getroffen, zuletzt am {last}.} wrote {Du hast {person} an {days, plural, one {# Tag} other {# Tagen}} geschrieben, zuletzt am {last}.} other {Du hast {person} an {days, plural, one {# Tag} other {# Tagen}} geschrieben oder getroffen, zuletzt am {last}.}}{counted, plural, =0 {} one { Ohne Antwort zählt nur # dieser Tage.} other { Ohne Antwort zählen nur # dieser Tage.}}',

  // Strength over time
  month: 'Monat',
  monthStrength: '{month, date, shortMonth}: <b>{strength, number}</b>',
  nothingKnown: 'Über diese zwei Jahre ist nichts bekannt.',
  now: 'jetzt',
  overTime: 'Stärke im Lauf der Zeit',
  overTwoYears: 'Stärke in den letzten zwei Jahren. {summary}',
  perMonth: 'Stärke am Ende jedes Monats, neueste zuerst',
  showAsChart: 'Als Diagramm zeigen',
  showAsTable: 'Als Tabelle zeigen',
  strongestBefore:
    'Jetzt {now, number}. Am stärksten Ende {month, date, shortMonth}: {best, number}. Die Linie hat einen Punkt für jeden Monat.',
  asStrongAs: 'Jetzt {now, number}, so stark wie Ende {month, date, shortMonth} und nie stärker in zwei Jahren.',
  sameThroughout: 'Jetzt {now, number}, und so war es am Ende jedes gezeigten Monats.',
  strengthRecounted:
    'Am {on, date, longDayAndYear} ging die Stärke von {before} auf {after}, weil Einladungen, die du nicht angenommen hast, nicht mehr zählen, und E-Mails, die du nie beantwortet hast, kaum noch.',
  strongestNow: 'Jetzt {now, number}, stärker als an jedem Monatsende seit zwei Jahren.',
  unknown: 'unbekannt',

  // Evidence
  evidence: 'Belege',
  evidenceAbout:
    '{count, plural, one {# Beleg} other {# Belege}}, nach Monat. Wir speichern nur wer und wann, nie den Text.',
  evidenceNewest: '{count, plural, one {Der neueste Beleg} other {Die # neuesten Belege}}, nach Monat.',
  emails: '{count, plural, one {# E-Mail} other {# E-Mails}}',
  emailsBetween:
    '{direction, select, out {{people, plural, =0 {Du hast eine E-Mail geschrieben} other {Du hast einer Gruppe von # geschrieben}}} in {{people, plural, =0 {Du hast eine E-Mail bekommen} other {Du hast in einer Gruppe von # eine E-Mail bekommen}}} other {{people, plural, =0 {Ihr habt beide eine E-Mail bekommen} other {Ihr habt beide eine E-Mail bekommen, mit # Personen im Verteiler}}}}',
  endorsements: '{count, plural, one {# bestätigte Kenntnis} other {# bestätigte Kenntnisse}}',
  endorsementsBetween:
    '{direction, select, out {Du hast Kenntnisse bestätigt} in {Deine Kenntnisse wurden bestätigt} other {Ihr habt einander Kenntnisse bestätigt}}',
  invitationLeftOpen: 'Du wurdest zu einem Treffen eingeladen, und ihr schreibt euch',
  invitationNotAccepted: 'Du hast diese Einladung nicht angenommen, darum zählt sie nicht',
  invitations: '{count, plural, one {# Kontaktanfrage} other {# Kontaktanfragen}}',
  invitationsBetween:
    '{direction, select, out {Du hast eine Kontaktanfrage geschickt} in {Du hast eine Kontaktanfrage bekommen} other {Eine Kontaktanfrage zwischen euch}}',
  linkedinConnections: '{count, plural, one {# LinkedIn-Vernetzung} other {# LinkedIn-Vernetzungen}}',
  linkedinConnectionBetween: 'Ihr habt euch auf LinkedIn vernetzt',
  linkedinMessages: '{count, plural, one {# LinkedIn-Nachricht} other {# LinkedIn-Nachrichten}}',
  linkedinMessagesBetween:
    '{direction, select, in {{people, plural, =0 {Du hast eine LinkedIn-Nachricht bekommen} other {Du hast in einer Gruppe von # eine LinkedIn-Nachricht bekommen}}} other {{people, plural, =0 {Du hast auf LinkedIn geschrieben} other {Du hast auf LinkedIn geschrieben, in einer Gruppe von #}}}}',
  meetings: '{count, plural, one {# Treffen} other {# Treffen}}',
  meetingsTogether:
    '{people, plural, =0 {Ihr habt euch getroffen} other {Ihr habt euch getroffen, in einer Gruppe von #}}',
  recommendations: '{count, plural, one {# Empfehlung} other {# Empfehlungen}}',
  recommendationsBetween:
    '{direction, select, out {Du hast eine Empfehlung geschrieben} in {Du hast eine Empfehlung bekommen} other {Ihr habt einander empfohlen}}',
})
