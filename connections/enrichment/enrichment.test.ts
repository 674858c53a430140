import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { apolloKey, enrichmentStage, peopleDataKey } from '../../tests/world/enrichment.ts'

test('without keys everything is off, and the list says what a provider would be told', async () => {
  const { world, me, statusOf } = await enrichmentStage()
  const { items } = await world.as(me).enrichment.providers({})
  expect(items).toMatchObject([
    { provider: 'people-data-labs', isAvailable: false, account: null, sends: ['name', 'company', 'email'] },
    { provider: 'apollo', isAvailable: false, account: null },
  ])
  expect(await statusOf('apollo')).toMatchObject({ state: 'off', keyEnds: null, priority: 2, problem: null })
})

test('a good key is asked about once, sealed, and shown by its end alone', async () => {
  const { world, me, peopleData, connectPeopleData, connectApollo, statusOf } = await enrichmentStage()
  expect(await connectPeopleData()).toMatchObject({ state: 'ok', account: 'workspace', keyEnds: '1234', remaining: 5 })
  expect(peopleData.enriched).toMatchObject([{ key: peopleDataKey, query: {}, status: 400 }])
  expect(peopleData.credits.get(peopleDataKey)).toBe(5)
  expect(await connectApollo()).toMatchObject({ state: 'ok', keyEnds: 'abcd', remaining: null })
  const { rows } = await world.superuser.query('select a::text as row from connections.enrichment_accounts a')
  const audit = await world.as(me).audit.list({})
  for (const key of [peopleDataKey, apolloKey]) {
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(audit)).not.toContain(key)
  }
  expect((await statusOf('apollo')).connectedAt).not.toBeNull()
  expect(audit.items.filter(({ action }) => action === 'enrichment.connected')).toHaveLength(2)
})

test('a key that the provider refuses, or cannot be asked about, is not saved', async () => {
  const { connect, peopleData, apollo, statusOf } = await enrichmentStage()
  const wrong = 'a key that nobody gave out'
  await expect(connect('people-data-labs', wrong)).rejects.toMatchObject({ code: 'unprocessable' })
  await expect(connect('apollo', wrong)).rejects.toMatchObject({ code: 'unprocessable' })
  peopleData.mood = 'broken'
  await expect(connect('people-data-labs', peopleDataKey)).rejects.toMatchObject({ code: 'unprocessable' })
  apollo.faults.script({ kind: 'server error' })
  await expect(connect('apollo', apolloKey)).rejects.toMatchObject({ code: 'unprocessable' })
  await expect(connect('nobody', wrong)).rejects.toMatchObject({ status: 404 })
  for (const provider of ['people-data-labs', 'apollo'])
    expect(await statusOf(provider)).toMatchObject({ state: 'off', keyEnds: null })
})

test('disconnecting deletes the key; another one can be connected', async () => {
  const { world, me, connectApollo, statusOf } = await enrichmentStage()
  await connectApollo()
  const disconnect = () => world.as(me).enrichment.disconnect({ params: { provider: 'apollo' } })
  expect(await disconnect()).toMatchObject({ state: 'off', account: null, keyEnds: null, connectedAt: null })
  const { rows } = await world.superuser.query('select * from connections.enrichment_accounts')
  expect(rows).toEqual([])
  expect(await disconnect()).toMatchObject({ state: 'off' })
  expect(await connectApollo()).toMatchObject({ state: 'ok' })
  expect((await statusOf('apollo')).keyEnds).toBe('abcd')
})

test('only admins change anything, and another workspace sees nothing', async () => {
  const { world, me, connect, connectApollo, statusOf } = await enrichmentStage()
  await connectApollo()
  const member = await join(world, me, 'member', 'Bob Reyes')
  await expect(connect('apollo', apolloKey, member)).rejects.toMatchObject({ status: 403 })
  const as = world.as(member).enrichment
  const params = { provider: 'apollo' }
  await expect(as.disconnect({ params })).rejects.toMatchObject({ status: 403 })
  await expect(as.priority({ params, body: { priority: 1 } })).rejects.toMatchObject({ status: 403 })
  expect(await statusOf('apollo', member)).toMatchObject({ state: 'ok', account: 'workspace' })
  const stranger = await world.signUp('Olga Brandt')
  expect(await statusOf('apollo', stranger)).toMatchObject({ state: 'off', account: null, keyEnds: null })
})

test('the order is the workspace’s to choose', async () => {
  const { world, me } = await enrichmentStage()
  const order = async () => (await world.as(me).enrichment.status({})).items.map((one) => [one.provider, one.priority])
  const { items } = await world.as(me).enrichment.priority({ params: { provider: 'apollo' }, body: { priority: 1 } })
  expect(items.map(({ provider }) => provider)).toEqual(['apollo', 'people-data-labs'])
  expect(await order()).toEqual([
    ['apollo', 1],
    ['people-data-labs', 2],
  ])
  await world.as(me).enrichment.priority({ params: { provider: 'apollo' }, body: { priority: 9 } })
  expect(await order()).toEqual([
    ['people-data-labs', 1],
    ['apollo', 2],
  ])
})

test('the server’s key counts as available, with what is left of the workspace’s share', async () => {
  const { world, me, statusOf, connectPeopleData } = await enrichmentStage({
    PEOPLE_DATA_LABS_KEY: 'a key of the stand-in',
  })
  const { items } = await world.as(me).enrichment.providers({})
  expect(items[0]).toMatchObject({ provider: 'people-data-labs', isAvailable: true, account: 'server' })
  expect(await statusOf('people-data-labs')).toMatchObject({ state: 'ok', account: 'server', remaining: 50 })
  expect(await connectPeopleData()).toMatchObject({ account: 'workspace', remaining: 5 })
})

test('a sealed key that was moved to another row does not open there', async () => {
  const { world, connectApollo, lookUp } = await enrichmentStage()
  await connectApollo()
  await world.superuser.query(
    `update connections.enrichment_accounts a set provider = 'people-data-labs' where provider = 'apollo'`,
  )
  await expect(lookUp('Jane Doe')).rejects.toMatchObject({ status: 500 })
})
