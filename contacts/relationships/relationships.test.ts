import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const one = connections(['Priya,Raman,https://www.linkedin.com/in/priya-raman,,Kade Systems,CTO,01 Jan 2022'])

test('a sync is asked for once however often it is asked for, and the health of the graph shows it', async () => {
  const world = await worldForThisTest()
  const { as, work, superuser } = world
  const me = await world.signUp()
  expect(await as(me).relationships.health({})).toMatchObject({ status: 'empty', syncedAt: null, edges: 0 })
  await bring(world, me, 'Connections.csv', one)
  for (let i = 0; i < 3; i++) expect(await as(me).relationships.sync({})).toEqual({ queued: 1 })
  await as(me).relationships.recompute({})
  const { rows } = await superuser.query(
    `select count(*)::int as n from graphile_worker._private_jobs where key like 'graph-sync:%'`,
  )
  expect(rows[0].n).toBe(1)
  await superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await work()
  expect(await as(me).relationships.health({})).toMatchObject({
    status: 'fresh',
    edges: 1,
    evidence: 1,
    lagSeconds: expect.any(Number),
  })
})

test('what was worked out long ago is called stale', async () => {
  const world = await worldForThisTest()
  const { as, work, superuser, clock } = world
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', one)
  await as(me).relationships.sync({})
  await superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await work()
  clock.shiftMs = 3 * millisecondsPerDay
  expect(await as(me).relationships.health({})).toMatchObject({ status: 'stale' })
})

test('an admin brings the graphs of the whole workspace up to date, a member only their own', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp()
  const member = await join(world, owner, 'member')
  await bring(world, owner, 'Connections.csv', one)
  await bring(world, member, 'Connections.csv', one)
  expect(await world.as(owner).relationships.orgSync({})).toEqual({ queued: 2 })
  await expect(world.as(member).relationships.orgSync({})).rejects.toMatchObject({ status: 403 })
})
