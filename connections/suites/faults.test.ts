import { describe, expect, test } from 'vitest'
import type { ScriptedFault } from '../../tools/stand-ins/faults.ts'
import { madeUpStage } from '../../tests/made-up-provider/made-up-stage.ts'
import type { AccountStage } from '../../tests/world/account-stage.ts'
import { helpdeskStage } from '../../tests/world/helpdesk.ts'
import { crmStage } from '../../tests/world/crm.ts'
import { lumaFaultStage } from '../../tests/world/gatherings.ts'
import { mailchimpFaultStage } from '../../tests/world/newsletter.ts'
import { sheetsStage } from '../../tests/world/sheets.ts'
import { graphOf, suiteStage } from '../../tests/world/suites.ts'
import type { World } from '../../tests/world/world.ts'
import { standIns } from '../../tools/stand-ins/providers.ts'
import { crmNames } from '../crm/crm-names.contract.ts'
import { providers } from '../providers/providers.ts'

type MakeStage = () => Promise<
  Pick<AccountStage, 'world' | 'me' | 'data' | 'connect'> & {
    /** What is stored in the end, where it is not contacts. */
    graph?: (world: World) => Promise<unknown[]>
    /** An access without refreshing ends with the first refusal, and is given again. */
    endsAccess?: true
  }
>

/** All faults of all providers: `npm run faults:accounts`. Otherwise each provider has a share of them. */
const isWhole = process.env['FAULTS'] === 'all'

/** Every provider, each with a world beside it; of the CRMs as many people as make three pages of the largest size. */
const stages: [name: string, MakeStage][] = [
  ['google', () => suiteStage('google')],
  ['microsoft', () => suiteStage('microsoft')],
  ...crmNames.map((name): [string, MakeStage] => [name, () => crmStage(name, { people: standIns[name].threePages })]),
  ['a made-up provider', madeUpStage],
  ['google-sheets', () => sheetsStage()],
  ['luma', lumaFaultStage],
  ['mailchimp', mailchimpFaultStage],
  ['zendesk', () => helpdeskStage({ tickets: 340 })],
]

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
  ['items of an earlier page that come again', { kind: 'repeated items', at: 4 }],
  ['items out of order', { kind: 'items out of order', at: 2, times: 3 }],
  ['a clock that goes wrong', { kind: 'wrong clock', aheadBySeconds: -7200, at: 1, times: 4 }],
  ['a page that is refused again and again', { kind: 'this answer', status: 400, body: {}, at: 3, times: 3 }],
  ['a page that the provider forgot', { kind: 'expired cursor', at: 3 }],
]

/** Read in a way of their own, each with faults in its own tests; an account with LinkedIn is not read. */
const elsewhere = ['linkedin', 'imap', 'caldav', 'ics', 'csv']

test('every provider has its faults: here, elsewhere, or where messages are sent through it', () => {
  const here = new Set(stages.map(([name]) => name))
  const others = providers.filter(({ name, chat }) => !here.has(name) && chat === undefined)
  expect(others.map(({ name }) => name).toSorted()).toEqual(elsewhere.toSorted())
})

/** The first of a provider makes two worlds, one with the fault and one without. */
const twoWorldsMs = 60_000

async function settled(makeStage: MakeStage, fault: ScriptedFault | null): Promise<unknown[]> {
  const { world, me, data, connect, graph = graphOf, endsAccess } = await makeStage()
  if (fault) data.faults.script(fault)
  const { id } = await connect()
  await world.work()
  for (let tries = 0; tries < 8; tries += 1) {
    const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
    if (endsAccess && account.state === 'expired') {
      await connect()
      await world.work()
      continue
    }
    if (account.sources.every(({ isComplete, isRunning }) => isComplete && !isRunning)) break
    await world.as(me).connectedAccounts.sync({ params: { id }, body: { full: false } })
    await world.work()
  }
  expect(data.faults.pending).toBe(0)
  const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
  expect(account.state).toBe('connected')
  return graph(world)
}

const withoutFault = new Map<MakeStage, Promise<unknown[]>>()
const graphWithoutFault = (makeStage: MakeStage): Promise<unknown[]> => {
  const graph = withoutFault.get(makeStage) ?? settled(makeStage, null)
  withoutFault.set(makeStage, graph)
  return graph
}

describe.each(stages.map(([name, makeStage], at) => ({ name, makeStage, at })))('$name', ({ makeStage, at }) => {
  const share = faults.filter((_fault, i) => isWhole || i % stages.length === at)
  test.each(share)(
    '%s ends in the same graph as no fault',
    async (_name, fault) => {
      const graph = await settled(makeStage, fault)
      expect(graph.length).toBeGreaterThan(10)
      expect(graph).toEqual(await graphWithoutFault(makeStage))
    },
    twoWorldsMs,
  )
})
