import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const importRemindersMessages = defineMessages('importReminders', {
  // While LinkedIn prepares the archive
  cancelReminder: 'Cancel the reminder',
  confirmFirst: 'Confirm your email address first. Then we can send you a reminder.',
  loading: 'Loading your reminder',
  meanwhile: 'While you wait',
  meanwhileAbout:
    'LinkedIn takes up to a day to prepare the complete archive. You don’t have to keep this page open, and you can start without it:',
  meanwhileContacts:
    '<link>Import your address book or calendar</link>. Both take a minute, and paths come from them too.',
  meanwhileGoal: '<link>Say who you want to reach</link>. Paths to them show up as soon as your file is in.',
  meanwhileTeam:
    '<link>Invite a teammate</link>. Once they share their contacts with you, you can find paths through them right away.',
  notChanged: 'Nothing was changed. {reason}',
  remindMe: 'Remind me by email',
  reminderPlanned: 'We’ll send you an email on {on, date, moment}, unless you import a file before then.',
  yourReminder: 'Your reminder',

  // Mail
  mailSubject: 'Your LinkedIn archive should be ready',
  mailBody: `Hi {name},

Yesterday you asked for a reminder. LinkedIn has probably sent you an email with a link to your archive by now. Download the ZIP and drop it here.`,
  mailButton: 'Import the archive',
  mailAfter: 'You don’t need to unpack it. The link in LinkedIn’s email works for 72 hours.',
})
