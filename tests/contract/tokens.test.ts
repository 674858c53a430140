import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import { withProviders } from '../world/connected-accounts.ts'
import { world, type World } from '../world/world.ts'
import { makeCast } from './token-cast.ts'
import { endpointsWithTokens, takers } from './token-takers.ts'
import { tryTokens, type TokenReport } from './try-tokens.ts'

const endpoints = endpointsWithTokens(contracts)

let made: World
let report: TokenReport

beforeAll(async () => {
  made = await world(withProviders)
  const began = performance.now()
  const [ours, theirs] = [await makeCast(made, 'ourword'), await makeCast(made, 'theirword')]
  const known = endpoints.filter(({ route }) => route in takers)
  report = await tryTokens(made, known, ours, theirs)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`tokens: ${report.calls} calls to ${known.length} endpoints, ${seconds} s`)
}, 120_000)
afterAll(() => made.close())

test('every endpoint that takes a token says which', () => {
  expect(endpoints.map(({ route }) => route).toSorted()).toEqual(Object.keys(takers).toSorted())
})

test('a token that was made for something else is refused, and changes nothing', () => {
  expect(report.findings['other purpose']).toEqual([])
})

test('a token of somebody else is refused where one has to be signed in, and changes nothing', () => {
  expect(report.findings['somebody else']).toEqual([])
})

test('a token whose time is over is refused, and changes nothing', () => {
  expect(report.findings.expired).toEqual([])
})

test('a token opens what it was made for, and changes nothing of somebody else', () => {
  expect(report.findings['own purpose']).toEqual([])
})

test('a token that was used changes nothing again, and is refused unless there is something left to show', () => {
  expect(report.findings.used).toEqual([])
})

test('a token that was taken back is refused, and changes nothing', () => {
  expect(report.findings['taken back']).toEqual([])
})
