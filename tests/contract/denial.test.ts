import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import { world, type World } from '../world/world.ts'
import { isDrawn, isSweep } from '../sweep.ts'
import { findLeaks, type MatrixReport } from './denial-matrix.ts'
import { findUnprovenSlots } from './denial-proof.ts'
import { setDenialStage, type Stage } from './denial-stage.ts'

/** A quarter of the endpoints, asked by everybody; all of them in `npm run sweep`. */
const share = isSweep ? 1 : 0.25
const drawn = contracts
  .map((contract) => ({
    ...contract,
    endpoints: Object.fromEntries(Object.entries(contract.endpoints).filter(([, { route }]) => isDrawn(route, share))),
  }))
  .filter(({ endpoints }) => Object.keys(endpoints).length > 0)

let made: World
let stage: Stage
let report: MatrixReport

beforeAll(async () => {
  made = await world({ SAML: 'on' })
  const began = performance.now()
  stage = await setDenialStage(made, made.app, contracts)
  report = await findLeaks(stage, drawn)
  const { calls, endpoints, slots } = report
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(
    `denial matrix: ${calls} calls, ${endpoints} endpoints, ${slots} id slots, ${stage.foreignIds.size} foreign and ${stage.privateIds.size} private ids, ${seconds} s`,
  )
}, 600_000)
afterAll(() => made.close())

test('everybody who should not be answered is refused, and nothing of somebody else is shown or changed', () => {
  expect(report.findings).toEqual([])
})

test('every endpoint of the contract was asked', () => {
  const all = drawn.flatMap(({ endpoints }) => Object.keys(endpoints))
  expect(report.endpoints).toBe(all.length)
  expect(report.calls).toBeGreaterThan(all.length)
})

/** Takes two contacts that differ, a pair that was kept apart, a merge, or a group of a directory, and the owner has made none. */
const unprovable = new Set([
  'POST /api/network/contacts/:id/merge params.id',
  'POST /api/network/merges/:id/undo params.id',
  'PUT /api/workspaces/current/provisioning/groups/:id params.id',
  'POST /api/network/duplicates/restore body.contactId',
  'POST /api/network/duplicates/restore body.otherId',
])

test('the ids that strangers were refused are real to their owner', async () => {
  const unproven = await findUnprovenSlots({ ...stage, contracts: drawn })
  expect(unproven.filter((slot) => !unprovable.has(slot))).toEqual([])
})
