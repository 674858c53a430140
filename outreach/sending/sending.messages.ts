import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sendingMessages = defineMessages('sending', {
  // Permissions
  conversation: 'You wrote to each other, last on {on, date, longDayAndYear}.',
  introduced: '{connector} introduced you to {target} on {on, date, longDayAndYear}.',
  introducedAsSaid:
    'You recorded that {connector} introduced you to {target} on {on, date, longDayAndYear}. That allows one email.',
  consented: 'They confirmed on {on, date, longDayAndYear}: “{wording}”',
  askedOnce: '{connector} said on {on, date, longDayAndYear} that you may mention them. That allows one email.',

  // Refusals, and what would change them
  unreachable: 'You can’t email this person.',
  unreachableRemedy: 'This can’t be changed. Please don’t email them from your mailbox either.',
  notVerified: 'Your own email address is not confirmed.',
  notVerifiedRemedy: 'Confirm it with the link we emailed you.',
  leaving: 'Your account will be deleted.',
  leavingRemedy: 'Cancel the deletion first.',
  noPermission: 'Nothing shows that this person expects an email from you.',
  noPermissionRemedy: 'Ask someone who knows them for an introduction, or wait until they write to you.',
  away: 'They want no requests at the moment.',
  recipientCap:
    'They recently got an email through Wellmet. The limit is one a week and three in 90 days, from all members together.',
  mailboxCap: 'You have reached today’s limit for your mailbox. It rises from 10 to 40 emails a day over three weeks.',
  saidCap: 'You have reached today’s limit for introductions that only you recorded: three emails a day.',
  serverCap: 'No more emails can be sent today.',
  paused: 'The people who run this server have paused email.',
  pausedRemedy: 'It is sent once they resume.',
  quietHours: 'It is outside office hours where they are.',
  waitRemedy: 'It is possible from {from, date, longDay}.',
})
