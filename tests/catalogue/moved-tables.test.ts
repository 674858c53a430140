import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { areas } from '../../apps/areas.ts'
import { tablesOf, workOf, type Area } from '@wellmet/platform/area.ts'
import { listTables, type Client } from '../../database/catalogue/product-tables.ts'
import { conditionOfMove, listCopiedTables, listMovedTables } from '../../database/move/moved-tables.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { rolledBack } from './in-transaction.ts'

let database: TestDatabase
const looking = <T>(look: (client: Client) => Promise<T>) => rolledBack(database.superuserUrl, look)

beforeAll(async () => {
  database = await newDatabase()
  moved = (await looking((client) => listMovedTables(client, tables))).map(({ table }) => table)
})
afterAll(() => database.drop())

const tables = tablesOf(areas)
let moved: string[]
const ids = {
  workspaceIds: ['00000000-0000-7000-8000-000000000001'],
  userIds: ['00000000-0000-7000-8000-000000000002'],
  networkIds: [1],
}

test('every table goes with a workspace, is copied, or stays and says why', async () => {
  const staying = tables.filter(({ moved: rule }) => 'stays' in rule && rule.stays.length > 8).map(({ table }) => table)
  const decided = [...moved, ...listCopiedTables(tables).map(({ table }) => table), ...staying]
  const there = await looking(listTables)
  expect(decided.toSorted()).toEqual(there.map(({ name }) => name))
})

test('whatever belongs to a workspace, a network or a user goes', async () => {
  const owners = ['workspace_id', 'network_id', 'viewer_network_id', 'user_id']
  const owned = (await looking(listTables)).filter(({ columns }) => owners.some((owner) => columns.includes(owner)))
  // Single visits end with the workspace where they were counted; their daily counts move.
  const visits = ['growth.events', 'growth.seen_events']
  // An address of a page is claimed on its server, and published again on the next one.
  const addresses = ['growth.document_slugs', 'growth.page_reports']
  // The first customers of this server, and what they wish of it.
  const customers = ['growth.founding_members', 'growth.roadmap_votes']
  // Who runs a server does not move with a workspace.
  const staff = ['hq.staff', 'hq.staff_proofs']
  const ofServers = ['platform.residents', 'platform.workspace_servers', 'platform.arrivals']
  const about = new Set([...ofServers, ...visits, ...addresses, ...customers, ...staff])
  expect(owned.map(({ name }) => name).filter((name) => !moved.includes(name) && !about.has(name))).toEqual([])
})

test('a row leaves before the rows that refer to it, so that nobody adds one behind it', async () => {
  const early = await looking(async (client) => {
    const { rows } = await client.query<{ table: string; parent: string }>(
      `select conrelid::regclass::text as table, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
       union select tgrelid::regclass::text, 'identity.member_networks' from pg_trigger where tgfoid = 'identity.check_member_network'::regproc`,
    )
    return rows.filter(({ table, parent }) => moved.includes(table) && moved.indexOf(table) < moved.indexOf(parent))
  })
  expect(early).toEqual([])
})

test('every condition can be planned', async () => {
  const planned = await looking(async (client) => {
    await client.query(`create temporary table moving_ids (id text); create temporary table moving_requests (id uuid);
      create temporary table moving_grants (id uuid, client_id uuid);
      create temporary table moving_people (person_id bigint); create temporary table moving_places (place_id bigint)`)
    const leaving = await listMovedTables(client, tables)
    for (const { table, moved: rule } of leaving)
      await client.query(`explain select from ${table} where ${conditionOfMove(rule, ids)}`)
    const copied = listCopiedTables(tables)
    for (const { table, condition } of copied) await client.query(`explain select from ${table} where ${condition}`)
    return leaving.length + copied.length
  })
  expect(planned).toBeGreaterThan(80)
})

test('what follows a move is a job that somebody does, and that needs to know nothing', () => {
  const jobs = new Map(workOf(areas).map(({ job }) => [job.name as string, job]))
  const following = listCopiedTables(tables).flatMap(({ followedBy }) => followedBy ?? [])
  expect(following).toContain('contacts.apply-objections')
  expect(following.filter((name) => !jobs.get(name)?.payload.safeParse({}).success)).toEqual([])
})

/** By which a waiting job or an event is known to be of a workspace. */
const idsInPayloads = new Set([
  'workspaceId',
  'userId',
  'networkId',
  'viewerId',
  'requestId',
  'requestIds',
  'about',
  'eventId',
  'mailId',
  'endpointId',
  'callId',
  'email',
])
/** Jobs of the whole server, although they have a payload. */
const ofTheServer = new Set([
  'hq.advance-agent',
  'hq.expire-approval',
  // Stripe tells every server, and each does what is about its own workspaces.
  'account.refresh-customer',
  'account.cancel-subscriptions',
  'contacts.delete-everywhere',
  'graph.derive-relationships',
])

test('every job and every event says of whom it is, or is of the whole server', () => {
  const keysOf = (payload: z.ZodType) => Object.keys((payload as z.ZodObject).shape)
  const product: readonly Area[] = areas
  const declared = [
    ...workOf(areas).map(({ job }) => job),
    ...product.flatMap(({ reactions }) => reactions.map(({ event }) => event)),
  ]
  const unclear = declared
    .map(({ name, payload }) => ({ name, keys: keysOf(payload) }))
    .filter(
      ({ name, keys }) => keys.length > 0 && !ofTheServer.has(name) && !keys.some((key) => idsInPayloads.has(key)),
    )
  expect(unclear).toEqual([])
  expect(declared.length).toBeGreaterThan(50)
})
