import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const homeMessages = defineMessages('home', {
  addGoal: 'Add a mission',
  allMissions: 'All missions',
  answerRequest: 'Answer yes, later or no.',
  askGoal: 'Who do you want to reach?',
  askGoalAbout:
    'Name companies or titles, and Home shows the best paths to them. They become your first mission, which you can change at any time.',
  awaited: 'no answer yet',
  bestPaths: 'Best paths',
  changeKind:
    '{kind, select, warming {Getting closer} cooling {Losing touch} newJob {New job} maybeNewJob {Maybe a new job} other {New title}}',
  confirmSeen: '{seen} Is that right?',
  emptyForMembers:
    'Each path shows who can introduce you to someone, with the evidence, as in the example above. Paths start with people you know, so import your contacts first. A LinkedIn export is the quickest way: LinkedIn sends a basic archive in minutes and the complete one within 24 hours, and nothing in it is shared.',
  emptyForViewers:
    'Each path shows who can introduce you to someone, with the evidence, as in the example above. Paths start with people you know. Ask an owner or admin of this workspace to make you a member, so that you can import your contacts.',
  emptyTitle: 'Your best paths will be here',
  example: 'Example with invented people',
  figure:
    '{tab, select, active {<b>{count, number}</b> active now} in_progress {<b>{count, number}</b> introduced now} other {<b>{count, number}</b> successful so far}}',
  firstSteps: 'First steps',
  home: 'Home',
  importContacts: 'Import your contacts',
  importLinkedIn: 'Import from LinkedIn',
  importMore: 'Import another file',
  lookingThrough: 'Looking for paths through {names}, who share their network with you.',
  loadingNetwork: 'Loading your network',
  loadingPaths: 'Loading paths',
  loadingYourTurn: 'Loading what is waiting for you',
  moreTurns: 'and {count, number} more',
  nameGoal: 'Say who you want to reach',
  noPaths:
    'No paths to people you don’t know yet. Import a mailbox or calendar file to show how well you know your contacts, or invite teammates who share theirs.',
  noTargetPaths:
    'No paths to your targets yet. A mailbox or calendar file may show one, or invite someone who knows people there.',
  nothingWaits: 'Nothing is waiting for you.',
  ofTargets: 'so far, of {count, plural, one {# target} other {# targets}}',
  onlyShared: 'These paths go through the contacts that teammates share with you.',
  onlySharedNext: 'Import your own contacts to find more. Nobody sees them unless you share them.',
  otherPaths: 'Other ways to import',
  progressOf: 'Progress of {title}',
  progressStep:
    '{step, select, asked {{count, number} asked} accepted {{count, number} answered yes} introduced {{count, number} introduced} other {{count, number} met}}',
  requestsForYou: 'Requests for you',
  seeMore: 'See more paths',
  standing: '{label}. {advice}',
  targetPaths: 'Best paths to your targets',
  today: '{on, date, today}',
  whatChanged: 'What changed',
  whoToInvite: 'See who to invite',
  wantsToMeet: '{asker} would like to meet {target}',
  yourBestPaths: 'Your best paths',
  yourIntroductions: 'Your introductions',
  yourMissions: 'Your missions',
  yourNetwork: 'Your network',
  yourTurn: 'Your turn',
})
