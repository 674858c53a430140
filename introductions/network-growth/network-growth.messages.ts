import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const networkGrowthMessages = defineMessages('networkGrowth', {
  // Screens
  acquisition: 'How members came',
  bounds: 'likely between {low, number, percent} and {high, number, percent}',
  conversion: 'Your invitations so far',
  conversionAbout:
    'Invitations sent since {from, date, dayAndYear}. Openings count only when the page was really shown.',
  count: '{happened, number} of {n, number}',
  countHeader: 'How many',
  hiddenStep: 'Told from 5 new members on, so that it doesn’t say what one of them did.',
  loading: 'Loading the numbers',
  members: '{members, number}',
  membersHeader: 'Members',
  sent: '{sent, number}',
  step: '{step, select, sent {Invitations sent} opened {Opened} accepted {Joined} first_import {Imported contacts} other {Asked for an introduction}}',
  stepHeader: 'Step',
  theNumbers: 'The numbers about invitations',
  waiting: '{waiting, plural, =0 {None is open.} one {# is still open.} other {# are still open.}}',
  way: '{way, select, founded {Founded the workspace} invited {Invited by {by}} other {Unknown}}',
  wayHeader: 'Way',

  // Notices
  few: '{sent, plural, one {Only # invitation so far.} other {Only # invitations so far.}} The next ones may go quite differently.',
  fewNext: 'Read the ranges, not the shares.',
  inviteFirst: 'Invite someone, and you’ll see here whether they joined.',
  nothingSent: 'No invitations were sent in this time.',
})
