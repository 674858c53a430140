import { expect, test } from 'vitest'
import { isMailboxFull } from './mailbox-full.rules.ts'

/** What mail servers answer, and where that is from. Those without a quotation were made up from documentation. */
const answers: [server: string, source: string, answer: string, isFull: boolean][] = [
  [
    'Gmail',
    'support.google.com/a/answer/3726730',
    '552-5.2.2 The email account that you tried to reach is over quota.',
    true,
  ],
  [
    'Gmail',
    'support.google.com/a/answer/3726730',
    '452 4.2.2 The email account that you tried to reach is over quota.',
    true,
  ],
  [
    'Gmail',
    'support.google.com/a/answer/3726730',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    false,
  ],
  ['Gmail', 'support.google.com/a/answer/3726730', '550 5.7.1 This message violates example.com email policy.', false],
  ['Exchange', 'made up from RFC 3463', '554 5.2.2 mailbox full', true],
  ['Exchange', 'made up from RFC 3463', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found', false],
  [
    'Dovecot',
    'quota_exceeded_message of its documentation',
    '552 5.2.2 <ana@kade.example> Quota exceeded (mailbox for user is full)',
    true,
  ],
  [
    'Postfix',
    'made up from its documentation',
    '550 5.1.1 <ana@kade.example>: Recipient address rejected: User unknown',
    false,
  ],
  ['Postfix', 'made up from its documentation', '552 5.3.4 Message size exceeds fixed limit', false],
  [
    'Yahoo',
    'pattern of bouncehammer, MailboxFull.pm',
    '552 dd sorry, your message to ana@kade.example cannot be delivered. This account is over quota.',
    true,
  ],
  ['Yahoo', 'made up from documentation', '554 delivery error: dd This user doesn’t have a yahoo.com account', false],
  [
    'a server of its own kind',
    'made up from RFC 5321',
    '552 Requested mail action aborted: exceeded storage allocation',
    false,
  ],
]

test.each(answers)('%s (%s): %s', (_server, _source, answer, isFull) => {
  expect(isMailboxFull(answer)).toBe(isFull)
})
