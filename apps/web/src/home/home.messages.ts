import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const homeMessages = defineMessages('home', {
  addGoal: 'Add a mission',
  allMissions: 'All missions',
  askGoal: 'Who do you want to reach?',
  askGoalAbout:
    'Name companies or titles, and Home shows the best paths to them. They become your first mission, which you can change at any time.',
  awaited: 'You asked {connector} about {target}. No answer yet.',
  changeKind:
    '{kind, select, warming {Getting closer} cooling {Losing touch} newJob {New job} maybeNewJob {Maybe a new job} other {New title}}',
  emptyForMembers:
    'Import your contacts and your paths appear here. Only you see them. A LinkedIn export is the quickest way.',
  emptyForViewers:
    'Your paths appear here when you have contacts. Ask an owner or admin to make you a member, so that you can import yours.',
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
  missionProgress:
    '{asked, plural, =0 {{total, plural, one {You have not asked about this target yet} other {You have not asked about any of the # targets yet}}} other {Of {total, plural, one {# target} other {# targets}} you asked about {asked, number} and met {met, number}}}{booked, plural, =0 {} one {; # meeting is booked} other {; # meetings are booked}}',
  nameGoal: 'Say who you want to reach',
  noPaths:
    'No paths to people you don’t know yet. Import a mailbox or calendar file to show how well you know your contacts, or invite teammates who share theirs.',
  noTargetPaths:
    'No paths to your targets yet. A mailbox or calendar file may show one, or invite someone who knows people there.',
  nothingElseWaits: 'Nothing else is waiting for you.',
  nothingWaits: 'Nothing is waiting for you.',
  onlyShared: 'These paths go through the contacts that teammates share with you.',
  onlySharedNext: 'Import your own contacts to find more. Nobody sees them unless you share them.',
  otherPaths: 'Other ways to import',
  seeMore: 'See more paths',
  today: '{on, date, today}',
  todayAt: '{today} · {workspace}',
  whatChanged: 'What changed',
  whoToInvite: 'See who to invite',
  varied:
    '{order, select, targets {People you don’t know yet: titles you want first, then the best path first. At most two through the same connector.} other {People you don’t know yet, those most worth meeting first. At most two through the same connector.}}',
  yourBestPaths: 'Your best paths',
  yourIntroductions: 'Your introductions',
  yourMissions: 'Your missions',
  yourNetwork: 'Your network',
  yourDay: 'Your day',
})
