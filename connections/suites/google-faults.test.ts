import { expect, test } from 'vitest'
import type { ScriptedFault } from '../../tools/stand-ins/faults.ts'
import { googleStage, graphOf } from '../../tests/world/google.ts'

const only =
  (operation: string) =>
  (asked: { operation: string }): boolean =>
    asked.operation.startsWith(operation)

const faults: [name: string, ScriptedFault][] = [
  ['a token that ends in the middle of a page', { kind: 'unauthorized', at: 3 }],
  [
    'too many requests, with a pause in seconds',
    { kind: 'too many requests', retryAfter: 1, written: 'in seconds', at: 3 },
  ],
  ['too many requests, with a date', { kind: 'too many requests', retryAfter: 2, written: 'as a date', at: 4 }],
  ['an error of the server', { kind: 'server error', status: 502, at: 3 }],
  ['an answer that breaks off', { kind: 'cut body', at: 3 }],
  ['an answer that trickles in', { kind: 'slow body', ms: 300, at: 3 }],
  ['items that come twice', { kind: 'repeated items', at: 2 }],
  ['items out of order', { kind: 'items out of order', at: 2, times: 3 }],
  ['a clock that goes wrong', { kind: 'wrong clock', aheadBySeconds: -7200, at: 1, times: 20 }],
  ['a calendar that forgot where we were', { kind: 'expired cursor', when: only('calendar'), at: 1 }],
]

async function settled(fault: ScriptedFault | null): Promise<unknown[]> {
  const { world, me, google, connect } = await googleStage()
  if (fault) google.faults.script(fault)
  const { id } = await connect()
  await world.work()
  for (let tries = 0; tries < 8; tries += 1) {
    const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
    if (account.sources.every(({ isComplete, isRunning }) => isComplete && !isRunning)) break
    await world.as(me).connectedAccounts.sync({ params: { id }, body: { full: false } })
    await world.work()
  }
  expect(google.faults.pending).toBe(0)
  const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
  expect(account.state).toBe('connected')
  return graphOf(world)
}

test.each(faults)('%s ends in the same graph as no fault', async (_name, fault) => {
  expect(await settled(fault)).toEqual(await settled(null))
})
