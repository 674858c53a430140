import { expect, test } from 'vitest'
import { googleStage } from '../../tests/world/google.ts'

test('a connected Google account is read, and its people become contacts with a strength', async () => {
  const { world, me, google, connect } = await googleStage()
  const account = await connect()
  expect(account).toMatchObject({ provider: 'google', address: 'ana@halyard.example', state: 'connected' })
  await world.work()
  const status = await world.as(me).suites.googleStatus({})
  expect(status).toMatchObject({ isAvailable: true, state: 'connected' })
  const bySource = new Map(status.accounts[0]!.sources.map((source) => [source.source, source]))
  expect(bySource.get('mail')).toMatchObject({ isComplete: true, isRunning: false, problem: null })
  expect(bySource.get('mail')!.read).toBeGreaterThan(200)
  expect(bySource.get('calendar')!.isComplete).toBe(true)
  expect(bySource.get('contacts')!.read).toBe(30)
  const { items, total } = await world.as(me).contacts.list({})
  expect(total).toBeGreaterThan(30)
  expect(items.some(({ isTwoWay, strength }) => isTwoWay && (strength ?? 0) > 0)).toBe(true)
  expect(google.asked.every(({ query }) => !query.has('q'))).toBe(true)
})
