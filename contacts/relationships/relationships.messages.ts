import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const relationshipsMessages = defineMessages('relationships', {
  // Strength
  connectedOnly: 'You are connected on LinkedIn. Nothing else is known.',
  meetingsBetween: '{meetings, plural, one {# meeting} other {# meetings}} between you.',
  messagesAndMeetingsBetween:
    '{messages, plural, one {# message} other {# messages}} and {meetings, plural, one {# meeting} other {# meetings}} between you.',
  messagesBetween:
    '{direction, select, both {{messages, plural, one {# message} other {# messages}} between you, in both directions.} other {{messages, plural, one {# message} other {# messages}} between you, in one direction only so far.}}',
  strength: 'Strength',
  strengthAndWord:
    '{word, select, strong {Strength {strength, number}, strong} good {Strength {strength, number}, good} fair {Strength {strength, number}, fair} weak {Strength {strength, number}, weak} other {Strength {strength, number}}}',
  strengthUnknown: 'We don’t know yet whether you are in touch. Import a mailbox or calendar file to find out.',
  strengthWord: '{word, select, strong {strong} good {good} fair {fair} weak {weak} other {unknown}}',

  // Why this score?
  addedTo: 'Added to {before, number, ::@##}, this makes',
  atMost: 'at most {by, number, ::@##}',
  chanceWorking:
    '1 ÷ (1 + e^−({intercept, number, ::@##############} + {slope, number, ::@##############} × ln({before, number, ::@##############} + {floor, number, ::@##############})))',
  changedBy: '{by, number, ::sign-always @##############}',
  dividedBy: '÷ {by, number, ::@##############}',
  evidenceBehind: 'Evidence behind this number',
  howItAddsUp: 'How it adds up',
  multipliedBy: '× {by, number, ::@##############}',
  nothingToExplain:
    'We don’t know yet whether you are in touch, so there is no score to explain. Unknown is not the same as zero.',
  outOf: '{value, number, integer} of {most, number, integer}',
  outOfHundred: 'Lists and paths show it on a scale of 0 to 100: {strength, number}.',
  recomputedChanged: 'Recomputed just now: {now, number}. It was {stored, number} when it was last saved.',
  recomputedOff: 'Recomputed just now: the steps above don’t lead to this number',
  recomputedSame: 'Recomputed just now with the same result',
  share: '{share, number, ::percent .#}',
  subtotal: '{value, number, ::@##############}',
  together: 'Together',
  total: '{value, number, integer}',
  whyThisScore: 'Why this score? You and {name}',

  // The steps of a strength
  bothContacted:
    '{kind, select, met {You and {person} met on {days, plural, one {# day} other {# days}}, most recently on {last}.} wrote {You and {person} wrote to each other on {days, plural, one {# day} other {# days}}, most recently on {last}.} other {You and {person} wrote to each other or met on {days, plural, one {# day} other {# days}}, most recently on {last}.}}',
  connectedOnLinkedIn: 'You and {person} are connected on LinkedIn. A connection alone is a weak sign.',
  connectedSince: 'You and {person} have been connected on LinkedIn since {since}. A connection alone is a weak sign.',
  inThousandths: 'The score uses a scale of 0 to 1,000.',
  lastActive: '{person} was last active on {on}.',
  littleActivity: 'Little or nothing came from {person} in recent weeks.',
  oneWayIsWeak: 'Contact in only one direction never counts as more than weak.',
  recentlyActive: '{person} has been active in recent weeks.',
  silenceAssumed:
    'We don’t know when {person} was last active, so we assume {days, plural, one {# day} other {# days}} of silence.',
  theyContacted:
    '{kind, select, met {{person} met you on {days, plural, one {# day} other {# days}}, most recently on {last}.} wrote {{person} wrote to you on {days, plural, one {# day} other {# days}}, most recently on {last}.} other {{person} wrote to you or met you on {days, plural, one {# day} other {# days}}, most recently on {last}.}}{counted, plural, =0 {} other { Without a reply, only # of these days count.}}',
  twoWayChance: 'This gives the chance of contact in both directions within 90 days.',
  unansweredIsLittle: 'You have not written to {person}. What others write to you counts for at most 5 of 100.',
  youContacted:
    '{kind, select, met {You met {person} on {days, plural, one {# day} other {# days}}, most recently on {last}.} wrote {You wrote to {person} on {days, plural, one {# day} other {# days}}, most recently on {last}.} other {You wrote to {person} or met them on {days, plural, one {# day} other {# days}}, most recently on {last}.}}{counted, plural, =0 {} other { Without a reply, only # of these days count.}}',

  // Strength over time
  month: 'Month',
  monthStrength: '{month, date, shortMonth}: <b>{strength, number}</b>',
  nothingKnown: 'Nothing is known about these two years.',
  now: 'now',
  overTime: 'Strength over time',
  overTwoYears: 'Strength over the last two years. {summary}',
  perMonth: 'Strength at the end of each month, newest first',
  showAsChart: 'Show as a chart',
  showAsTable: 'Show as a table',
  strongestBefore:
    '{now, number} now. Strongest at the end of {month, date, shortMonth}: {best, number}. The line has one point for each month.',
  asStrongAs: '{now, number} now, as strong as at the end of {month, date, shortMonth}, the strongest in two years.',
  sameThroughout: '{now, number} now. It has not changed at the end of any month shown.',
  strengthRecounted:
    'On {on, date, longDayAndYear}, the strength went from {before} to {after}, because invitations that you did not accept no longer count, and emails that you never answered count little.',
  strongestNow: '{now, number} now, stronger than at the end of any month in two years.',
  unknown: 'unknown',

  // Evidence
  evidence: 'Evidence',
  evidenceAbout:
    '{count, plural, one {# piece of evidence} other {# pieces of evidence}}, by month. We store only who and when, never the text.',
  evidenceNewest: 'The newest {count, plural, one {piece} other {# pieces}} of evidence, by month.',
  emails: '{count, plural, one {# email} other {# emails}}',
  emailsBetween:
    '{direction, select, out {{people, plural, =0 {You sent an email} other {You sent an email to a group of #}}} in {{people, plural, =0 {They sent you an email} other {They sent an email to a group of #}}} other {{people, plural, =0 {You both received an email} other {You both received an email, with # people on it}}}}',
  endorsements: '{count, plural, one {# endorsement} other {# endorsements}}',
  endorsementsBetween:
    '{direction, select, out {You endorsed them} in {They endorsed you} other {You endorsed each other}}',
  invitationLeftOpen: 'They invited you to a meeting, and you write to each other',
  invitationNotAccepted: 'You have not accepted this invitation, so it does not count',
  invitations: '{count, plural, one {# invitation} other {# invitations}}',
  invitationsBetween:
    '{direction, select, out {You invited them to connect} in {They invited you to connect} other {One of you invited the other}}',
  linkedinConnections: '{count, plural, one {# LinkedIn connection} other {# LinkedIn connections}}',
  linkedinConnectionBetween: 'You connected on LinkedIn',
  linkedinMessages: '{count, plural, one {# LinkedIn message} other {# LinkedIn messages}}',
  linkedinMessagesBetween:
    '{direction, select, in {{people, plural, =0 {They wrote to you on LinkedIn} other {They wrote to a group of # on LinkedIn}}} other {{people, plural, =0 {You wrote on LinkedIn} other {You wrote on LinkedIn, in a group of #}}}}',
  meetings: '{count, plural, one {# meeting} other {# meetings}}',
  meetingsTogether: '{people, plural, =0 {You met} other {You met, in a group of #}}',
  recommendations: '{count, plural, one {# recommendation} other {# recommendations}}',
  recommendationsBetween:
    '{direction, select, out {You recommended them} in {They recommended you} other {You recommended each other}}',
})
