import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bytesOf, collect, fixture, fixtureBytes } from '../files-for-tests.ts'
import { limits } from '../limits.rules.ts'
import { readMbox } from './read-mbox.ts'

const readFixture = () => collect(readMbox(fixtureBytes('mailbox.mbox')))
const mail = (...headers: string[]) =>
  [
    'From x@y Mon Jan 01 00:00:00 2024',
    'Date: 1 Jan 2024 00:00:00 GMT',
    'From: ann@northwind.example',
    ...headers,
    '',
    'body',
    '',
    '',
  ].join('\n')
const read = (text: string | Uint8Array, pieceLength?: number) => collect(readMbox(bytesOf(text, pieceLength)))

test('names in encoded words, commas in quotation marks, groups, comments and folded lines', async () => {
  const [first] = await readFixture()
  expect(first).toEqual({
    kind: 'message',
    ref: 'one@northwind.example',
    channel: 'mail',
    at: '2026-02-08T14:37:05.000Z',
    from: { name: 'Jürgen Müller', email: 'juergen@mueller.example' },
    to: [
      { name: 'Okafor, Ann', email: 'ann@northwind.example' },
      { name: 'Maya Fernandez', email: 'maya@lanternfish.example' },
    ],
    cc: [
      { email: 'bo@lindqvist.example' },
      { name: 'Dana "Dee" Reyes', email: 'dana@tidewater.example' },
      { name: 'Erik Holm', email: 'erik@holm.example' },
    ],
    isMachine: false,
    people: 6,
    threadRef: '1600000000000000001',
  })
})

test('a reply knows its thread, an old zone its offset, and a blind copy is a copy', async () => {
  const [, second] = await readFixture()
  expect(second).toEqual({
    kind: 'message',
    ref: 'two@lanternfish.example',
    channel: 'mail',
    at: '2011-07-08T16:08:00.000Z',
    from: { name: 'Maya Fernandez', email: 'maya@lanternfish.example' },
    to: [{ email: 'bo@lindqvist.example' }],
    cc: [{ email: 'dana@tidewater.example' }],
    isMachine: false,
    people: 3,
    inReplyTo: 'zero@lindqvist.example',
    threadRef: 'root@lindqvist.example',
  })
})

test('mass mail, robots and automatic answers are marked, drafts and unreadable mail left out', async () => {
  const rest = (await readFixture()).slice(2)
  expect(rest.map((record) => (record.kind === 'message' ? record.isMachine : record.reason))).toEqual([
    true,
    true,
    true,
    'draft',
    'date_unreadable',
    'sender_missing',
  ])
  expect(rest.at(-1)).toEqual({ kind: 'skipped', file: 'mbox', line: 8, reason: 'sender_missing' })
})

test('no subject and no body leaves the reader, and no line of a body is taken for a header or a message', async () => {
  const records = await readFixture()
  expect(records).toHaveLength(8)
  expect(JSON.stringify(records)).not.toMatch(/private|body/)
})

test.each([[1], [2], [13], [64 * 1024]])(
  'it does not matter that the file comes in pieces of %d bytes',
  async (length) => {
    expect(await read(readFileSync(fixture('mailbox.mbox')), length)).toEqual(await readFixture())
  },
)

test('CR LF mailboxes are read', async () => {
  const text = mail('To: bo@lindqvist.example').replaceAll('\n', '\r\n')
  expect(await read(text + text)).toHaveLength(2)
})

test('a mail without a Message-ID gets one that stays the same', async () => {
  const [[once], [again]] = [await read(mail('To: bo@x.example')), await read(mail('To: bo@x.example'))]
  expect(once).toMatchObject({ ref: expect.stringMatching(/^[\w-]{22}$/) })
  expect(again).toEqual(once)
})

test('names in raw bytes are read as UTF-8, or else as Windows-1252', async () => {
  const text = mail('To: Jürgen <j@mueller.example>')
  const named = [expect.objectContaining({ to: [{ name: 'Jürgen', email: 'j@mueller.example' }] })]
  expect(await read(text)).toEqual(named)
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(named)
})

test('a message with endless headers is left out, and the next one is read', async () => {
  const records = await read(mail(`X-Junk: ${'x'.repeat(limits.mailHeaders)}`) + mail('To: bo@x.example'), 4_096)
  expect(records).toEqual([
    { kind: 'skipped', file: 'mbox', line: 1, reason: 'headers_too_long' },
    expect.objectContaining({ kind: 'message' }),
  ])
})

test('a mail to a thousand people keeps their number, not all their addresses', async () => {
  const to = Array.from({ length: 1_000 }, (_, index) => `p${index}@x.example`).join(',\n ')
  const [message] = await read(mail(`To: ${to}`), 4_096)
  expect(message).toMatchObject({ people: 1_001, to: { length: limits.peoplePerRecord } })
})

test('what Gmail calls spam is no evidence', async () => {
  expect(await read(mail('X-Gmail-Labels: Spam,"Category, other"'))).toEqual([
    expect.objectContaining({ isMachine: true }),
  ])
})
