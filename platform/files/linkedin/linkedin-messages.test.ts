import { expect, test } from 'vitest'
import { collect, fixtureText, textOf } from '../files-for-tests.ts'
import type { MessageRecord } from '../records.ts'
import { readMessages } from './linkedin-messages.ts'

const readFixture = (name: string) => collect(readMessages(fixtureText(name)))
const of2026 = () => readFixture('linkedin-2026/messages.csv')
const inThread = async (thread: string) =>
  (await of2026()).filter((record): record is MessageRecord => record.kind === 'message' && record.threadRef === thread)

test('a conversation of two, every field quoted', async () => {
  const [sent, received] = await inThread('2-one')
  expect(sent).toEqual({
    kind: 'message',
    ref: expect.stringMatching(/^[\w-]{22}$/),
    channel: 'linkedin',
    at: '2026-02-08T14:37:05.000Z',
    from: { name: 'Maya Fernandez', linkedinSlug: 'maya-fernandez' },
    to: [{ name: 'Ann Okafor, PhD', linkedinSlug: 'ann-okafor-46abb122a' }],
    cc: [],
    isMachine: false,
    people: 2,
    threadRef: '2-one',
  })
  expect(received).toMatchObject({ from: { linkedinSlug: 'ann-okafor-46abb122a' }, people: 2, isMachine: false })
  expect(received?.ref).not.toBe(sent?.ref)
})

test('the same message has the same reference in the next export', async () => {
  expect(await of2026()).toEqual(await of2026())
})

test('a group is told by its addresses; nobody is made of a credential, and hidden members count', async () => {
  const [group] = await inThread('2-group')
  expect(group?.to).toEqual([
    { name: 'Maya Fernandez', linkedinSlug: 'maya-fernandez' },
    { name: 'Ann Okafor, PhD', linkedinSlug: 'ann-okafor-46abb122a' },
    { name: 'Dana Reyes', linkedinSlug: 'dana-reyes' },
  ])
  expect(group?.people).toBe(5)
})

test('archived conversations count like those of the inbox', async () => {
  expect(await inThread('2-pair')).toEqual([
    expect.objectContaining({
      isMachine: false,
      people: 3,
      to: [
        { name: 'Maya Fernandez', linkedinSlug: 'maya-fernandez' },
        { name: 'Bo Lindqvist', linkedinSlug: 'bolindqvist' },
      ],
    }),
  ])
})

test.each([
  ['an advertisement without a sender', '2-ad', true],
  ['an advertisement in the name of a person', '2-inmail', true],
  ['a message of a company', '2-page', true],
  ['what LinkedIn holds for spam', '2-spam', true],
  ['a message of a member who closed their account', '2-gone', false],
])('%s', async (_, thread, isMachine) => {
  expect(await inThread(thread)).toEqual([expect.objectContaining({ isMachine })])
})

test('a member who closed their account is nobody, not a person called LinkedIn Member', async () => {
  const [gone] = await inThread('2-gone')
  expect(gone?.from).toEqual({})
})

test('drafts of messages and of conversations, and dates that cannot be read, are left out', async () => {
  const skipped = (await of2026()).filter(({ kind }) => kind === 'skipped')
  expect(skipped).toEqual([
    { kind: 'skipped', file: 'messages.csv', line: 12, reason: 'draft' },
    { kind: 'skipped', file: 'messages.csv', line: 13, reason: 'draft' },
    { kind: 'skipped', file: 'messages.csv', line: 14, reason: 'date_unreadable' },
  ])
})

test('exports before 2023 have no addresses of recipients: names are counted with care', async () => {
  const [received, sent, three] = await readFixture('linkedin-2020/messages.csv')
  expect(received).toMatchObject({ people: 2, to: [{ name: 'Maya Fernandez' }], isMachine: false })
  expect(sent).toMatchObject({ people: 2, to: [{ name: 'Ann Okafor, PhD' }] })
  expect(three).toMatchObject({
    people: 4,
    to: [{ name: 'Ann Okafor, PhD' }, { name: 'Bo Lindqvist' }, { name: 'Madonna' }],
  })
})

test('a column that comes and goes changes nothing', async () => {
  expect(await readFixture('messages-archived.csv')).toEqual([
    expect.objectContaining({ kind: 'message', at: '2024-05-05T05:05:05.000Z', people: 2 }),
  ])
})

test('columns are known by name, in any order', async () => {
  const text = `DATE,TO,FROM,CONVERSATION ID\n2024-05-05 05:05:05 UTC,Maya,Bo,2-x`
  expect(await collect(readMessages(textOf(text)))).toEqual([
    expect.objectContaining({ from: { name: 'Bo' }, to: [{ name: 'Maya' }], threadRef: '2-x', isMachine: false }),
  ])
})

test('a message of half a megabyte is read like any other, because its text is not', async () => {
  const text = `CONVERSATION ID,FROM,TO,DATE,CONTENT\n2-x,Bo,Maya,2024-05-05 05:05:05 UTC,"${'long '.repeat(100_000)}"\n`
  expect(await collect(readMessages(textOf(text.slice(0, 200) + text.slice(200))))).toEqual([
    expect.objectContaining({ kind: 'message' }),
  ])
})
