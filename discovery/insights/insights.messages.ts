import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const insightsMessages = defineMessages('insights', {
  // Screen
  about: 'What is changing in your relationships, and how your introductions turn out.',
  changed: 'Changed jobs',
  changedAbout:
    'From your imports and connected accounts: people whose company or title is new, or whose email comes from another company now.',
  chartNamed: 'Show as chart: {title}',
  freshness: 'How warm your network is',
  freshnessDays:
    '{label, select, fresh {Fresh: within 14 days} warm {Warm: within 30 days} cooling {Cooling: within 90 days} dormant {Dormant: longer ago} other {Unknown: no contact on record}}',
  funnel: 'From asking to meeting',
  funnelAbout:
    'How many of all requests, including open ones, reached each step. Open one of your figures to see them.',
  funnelEmpty: 'No requests yet',
  funnelFigure: '{step} so far: {count, plural, one {# request} other {# requests}}',
  funnelNone: 'Ask for an introduction, and you will see here how far your requests come.',
  funnelStep:
    '{step, select, asked {Asked} accepted {Connector said yes} introduced {Introduced} replied {They replied} met {Met} other {It worked out}}',
  goingQuiet: 'About to go quiet',
  goingQuietAbout:
    'Relationships that were good when you were last in touch, and will count as dormant within 14 days.',
  importContacts: 'Import contacts',
  insights: 'Insights',
  invite: 'Invite {name}',
  inviteGain: 'Likely knows {count, plural, one {# target} other {# targets}} you don’t know: {names}.',
  inviteMore: '{count, number} more',
  inviteNext: 'Who to invite next',
  loading: 'Loading your insights',
  mine: 'Yours',
  moreOf: '{count, plural, one {# more} other {# more}}',
  moving: 'Getting closer and losing touch',
  movingAbout: 'Strength in the last 90 days. Ember lines rise, slate lines fall.',
  movingNone: 'No relationship has changed much in the last 90 days.',
  nextStep: 'Next step',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  slopeDay: '{ago, plural, =0 {Today} other {# days ago}}',
  slopeFromTo: '{way, select, up {↑} other {↓}} {before, number} to {strength, number}',
  slopeNew: '↑ new, {strength, number}',
  step: 'Step',
  tableNamed: 'Show as table: {title}',
  teammatesCount: 'Teammates’ requests count in steps of {step, number}, from {askers, number} people who asked.',
  whatHappened: 'What happened',
  workspace: 'Workspace',
  unknownThen: 'Unknown',
  who: 'Who',
  workspaceFigure: '{count, plural, =0 {0} other {at least #}}',
  contacts: 'Contacts',
  lastInTouch: 'Last in touch',
  askSomeone: 'Find someone to meet',

  // What moved
  cameInTouch:
    'New: {count, plural, one {# day} other {# days}} of contact in the last {days, number} days. Strength is {strength, number}.',
  fell: 'You were last in touch on {on, date, longDayAndYear}, {ago, plural, one {# day} other {# days}} ago. Strength fell from {before, number} to {strength, number} in {days, number} days.',
  fellWithoutContact:
    'No contact is on record. Strength fell from {before, number} to {strength, number} in {days, number} days.',
  rose: 'You were in touch on {count, number} of the last {days, number} days. Strength rose from {before, number} to {strength, number}.',
  writeTo:
    'Write to {name}. You were last in touch on {on, date, longDayAndYear}, {ago, plural, one {# day} other {# days}} ago. From {dormantOn, date, longDayAndYear} on, the relationship counts as dormant.',

  // One-sided contact
  theyWrote:
    '{name} wrote to you: {count, plural, one {# message} other {# messages}}, the last one on {on, date, longDayAndYear}. No answer from you is on record.',
  youWrote:
    'You wrote to {name}: {count, plural, one {# message} other {# messages}}, the last one on {on, date, longDayAndYear}. No answer is on record.',

  // What changed
  companyChanged: '{name} moved to {after}.',
  companyChangedFrom: '{name} moved from {before} to {after}.',
  mayHaveMoved: '{name} may have changed jobs: email now comes from {after}, and no longer from {before}.',
  mayHaveMovedByName:
    '{name} may have changed jobs: someone with this name now writes from {after}, and nobody writes from {before}.',
  companyLeft: '{name} left {before}. The new company is unknown.',
  titleChanged: '{name} has a new title: {after}.',
  titleChangedFrom: '{name} changed title from {before} to {after}.',
  titleRemoved: '{name} no longer has the title {before}. The new one is unknown.',

  // What is known of all contacts
  allInTouch:
    '{contacts, plural, one {Contact with your only contact is on record.} other {Contact with all of your # contacts is on record.}}',
  noContacts: 'You have no contacts yet.',
  onlyConnections:
    'For {silent, number} of your {contacts, plural, one {# contact} other {# contacts}} there is only a connection, and no contact on record.',
  onlyLatest: 'Only the {count, number} contacts with whom you were last in touch were checked for changes.',
  strengthUnknown:
    'For {silent, number} of your {contacts, plural, one {# contact} other {# contacts}} no contact is on record. For {unknown, number} of them the strength is unknown.',

  // What to import next
  importCalendar: 'Import your calendar. It shows who you meet.',
  importLinkedIn: 'Import your LinkedIn export. It shows where people work now.',
  importMailbox: 'Import your mailbox. It shows who answers you.',
  importSomething: 'Import your LinkedIn export or your address book.',
})
