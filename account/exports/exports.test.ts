import { expect, test } from 'vitest'
import { download } from '../../tests/world/exports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

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
