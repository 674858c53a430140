import { expect, test } from 'vitest'
import { addressesIn } from './address-list.rules.ts'
import { decodeWords } from './encoded-words.rules.ts'
import { isMachineAddress, isMachineMail } from './machine-mail.rules.ts'
import { mailTime } from './mail-date.rules.ts'

test.each([
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06.000Z'],
  ['Fri, 21 Nov 1997 09:55:06 -0600 (Central (US) Time)', '1997-11-21T15:55:06.000Z'],
  ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06.000Z'],
  ['21 Nov 09 09:55 UT', '2009-11-21T09:55:00.000Z'],
  ['Tue, 21 Nov 100 09:55:06 EST', '2000-11-21T14:55:06.000Z'],
  ['21 Nov 1997 09:55:06 PDT', '1997-11-21T16:55:06.000Z'],
  ['21 Nov 1997 09:55:06 A', '1997-11-21T09:55:06.000Z'],
  ['21 Nov 1997 09:55:06 +9999', '1997-11-21T09:55:06.000Z'],
  ['21 Nov 1997 09:55:06', '1997-11-21T09:55:06.000Z'],
  ['Sat, 31 Dec 2016 23:59:60 +0000', '2016-12-31T23:59:59.000Z'],
  ['Thursday, 01-Jan-98 00:00:00 GMT', '1998-01-01T00:00:00.000Z'],
])('%s is %s', (header, time) => {
  expect(mailTime(header)).toBe(time)
})

test.each([[''], ['now'], ['30 Feb 2020 10:00:00 GMT'], ['21 Nov 1997 25:00:00 GMT'], ['21 Foo 1997 10:00:00 GMT']])(
  '%j is no time',
  (header) => {
    expect(mailTime(header)).toBeUndefined()
  },
)

test.each([
  ['=?UTF-8?B?SsO8cmdlbg==?=', 'Jürgen'],
  ['=?iso-8859-1?q?J=FCrgen_M?=', 'Jürgen M'],
  ['=?utf-8?Q?J=C3?= =?utf-8?Q?=BCrgen?=', 'Jürgen'],
  ['=?utf-8*de?Q?J=C3=BCrgen?= plain', 'Jürgen plain'],
  ['a =?utf-8?Q?b?= c', 'a b c'],
  ['=?windows-1252?Q?=93quoted=94?=', '“quoted”'],
  ['=?koi8-r?B?8NLJ18XU?=', 'Привет'],
  ['=?no-such-charset?Q?J=C3=BC?=', 'Jü'],
  ['=?utf-8?X?nonsense?=', '=?utf-8?X?nonsense?='],
  // Where libmime 5.4.6 gives a replacement character.
  ['=?utf-8?Q?J=C3?= =?utf-8?B?vHJnZW4=?=', 'Jürgen'],
  ['=?utf-8?Q?J=FCrgen?=', 'Jürgen'],
  ['=?unknown-8bit?Q?J=FCrgen?=', 'Jürgen'],
])('%s is read as %s', (words, text) => {
  expect(decodeWords(words)).toBe(text)
})

test.each([
  ['ann@x.example', [{ name: '', address: 'ann@x.example' }]],
  [
    '"Okafor, Ann" <ann@x.example>, b@x.example',
    [
      { name: 'Okafor, Ann', address: 'ann@x.example' },
      { name: '', address: 'b@x.example' },
    ],
  ],
  ['=?utf-8?Q?Okafor=2C_Ann?= <ann@x.example>', [{ name: 'Okafor, Ann', address: 'ann@x.example' }]],
  ['undisclosed-recipients:;', []],
  [
    'Team: a@x.example, B <b@x.example>; c@x.example',
    [
      { name: '', address: 'a@x.example' },
      { name: 'B', address: 'b@x.example' },
      { name: '', address: 'c@x.example' },
    ],
  ],
  ['ann@x.example (Ann \\) (the first) Okafor)', [{ name: 'Ann \\) (the first) Okafor', address: 'ann@x.example' }]],
  ["'Ann' <ann@x.example>", [{ name: 'Ann', address: 'ann@x.example' }]],
  ['<ann@x.example', [{ name: '', address: 'ann@x.example' }]],
  ['"never closed <ann@x.example>', [{ name: '', address: 'never closed <ann@x.example>' }]],
  ['((((((', []],
  ['', []],
])('%s', (header, addresses) => {
  expect(addressesIn(header)).toEqual(addresses)
})

test.each([
  ['no-reply@x.example', true],
  ['noreply@x.example', true],
  ['do_not_reply@x.example', true],
  ['jobs-noreply@x.example', true],
  ['noreply+abc123@x.example', true],
  ['no.reply@x.example', true],
  ['MAILER-DAEMON@x.example', true],
  ['notifications@x.example', true],
  ['calendar-notification@x.example', true],
  ['bounce-123-abc@x.example', true],
  ['ann@noreply.example', false],
  ['ann.reply@x.example', false],
  ['norah@x.example', false],
  ['alerta.rossi@x.example', false],
  ['info@x.example', false],
])('%s is a machine: %s', (email, isMachine) => {
  expect(isMachineAddress(email)).toBe(isMachine)
})

test.each([
  ['list-unsubscribe', '<mailto:u@x.example>', true],
  ['list-id', '<list.x.example>', true],
  ['precedence', 'bulk', true],
  ['precedence', 'list', true],
  ['precedence', 'junk', true],
  ['precedence', 'first-class', false],
  ['auto-submitted', 'auto-generated', true],
  ['auto-submitted', 'no', false],
  ['return-path', '<>', true],
  ['return-path', '<ann@x.example>', false],
  ['content-type', 'text/calendar; method=REPLY', true],
  ['content-type', 'text/plain', false],
  ['content-class', 'urn:content-classes:calendarmessage', true],
])('%s: %s is mail of a machine: %s', (name, value, isMachine) => {
  expect(isMachineMail(new Map([[name, value]]), 'ann@x.example')).toBe(isMachine)
})

/** Headers of mail that nobody wrote, by whose program did, and where they are from. */
const automatic: [program: string, source: string, headers: Record<string, string>, isMachine: boolean][] = [
  [
    'Gmail, vacation',
    'made up from RFC 3834',
    { precedence: 'bulk', 'x-autoreply': 'yes', 'auto-submitted': 'auto-replied' },
    true,
  ],
  [
    'Gmail, bounce',
    'qemu-devel, 29 May 2019',
    { 'auto-submitted': 'auto-replied', 'x-failed-recipients': 'a@x.example' },
    true,
  ],
  [
    'Exchange 2013, mailbox rule',
    'a mail of 6 November 2017',
    { 'x-autoreply': 'yes', 'auto-submitted': 'auto-generated' },
    true,
  ],
  ['Exchange, mail of a person', 'MS-OXCMAIL 2.1.3.2.20', { 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, false],
  ['Dovecot Sieve, vacation', 'made up from RFC 5230', { 'auto-submitted': 'auto-replied (vacation)' }, true],
  [
    'Postfix, bounce',
    'made up from RFC 3464',
    { 'content-type': 'multipart/report; report-type=delivery-status; boundary="x"' },
    true,
  ],
  [
    'Yahoo, complaint',
    'made up from RFC 5965',
    { 'content-type': 'multipart/report; report-type=feedback-report' },
    true,
  ],
  ['an old responder', 'made up', { precedence: 'auto_reply' }, true],
  ['an old responder', 'made up', { 'x-autorespond': 'vacation' }, true],
  [
    'a mail program, read receipt',
    'made up from RFC 8098',
    { 'content-type': 'multipart/report; report-type=disposition-notification' },
    true,
  ],
  [
    'a mail program, answer',
    'made up',
    { 'x-autoreply': 'no', 'auto-submitted': 'no', precedence: 'first-class' },
    false,
  ],
]

test.each(automatic)('%s (%s)', (_program, _source, headers, isMachine) => {
  expect(isMachineMail(new Map(Object.entries(headers)), 'ann@x.example')).toBe(isMachine)
})
