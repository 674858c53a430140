import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mailAccessMessages = defineMessages('mailAccess', {
  // Screen
  title: 'Email access',
  about: 'Wellmet sees who you write with and when. You can allow more here, one mailbox at a time.',
  theAccess: 'Your email access',
  loading: 'Loading email access',
  none: 'No mailboxes',
  noneAbout: 'Connect a mailbox first. Nothing beyond who you wrote to and when is read until you allow it here.',
  connectMailbox: 'Connect a mailbox',
  mailboxAt: '{address} ({provider})',
  nothingAllowed: 'Wellmet sees who you wrote to and when. It can’t read subjects or text, and it changes nothing.',
  allowedSince: 'Allowed since {on, date, dayAndYear}.',
  mayDo: 'Wellmet may',
  read: 'Read subjects and texts while you look at them',
  readAbout: 'They come from your mailbox for that moment. Wellmet stores none of them, and no one else sees them.',
  organize: 'Mark as read, label, archive and snooze',
  organizeAbout: 'Changes are made in your mailbox itself, when you make them here.',
  send: 'Send emails from this mailbox',
  sendAbout: 'Each one when you press Send, to people who expect to hear from you.',
  save: 'Save',
  continueAt: 'Continue at {provider}',
  askedAgain: '{provider} asks you to agree too.',
  end: 'Allow nothing',
  endQuestion:
    'Stop reading, changing and sending emails with {address}? Messages that wait are not sent. The account stays connected.',
  saved: 'Saved',
  ended: 'Wellmet no longer reads, changes or sends emails with {address}.',
  howLong: 'You can end this at any time. The account stays connected.',

  // Refusals
  connectFirst: 'Connect {provider} again first.',
  notPossible: '{provider} cannot allow that.',
  otherAccount: 'You agreed with another account. Choose {address} when you are asked.',
})
