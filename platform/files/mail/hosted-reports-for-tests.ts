import {
  answers,
  boundary,
  bounce,
  delivery,
  feedback,
  fromPostfix,
  lines,
  of,
  part,
  plain,
  postfixFields,
  returned,
  type Fixture,
} from './report-forms-for-tests.ts'

const fromGmail = [
  'Return-Path: <>',
  'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
  'Auto-Submitted: auto-replied',
  'X-Failed-Recipients: kofi@kade.example',
  'Subject: Delivery Status Notification (Failure)',
]
const gmailFields = (status: string, answer: string): string[] => [
  'Reporting-MTA: dns; googlemail.com',
  'Arrival-Date: Thu, 19 Nov 2026 01:02:03 -0800 (PST)',
  'X-Original-Message-ID: <0199f3a0@wellmet.example>',
  '',
  'Final-Recipient: rfc822; kofi@kade.example',
  'Action: failed',
  `Status: ${status}`,
  'Remote-MTA: dns; mx.kade.example. (192.0.2.7, the server for the domain kade.example.)',
  `Diagnostic-Code: smtp; ${answer}`,
  'Last-Attempt-Date: Thu, 19 Nov 2026 01:02:04 -0800 (PST)',
]
const gmailCodes =
  'made up after sisimai/set-of-emails lhost-googleworkspace-01; answer: support.google.com/a/answer/3726730'

const gmail: Omit<Fixture, 'provider'>[] = [
  {
    what: 'no such address',
    source: gmailCodes,
    raw: delivery({
      headers: fromGmail,
      text: ['** Address not found **', '', 'Your message wasn’t delivered to kofi@kade.example.'],
      fields: gmailFields('5.1.1', '550-5.1.1 The email account that you tried to reach does not exist.'),
    }),
    expected: bounce('hard', '5.1.1'),
  },
  {
    what: 'mailbox full',
    source: gmailCodes,
    raw: delivery({
      headers: fromGmail,
      text: ['** Recipient inbox full **'],
      fields: gmailFields('5.2.2', '552-5.2.2 The email account that you tried to reach is over quota.'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    what: 'account disabled',
    source: gmailCodes,
    raw: delivery({
      headers: fromGmail,
      text: ['** Message not delivered **'],
      fields: gmailFields('5.2.1', '550-5.2.1 The email account that you tried to reach is disabled.'),
    }),
    expected: { ...bounce('hard', '5.2.1') },
  },
  {
    what: 'refused for its sender',
    source: gmailCodes,
    raw: delivery({
      headers: fromGmail,
      text: ['** Message blocked **'],
      fields: gmailFields('5.7.26', '550-5.7.26 Your email has been blocked because the sender is unauthenticated.'),
    }),
    expected: bounce('ours', '5.7.26'),
  },
  {
    what: 'a report without a status in it',
    source: 'made up after sisimai/set-of-emails lhost-googleworkspace-01',
    raw: delivery({
      headers: fromGmail,
      text: ['** Message not delivered **', '', 'The response was:', 'Unspecified Error'],
      fields: [],
    }),
    expected: bounce('soft', null),
  },
  {
    what: 'still being tried',
    source: 'made up from RFC 3464',
    raw: delivery({
      headers: [...fromGmail.slice(0, 3), 'Subject: Delivery Status Notification (Delay)'],
      text: ['** Delivery incomplete **'],
      fields: gmailFields('4.4.1', 'The recipient server did not accept our requests to connect.').map((line) =>
        line.replace('Action: failed', 'Action: delayed'),
      ),
    }),
    expected: { is: 'delay' },
  },
  {
    what: 'vacation responder',
    source: 'made up from RFC 3834 and headers of Gmail’s responder',
    raw: plain(
      [
        'From: Kofi Mensah <kofi@kade.example>',
        'Precedence: bulk',
        'X-Autoreply: yes',
        'Auto-Submitted: auto-replied',
        ...answers,
      ],
      'I am away until Monday.',
    ),
    expected: { is: 'out of office' },
  },
]

const fromMicrosoft = [
  'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@kade.example>',
  'Subject: Undeliverable: An introduction',
  'Auto-Submitted: auto-replied',
  'X-MS-Exchange-Message-Is-Ndr:',
  ...answers,
]
const microsoftFields = (status: string, answer: string): string[] => [
  'Reporting-MTA: dns;AM0PR04MB0001.eurprd04.prod.outlook.com',
  'Received-From-MTA: dns;mail.wellmet.example',
  'Arrival-Date: Thu, 19 Nov 2026 09:02:03 +0000',
  '',
  'Final-Recipient: rfc822;kofi@kade.example',
  'Action: failed',
  `Status: ${status}`,
  `Diagnostic-Code: smtp;${answer}`,
]
const microsoftCodes = 'made up from learn.microsoft.com, non-delivery reports in Exchange Online'

const microsoft: Omit<Fixture, 'provider'>[] = [
  {
    what: 'no such address',
    source: microsoftCodes,
    raw: delivery({
      headers: fromMicrosoft,
      text: ['Your message to kofi@kade.example couldn’t be delivered.'],
      fields: microsoftFields(
        '5.1.10',
        '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient kofi@kade.example not found by SMTP address lookup',
      ),
    }),
    expected: bounce('hard', '5.1.10'),
  },
  {
    what: 'mailbox full',
    source: microsoftCodes,
    raw: delivery({
      headers: fromMicrosoft,
      text: ['The recipient’s mailbox is full.'],
      fields: microsoftFields(
        '5.2.2',
        '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
      ),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    what: 'mailbox full, Outlook.com',
    source: 'made up after sisimai/set-of-emails rhost-outlook-01',
    raw: delivery({
      headers: [
        'From: postmaster@mail.hotmail.example',
        'Return-Path: <>',
        'Subject: Delivery Status Notification (Failure)',
      ],
      text: [
        'This is an automatically generated Delivery Status Notification.',
        '',
        'Delivery to the following recipients failed.',
      ],
      fields: microsoftFields('5.2.2', '550 5.2.2 <kofi@kade.example>... Mailbox Full'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    what: 'no such address, Outlook.com',
    source: 'made up from postmaster.live.com',
    raw: delivery({
      headers: fromMicrosoft,
      text: ['Delivery failed.'],
      fields: microsoftFields('5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable'),
    }),
    expected: bounce('hard', '5.5.0'),
  },
  {
    what: 'refused for its sender',
    source: microsoftCodes,
    raw: delivery({
      headers: fromMicrosoft,
      text: ['Your message couldn’t be delivered.'],
      fields: microsoftFields(
        '5.7.515',
        '550 5.7.515 Access denied, sending domain wellmet.example does not meet the required authentication level.',
      ),
    }),
    expected: bounce('ours', '5.7.515'),
  },
  {
    what: 'complaint',
    source: 'made up after sisimai/set-of-emails arf-22',
    raw: lines(
      'From: staff@hotmail.example',
      'To: {to}',
      'Subject: complaint about message from 192.0.2.9',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      part('message/rfc822', 'X-HmXmrOriginalRecipient: kofi@kade.example', returned, '', 'Dear Kofi,'),
      `--${boundary}--`,
      '',
    ),
    expected: { is: 'complaint' },
  },
  {
    what: 'automatic reply',
    source: 'made up from MS-OXOMSG and headers of Exchange Online',
    raw: plain(
      [
        'From: Kofi Mensah <kofi@kade.example>',
        'Subject: Automatic reply: An introduction',
        'Auto-Submitted: auto-generated',
        'X-Auto-Response-Suppress: All',
        'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
        'X-MS-Exchange-Inbox-Rules-Loop: kofi@kade.example',
        ...answers,
      ],
      'I am away until Monday.',
    ),
    expected: { is: 'out of office' },
  },
  {
    what: 'the answer of a person',
    source: 'made up from MS-OXCMAIL 2.1.3.2.20',
    raw: plain(
      [
        'From: Kofi Mensah <kofi@kade.example>',
        'X-Auto-Response-Suppress: DR, OOF, AutoReply',
        'X-MS-Has-Attach:',
        ...answers,
      ],
      'Automatic reply: no, this is me. I am back in the office.',
    ),
    expected: { is: 'reply' },
  },
]

const fromSes = [
  'Return-Path: <>',
  'From: MAILER-DAEMON@amazonses.example',
  'Subject: Delivery Status Notification (Failure)',
]
const sesFields = (status: string, answer: string): string[] => [
  'Reporting-MTA: dsn; a8-70.smtp-out.amazonses.example',
  '',
  'Action: failed',
  'Final-Recipient: rfc822; kofi@kade.example',
  `Diagnostic-Code: smtp; ${answer}`,
  `Status: ${status}`,
]

const others: Fixture[] = [
  {
    provider: 'Amazon SES',
    what: 'no such address',
    source: 'made up from docs.aws.amazon.com, notifications by email',
    raw: delivery({
      headers: fromSes,
      text: ['An error occurred while trying to deliver the mail.'],
      fields: sesFields('5.1.1', '550 5.1.1 user unknown'),
    }),
    expected: bounce('hard', '5.1.1'),
  },
  {
    provider: 'Amazon SES',
    what: 'mailbox full',
    source: 'made up from the same',
    raw: delivery({
      headers: fromSes,
      text: ['An error occurred.'],
      fields: sesFields('5.2.2', '552 5.2.2 quota exceeded'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    provider: 'Amazon SES',
    what: 'complaint',
    source: 'made up from docs.aws.amazon.com and RFC 5965',
    raw: feedback(
      ['From: complaints@email-abuse.amazonses.example'],
      'Feedback-Type: abuse',
      'User-Agent: Amazon SES Feedback',
      'Version: 0.1',
      'Original-Mail-From: <{to}>',
    ),
    expected: { is: 'complaint' },
  },
  {
    provider: 'Yahoo',
    what: 'no such account',
    source: 'made up from senders.yahooinc.com, SMTP error codes',
    raw: delivery({
      headers: ['Return-Path: <>', 'From: MAILER-DAEMON@yahoo.example', 'Subject: Failure Notice'],
      text: ['Sorry, we were unable to deliver your message to the following address.'],
      fields: sesFields(
        '5.0.0',
        '554 delivery error: dd This user doesn’t have a kade.example account (kofi@kade.example) [0]',
      ),
    }),
    expected: bounce('hard', '5.0.0'),
  },
  {
    provider: 'Yahoo',
    what: 'mailbox full',
    source: 'made up from senders.yahooinc.com',
    raw: delivery({
      headers: ['Return-Path: <>', 'From: MAILER-DAEMON@yahoo.example', 'Subject: Failure Notice'],
      text: ['Sorry, we were unable to deliver your message.'],
      fields: sesFields('5.0.0', '552 1 Requested mail action aborted, mailbox not found or over quota'),
    }),
    expected: bounce('soft', '5.0.0'),
  },
  {
    provider: 'Yahoo',
    what: 'complaint',
    source: 'made up from RFC 5965, appendix B, and senders.yahooinc.com/complaint-feedback-loop',
    raw: feedback(
      ['From: Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.example>'],
      'Feedback-Type: abuse',
      'User-Agent: Yahoo!-Mail-Feedback/2.0',
      'Version: 0.1',
      'Reported-Domain: wellmet.example',
    ),
    expected: { is: 'complaint' },
  },
  {
    provider: 'Yahoo',
    what: 'a complaint taken back',
    source: 'made up from RFC 6430, not-spam',
    raw: feedback(
      ['From: feedback@arf.mail.yahoo.example'],
      'Feedback-Type: not-spam',
      'User-Agent: Example/1',
      'Version: 1',
    ),
    expected: { is: 'automatic' },
  },
  {
    provider: 'Apple',
    what: 'no such address',
    source: 'made up from support.apple.com/102322',
    raw: delivery({
      headers: fromPostfix,
      text: ['This is the mail system.'],
      fields: postfixFields('5.1.1', '550 5.1.1 <kofi@kade.example>: user does not exist'),
    }),
    expected: bounce('hard', '5.1.1'),
  },
  {
    provider: 'Apple',
    what: 'mailbox full',
    source: 'made up from the same',
    raw: delivery({
      headers: fromPostfix,
      text: ['This is the mail system.'],
      fields: postfixFields('5.2.2', '552 5.2.2 <kofi@kade.example>: user is over quota'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    provider: 'Apple',
    what: 'refused for what it says',
    source: 'made up from the same',
    raw: delivery({
      headers: fromPostfix,
      text: ['This is the mail system.'],
      fields: postfixFields('5.7.1', '554 5.7.1 [CS01] Message rejected due to local policy'),
    }),
    expected: bounce('ours', '5.7.1'),
  },
]

export const hostedReports: Fixture[] = [...of('Gmail', gmail), ...of('Microsoft 365', microsoft), ...others]
