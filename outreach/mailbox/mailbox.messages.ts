import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mailboxMessages = defineMessages('mailbox', {
  // Refusals
  noMailbox: 'Connect a mailbox first, in the settings under “Connected accounts”.',
  allowOrganize: 'Allow Wellmet to change emails in this mailbox first, in the settings under “Email access”.',
  allowAgain: 'Your provider does not accept the permission any more. Allow it again under “Email access”.',
  notAnswering: 'Your mailbox does not answer at the moment. Nothing was changed.',
  labelNotPossible: 'This mailbox takes labels of letters, digits and hyphens, without spaces.',
  snoozeInPast: 'Choose a time in the future.',
  tooManySnoozed: 'You can snooze {most, number} conversations at a time.',

  // Search suggestions
  peopleThere: '{count, plural, one {# person} other {# people}}',
  requestTo: 'Introduction to {target}',
  through: 'Through {connector}',
})
