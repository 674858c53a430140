import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const homeMessages = defineMessages('home', {
  answerRequest: 'Answer yes, later or no.',
  bestPaths: 'Best paths',
  emptyForMembers:
    'Each path shows who can introduce you to someone, with the evidence, as in the example above. Paths start with people you know, so import your contacts first. A LinkedIn export is the quickest way: LinkedIn prepares it in minutes, and nothing in it is shared.',
  emptyForViewers:
    'Each path shows who can introduce you to someone, with the evidence, as in the example above. Paths start with people you know. Ask an owner or admin of this workspace to make you a member, so that you can import your contacts.',
  emptyTitle: 'Your best paths will be here',
  figure:
    '{tab, select, active {<b>{count, number}</b> active} in_progress {<b>{count, number}</b> introduced} other {<b>{count, number}</b> successful}}',
  home: 'Home',
  importLinkedIn: 'Import from LinkedIn',
  loadingNetwork: 'Loading your network',
  loadingPaths: 'Loading paths',
  loadingYourTurn: 'Loading what is waiting for you',
  noPaths: 'No paths yet. Import a mailbox or calendar file to show how well you know your contacts.',
  nothingWaits: 'Nothing is waiting for you.',
  otherPaths: 'Other ways to import',
  requestsForYou: 'Requests for you',
  seeMore: 'See more paths',
  standing: '{label}. {advice}',
  wantsToMeet: '{asker} would like to meet {target}',
  yourBestPaths: 'Your best paths',
  yourIntroductions: 'Your introductions',
  yourNetwork: 'Your network',
  yourTurn: 'Your turn',
})
