import { translate } from '@wellmet/platform/messages/translations.ts'
import type { companyStandingMessages } from './company-standing.messages.ts'

translate<typeof companyStandingMessages>('de', 'companyStanding', {
  // Why it is ranked here
  bestScore: 'Der beste Weg hinein hat einen Wert von {score, number} von 100.',
  introducedBefore:
    'Frühere Intros in dieses Unternehmen: {happened, number} von {asked, number} hatten Erfolg. Sie zählen bei der Chance jedes Weges, nicht hier.',
  introducedOpen:
    'Frühere Intros in dieses Unternehmen: {asked, plural, one {um eines gebeten, noch offen} other {um # gebeten, noch offen}}.',
  introducedNever: 'Frühere Intros in dieses Unternehmen: noch keine.',
  nobodyKnown: 'Dort ist noch niemand bekannt. Der Weg führt über Personen, die dort vermutlich jemanden kennen.',
  oneWayOnly:
    'Austausch in beide Richtungen: bisher in {count, plural, one {0 von # Beziehung} other {0 von # Beziehungen}} dort.',
  peopleWithinReach: '{count, plural, one {Eine Person ist dort erreichbar.} other {# Personen sind dort erreichbar.}}',
  rolesAnyone: 'Passende Position: Kein offenes Ziel nennt eine, deshalb zählt jedes Unternehmen gleich.',
  rolesNobody: 'Niemand Erreichbares dort hat eine Position, die deine offenen Ziele nennen.',
  rolesWanted:
    '{count, plural, one {Eine Person dort hat eine Position, die deine offenen Ziele nennen.} other {# Personen dort haben eine Position, die deine offenen Ziele nennen.}}',
  twoWay:
    'Austausch in beide Richtungen: in {backed, number} von {count, plural, one {# Beziehung} other {# Beziehungen}} dort.',

  // What happened with it so far
  cameFrom: '{name} kam von {company}.',
  cameHere: '{name} kam dazu.',
  changedOn: '{on, date, longDayAndYear}: {change}',
  inTouch:
    'Im letzten Jahr hattest du an {days, plural, one {# Tag} other {# Tagen}} Kontakt mit {people, plural, one {einer Person} other {# Personen}} dort.',
  introductionsAsked:
    'Du hast um {asked, plural, one {# Intro} other {# Intros}} in dieses Unternehmen gebeten; {happened, plural, one {# hatte} other {# hatten}} Erfolg.',
  introductionsOpen:
    'Du hast um {asked, plural, one {# Intro} other {# Intros}} in dieses Unternehmen gebeten. Es ist noch zu früh, um zu sagen, was daraus wird.',
  introductionsSomeOpen:
    'Du hast um {asked, plural, one {# Intro} other {# Intros}} in dieses Unternehmen gebeten; {happened, plural, one {# wurde} other {# wurden}} angenommen, und {open, plural, one {# ist} other {# sind}} noch offen.',
  lastContact: 'Der letzte Kontakt war mit {name} am {on, date, longDayAndYear}.',
  left: '{name} hat das Unternehmen verlassen.',
  leftFor: '{name} ist zu {company} gewechselt.',
  nothingOnRecord: 'Mit diesem Unternehmen ist noch nichts belegt.',
  titleChanged: '{name} hat die Position gewechselt: von {before} zu {after}.',
  titleGiven: '{name} hat jetzt die Position {after}.',
  titleLost: '{name} hat die Position {before} nicht mehr.',
})
