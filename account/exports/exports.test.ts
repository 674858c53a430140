import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { download, exportOf, rowsIn } from '../../tests/world/exports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const many = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) =>
      `First${at},Last${at},https://www.linkedin.com/in/p${at},p${at}@c${at % 900}.example,Company ${at % 900},Engineer,08 Feb 2024`,
  )

test('an export of 10,000 contacts is written within 60 seconds, as JSON and as CSV', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(
    world,
    me,
    'Connections.csv',
    connections([...many(9_999), '=cmd,Evil,,evil@c.example,C,Boss,08 Feb 2024']),
  )
  const began = performance.now()
  const files = await exportOf(world, me)
  const seconds = (performance.now() - began) / 1000
  console.info(`10,000 contacts exported in ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(60)
  expect(rowsIn(files, 'contacts/contacts')).toHaveLength(10_000)
  const csv = files.get('contacts/contacts.csv')!
  expect(csv.split('\r\n')).toHaveLength(10_002)
  expect(csv).toContain(`'=cmd`)
  expect(files.get('README.txt')).toContain('account.sessions.token: A secret')
  const { items } = await world.as(me).contacts.list({})
  expect(rowsIn(files, 'contacts/contacts').map((row) => row['person_id'])).toContain(items[0]!.id)
}, 180_000)

test('only its owner downloads it, for 72 hours, and is told by mail', async () => {
  const world = await worldForThisTest({ SESSION_DAYS: '30' })
  const [me, eve] = [await world.signUp('Mara Lind'), await world.signUp('Eve Sand')]
  const { id } = await world.as(me).exports.create({})
  expect((await download(world, me, id)).status).toBe(404)
  await world.work()
  expect((await world.mails(me.user.email)).map(({ kind }) => kind)).toContain('account.export-ready')
  expect((await download(world, me, id)).status).toBe(200)
  expect((await download(world, eve, id)).status).toBe(404)
  expect((await world.as(eve).exports.list({})).items).toEqual([])
  world.clock.shiftMs = 73 * 3_600_000
  expect((await download(world, me, id)).status).toBe(404)
  expect((await world.as(me).exports.list({})).items).toEqual([])
})

test('asking several times at once writes one export', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const asked = await Promise.all(Array.from({ length: 5 }, () => world.as(me).exports.create({})))
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  await world.work()
  expect((await world.as(me).exports.list({})).items).toMatchObject([{ state: 'done' }])
})

test('a worker that died leaves nothing twice', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { id } = await world.as(me).exports.create({})
  await world.superuser.query(`update account.exports set state = 'writing'`)
  await world.superuser.query(`insert into account.export_pieces values ($1, 0, $2, 'half'::bytea)`, [id, me.user.id])
  await world.work()
  const answer = await download(world, me, id)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
