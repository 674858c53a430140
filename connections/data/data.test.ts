import { expect, onTestFinished, test } from 'vitest'
import { plantAccount, withProviders } from '../../tests/world/connected-accounts.ts'
import { typedStage } from '../../tests/world/typed-accounts.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startPublishedFiles } from '../../tools/stand-ins/published-files.ts'
import { providers } from '../providers/providers.ts'

test('every provider of tables is offered, as far as the operator has set it up', async () => {
  const world = await worldForThisTest()
  const { items } = await world.as(await world.signUp()).data.providers({})
  expect(items.map(({ provider }) => provider)).toEqual(
    providers.filter(({ category }) => category === 'table').map(({ name }) => name),
  )
  expect(items.filter(({ isAvailable }) => isAvailable).map(({ provider }) => provider)).toEqual(['csv'])
  const api = world.as(await world.signUp('Bob Reyes')).data
  expect(await api.sheetsStatus({})).toMatchObject({ isAvailable: false, state: 'absent', nextStep: 'ask_operator' })
  await expect(api.autoConnect({})).rejects.toMatchObject({ code: 'unprocessable' })
  const body = { provider: 'google-sheets', access: {} } as const
  await expect(api.connect({ body })).rejects.toMatchObject({ code: 'unprocessable' })
})

test('a table at a link is connected, with its rows and its runs, and what is no table is refused at the field', async () => {
  const files = await startPublishedFiles()
  onTestFinished(() => files.close())
  files.publish('s3cret.csv', 'Name,Email\nBo Berg,bo@acme.example\n,\n')
  files.publish('page', '<html>Sign in</html>')
  const { world, me } = await typedStage([files.url])
  const api = world.as(me).data
  const connect = (path: string) => api.connect({ body: { provider: 'csv', access: { url: `${files.url}/${path}` } } })
  await expect(connect('page')).rejects.toMatchObject({ problem: { errors: [{ field: 'access.url' }] } })
  const { connection, url } = await connect('s3cret.csv')
  expect(url).toBeNull()
  expect(connection).toMatchObject({ provider: 'csv', name: '127.0.0.1', rows: 0, lastSuccessAt: null })
  await world.work()
  const shown = await api.connection({ params: { id: connection!.id } })
  expect(shown.connection).toMatchObject({ rows: 1, leftOut: { empty_row: 1 }, problem: null })
  expect(shown.runs).toMatchObject([{ read: 1, stored: 1, isFull: true }])
  expect((await api.connections({})).items).toEqual([shown.connection])
  expect(JSON.stringify(shown)).not.toContain('s3cret')
})

test('only tables are shown, and only to their member', async () => {
  const world = await worldForThisTest(withProviders)
  const me = await world.signUp()
  const owner = { userId: me.user.id, workspaceId: me.workspace!.id, address: 'ana@mail.example' }
  const mailbox = await plantAccount(world, owner)
  const table = await plantAccount(world, { ...owner, provider: 'csv' })
  const api = world.as(me).data
  expect((await api.connections({})).items.map(({ id }) => id)).toEqual([table])
  await expect(api.connection({ params: { id: mailbox } })).rejects.toMatchObject({ status: 404 })
  const stranger = world.as(await world.signUp('Bob Reyes')).data
  expect((await stranger.connections({})).items).toEqual([])
  await expect(stranger.connection({ params: { id: table } })).rejects.toMatchObject({ status: 404 })
})
