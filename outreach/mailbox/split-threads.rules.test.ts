import { expect, test } from 'vitest'
import type { MessageRecord } from '@wellmet/platform/files/records.ts'
import { splitThreads } from './split-threads.rules.ts'

const own = new Set(['me@halyard.example'])
let count = 0

function mail(from: string, to: string[], change: Partial<MessageRecord> & { day?: number } = {}) {
  count += 1
  const { day = count, ...rest } = change
  const at = new Date(Date.UTC(2026, 0, day))
  const record: MessageRecord = {
    kind: 'message',
    ref: `m${count}@x.example`,
    channel: 'mail',
    at: at.toISOString(),
    from: { email: from },
    to: to.map((email) => ({ email })),
    cc: [],
    isMachine: false,
    people: to.length + 1,
    threadRef: 'root@x.example',
    ...rest,
  }
  return { accountId: 'a', at, record, name: `${from} to ${to.join(' and ')}` }
}

const [me, ana, bo, mallory] = ['me@halyard.example', 'ana@acme.example', 'bo@acme.example', 'mallory@evil.example']
const namesOf = (mails: ReturnType<typeof mail>[]) =>
  splitThreads(mails, own)
    .map((thread) => thread.map(({ name }) => name).toSorted())
    .toSorted((a, b) => b.length - a.length)

test('two who write to each other are in one conversation', () => {
  expect(namesOf([mail(me, [ana]), mail(ana, [me]), mail(me, [ana])])).toHaveLength(1)
})

test('somebody copied who answers everybody is in it too', () => {
  expect(namesOf([mail(ana, [me, bo]), mail(bo, [ana, me]), mail(me, [ana, bo])])).toHaveLength(1)
})

test.each([
  ['names its thread', [mail(mallory, [me])]],
  ['also writes to its people', [mail(mallory, [me, ana])]],
  ['dates itself before it', [mail(mallory, [me, ana], { day: -4_000 })]],
  ['writes many times', [mail(mallory, [me, ana]), mail(mallory, [ana]), mail(mallory, [me])]],
])('a stranger who %s joins no conversation of others', (_how, forged) => {
  const threads = namesOf([mail(me, [ana]), mail(ana, [me]), ...forged])
  expect(threads).toHaveLength(2)
  expect(threads.find((thread) => thread.some((name) => name.startsWith(mallory)))).toHaveLength(forged.length)
})

test('a mail of mine that two conversations got stands in both, and does not join them', () => {
  const threads = namesOf([mail(ana, [me]), mail(bo, [me]), mail(me, [ana, bo])])
  expect(threads).toHaveLength(2)
  expect(threads.every((thread) => thread.includes(`${me} to ${ana} and ${bo}`))).toBe(true)
})

test('a mail that lies in two folders counts once', () => {
  const one = mail(ana, [me])
  expect(splitThreads([one, { ...one }], own)).toHaveLength(1)
  expect(splitThreads([one, { ...one }], own)[0]).toHaveLength(1)
})

test('the newest mail comes first', () => {
  const [thread] = splitThreads([mail(me, [ana], { day: 1 }), mail(ana, [me], { day: 9 })], own)
  expect(thread?.map(({ at }) => at.getUTCDate())).toEqual([9, 1])
})
