import { sql } from 'kysely'
import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'

const about = { access: 'viewer', summary: 'planted' } as const
const Names = z.object({ names: z.array(z.string()) })

/** Endpoints that count, order or name by what is not the viewer's to see, and one that does not. */
const leaky = contract('planted', {
  countsEverybody: { route: 'GET /api/planted/known-by/:id', ...about, reply: z.object({ people: z.int() }) },
  ordersByArrival: { route: 'GET /api/planted/newest', ...about, reply: Names },
  namesAsOthersDo: { route: 'GET /api/planted/names/:id', ...about, reply: Names },
  countsMine: {
    route: 'GET /api/planted/mine/:id',
    ...about,
    params: z.strictObject({ id: Id }),
    reply: z.object({ people: z.int() }),
  },
})

const personOf = ({ viewer, services }: MemberCall, id: string): string =>
  String(opaqueIds(services, viewer.workspaceId, 'person').read(id) ?? 0)

const countEdges = (person: string) =>
  sql<{ people: number }>`select count(*)::int as people from contacts.relationships where person_id = ${person}`

export const leakyRoutes = serve(leaky)({
  countsEverybody: (call) =>
    call.db.asSystem(async (tx) => (await countEdges(personOf(call, call.params.id)).execute(tx)).rows[0]!),
  ordersByArrival: ({ db, viewer }) =>
    db.asSystem(async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select c.name from contacts.contacts c join identity.member_networks o on o.id = c.network_id
        where o.user_id = ${viewer.userId} and o.workspace_id = ${viewer.workspaceId}
        order by (select max(e.ctid) from contacts.relationships e where e.person_id = c.person_id) desc`.execute(tx)
      return { names: rows.map(({ name }) => name) }
    }),
  namesAsOthersDo: (call) =>
    call.db.asSystem(async (tx) => {
      const { rows } = await sql<{ name: string }>`select distinct name from contacts.contacts
        where person_id = ${personOf(call, call.params.id)} order by name`.execute(tx)
      return { names: rows.map(({ name }) => name) }
    }),
  countsMine: (call) =>
    call.db.transaction(async (tx) => (await countEdges(personOf(call, call.params.id)).execute(tx)).rows[0]!),
})
