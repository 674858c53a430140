import { expect, test } from 'vitest'
import { sheetOwner, sheetsStage } from '../../tests/world/sheets.ts'
import { makeUpBudget, makeUpSheet } from '../../tools/stand-ins/made-up/made-up-sheets.ts'

const titled = (title: string) => makeUpSheet({ owner: sheetOwner, title, people: 3 })

async function stage() {
  const [investors, advisers, budget] = [titled('Investors'), titled('Advisers'), makeUpBudget(sheetOwner)]
  const made = await sheetsStage([investors, advisers, budget])
  const api = made.world.as(made.me).data
  return { ...made, investors, advisers, budget, autoConnect: () => api.autoConnect({}), api }
}

test('whoever has chosen nothing at Google is told where to', async () => {
  const { autoConnect } = await stage()
  const { items, connected, url } = await autoConnect()
  expect({ items, connected }).toEqual({ items: [], connected: 0 })
  const asked = new URL(url!).searchParams
  expect(asked.get('trigger_onepick')).toBe('true')
  expect(asked.has('file_ids')).toBe(false)
})

test('what was chosen before is connected without a word, each once, and what has no contacts is said', async () => {
  const { world, me, investors, advisers, budget, connectSheet, autoConnect, api } = await stage()
  await connectSheet(investors)
  const { id } = await connectSheet(advisers)
  await expect(connectSheet(budget)).rejects.toMatchObject({ code: 'unprocessable' })
  await world.as(me).connectedAccounts.disconnect({ params: { id } })
  await world.work()
  const first = await autoConnect()
  expect(first).toMatchObject({ connected: 1, url: null })
  expect(first.items.map(({ name, connectionId, problem }) => [name, connectionId !== null, problem])).toEqual([
    ['Investors', true, null],
    ['Advisers', true, null],
    ['Travel budget', false, expect.stringContaining('no table of contacts')],
  ])
  await world.work()
  const { connections } = await api.sheetsStatus({})
  expect(connections.map(({ name, rows, state }) => [name, rows, state])).toEqual([
    ['Investors', 3, 'connected'],
    ['Advisers', 3, 'connected'],
  ])
  const second = await autoConnect()
  expect(second).toMatchObject({ connected: 0, url: expect.stringContaining('trigger_onepick') })
})

test('tokens that were copied are renewed by each spreadsheet alone, and sealed for it', async () => {
  const { world, investors, advisers, connectSheet, autoConnect, api, signIn, sync } = await stage()
  await connectSheet(investors)
  const { id } = await connectSheet(advisers)
  await world.superuser.query(`delete from connections.connected_accounts where id = $1`, [id])
  await autoConnect()
  await world.work()
  const { rows } = await world.superuser.query<{ sealed_tokens: string }>(
    'select sealed_tokens from connections.connected_accounts',
  )
  expect(new Set(rows.map(({ sealed_tokens: sealed }) => sealed)).size).toBe(2)
  signIn.expireAccessTokens()
  const { connections } = await api.sheetsStatus({})
  for (const connection of connections) await sync(connection.id)
  expect(signIn.countOf('token.refresh')).toBe(2)
  expect((await api.sheetsStatus({})).nextStep).toBe('none')
})

test('where Google does not answer, nothing is connected and the answer says so', async () => {
  const { data, investors, connectSheet, autoConnect, signIn, api } = await stage()
  await connectSheet(investors)
  data.faults.script({ kind: 'server error', status: 500 })
  await expect(autoConnect()).rejects.toMatchObject({ problem: { detail: expect.stringContaining('did not answer') } })
  data.faults.script({ kind: 'too many requests', retryAfter: 60 })
  await expect(autoConnect()).rejects.toMatchObject({ problem: { detail: expect.stringContaining('too busy') } })
  signIn.revokeAccess(sheetOwner)
  expect(await autoConnect()).toMatchObject({ items: [], connected: 0, url: expect.stringContaining('http') })
  expect((await api.connections({})).items).toHaveLength(1)
})
