import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const outcomesMessages = defineMessages('outcomes', {
  // Summary
  nothingSettled:
    'None of your requests has come to an end yet. One ends when the connector says no, when the person you want to meet answers, or after two weeks of silence.',
  nothingSettledNext: 'Ask someone for an introduction, and record how it turned out.',
  notCounted:
    '{count, plural, one {# request isn’t counted here: only you have the email address of who answered.} other {# requests aren’t counted here: only you have the email addresses of who answered.}}',
  notCountedNext: 'What you record yourself counts.',

  tooFewMembers:
    'The numbers of the whole workspace are hidden until {count, plural, one {# other member has} other {# other members have}} asked for introductions, {asks, number} times together. Until then, they would show what one person did.',
  tooFewMembersNext: 'Your own numbers are complete.',

  // Insights screen
  actual: 'What happened',
  agreed: 'Said yes',
  calibration: 'Predicted and actual',
  calibrationAbout:
    'Each dot is a group of requests: the chance we stated, and how often it happened. On the dashed line both are the same. Bars: likely range. Only requests for which we stated a chance, and that have an outcome, are counted here.',
  calibrationPart: '{part, select, acting {The connector says yes} other {The introduction leads to a conversation}}',
  calibrationPoint:
    'Stated {predicted, number, percent}, happened {happened, number, percent} ({count, plural, one {# request} other {# requests}})',
  connector: 'Connector',
  connectorBoard: 'Connectors who help most',
  connectorBoardAbout:
    'Members and your own contacts. Your own requests count at once, however old. Those of teammates count only ten at a time, so that nobody can be told apart. So other members see other numbers.',
  conversations: 'Led to a conversation',
  noBoard: 'Nothing is known yet. Answers to requests for introductions will count here.',
  noThanks: 'When an introduction leads to a meeting, the connector will be here.',
  notEnough:
    'Not enough answers yet: {count, number} of {needed, plural, one {# request} other {# requests}} that we need to show this.',
  percent: '{share, number, percent}',
  predicted: 'Stated chance',
  range: 'Range',
  rangeOf: '{low, number, percent} to {high, number, percent}',
  requestCount: 'Requests',
  rate: '{happened, number} of {count, number}',
  target: 'Person',
  targetBoard: 'People who respond to introductions',
  targetBoardAbout: 'Those you asked about.',
  thanks: 'Who to thank',
  thanksAbout: 'Their introductions led to a meeting in the last 180 days.',
  thanksFor:
    '{outcome, select, converted {Introduced you to {target}. It worked out on {on, date, dayAndYear}.} other {Introduced you to {target}. Meeting booked on {on, date, dayAndYear}.}}',
  tookUp: 'Responded',
  unknown: 'unknown',
  waitingForThem: 'Waiting for them',

  // Refusals
  timeBeforeRequest: 'The time is before the request. Enter when it happened, or leave it out for now.',
  timeInFuture: 'The time is in the future. Enter when it happened, or leave it out for now.',

  // How good the predictions are
  measured:
    '{count, plural, one {# prediction has} other {# predictions have}} an outcome. They were off by {error, number, ::.0} percentage points on average. Chance alone gives {noise, number, ::.0}.',
  notMeasured:
    '{count, plural, one {# prediction has} other {# predictions have}} an outcome. We can measure how good they are from {needed, number} on. Each one adjusts the chances of this workspace.',

  // Why a chance is what it is: both factors
  activeLately: 'They have been active in recent weeks.',
  lastActive: 'They were last active {days, plural, one {# day} other {# days}} ago.',
  lastActiveUnknown: 'It is not known when they were last active.',
  littleActivity: 'Little recent activity is known.',
  workspaceOutcomes: 'What the outcomes of this workspace add.',

  // Why: a reply
  inCopy: 'They are only in copy.',
  newConversation: 'You have not started a conversation with them lately.',
  replies:
    'They answered {answered, number} of {count, plural, one {# email} other {# emails}} that started a conversation.',
  repliesUnknown: 'It is not known how often they answer, so the usual share is assumed.',
  replyRecipients:
    'The email goes to {count, plural, one {# recipient} other {# recipients}}. The fewer there are, the more answers you get.',
  replyStart: 'A first email to one person who was active a week ago.',
  startedConversations: 'You started {count, plural, one {# conversation} other {# conversations}} with them before.',
  toThem: 'It is addressed to them.',
  wroteToYou: 'They wrote to you before.',
  wroteToYouNever: 'They have not written to you yet.',

  // Why: the connector introduces you
  acted: 'They acted on {acted, number} of {count, plural, one {# request} other {# requests}}.',
  actedNever: 'No request to them has an outcome yet.',
  actedInWorkspace:
    'In this workspace, {acted, number} of {count, plural, one {# request} other {# requests}} were acted on. You have no contact with them on record.',
  connectorAnswers: 'The chance that the connector answers.',
  openRequests:
    '{count, plural, one {# request is already waiting for them.} other {# requests are already waiting for them.}}',

  // Why: the introduction leads to a conversation
  answeredConnector:
    'They answered {answered, number} of {count, plural, one {# email} other {# emails}} from the connector.',
  answeredConnectorUnknown: 'It is not known how often they answer the connector.',
  connectorIntroduced:
    '{engaged, number} of {count, plural, one {# introduction} other {# introductions}} by the connector led to a conversation.',
  connectorIntroducedNone: 'The connector has not made introductions yet.',
  introductionRecipients: 'The email goes to {count, plural, one {# person} other {# people}}. The fewer, the better.',
  introductionStart: 'An introduction by email to you and someone who was active a week ago.',
  introductionsLately:
    '{count, plural, =0 {They were not introduced to anyone lately.} one {They were introduced to # person lately.} other {They were introduced to # people lately.}} The more introductions, the fewer lead to a conversation.',
  targetEngaged:
    '{engaged, number} of {count, plural, one {# introduction} other {# introductions}} to them led to a conversation.',
  targetEngagedUnknown: 'They were not introduced to anyone yet, so the usual share is assumed.',
})
