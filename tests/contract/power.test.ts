import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyBy } from '@wellmet/account/users/identify.ts'
import { contractsOf, routesOf } from '@wellmet/platform/area.ts'
import type { Contract, Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import { areas } from '../../apps/areas.ts'
import { isDrawn, isSweep } from '../sweep.ts'
import { world, type World } from '../world/world.ts'
import { doorRoutes, doors } from './planted-doors.ts'
import { findMovedPower, setPowerStage, type PowerStage } from './power-walk.ts'

const product = contractsOf(areas)
const planted = doors as unknown as Contract

/** All of them in a sweep. What is marked, and what is planted, is asked in every run. */
const isAsked = (endpoint: Endpoint): boolean =>
  isSweep || isMarked(endpoint) || endpoint.route.includes('/api/planted/') || isDrawn(endpoint.route, 0.25)

const isMarked = ({ fresh, grants }: Endpoint): boolean => fresh !== undefined || grants !== undefined

let made: World
let app: FastifyInstance
let stage: PowerStage
let unproven: Map<string, string[]>
let confined: Map<string, string[]>
let proven: Map<string, string[]>

beforeAll(async () => {
  made = await world({ SAML: 'on' })
  app = await createServer({
    services: made.services,
    served: [...routesOf(areas), doorRoutes],
    identify: identifyBy(made.services),
  })
  stage = await setPowerStage(made, app, product)
  const began = performance.now()
  unproven = await findMovedPower(stage, [...product, planted], 'unproven', isAsked)
  confined = await findMovedPower(stage, [...product, planted], 'confined', isAsked)
  // Last: what is proved may end everything.
  proven = await findMovedPower(stage, [...product, planted], 'proven', isMarked)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`power: ${proven.size} routes move power with a proof, ${seconds} s`)
}, 600_000)
afterAll(async () => {
  await app?.close()
  await made?.close()
})

const ofProduct = (moved: Map<string, string[]>) => [...moved].filter(([route]) => !route.includes('/api/planted/'))

test('no route moves power for an owner who has not proved lately who they are', () => {
  expect(ofProduct(unproven)).toEqual([])
})

test('no route moves power over the workspace for a session that its provider opened', () => {
  expect(ofProduct(confined)).toEqual([])
})

test.each([
  ['a route that makes owners', 'PUT /api/planted/owners', 'membership'],
  ['a GET that invites admins', 'GET /api/planted/invited', 'invitation'],
  ['a route that gives out keys', 'POST /api/planted/keys', 'API key'],
  ['a route that removes passkeys', 'DELETE /api/planted/passkeys', 'passkey'],
  ['a route that hands joining to the provider, for one word of its body', 'PATCH /api/planted/provider', 'provider'],
  ['a marked route whose use case forgets to ask', 'PUT /api/planted/forgets', 'membership'],
])('the walk finds %s', (_door, route, kind) => {
  expect(unproven.get(route)).toEqual([kind])
})

test('the walk finds nothing at routes that ask, and they do what they say once it is proved', () => {
  for (const route of ['PUT /api/planted/asks', 'PUT /api/planted/marked']) {
    expect(unproven.get(route)).toBeUndefined()
    expect(confined.get(route)).toBeUndefined()
    expect(proven.get(route)).toEqual(['membership'])
  }
})

test('the same calls move power once it is proved: the walk is not all refused at the door', () => {
  expect([...proven.keys()]).toEqual(
    expect.arrayContaining([
      'PATCH /api/workspaces/current/members/:userId',
      'DELETE /api/workspaces/current/members/:userId',
      'POST /api/workspaces/current/ownership',
      'POST /api/workspaces/current/invitations',
      'POST /api/workspaces/current/invitations/:id/link',
      'POST /api/network/invitations/:id/lifecycle',
      'POST /api/workspaces/current/deletion',
      'POST /api/workspaces/current/domains',
      'POST /api/workspaces/current/provisioning/tokens',
      'PUT /api/workspaces/current/provisioning/groups/:id',
      'DELETE /api/security/sign-on',
      'POST /api/account/api-keys',
      'POST /api/account/deletion',
      'DELETE /api/security/passkeys/:id',
    ]),
  )
})
