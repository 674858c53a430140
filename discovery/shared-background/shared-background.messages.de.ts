import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sharedBackgroundMessages } from './shared-background.messages.ts'

translate<typeof sharedBackgroundMessages>('de', 'sharedBackground', {
  // Two people at one place
  colleagues:
    '{a} und {b} haben beide {years, plural, =0 {{months, plural, one {# Monat} other {# Monate}}} one {# Jahr} other {# Jahre}} bei {place} gearbeitet.',
  colleaguesNow: '{a} und {b} arbeiten beide bei {place}.',
  members: '{a} und {b} gehören beide zu {place}.',
  schoolmates:
    '{a} und {b} waren {years, plural, =0 {{months, plural, one {# Monat} other {# Monate}}} one {# Jahr} other {# Jahre}} zusammen an der {place}.',
  schoolmatesNow: '{a} und {b} sind zusammen an der {place}.',
  yourColleague:
    'Du und {b} habt beide {years, plural, =0 {{months, plural, one {# Monat} other {# Monate}}} one {# Jahr} other {# Jahre}} bei {place} gearbeitet.',
  yourColleagueNow: 'Du und {b} arbeitet beide bei {place}.',
  yourFellowMember: 'Du und {b} gehört beide zu {place}.',
  yourSchoolmate:
    'Du und {b} wart {years, plural, =0 {{months, plural, one {# Monat} other {# Monate}}} one {# Jahr} other {# Jahre}} zusammen an der {place}.',
  yourSchoolmateNow: 'Du und {b} seid zusammen an der {place}.',

  // About the place
  ended:
    'Das endete vor {years, plural, =0 {{months, plural, one {# Monat} other {# Monaten}}} one {# Jahr} other {# Jahren}}.',
  membersThere: 'Dort gibt es etwa {count, plural, one {# Mitglied} other {# Mitglieder}}.',
  peopleThere: 'Dort {count, plural, one {arbeitet etwa # Person} other {arbeiten etwa # Personen}}.',
  studentsThere: 'Dort {count, plural, one {lernt etwa # Person} other {lernen etwa # Personen}}.',

  // People who may not have met there
  belongTo:
    '{count, plural, =1 {{name} gehört} other {# Personen in deiner Reichweite gehören}} zu {place}. Ob sie zur selben Zeit dabei waren, ist nicht bekannt.',
  belongToAsYou:
    '{count, plural, =1 {{name} gehört} other {# Personen in deiner Reichweite gehören}} wie du zu {place}. Ob ihr zur selben Zeit dabei wart, ist nicht bekannt.',
  wereAt:
    '{count, plural, =1 {{name} war} other {# Personen in deiner Reichweite waren}} bei {place}. Ob sie zur selben Zeit dort waren, ist nicht bekannt.',
  wereAtAsYou:
    '{count, plural, =1 {{name} war} other {# Personen in deiner Reichweite waren}} wie du bei {place}. Ob ihr zur selben Zeit dort wart, ist nicht bekannt.',

  // Years
  since: 'seit {from}',
  startedIn: 'ab {from}',
  until: 'bis {to}',
  yearsFromTo: '{from} bis {to}',

  // Investors
  investedIn:
    '{name} hat in {company} investiert, wo {people, plural, =0 {niemand} =1 {eine Person} other {# Personen}} in deiner Reichweite {people, plural, =0 {ist} =1 {ist} other {sind}}.',
  investedInSeveral:
    '{name} hat in {companies, plural, one {# Unternehmen} other {# Unternehmen}} investiert, wo {people, plural, =0 {niemand} =1 {eine Person} other {# Personen}} in deiner Reichweite {people, plural, =0 {ist} =1 {ist} other {sind}}.',

  // What it does not mean
  communityAlone: 'Eine gemeinsame Community allein ist kein Weg.',
  employerAlone: 'Ein gemeinsames Unternehmen allein ist nie mehr als ein vermuteter Weg.',
  investmentAlone: 'Ein Investment allein ist kein Weg zu den Personen eines Unternehmens. Frag, wer dort bekannt ist.',
  schoolAlone: 'Eine gemeinsame Schule allein ist kein Weg.',
})
