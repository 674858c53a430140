import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const companyStandingMessages = defineMessages('companyStanding', {
  // Why it is ranked here
  bestScore: 'The best path in has a score of {score, number} of 100.',
  introducedBefore:
    'Earlier introductions into this company: {happened, number} of {asked, number} were taken up. They count in the chance of each path, not here.',
  introducedOpen:
    'Earlier introductions into this company: {asked, plural, one {one was asked for and is still open} other {# were asked for and are still open}}.',
  introducedNever: 'Earlier introductions into this company: none yet.',
  nobodyKnown: 'Nobody there is known yet. The path in is through people who seem to know someone there.',
  oneWayOnly: 'Two-way contact: none yet in {count, plural, one {# relationship} other {# relationships}} there.',
  peopleWithinReach:
    '{count, plural, one {One person there is within reach.} other {# people there are within reach.}}',
  rolesAnyone: 'Fit of title: no open mission wants a title, so every company counts the same.',
  rolesNobody: 'Nobody within reach there has a title that your open missions want.',
  rolesWanted:
    '{count, plural, one {One person there has a title that your open missions want.} other {# people there have a title that your open missions want.}}',
  twoWay: 'Two-way contact: {backed, number} of {count, plural, one {# relationship} other {# relationships}} there.',

  // What happened with it so far
  cameFrom: '{name} came from {company}.',
  cameHere: '{name} came here.',
  changedOn: '{on, date, longDayAndYear}: {change}',
  inTouch:
    'In the last year you were in touch with {people, plural, one {one person} other {# people}} there on {days, plural, one {# day} other {# days}}.',
  introductionsAsked:
    'You asked for {asked, plural, one {# introduction} other {# introductions}} into this company; {happened, plural, one {# was} other {# were}} taken up.',
  introductionsOpen:
    'You asked for {asked, plural, one {# introduction into this company. It is too early to say what came of it.} other {# introductions into this company. It is too early to say what came of them.}}',
  introductionsSomeOpen:
    'You asked for {asked, plural, one {# introduction} other {# introductions}} into this company; {happened, plural, one {# was} other {# were}} taken up, and {open, plural, one {# is} other {# are}} still open.',
  lastContact: 'Last contact was with {name} on {on, date, longDayAndYear}.',
  left: '{name} left.',
  leftFor: '{name} left for {company}.',
  nothingOnRecord: 'Nothing is on record with this company yet.',
  titleChanged: '{name} changed title from {before} to {after}.',
  titleGiven: '{name} changed title to {after}.',
  titleLost: '{name} no longer has the title {before}.',
})
