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

  // Where things stand, beside the chance
  aboutChance: 'via {connector} · about {share, number, percent}',
  checkFirst: 'Check with {connector} first.',
  via: 'via {connector}',

  // Investments
  investedAsYou: 'Invested in {place}, as you did.',
  investedInYours: 'Invested in {place}, where you work or worked.',
  worksAtInvested: 'Works or worked at {place}, in which you invested.',

  // Best paths through one connector
  pathsThrough: 'Best paths through {connector}',
  throughOne: '{count, plural, one {# of these paths goes} other {# of these paths go}} through {connector}',
  whoTheyKnow: 'Who {connector} could introduce you to',
})
