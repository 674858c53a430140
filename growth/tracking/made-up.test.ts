import { z } from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { during } from '@wellmet/platform/events/hook.ts'
import { openApiDocument } from '@wellmet/platform/contract/openapi.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { areas } from '../../apps/areas.ts'
import { findLeaks } from '../../tests/contract/denial-matrix.ts'
import { setDenialStage } from '../../tests/contract/denial-stage.ts'
import { setFuzzStage } from '../../tests/contract/fuzz-principals.ts'
import { fuzz } from '../../tests/contract/fuzz.ts'
import { seed } from '../../tests/sweep.ts'
import { world as makeWorld } from '../../tests/world/world.ts'
import { post, siteOf } from '../growth-for-tests.ts'
import { fromSite } from './from-site.ts'
import { trackable } from './trackable.ts'
import { serveTracked, trackingContract } from './tracking-routes.ts'
import { trackablesListed } from './tracking.hooks.ts'

// A whole thing that can happen:
const poll = trackable({
  name: 'made-up.poll',
  path: '/api/made-up/poll',
  summary: 'Somebody answered a poll on a page',
  title: () => 'Polls',
  source: fromSite,
  payload: { answer: z.enum(['yes', 'no']) },
  consent: 'nobody',
  dedupe: { minutes: 60 },
  keeps: ['answer'],
})
// That was all of it.

const trackables = { poll }
const contract = trackingContract('made-up', trackables)
const madeUp = {
  name: 'made-up',
  routes: { madeUp: serveTracked(contract, trackables) },
  jobs: [],
  reactions: [],
  hooks: [during(trackablesListed, async (_context, { found }) => void found.push(poll))],
  schedule: [],
  settings: [],
  sealed: [],
  tables: [],
}

test('a trackable of eleven lines has an endpoint, a reference, counts, de-duplication and refusals, and is fuzzed and denied', async () => {
  const world = await makeWorld({}, undefined, undefined, [...areas, madeUp])
  onTestFinished(world.close)
  const ana = await world.signUp()
  const site = await siteOf(world, ana)
  const send = (fields: object) => post(world, '/api/made-up/poll', { site, ...fields }).then(({ status }) => status)
  expect(await send({ answer: 'yes' })).toBe(202)
  expect(await send({ answer: 'no' }), 'the same visitor within the hour').toBe(202)
  expect(await send({ answer: 'maybe' })).toBe(400)
  expect(await send({ answer: 'yes', more: 1 })).toBe(400)
  const { items } = await world.as(ana).tracking.counts({ query: {} })
  expect(items.find(({ name }) => name === 'made-up.poll')).toMatchObject({
    title: 'Polls',
    counted: 1,
    dropped: [{ reason: 'repeat', events: 1 }],
  })
  const document = JSON.stringify(
    openApiDocument([contract] as never, { title: 'Made up', version: '1', description: '' }),
  )
  expect(document).toContain('/api/made-up/poll')
  expect(document).toContain('"enum":["yes","no"]')
  const plain = [contract as unknown as Contract]
  const fuzzed = await fuzz(await setFuzzStage(world, world.app, plain), { seed, requests: 60 })
  expect(fuzzed.findings).toEqual([])
  expect(fuzzed.requests).toBeGreaterThanOrEqual(30)
  const denied = await findLeaks(await setDenialStage(world, world.app, plain))
  expect([denied.findings, denied.endpoints]).toEqual([[], 1])
}, 120_000)
