import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test, vi } from 'vitest'
import { bring, connections, upload } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { importsMessages } from './imports.messages.ts'

/** Some of these files take a while where others have work to do. */
vi.setConfig({ testTimeout: 120_000 })

const row = (n: number) => `Person,No${n},https://www.linkedin.com/in/p${n},p${n}@acme.example,Acme,Role,08 Feb 2024`
const rows = (count: number) => connections(Array.from({ length: count }, (_, n) => row(n)))

const card = (n: number, ...emails: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:Person ${n}`, ...emails.map((email) => `EMAIL:${email}`), 'END:VCARD', ''].join(
    '\r\n',
  )

/** First everybody by themselves, then cards that each join one more to all before. */
const chain = (merges: number): string =>
  [
    ...Array.from({ length: merges + 1 }, (_, n) => card(n, `p${n}@acme.example`)),
    ...Array.from({ length: merges }, (_, n) => card(n, `p${n + 1}@acme.example`, `p${n}@acme.example`)),
  ].join('')

/** Jobs that would read a file, now or later. */
const readsLeft = async ({ superuser }: World): Promise<number> =>
  (await superuser.query(`select from graphile_worker.jobs where task_identifier = 'contacts.read-import'`)).rowCount!

const tryToUpload = async ({ origin }: World, who: Somebody, content: string) => {
  const answer = await fetch(`${origin()}/api/network/imports?fileName=Connections.csv`, {
    method: 'POST',
    headers: { cookie: who.cookie!, 'content-type': 'application/octet-stream' },
    body: content,
  })
  const body = (await answer.json()) as { code?: string; detail?: string }
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), ...body }
}

test('a file that joins thousands of people into one is read while other work goes on', async () => {
  const world = await worldForThisTest()
  const [me, other] = [await world.signUp(), await world.signUp()]
  await upload(world, me, 'poison.vcf', chain(6_000))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const reading = world.work()
  expect((await world.as(other).contacts.list({})).total).toBe(0)
  await reading
  delay.disable()
  expect((await world.as(me).imports.list({})).items).toMatchObject([
    { state: 'done', counts: { rows: 12_001, created: 1, merged: 12_000 } },
  ])
  // The old walk held everything up for more than five seconds at this size, on a machine with nothing else to do.
  expect(delay.max / 1e6).toBeLessThan(2_000)
})

test('a file with more rows than allowed is refused with the limit, and nothing of it is stored', async () => {
  const world = await worldForThisTest({ IMPORT_MAX_ROWS: '10' })
  const me = await world.signUp()
  expect((await bring(world, me, 'Connections.csv', rows(10))).import).toMatchObject({ state: 'done' })
  const { import: refused } = await bring(world, me, 'Connections.csv', rows(11))
  expect(refused).toMatchObject({ state: 'refused', problem: importsMessages.refusedTooManyRows({ rows: 10 }) })
  expect((await world.as(me).contacts.list({})).total).toBe(10)
})

test('a file that needs too much memory is refused at once, and the next one is read', async () => {
  const world = await worldForThisTest({ IMPORT_MAX_MEMORY_MB: '32' })
  const me = await world.signUp()
  const { import: refused } = await bring(world, me, 'Connections.csv', rows(100_000))
  expect(refused).toMatchObject({ state: 'refused', problem: importsMessages.refusedTookTooMuchMemory() })
  // Not tried again.
  expect(await readsLeft(world)).toBe(0)
  expect((await bring(world, me, 'Connections.csv', rows(3))).import).toMatchObject({ state: 'done' })
})

test('a file that takes too long is refused at once, and the next one is read', async () => {
  const world = await worldForThisTest({ IMPORT_MAX_SECONDS: '1' })
  const me = await world.signUp()
  const { import: refused } = await bring(world, me, 'poison.vcf', chain(100_000))
  expect(refused).toMatchObject({ state: 'refused', problem: importsMessages.refusedTookTooLong() })
  expect(await readsLeft(world)).toBe(0)
  const { rows: left } = await world.superuser.query('select count(*)::int as n from contacts.import_pieces')
  expect(left).toEqual([{ n: 0 }])
})

test('a file that would make one person of hundreds of my contacts is refused, and they stay', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', rows(300))
  const joining = Array.from({ length: 299 }, (_, n) => card(n, `p${n + 1}@acme.example`, `p${n}@acme.example`)).join(
    '',
  )
  const { import: refused } = await bring(world, me, 'joined.vcf', joining)
  expect(refused).toMatchObject({ state: 'refused', problem: importsMessages.refusedTooManyMerges() })
  expect((await world.as(me).contacts.list({})).total).toBe(300)
})

test('progress is told while a file is read in its thread', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await world.superuser.query(`create table public.told as select counts from contacts.imports where false`)
  await world.superuser.query(
    `create function public.tell() returns trigger language plpgsql security definer as
     'begin insert into public.told values (new.counts); return new; end'`,
  )
  await world.superuser.query(
    `create trigger tell after update on contacts.imports for each row when (new.state = 'reading') execute function public.tell()`,
  )
  await bring(world, me, 'Connections.csv', rows(11_000))
  const { rows: told } = await world.superuser.query(`select (counts ->> 'rows')::int as n from public.told`)
  expect(told).toEqual([{ n: 5_000 }, { n: 10_000 }])
})

test('so many files a day, then a refusal that says when, and the next day again', async () => {
  const world = await worldForThisTest({ IMPORT_FILES_PER_DAY: '2', SESSION_DAYS: '400' })
  const [me, other] = [await world.signUp(), await world.signUp()]
  for (const _ of [1, 2]) expect(await tryToUpload(world, me, rows(1))).toMatchObject({ status: 202 })
  const refused = await tryToUpload(world, me, rows(1))
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(refused.detail).toContain('2 files')
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBeLessThanOrEqual(24 * 3_600)
  expect((await world.as(me).imports.list({})).items).toHaveLength(2)
  expect(await tryToUpload(world, other, rows(1))).toMatchObject({ status: 202 })
  world.clock.shiftMs = (refused.retryAfter + 1) * 1_000
  expect(await tryToUpload(world, me, rows(1))).toMatchObject({ status: 202 })
})

test('so many bytes a day, over all files, also of uploads that were refused half-way', async () => {
  const world = await worldForThisTest({ IMPORT_MB_PER_DAY: '6' })
  const me = await world.signUp()
  const large = 'x'.repeat(2 * 1024 * 1024)
  for (const _ of [1, 2]) expect(await tryToUpload(world, me, large)).toMatchObject({ status: 202 })
  const refused = await tryToUpload(world, me, large + large)
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(refused.detail).toContain('6 MB')
  const { rows: found } = await world.superuser.query(
    `select (select count(*)::int from contacts.imports) as imports, (select bytes::int from contacts.import_usage) as bytes`,
  )
  expect(found).toEqual([{ imports: 2, bytes: expect.any(Number) }])
  // What was stored of the last before it was refused is counted, and nothing beyond the limit.
  expect(found[0].bytes).toBeGreaterThan(4 * 1024 * 1024)
  expect(found[0].bytes).toBeLessThanOrEqual(6 * 1024 * 1024)
})

test('uploads at the same time do not pass the limit together', async () => {
  const world = await worldForThisTest({ IMPORT_FILES_PER_DAY: '3' })
  const me = await world.signUp()
  const all = await Promise.all(Array.from({ length: 10 }, () => tryToUpload(world, me, rows(1))))
  expect(all.filter(({ status }) => status === 202)).toHaveLength(3)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(7)
})
