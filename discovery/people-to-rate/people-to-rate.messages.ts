import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const peopleToRateMessages = defineMessages('peopleToRate', {
  about: 'Your answers count at once in your own paths. Only you see them, so they don’t change your team’s paths.',
  allRated: 'Nobody left to rate',
  allRatedAbout: 'The contacts you rated and the people you write to are enough. New imports bring new questions.',
  beforeTargets:
    '{targets, plural, one {Could introduce you to # of your targets} other {Could introduce you to # of your targets}}',
  connectedSince: 'LinkedIn since {year}',
  done: 'Thanks. {rated, plural, one {# contact rated} other {# contacts rated}}',
  doneAbout: 'Your paths are already sorted by your answers.',
  keys: 'Keys 1 to 4 answer, 0 or → skips, ← undoes.',
  loading: 'Loading contacts to rate',
  offer: 'How well do you know your contacts?',
  offerAbout:
    '{left, plural, one {One contact has no rating yet.} other {# contacts have no rating yet. Twenty take about a minute.}} Paths start with the people you know best.',
  progress: '{at, number} of {of, number}',
  rate: 'Rate contacts',
  rateMore: 'Rate more',
  said: '{name}: {familiarity, select, well {well} somewhat {somewhat} barely {barely} not_at_all {not known} other {skipped}}',
  seePaths: 'See paths',
  skip: 'Skip',
  stop: 'Stop here',
  theContacts: 'contacts to rate',
  title: 'Rate contacts',
})
