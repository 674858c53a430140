import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { ImportRefused, type RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import { gatherInThread } from './gather-in-thread.ts'
import { gatherFile, type FileToGather } from './gather-file.ts'

function fileWith(content: string | Uint8Array, more: Partial<FileToGather> = {}): FileToGather {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-gather-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return {
    path,
    owner: { membership: 'a:b', emails: ['me@own.example'] },
    dataSecret: 'a secret of this test',
    known: new Map(),
    edits: { notTheSame: [], tombstones: new Map(), answered: new Set(), contacts: new Set() },
    window: { from: new Date('2021-01-01'), to: new Date('2026-11-01') },
    maxRows: 100_000,
    ...more,
  }
}

const limits = { memoryMb: 256, seconds: 20 }
const gather = (file: FileToGather) => gatherInThread(file, limits, async () => {})

/** What was gathered, or why the file was refused. Any other error fails the test. */
const outcomeOf = async <T>(gathering: Promise<T>): Promise<T | RefusalCode> => {
  try {
    return await gathering
  } catch (error) {
    if (error instanceof ImportRefused) return error.code
    throw error
  }
}

const card = ({ name, org, emails, phones }: Card): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    `ORG:${org}`,
    ...emails.map((email) => `EMAIL:${email}`),
    ...phones.map((phone) => `TEL:${phone}`),
    'END:VCARD',
    '',
  ].join('\r\n')

interface Card {
  name: string
  org: string
  emails: string[]
  phones: string[]
}

const oddities = [
  '\u202eevil',
  'ﬁ',
  'İ',
  'ß',
  '\u0000',
  '👩‍👩‍👧',
  'a\u0301'.repeat(200),
  '__proto__',
  'constructor',
  '',
  '%s',
  '\ud800',
]
const text = fc.oneof(
  fc.constantFrom(...oddities),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
// Few addresses for many cards: large clusters of people who share some.
const email = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((n) => `p${n}@shared.example`),
  text.map((odd) => `${odd}@odd.example`),
)
const cards: fc.Arbitrary<Card> = fc.record({
  name: text,
  org: text,
  emails: fc.array(email, { maxLength: 6 }),
  phones: fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 20 }).map((n) => `+3512100000${n}`),
      text,
    ),
    { maxLength: 3 },
  ),
})

test('random and hostile cards are gathered or refused in their thread, as without one, and never end it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cards, { maxLength: 300 }), async (all) => {
      const file = fileWith(all.map(card).join(''))
      const [inThread, alone] = [await outcomeOf(gather(file)), await outcomeOf(gatherFile(file, () => {}))]
      expect(inThread).toEqual(alone)
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('bytes that are no text are refused or gathered, and the thread reads the next file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
      const start = Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:')
      const outcome = await outcomeOf(gather(fileWith(Buffer.concat([start, bytes]))))
      expect(outcome).not.toBe('reading_failed')
    }),
    { numRuns: 30 },
  )
  const good = await gather(fileWith(card({ name: 'Ana', org: 'Kade', emails: ['ana@kade.example'], phones: [] })))
  expect(good.gathered.contacts).toMatchObject([{ name: 'Ana' }])
}, 120_000)

test('cards of one person by the thousand cost no more each than a few', async () => {
  const same = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      card({ name: 'Ana', org: 'Kade', emails: ['ana@kade.example', `ana${n}@kade.example`], phones: [] }),
    ).join('')
  const cost = async (count: number): Promise<number> => {
    const file = fileWith(same(count))
    const began = process.cpuUsage()
    const { gathered } = await gatherFile(file, () => {})
    expect(gathered.contacts).toMatchObject([{ emails: { size: count + 1 } }])
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  await cost(2_000)
  expect((await cost(20_000)) / (await cost(2_000))).toBeLessThan(25)
}, 120_000)

test('a large file comes back whole, in parts', async () => {
  const all = Array.from({ length: 7_001 }, (_, n) =>
    card({ name: `Person ${n}`, org: 'Kade', emails: [`p${n}@kade.example`], phones: [] }),
  )
  const file = fileWith(all.join(''))
  expect(await gather(file)).toEqual(await gatherFile(file, () => {}))
}, 60_000)

test('a size that is set for the heap of the process does not replace the limit of the thread', async () => {
  setFlagsFromString('--max-old-space-size=4000')
  const rows = Array.from(
    { length: 60_000 },
    (_, at) => `Person${at},Family${at},,person${at}@example.com,Company ${at}`,
  )
  const file = fileWith(['First Name,Last Name,URL,Email Address,Company', ...rows].join('\n'))
  const gathering = gatherInThread(file, { memoryMb: 16, seconds: 60 }, async () => {})
  expect(await outcomeOf(gathering)).toBe('took_too_much_memory')
}, 70_000)
