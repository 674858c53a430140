import { expect, test } from 'vitest'
import { suiteStage } from '../../tests/world/suites.ts'

test.each(['google', 'microsoft'] as const)(
  'a connected account with %s is read, and its people become contacts with a strength',
  async (suite) => {
    const { world, me, data, connect, status } = await suiteStage(suite)
    const account = await connect()
    expect(account).toMatchObject({ provider: suite, address: 'ana@halyard.example', state: 'connected' })
    await world.work()
    const { isAvailable, state, accounts } = await status()
    expect({ isAvailable, state }).toEqual({ isAvailable: true, state: 'connected' })
    const bySource = new Map(accounts[0]!.sources.map((source) => [source.source, source]))
    expect(bySource.get('mail')).toMatchObject({ isComplete: true, isRunning: false, problem: null })
    expect(bySource.get('mail')!.read).toBeGreaterThan(150)
    expect(bySource.get('calendar')).toMatchObject({ isComplete: true, problem: null })
    expect(bySource.get('calendar')!.read).toBeGreaterThan(20)
    expect(bySource.get('contacts')!.read).toBe(30)
    const { items, total } = await world.as(me).contacts.list({})
    expect(total).toBeGreaterThan(30)
    expect(items.some(({ isTwoWay, strength }) => isTwoWay && (strength ?? 0) > 0)).toBe(true)
    expect(data.asked.every(({ query }) => !query.has('q'))).toBe(true)
  },
)

test.each(['google', 'microsoft'] as const)('no subject and no title of %s is stored anywhere', async (suite) => {
  const { world, mailbox, connect } = await suiteStage(suite)
  await connect()
  await world.work()
  const { rows } = await world.superuser.query('select record::text as text from connections.source_records')
  const stored = rows.map(({ text }) => text).join()
  const subjects = [mailbox.messages.at(0), mailbox.messages.at(5)].map((message) => message!.subject)
  for (const said of [...subjects, mailbox.events.at(0)!.summary]) expect(stored).not.toContain(said)
})

test('without settings of the operator nobody can connect, and the status says so', async () => {
  const { status, connect } = await suiteStage('google', {}, { GOOGLE_CLIENT_ID: '' })
  expect(await status()).toMatchObject({ isAvailable: false, state: 'absent' })
  await expect(connect()).rejects.toMatchObject({ code: 'unprocessable' })
})
