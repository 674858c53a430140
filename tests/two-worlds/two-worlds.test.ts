import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifyBy } from '@wellmet/account/users/identify.ts'
import { contacts } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { paths } from '@wellmet/graph/paths/paths.contract.ts'
import { routesOf } from '@wellmet/platform/area.ts'
import { methodOf } from '@wellmet/platform/contract/endpoint.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { contracts } from '../../apps/api/contracts.ts'
import { areas } from '../../apps/areas.ts'
import { isSweep, seed } from '../sweep.ts'
import { compareWorlds, type Comparison } from './compare-worlds.ts'
import { makeFirstWorld, type FirstWorld } from './first-world.ts'
import { leakyRoutes } from './planted-leaks.ts'
import { asksForIntroductions, erasesPeople, savesWork } from './private-requests.ts'
import {
  bringsFirst,
  bringsMore,
  correctsSteps,
  deletesAll,
  hidesSome,
  namesTargets,
  type PrivateChange,
} from './private-changes.ts'

/** In all, each put to both worlds; after every change in `npm run sweep` and `npm run two-worlds`, else after one of them. */
const asked = process.env['TWO_WORLDS_REQUESTS']
const isWhole = isSweep || asked !== undefined
const requests = Number(asked ?? (isSweep ? 1_500 : 300))
const askersPerRead = isWhole ? undefined : 2

/** In a sweep each takes a minute at least, because everybody asks for everything. */
const changes: [PrivateChange, number][] = [
  [bringsMore, 0.35],
  [asksForIntroductions, 0.15],
  [hidesSome, 0.1],
  [correctsSteps, 0.1],
  [namesTargets, 0.05],
  [deletesAll, 0.1],
  [bringsFirst, 0.1],
  [savesWork, 0.05],
  [erasesPeople, 0.1],
]
const shares: [PrivateChange, number][] = isWhole ? changes : [[changes[seed % changes.length]![0], 1]]

let first: FirstWorld

beforeAll(async () => {
  first = await makeFirstWorld()
}, 60_000)
afterAll(() => first.drop())

describe('two worlds that differ only in what is private answer everybody else alike', () => {
  const routes = new Map<string, number>()
  let [total, answered] = [0, 0]

  test.each(shares.map(([change, share]) => [change.name, change, share] as const))(
    '%s',
    async (name, change, share) => {
      const began = performance.now()
      const report = await compareWorlds(first, change, {
        seed,
        requests: Math.ceil(requests * share),
        askersPerRead,
      })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.info(`two worlds: ${name}: ${report.requests} requests to each, seed ${seed}, ${seconds} s`)
      total += report.requests
      for (const [route, count] of report.routes) routes.set(route, (routes.get(route) ?? 0) + count)
      answered += report.answered
      expect(report.findings).toEqual([])
    },
    millisecondsPerDay,
  )

  test('every read was asked, and many times', () => {
    const lines = [...routes].map(([route, count]) => `  ${route} ${count}`)
    console.info(
      `two worlds: ${total} requests in all, ${answered} not refused, ${routes.size} endpoints:\n${lines.join('\n')}`,
    )
    const reads = contracts
      .flatMap(({ endpoints }) => Object.values(endpoints))
      .filter((one) => methodOf(one) === 'GET')
    // What a change is meant to be seen in is left out after it, and asked after another one.
    const missed = reads.map(({ route }) => route).filter((route) => !routes.has(route))
    expect(missed.length, `not asked: ${missed.join(', ')}`).toBeLessThanOrEqual(isWhole ? 0 : 5)
    expect(total).toBeGreaterThanOrEqual(requests)
    expect(answered / total).toBeGreaterThan(0.3)
  })
})

describe('a leak would be noticed', () => {
  let report: Comparison

  beforeAll(async () => {
    report = await compareWorlds(first, bringsMore, {
      seed,
      requests: 300,
      contracts: [contacts, paths, leakyRoutes.contract],
      serverOf: (services) =>
        createServer({ services, served: [...routesOf(areas), leakyRoutes], identify: identifyBy(services) }),
    })
  }, 60_000)

  test.each([
    ['a count over everybody', /^GET \/api\/planted\/known-by\/:id asked by mara .*"people":\d.* became .*"people":\d/],
    ['an order by arrival', /^GET \/api\/planted\/newest asked by mara .*"names":.* became /],
    ['a name that only somebody else uses', /^GET \/api\/planted\/names\/:id asked by .*: says "zephyrine"/],
  ])('%s', (_leak, finding) => {
    expect(report.findings.filter((line) => finding.test(line))).not.toEqual([])
  })

  test('and nothing else is said to be one', () => {
    expect(report.findings.filter((line) => !/planted\/(known-by|newest|names)/.test(line))).toEqual([])
  })
})
