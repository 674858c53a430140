import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const reachablePeopleMessages = defineMessages('reachablePeople', {
  // Evidence
  colleagueOf: 'Colleague of {name}',
  connectedOnly: 'Connected on LinkedIn, nothing else known',
  inYourContacts: 'In your contacts',
  knownTo: 'Known to {name}',
  knownToFreshness:
    '{freshness, select, fresh {Known to {name} (fresh)} warm {Known to {name} (warm)} cooling {Known to {name} (cooling)} other {Known to {name} (dormant)}}',
  meetings: '{count, plural, one {# meeting} other {# meetings}}',
  messages: '{count, plural, one {# message} other {# messages}}',
  seenWith: 'Seen with {name}',

  // Why a target is listed
  targetCompany: '{company} is one of your targets',
  targetPerson: 'One of your targets',
  targetRole: 'Fits the title “{role}”',

  // Investments
  investedAsYou: 'Invested in {place}, as you did.',
  investedInYours: 'Invested in {place}, where you work or worked.',
  worksAtInvested: 'Works or worked at {place}, in which you invested.',
})
