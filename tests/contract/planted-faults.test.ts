import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyBy } from '@wellmet/account/users/identify.ts'
import type { FastifyInstance } from 'fastify'
import { contractsOf, routesOf } from '@wellmet/platform/area.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import type { BoundRoutes } from '@wellmet/platform/http/serve.ts'
import { areas } from '../../apps/areas.ts'
import { world, type World } from '../world/world.ts'
import { findLeaks } from './denial-matrix.ts'
import { setDenialStage } from './denial-stage.ts'
import { fuzz } from './fuzz.ts'
import { setFuzzStage } from './fuzz-principals.ts'
import { carelessRoutes, forgetfulRoutes, serveBeside, unguarded } from './planted-endpoints.ts'

let made: World
let leaks: string[] = []
let faults: string[] = []
const apps: FastifyInstance[] = []

const serverOf = async (served: readonly BoundRoutes[], beside: Record<string, unknown>): Promise<FastifyInstance> => {
  const app = await createServer({ services: made.services, served, identify: identifyBy(made.services) })
  serveBeside(app, beside)
  apps.push(app)
  return app
}

/** The same contract with some endpoints left to a route beside it. */
const without = ({ contract, handlers }: BoundRoutes, names: readonly string[]): BoundRoutes => ({
  contract: {
    ...contract,
    endpoints: Object.fromEntries(Object.entries(contract.endpoints).filter(([name]) => !names.includes(name))),
  },
  handlers,
})

beforeAll(async () => {
  made = await world()
  const planted: Contract[] = [forgetfulRoutes.contract, unguarded]
  const leaky = await serverOf([...routesOf(areas), forgetfulRoutes], { 'GET /api/planted/unguarded': { ok: true } })
  const stage = await setDenialStage(made, leaky, [...contractsOf(areas), ...planted])
  leaks = (await findLeaks(stage, planted)).findings

  const beside = {
    'GET /api/planted/talkative': { list: [{ ok: true, password: 'x' }] },
    'GET /api/planted/other': { ok: 'yes' },
    'POST /api/planted/careless': null,
    'GET /api/planted/no-stream': { ok: true },
    'GET /api/planted/form': { ok: true },
  }
  const faulty = await serverOf(
    [
      ...routesOf(areas),
      without(carelessRoutes, [
        'saysTooMuch',
        'saysSomethingElse',
        'takesWhatItRefuses',
        'isNoStream',
        'writesAnotherForm',
      ]),
    ],
    beside,
  )
  faults = (await fuzz(await setFuzzStage(made, faulty, [carelessRoutes.contract]), { seed: 1, requests: 1_500 }))
    .findings
}, 300_000)

afterAll(async () => {
  for (const app of apps) await app.close()
  await made.close()
})

test.each([
  [
    'a store that forgets the viewer',
    /^GET \/api\/planted\/users\/:userId asked by the owner of another workspace, with .* params\.userId does not answer 404: 200/,
  ],
  [
    'the same, asked with a key',
    /^GET \/api\/planted\/users\/:userId asked by a key of another workspace.*does not answer 404: 200/,
  ],
  [
    'a stream that forgets the viewer',
    /^GET \/api\/planted\/users\/:userId\/stream asked by the owner of another workspace.*does not answer 404: 200/,
  ],
  [
    'a store that forgets the member and asks for the workspace alone',
    /^GET \/api\/planted\/lists\/:id asked by an admin of the same workspace, with .* params\.id does not answer 404: 200/,
  ],
  [
    'a list with names of another workspace',
    /^GET \/api\/planted\/everybody asked by the owner of another workspace shows what belongs to somebody else/,
  ],
  [
    'a change to what is not theirs, even when it answers 404',
    /^rows of somebody else in account\.workspaces were changed by/,
  ],
  [
    'an answer that tells not yours from not there, in a nested array',
    /^POST \/api\/planted\/hints.* body\.about\.\*\.userId tells it from one that does not exist/,
  ],
  [
    'a handler that forgets to check the token of its plug-in',
    /^GET \/api\/planted\/own-token asked by an owner with a session does not answer 401: 200/,
  ],
  ['an endpoint that lets strangers in', /^GET \/api\/planted\/unguarded asked by anonymous does not answer 401: 200/],
  [
    'an endpoint that lets lower roles in',
    /^GET \/api\/planted\/unguarded asked by a viewer of the same workspace does not answer 403: 200/,
  ],
  [
    'an endpoint that takes a key without the scope',
    /^GET \/api\/planted\/unguarded asked by a key without planted:read does not answer 403: 200/,
  ],
])('the denial matrix finds %s', (_fault, finding) => {
  expect(leaks.filter((line) => finding.test(line))).not.toEqual([])
})

test('the denial matrix finds nothing wrong with an endpoint or a stream that keeps to the viewer', () => {
  expect(leaks.filter((line) => line.startsWith('GET /api/planted/mine'))).toEqual([])
})

test.each([
  [
    'a handler that breaks on hostile text, and says which',
    /^POST \/api\/planted\/notes as owner.*answers 500.*SEED=1.*\\u0000/,
  ],
  ['a handler that always breaks', /^GET \/api\/planted\/broken as owner, valid: answers 500/],
  [
    'an undeclared field, deep inside',
    /^GET \/api\/planted\/talkative as owner.*answers the undeclared field reply\.list\.0\.password/,
  ],
  ['an answer of another shape', /^GET \/api\/planted\/other as owner.*answers another shape than declared/],
  [
    'an endpoint that refuses what its contract takes',
    /^POST \/api\/planted\/picky as owner.*refuses what its contract takes/,
  ],
  [
    'an endpoint that takes what its contract refuses',
    /^POST \/api\/planted\/careless as owner, mutated: takes what its contract refuses/,
  ],
  ['a stream that begins in silence', /^GET \/api\/planted\/silence as owner.*begins without saying how things are/],
  [
    'another form than its plug-in writes',
    /^GET \/api\/planted\/form as owner.*answers with content-type application\/json/,
  ],
  ['a stream that is none', /^GET \/api\/planted\/no-stream as owner.*answers with content-type application\/json/],
])('the fuzzer finds %s', (_fault, finding) => {
  expect(faults.filter((line) => finding.test(line))).not.toEqual([])
})

test('the fuzzer finds nothing wrong with a sound endpoint, nor with a sound stream that does not end', () => {
  expect(faults.filter((line) => /^(POST .*\/sound|GET .*\/planted\/stream) /.test(line))).toEqual([])
})
