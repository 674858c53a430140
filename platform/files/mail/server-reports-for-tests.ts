import {
  answers,
  boundary,
  bounce,
  delivery,
  fromPostfix,
  lines,
  of,
  part,
  plain,
  postfixFields,
  returned,
  type Fixture,
} from './report-forms-for-tests.ts'

const postfixForm = 'made up from RFC 3464 and Postfix’s bounce(8)'

const postfix: Omit<Fixture, 'provider'>[] = [
  {
    what: 'no such address',
    source: postfixForm,
    raw: delivery({
      headers: fromPostfix,
      text: ['This is the mail system at host mail.kade.example.'],
      fields: postfixFields('5.1.1', '550 5.1.1 <kofi@kade.example>: Recipient address rejected: User unknown'),
    }),
    expected: bounce('hard', '5.1.1'),
  },
  {
    what: 'mailbox full, at Dovecot',
    source: 'made up from the same, with quota_exceeded_message of Dovecot',
    raw: delivery({
      headers: fromPostfix,
      text: ['This is the mail system at host mail.kade.example.'],
      fields: postfixFields('5.2.2', '552 5.2.2 <kofi@kade.example> Quota exceeded (mailbox for user is full)'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    what: 'given up after days',
    source: postfixForm,
    raw: delivery({
      headers: fromPostfix,
      text: ['Your message could not be delivered for 5.0 days.'],
      fields: postfixFields('4.4.1', 'connect to mx.kade.example[192.0.2.7]:25: Connection timed out').filter(
        (line) => !line.startsWith('Remote'),
      ),
    }),
    expected: bounce('soft', '4.4.1'),
  },
  {
    what: 'still being tried',
    source: postfixForm,
    raw: delivery({
      headers: [
        ...fromPostfix.slice(0, 2),
        'Subject: Delayed Mail (still being retried)',
        'Auto-Submitted: auto-replied',
      ],
      text: ['THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE.'],
      fields: postfixFields('4.4.1', 'connect to mx.kade.example: Connection refused').map((line) =>
        line.replace('Action: failed', 'Action: delayed'),
      ),
    }),
    expected: { is: 'delay' },
  },
  {
    what: 'it arrived',
    source: 'made up from RFC 3464, with what DSN=SUCCESS asks for',
    raw: delivery({
      headers: fromPostfix,
      text: ['Your message was successfully delivered to the destination(s) listed below.'],
      fields: postfixFields('2.0.0', '250 2.0.0 Ok: queued').map((line) =>
        line.replace('Action: failed', 'Action: relayed'),
      ),
    }),
    expected: { is: 'receipt' },
  },
  {
    what: 'vacation of Sieve',
    source: 'made up from RFC 5230',
    raw: plain(
      ['From: kofi@kade.example', 'Auto-Submitted: auto-replied (vacation)', 'Precedence: bulk', ...answers],
      'I am away until Monday.',
    ),
    expected: { is: 'out of office' },
  },
]

const fromExim = [
  'Return-Path: <>',
  'From: Mail Delivery System <Mailer-Daemon@mail.kade.example>',
  'X-Failed-Recipients: kofi@kade.example',
  'Auto-Submitted: auto-replied',
  'Subject: Mail delivery failed: returning message to sender',
]
const eximFields = (answer: string): string[] => [
  'Reporting-MTA: dns; mail.kade.example',
  '',
  'Action: failed',
  'Final-Recipient: rfc822;kofi@kade.example',
  'Status: 5.0.0',
  'Remote-MTA: dns; mx.kade.example',
  `Diagnostic-Code: smtp; ${answer}`,
]
const eximForm = 'made up from Exim’s specification, chapter 50, and its deliver.c, which always says 5.0.0'

const exim: Omit<Fixture, 'provider'>[] = [
  {
    what: 'no such address, status 5.0.0',
    source: eximForm,
    raw: delivery({
      headers: fromExim,
      text: ['This message was created automatically by mail delivery software.'],
      fields: eximFields('550 5.1.1 <kofi@kade.example> User unknown'),
    }),
    expected: bounce('hard', '5.1.1'),
  },
  {
    what: 'mailbox full, status 5.0.0',
    source: eximForm,
    raw: delivery({
      headers: fromExim,
      text: ['This message was created automatically by mail delivery software.'],
      fields: eximFields('552 5.2.2 Over quota'),
    }),
    expected: bounce('soft', '5.2.2'),
  },
  {
    what: 'no such address, without a code',
    source: eximForm,
    raw: delivery({
      headers: fromExim,
      text: ['A message that you sent could not be delivered.'],
      fields: eximFields('550 No Such User Here'),
    }),
    expected: bounce('hard', '5.0.0'),
  },
  {
    what: 'old bounce in plain text, no such address',
    source: 'made up from Exim 4.7: X-Failed-Recipients and no report',
    raw: plain(
      fromExim,
      'This message was created automatically by mail delivery software.',
      '',
      '  kofi@kade.example',
      '    SMTP error from remote mail server after RCPT TO:<kofi@kade.example>:',
      '    host mx.kade.example [192.0.2.7]: 550 5.1.1 <kofi@kade.example>:',
      '    Recipient address rejected: User unknown',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      returned,
    ),
    expected: bounce('hard', '5.1.1'),
  },
  {
    what: 'old bounce in plain text, mailbox full',
    source: 'made up from Exim 4.7: X-Failed-Recipients and no report',
    raw: plain(fromExim, '  kofi@kade.example', '    mailbox is full: retry timeout exceeded', '', returned),
    expected: bounce('soft', null),
  },
  {
    what: 'autoreply of a filter',
    source: 'made up from Exim’s specification, chapter 34 (autoreply sets Auto-Submitted)',
    raw: plain(['From: kofi@kade.example', 'Auto-Submitted: auto-replied', ...answers], 'Thank you for your message.'),
    expected: { is: 'automatic' },
  },
]

const programs: Fixture[] = [
  {
    provider: 'a mail program',
    what: 'read receipt',
    source: 'made up from RFC 8098',
    raw: lines(
      'From: Kofi Mensah <kofi@kade.example>',
      'To: {to}',
      `Content-Type: multipart/report; report-type=disposition-notification; boundary=${boundary}`,
      '',
      part('text/plain', 'Your message was displayed.'),
      part(
        'message/disposition-notification',
        'Final-Recipient: rfc822;kofi@kade.example',
        'Disposition: manual-action/MDN-sent-manually; displayed',
      ),
      `--${boundary}--`,
      '',
    ),
    expected: { is: 'receipt' },
  },
  {
    provider: 'a mail program',
    what: 'the answer of a person who quotes a bounce',
    source: 'made up',
    raw: plain(
      ['From: Kofi Mensah <kofi@kade.example>', 'Subject: Re: Undelivered Mail Returned to Sender', ...answers],
      'I got this, what does it mean?',
      '> 550 5.1.1 User unknown',
      '> Status: 5.1.1',
    ),
    expected: { is: 'reply' },
  },
]

export const serverReports: Fixture[] = [...of('Postfix', postfix), ...of('Exim', exim), ...programs]
