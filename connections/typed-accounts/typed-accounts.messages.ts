import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const typedAccountsMessages = defineMessages('typedAccounts', {
  // What can be connected
  caldavAbout:
    'Your calendars on any CalDAV server, such as Nextcloud, Fastmail or iCloud. Titles, descriptions and places of meetings are never stored.',
  csvAbout:
    'A table of your contacts at a link, such as a sheet that is published as CSV. It is read again every 15 minutes.',
  icsAbout:
    'A calendar at its secret link, as Google, Outlook and others give it out for other programs. Titles, descriptions and places of meetings are never stored.',
  imapAbout:
    'Any mailbox that a mail program can open. Wellmet asks for senders, recipients and dates, and never for subjects or texts.',

  // Fields
  calendarLink: 'Secret link of the calendar',
  calendarLinkHint: 'It ends with .ics or begins with webcal. Look for “secret address” or “publish calendar”.',
  calendarServer: 'Address of the server',
  calendarServerHint: 'For example https://caldav.fastmail.com or https://caldav.icloud.com',
  mailServer: 'Mail server',
  mailServerHint: 'For example imap.example.com',
  needed: 'This is needed to connect.',
  password: 'Password',
  passwordHint: 'Best an app password that you can revoke, not your usual one. It is stored encrypted.',
  port: 'Port',
  portHint: '993 in most cases, or 143 with STARTTLS',
  sendServer: 'Server for outgoing mail (optional)',
  sendServerHint: 'For sending from here; without it, smtp. in place of imap.',
  sendPort: 'Port for outgoing mail (optional)',
  sendPortHint: '465 without it, or 587 with STARTTLS',
  tableLink: 'Link of the table',
  tableLinkHint: 'It opens without signing in and has a header row with a column for email addresses.',
  userName: 'User name',
  userNameHint: 'Your email address in most cases',

  // Connecting
  cancel: 'Cancel',
  connect: 'Connect',
  connected: 'The account is connected, and is being read.',
})
