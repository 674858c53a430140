import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const exportsMessages = defineMessages('exports', {
  about:
    'Get a copy of everything you gave Wellmet and everything it stores because of you: contacts, notes, requests, settings and more. You get a ZIP file with JSON and CSV files.',
  download: 'Download ({kilobytes, number} kB)',
  exportMyData: 'Export my data',
  failed: 'Your export could not be written. Please try again.',
  file: '{rows, plural, one {# row} other {# rows}}, made on {at, date, dayAndYear}',
  loading: 'Loading your exports',
  mailBody: `Hello {name},

The copy of your data that you asked for is ready. You can download it for {hours, number} hours.`,
  mailButton: 'Go to the download',
  mailAfter:
    'If you did not ask for it, someone else may be signed in to your account. Change your password, and sign out everywhere.',
  mailSubject: 'Your export is ready',
  readme:
    'Your data on Wellmet\n\nAccount: {name}, {email}\nWritten: {at}\n\nThis archive holds everything that you gave to this server and everything that it stores because of you. Every table is there twice: as JSON for programs and as CSV for spreadsheets. Tables without rows of yours are left out.\n\nWhere it comes from: what you typed, the files you imported, the accounts you connected, and what is computed from these.\n\nWho gets it: members of your workspaces see what you share with them. Connectors and targets see the requests you send them. Outside services get what you send them through your connected accounts. Nobody else gets it.\n\nHow long it is stored: until you delete it, or your account. Emails are deleted after 30 days, sign-in failures after a day. Your server administrator decides how long backups are kept.\n\nInternal numbers of people and companies are written as the ids that the API shows.\n\nNot in this archive, and why:',
  leftOut:
    '{needs, select, sign_on {{workspace} is not in it: it requires single sign-on. Continue with single sign-on, then export again.} other {{workspace} is not in it: it requires two-step sign-in. Set it up, then export again.}}',
  notDownloaded:
    '{needs, select, sign_on {A workspace in this export requires single sign-on. Continue with single sign-on, then download it.} other {A workspace in this export requires two-step sign-in. Set it up under Settings, Security, then download it.}}',
  readmeLeftOut:
    '{needs, select, sign_on {Everything in the workspace {workspace}: it requires single sign-on, and you were signed in without it.} other {Everything in the workspace {workspace}: it requires two-step sign-in, which you had not set up.}}',
  theExports: 'Your exports',
  title: 'Your data',
  until: 'You can download it until {until, date, moment}.',
  writing: 'Writing your export: {done, number} of {total, number}',
  waiting: 'Your export starts in a moment. We email you when it is ready.',
})
