import { expect, test } from 'vitest'
import { plantAccount, withProviders } from '../../tests/world/connected-accounts.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { providers } from '../providers/providers.ts'
import { crmNames } from '../crm/crm-names.contract.ts'

const names = providers.map(({ name }) => name)

test('all providers are integrations, and the people-data provider is one', async () => {
  const world = await worldForThisTest(withProviders)
  const api = world.as(await world.signUp()).integrations
  const { items } = await api.providers({})
  expect(items.map(({ id }) => id)).toEqual([...names, 'people-data-labs'])
  expect(items.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id)).toEqual(['telegram', 'people-data-labs'])
  const { items: categories } = await api.categories({})
  expect(categories.flatMap(({ integrations }) => integrations).toSorted()).toEqual(
    items.map(({ id }) => id).toSorted(),
  )
  expect(categories.find(({ category }) => category === 'crm')).toMatchObject({
    label: 'CRM',
    integrations: [...crmNames],
  })
})

test('only what is connected counts, and what needs the member is named', async () => {
  const world = await worldForThisTest(withProviders)
  const me = await world.signUp()
  const api = world.as(me).integrations
  expect(await api.status({})).toEqual({ connected: 0, needAttention: [] })
  expect((await api.connected({})).items).toEqual([])
  const address = 'ana@mail.example'
  const id = await plantAccount(world, { userId: me.user.id, workspaceId: me.workspace!.id, address })
  expect((await api.connected({})).items).toMatchObject([{ id: 'google', state: 'connected', accounts: 1 }])
  await world.superuser.query(`update connections.connected_accounts set state = 'expired' where id = $1`, [id])
  expect(await api.status({})).toEqual({ connected: 1, needAttention: ['google'] })
  expect(await api.show({ params: { id: 'google' } })).toMatchObject({ category: 'suite', state: 'expired' })
  const stranger = await world.signUp('Bob Reyes')
  expect(await world.as(stranger).integrations.status({})).toEqual({ connected: 0, needAttention: [] })
})

test('the key of the operator connects people data for everybody', async () => {
  const world = await worldForThisTest({ PEOPLE_DATA_LABS_KEY: 'a key' })
  const api = world.as(await world.signUp()).integrations
  expect(await api.show({ params: { id: 'people-data-labs' } })).toMatchObject({
    connectedBy: 'server',
    isAvailable: true,
    state: 'connected',
  })
})

test('an integration that does not exist is not found', async () => {
  const world = await worldForThisTest()
  const api = world.as(await world.signUp()).integrations
  await expect(api.show({ params: { id: 'carrier-pigeon' } })).rejects.toMatchObject({ status: 404 })
})
