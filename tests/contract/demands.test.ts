import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyBy } from '@wellmet/account/users/identify.ts'
import { contractsOf, routesOf } from '@wellmet/platform/area.ts'
import { contract, type Contract } from '@wellmet/platform/contract/endpoint.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import { areas } from '../../apps/areas.ts'
import type { Credentials } from '../world/client.ts'
import { download, openExport, plantExport } from '../world/exports.ts'
import { join } from '../world/team.ts'
import { world, type Somebody, type World } from '../world/world.ts'
import { idsSeenBy, type IdPool } from './id-pool.ts'
import { callsBySlot } from './id-slots.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { requestOf, sendRequest } from './send-request.ts'
import { sow, withOwnIds } from './sow.ts'
import { startSession } from './team.ts'

/** Stands in rows of the workspace, and nowhere else. */
const canary = 'canaryofrows'

/** Rows of all workspaces of the viewer, whatever these demand. */
const planted = contract('planted', {
  showsNotes: {
    route: 'GET /api/planted/lists',
    access: 'user',
    summary: 'planted',
    reply: z.object({ names: z.array(z.string()) }),
  },
})
const plantedRoutes = serve(planted)({
  showsNotes: ({ db, viewer }) =>
    db.asSystem(async (tx) => {
      const rows = await tx
        .selectFrom('discovery.savedLists as list')
        .innerJoin('identity.memberNetworks as network', 'network.id', 'list.networkId')
        .select('list.name')
        .where('network.userId', '=', viewer.userId)
        .execute()
      return { names: rows.map(({ name }) => name) }
    }),
})

const product = contractsOf(areas)
const all: Contract[] = [...product, planted]
let made: World
let app: FastifyInstance
let member: Somebody
let teamId: string
let ids: IdPool

beforeAll(async () => {
  made = await world()
  app = await createServer({
    services: made.services,
    served: [...routesOf(areas), plantedRoutes],
    identify: identifyBy(made.services),
  })
  const owner = await made.signUp('The owner')
  member = await join(made, owner, 'admin', 'The member')
  teamId = member.workspace!.id
  // What an account makes outside of workspaces is not theirs.
  const ofWorkspaces = product.map(({ family, endpoints }) => ({
    family,
    endpoints: Object.fromEntries(Object.entries(endpoints).filter(([, { access }]) => access !== 'user')),
  }))
  await sow(made, app, ofWorkspaces, member, canary)
  await plantExport(made, member.user.id, canary)
  ids = await idsSeenBy(app, product, member)
}, 120_000)
afterAll(async () => {
  await app?.close()
  await made?.close()
})

const elsewhere = () => member.workspaces.find(({ id }) => id !== teamId)!.id

/** Routes through which rows of the workspace leave, to a session of its member. */
async function findLeaving(workspaceId: string): Promise<string[]> {
  const found: string[] = []
  for (const { endpoint } of all.flatMap(namedEndpoints)) {
    if (endpoint.access !== 'user') continue
    for (const { parts } of callsBySlot(endpoint, 1)) {
      const session = await startSession(made, member.user.id, workspaceId)
      const { body } = await sendRequest(app, requestOf(endpoint, withOwnIds(endpoint, parts, ids), session))
      if (body.includes(canary)) found.push(endpoint.route)
    }
    await made.superuser.query('update account.users set deletes_at = null')
  }
  return [...new Set(found)]
}

const newestExport = async (who: Credentials) => {
  await made.superuser.query(`delete from account.exports where state <> 'done'`)
  const asked = await made.as(who).exports.create({})
  await made.work()
  return asked
}

test('through the account’s own routes rows leave before anything is demanded: the canary is there to be found', async () => {
  expect(await findLeaving(teamId)).toEqual(['GET /api/account/exports/:id/file', 'GET /api/planted/lists'])
})

const demands: [demand: string, sql: string, needs: 'second_factor' | 'sign_on'][] = [
  ['a second factor', 'update account.workspaces set requires_second_factor = true where id = $1', 'second_factor'],
  [
    'single sign-on',
    `insert into account.sign_ons (workspace_id, issuer, client_id, sealed_client_secret, is_required, created_at)
     values ($1, 'https://127.0.0.1', 'client', 'x', true, now())`,
    'sign_on',
  ],
]

test.each(demands)(
  'once the workspace demands %s, none of its rows leaves to a session without it',
  async (_, sql, needs) => {
    await made.superuser.query(sql, [teamId])
    try {
      for (const workspaceId of [teamId, elsewhere()])
        expect(await findLeaving(workspaceId), 'only the planted route forgets').toEqual(['GET /api/planted/lists'])
      const session = await startSession(made, member.user.id, elsewhere())
      const asked = await newestExport(session)
      expect(asked.leftOut).toMatchObject([{ workspaceId: teamId, needs }])
      const files = await openExport(await download(made, session, asked.id))
      const holding = [...files].filter(([, text]) => text.includes(canary) || text.includes(teamId))
      // The row of the export itself says what it leaves out.
      expect(holding.map(([name]) => name).filter((name) => !name.startsWith('account/exports.'))).toEqual([])
      expect(files.get('README.txt')).toContain(' The owner’s workspace: ')
    } finally {
      await made.superuser.query('update account.workspaces set requires_second_factor = false')
      await made.superuser.query('delete from account.sign_ons')
    }
  },
)

test('an export from before is downloaded by a session that has what is demanded, and by no other', async () => {
  const session = await startSession(made, member.user.id, elsewhere())
  const { id, leftOut } = await newestExport(session)
  expect(leftOut).toEqual([])
  await made.superuser.query('update account.workspaces set requires_second_factor = true where id = $1', [teamId])
  const refused = await download(made, session, id)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'second_factor_required'])
  const listed = async () => (await made.as(session).exports.list({})).items.find((one) => one.id === id)!
  expect(await listed()).toMatchObject({ state: 'done', needs: 'second_factor' })
  await made.superuser.query(
    `insert into account.second_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())
     on conflict (user_id) do update set confirmed_at = now()`,
    [member.user.id],
  )
  expect(await listed()).toMatchObject({ needs: null })
  const files = await openExport(await download(made, session, id))
  expect([...files.values()].some((text) => text.includes(canary))).toBe(true)
})
