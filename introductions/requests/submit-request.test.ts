import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { statementsOf } from '../../tests/world/statements.ts'
import { join } from '../../tests/world/team.ts'

const locksConnector = (text: string): boolean => text.includes('platform.acquire_lock')
const locksRow = (text: string): boolean => text.includes('introductions.requests') && /for update/i.test(text)

/** How often the statements lock the connector, and how often the row of a request. */
async function locksOf(work: () => Promise<unknown>) {
  const statements = await statementsOf(work)
  return { connector: statements.filter(locksConnector).length, row: statements.filter(locksRow).length }
}

test('a new request locks the connector once and never reads its own row for update', async () => {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { requests } = world.as(me)
  expect(await locksOf(() => requests.create({ body: { ...body, status: 'pending' } }))).toEqual({
    connector: 1,
    row: 0,
  })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
})

test('a draft that is asked locks the connector once and its row once; one that stays a draft locks no connector', async () => {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { requests } = world.as(me)
  expect(await locksOf(() => requests.create({ body }))).toEqual({ connector: 0, row: 0 })
  const { items } = await requests.list({})
  const params = { id: items[0]!.id }
  const subject = { subject: 'Another subject' }
  expect(await locksOf(() => requests.update({ params, body: subject }))).toEqual({ connector: 0, row: 1 })
  const ask = { ...subject, status: 'pending' }
  expect(await locksOf(() => requests.update({ params, body: ask }))).toEqual({ connector: 1, row: 1 })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
})

test('who joins a teammate locks the connector once and the row of the teammate once', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'member', 'Ida Berg')
  await world.work()
  const body = {
    target: { personId: await find('Ana') },
    connector: { personId: bob.user.id },
    message,
    status: 'pending',
  }
  await world.as(me).requests.create({ body })
  expect(await locksOf(() => world.as(ida).requests.create({ body }))).toEqual({ connector: 1, row: 1 })
})
