import { defineMessages } from '../messages/messages.ts'

export const mailMessages = defineMessages('mail', {
  // Mails
  yourData: 'Your data, and how to delete it',

  // Screen
  neverEmail: 'Never email me again',
  neverEmailAbout:
    'After that, Wellmet won’t send any more requests, reminders or invitations to this address, whoever asks. If you have an account, you still get emails about your account.',
  neverEmailQuestion: 'Stop all email to this address?',
  neverEmailDone: 'You won’t get any more emails',
  neverEmailDoneAbout: 'Nobody can reach this address through Wellmet anymore. You can close this page.',

  linkDoesNotWork: 'This link doesn’t work',

  // The mail by which an operator tries the mail server
  testMailSubject: 'Test email from Wellmet',
  testMailBody: 'This email was sent from {server} to try the mail server. It works if you can read this.',

  // Refusals
  accountLeaves: 'Your account will be deleted, so no emails are sent in your name. Cancel the deletion first.',
  linkNotValid: 'The link is incomplete. Open it from the email again.',
  tooManyMails: 'No more emails can be sent today. Try again tomorrow.',
})
