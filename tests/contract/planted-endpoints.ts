import { once } from 'node:events'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import { contract, type Contract } from '@wellmet/platform/contract/endpoint.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { textFile } from '@wellmet/platform/contract/file.plug-in.ts'
import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import { notFound, fail } from '@wellmet/platform/contract/problem.ts'
import { Id, Nothing } from '@wellmet/platform/contract/shapes.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { serve } from '@wellmet/platform/http/serve.ts'

const Who = z.object({ id: Id, name: z.string() })
const about = { access: 'viewer', summary: 'planted' } as const

/** Its handler has to check a token of its own kind. */
const ownToken: PlugIn = { name: 'own token', caller: { by: 'handler', scheme: 'planted', openApi: {} } }

/** Endpoints that forget whose rows they touch, and one that does not. */
const forgetful = contract('planted', {
  showsAnybody: { route: 'GET /api/planted/users/:userId', ...about, reply: Who },
  listsEverybody: { route: 'GET /api/planted/everybody', ...about, reply: z.object({ names: z.array(z.string()) }) },
  changesAnybody: { route: 'PATCH /api/planted/workspaces/:workspaceId', ...about, reply: Nothing, status: 204 },
  tellsThereIsOne: {
    route: 'POST /api/planted/hints',
    ...about,
    body: z.strictObject({ about: z.array(z.strictObject({ userId: Id })).max(3) }),
    reply: Nothing,
  },
  streamsAnybody: { route: 'GET /api/planted/users/:userId/stream', ...about, plugIns: [stream], reply: Who },
  forgetsItsToken: { route: 'GET /api/planted/own-token', ...about, access: 'anyone', plugIns: [ownToken], reply: Who },
  showsTeammatesLists: { route: 'GET /api/planted/lists/:id', ...about, reply: Who },
  keepsToItself: { route: 'GET /api/planted/mine/:userId', ...about, reply: Who },
  streamsItself: { route: 'GET /api/planted/mine/:userId/stream', ...about, plugIns: [stream], reply: Who },
})

const findUser = async (tx: Tx, id: string): Promise<z.infer<typeof Who>> => {
  const row = await tx.selectFrom('account.users').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('user')
  return row
}

/** Looks at the workspace and not at the member. */
const findList = async (tx: Tx, id: string, workspaceId: string): Promise<z.infer<typeof Who>> => {
  const row = await tx
    .selectFrom('discovery.savedLists as list')
    .innerJoin('identity.memberNetworks as network', 'network.id', 'list.networkId')
    .select(['list.id', 'list.name'])
    .where('list.id', '=', id)
    .where('network.workspaceId', '=', workspaceId)
    .executeTakeFirst()
  if (!row) throw notFound('list')
  return row
}

/** Goes on until nobody listens. */
async function* saidOnce<T>(what: T, signal: AbortSignal): AsyncGenerator<T> {
  yield what
  await once(signal, 'abort')
}

export const forgetfulRoutes = serve(forgetful)({
  showsAnybody: ({ db, params }) => db.asSystem((tx) => findUser(tx, params.userId)),
  listsEverybody: ({ db }) =>
    db.asSystem(async (tx) => ({
      names: (await tx.selectFrom('account.workspaces').select('name').execute()).map(({ name }) => name),
    })),
  changesAnybody: async ({ db, params }) => {
    await db.asSystem((tx) =>
      tx.updateTable('account.workspaces').set({ name: 'mine now' }).where('id', '=', params.workspaceId).execute(),
    )
    throw notFound('workspace')
  },
  tellsThereIsOne: ({ db, body }) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('account.users')
        .select('id')
        .where('id', '=', body.about[0]?.userId ?? '')
        .executeTakeFirst()
      throw row ? fail('conflict', 'They are not in your workspace.') : notFound('user')
    }),
  streamsAnybody: async ({ db, params, signal }) =>
    saidOnce(await db.asSystem((tx) => findUser(tx, params.userId)), signal),
  forgetsItsToken: async () => ({ id: '0198c9a0-0000-7000-8000-000000000000', name: 'Anybody' }),
  showsTeammatesLists: ({ db, params, viewer }) => db.asSystem((tx) => findList(tx, params.id, viewer.workspaceId)),
  keepsToItself: ({ db, params }) => db.transaction((tx) => findUser(tx, params.userId)),
  streamsItself: async ({ db, params, signal }) =>
    saidOnce(await db.transaction((tx) => findUser(tx, params.userId)), signal),
})

/** Served past the one place that reads `access`. */
export const unguarded = contract('planted', {
  letsEverybodyIn: {
    route: 'GET /api/planted/unguarded',
    access: 'admin',
    summary: 'planted',
    reply: z.object({ ok: z.boolean() }),
  },
}) as unknown as Contract

const noted = z.strictObject({ text: z.string().max(200) })

/** Endpoints that answer what they did not declare, and one that does not. */
export const careless = contract('planted', {
  breaksOnHostileText: {
    route: 'POST /api/planted/notes',
    ...about,
    body: noted,
    reply: z.object({ length: z.int() }),
  },
  alwaysBreaks: { route: 'GET /api/planted/broken', ...about, reply: z.object({ ok: z.boolean() }) },
  saysTooMuch: {
    route: 'GET /api/planted/talkative',
    ...about,
    reply: z.object({ list: z.array(z.object({ ok: z.boolean() })) }),
  },
  saysSomethingElse: { route: 'GET /api/planted/other', ...about, reply: z.object({ ok: z.boolean() }) },
  refusesWhatItTakes: { route: 'POST /api/planted/picky', ...about, body: noted, reply: Nothing, status: 204 },
  takesWhatItRefuses: { route: 'POST /api/planted/careless', ...about, body: noted, reply: Nothing, status: 204 },
  isSound: { route: 'POST /api/planted/sound', ...about, body: noted, reply: z.object({ length: z.int() }) },
  beginsInSilence: {
    route: 'GET /api/planted/silence',
    ...about,
    plugIns: [stream],
    reply: z.object({ ok: z.boolean() }),
  },
  isNoStream: {
    route: 'GET /api/planted/no-stream',
    ...about,
    plugIns: [stream],
    reply: z.object({ ok: z.boolean() }),
  },
  writesAnotherForm: {
    route: 'GET /api/planted/form',
    ...about,
    plugIns: [textFile('text/csv', 'a.csv')],
    reply: z.string(),
  },
  isSoundStream: {
    route: 'GET /api/planted/stream',
    ...about,
    plugIns: [stream],
    reply: z.object({ ok: z.boolean() }),
  },
})

export const carelessRoutes = serve(careless)({
  breaksOnHostileText: ({ db, body }) =>
    db.transaction(
      async (tx) => (await sql<{ length: number }>`select length(${body.text}::text) as length`.execute(tx)).rows[0]!,
    ),
  alwaysBreaks: () => Promise.reject(new Error('planted')),
  saysTooMuch: async () => ({ list: [] }),
  saysSomethingElse: async () => ({ ok: true }),
  refusesWhatItTakes: async ({ body }) => {
    if (body.text.length > 20) throw fail('invalid_request', 'Too long for me.')
    return undefined
  },
  takesWhatItRefuses: async () => undefined,
  isSound: async ({ body }) => ({ length: body.text.length }),
  beginsInSilence: async () => (async function* () {})(),
  writesAnotherForm: async () => 'a,b',
  isNoStream: async ({ signal }) => saidOnce({ ok: true }, signal),
  isSoundStream: async ({ signal }) => saidOnce({ ok: true }, signal),
})

/** Routes that stand beside the contract, as a page or a plugin would. Must be called before the server is ready. */
export function serveBeside(app: FastifyInstance, answers: Record<string, unknown>): void {
  for (const [route, answer] of Object.entries(answers)) {
    const [method, url] = route.split(' ') as ['GET' | 'POST', string]
    app.route({
      method,
      url,
      handler: (_request, reply) =>
        answer === null ? reply.code(204).send() : reply.type('application/json').send(JSON.stringify(answer)),
    })
  }
}
