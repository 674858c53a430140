import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { areas } from '../../apps/areas.ts'
import { workOf, type Area } from '@wellmet/platform/area.ts'
import { listTables, type Client } from '../../database/catalogue/product-tables.ts'
import { copiedTables, movedTables } from '../../database/move/moved-tables.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { rolledBack } from './in-transaction.ts'

let database: TestDatabase
const looking = <T>(look: (client: Client) => Promise<T>) => rolledBack(database.superuserUrl, look)

beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

/** Tables whose rows stay, each with the reason. */
const stayingTables: Readonly<Record<string, string>> = {
  'account.billing_events': 'events that this server received',
  'account.deletions': 'accounts and workspaces that were deleted on this server',
  'account.sign_in_failures': 'counts wrong passwords by address and user of this server; the count begins anew',
  'connections.linear_deliveries': 'deliveries that this server received',
  'connections.provider_pauses': 'the account of this server with a provider',
  'connections.provider_usage': 'the account of this server with a provider',
  'discovery.common_tokens': 'counted on each server by a job',
  'discovery.directory_postings': 'the public directory is loaded on each server',
  'discovery.posted_directory': 'the public directory is loaded on each server',
  'platform.arrivals': 'rows that come',
  'platform.backup_runs': 'backups of this server',
  'platform.residents': 'where workspaces are',
  'platform.roots': 'compared before a move: both servers have the same',
  'platform.workers': 'workers of this server',
  'platform.workspace_servers': 'where workspaces are',
}

const moved = Object.keys(movedTables)
const ids = {
  workspaceIds: ['00000000-0000-7000-8000-000000000001'],
  userIds: ['00000000-0000-7000-8000-000000000002'],
  networkIds: [1],
}

test('every table goes with a workspace, is copied, or stays and says why', async () => {
  const decided = [...moved, ...Object.keys(copiedTables), ...Object.keys(stayingTables)]
  const tables = await looking(listTables)
  expect(decided.toSorted()).toEqual(tables.map(({ name }) => name))
})

test('whatever belongs to a workspace, a network or a user goes', async () => {
  const owners = ['workspace_id', 'network_id', 'viewer_network_id', 'user_id']
  const owned = (await looking(listTables)).filter(({ columns }) => owners.some((owner) => columns.includes(owner)))
  const about = new Set(['platform.residents', 'platform.workspace_servers', 'platform.arrivals'])
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
    for (const [table, condition] of Object.entries(movedTables))
      await client.query(`explain select from ${table} where ${condition(ids)}`)
    for (const [table, { condition }] of Object.entries(copiedTables))
      await client.query(`explain select from ${table} where ${condition}`)
    return moved.length + Object.keys(copiedTables).length
  })
  expect(planned).toBeGreaterThan(80)
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
  'email',
])
/** Jobs of the whole server, although they have a payload. */
const ofTheServer = new Set([
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
