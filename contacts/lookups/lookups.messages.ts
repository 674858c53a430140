import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const lookupsMessages = defineMessages('lookups', {
  // The result of a look-up
  creditsUsedUp: 'The month’s credits are used up until {until, date, longDay}.',
  didNotAnswer: '{providers} did not answer. Try again later.',
  found: '{provider} knows them.',
  keyRefused: '{providers} does not accept the key of this workspace. An admin can connect a new one.',
  noMatch: 'No provider knows them.',
  notAsked: 'Wellmet does not look this person up.',
  notEnough: 'Add a company or an email address first: a name alone fits too many people.',
  off: 'No provider is connected. An admin can connect one under Settings → Enrichment.',
  tooFast: 'Too many people were looked up at once. Try again in {seconds, plural, one {# second} other {# seconds}}.',

  // On the contact
  about:
    'What the providers of your workspace say. Only you see it, and the contact stays as it is until you take it over.',
  atCompany: '{title} at {company}',
  lookUp: 'Look up role',
  notLookedUp: 'Nothing was looked up. {reason}',
  nothingSaid: 'No role',
  opensNewTab: '(opens in a new tab)',
  profile: 'LinkedIn profile',
  roleToday: 'Role today',
  saidOn: '{provider}, {on, date, longDay}',
  takeOver: 'Take over',
  takeOverOf: 'Take over what {provider} says',
  verifiedOn: 'Verified {on, date, longDayAndYear}',
  whatTheySaid: 'What providers said',
})
