import { expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { listConnectors, listTopPeople } from '@wellmet/graph/paths/paths.store.ts'
import { openDatabase, type Database } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { newDatabase } from '../world/database.ts'

/**
 * The product keeps all networks that a viewer can use on one server. If a workspace were too large for one, its networks
 * could lie on two: the best of all are then among the best of each, because a score is a maximum over networks.
 */
const [networks, people, limit] = [9, 400, 25]
const viewerId = '00000000-0000-7000-8000-000000000001'
const workspaceId = '00000000-0000-7000-8000-000000000002'

interface Edge {
  network: number
  person: number
  strength: number
}

/** The same numbers in every run. */
function madeUp(): { weights: number[]; edges: Edge[] } {
  let state = 20261117
  const next = (below: number) => (state = (state * 1103515245 + 12345) % 2 ** 31) % below
  const weights = Array.from({ length: networks }, (_, i) => (i === 0 ? 1000 : 800 + next(200)))
  const edges = weights.flatMap((_, network) =>
    Array.from({ length: people }, (__, person) => ({
      network: network + 1,
      person: person + 1,
      strength: next(1001),
    })).filter(() => next(3) === 0),
  )
  return { weights, edges }
}

/** A server that has these networks of the workspace; its member network of the viewer is on both. */
async function serverWith(isHere: (network: number) => boolean): Promise<Database> {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const { weights, edges } = madeUp()
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const here = edges.filter(({ network }) => isHere(network))
  await client.query(`insert into account.workspaces (id, name) values ('${workspaceId}', 'Split')`)
  await client.query(
    `insert into account.users (id, name, email)
     select ('00000000-0000-7000-8000-' || lpad(case n when 1 then '1' else (n + 100)::text end, 12, '0'))::uuid, 'Member ' || n, n || '@example.com' from generate_series(1, ${networks}) n`,
  )
  await client.query(
    `insert into account.memberships (workspace_id, user_id, role) select '${workspaceId}', id, 'member' from account.users`,
  )
  await client.query(
    `insert into identity.member_networks (id, workspace_id, user_id) overriding system value
     select row_number() over (order by id), '${workspaceId}', id from account.users`,
  )
  await client.query(
    `insert into identity.visible_networks (viewer_network_id, network_id, trust_weight, kind)
     select 1, n, ($1::int[])[n], case n when 1 then 'self' else 'workspace' end from unnest($2::int[]) n`,
    [weights, weights.map((_, i) => i + 1).filter(isHere)],
  )
  const columns = [here.map((e) => e.network), here.map((e) => e.person), here.map((e) => e.strength)]
  await client.query(
    `insert into contacts.contacts (network_id, person_id, name, changed_at)
     select n, p, 'Person ' || p, now() from unnest($1::int[], $2::int[], $3::int[]) e(n, p, s)`,
    columns,
  )
  await client.query(
    `insert into contacts.relationships (network_id, person_id, strength, two_way, n_messages, n_meetings, formula, computed_at)
     select n, p, s, false, 0, 0, 1, now() from unnest($1::int[], $2::int[], $3::int[]) e(n, p, s)`,
    columns,
  )
  const opened = openDatabase({
    url: database.url,
    maxConnections: 2,
    log: createLog({ level: 'silent', name: 'test' }),
    name: 'test',
  })
  onTestFinished(() => opened.close())
  return opened
}

const asViewer = (server: Database) => server.asViewer({ viewerId, workspaceId, principal: 'test' })
const topOf = (server: Database) =>
  asViewer(server).reading(async (tx) => (await listTopPeople(tx, { limit })).map(({ personId }) => personId))
const connectorsOf = (server: Database, of: string[]) =>
  asViewer(server).reading((tx) => listConnectors(tx, { people: of }))

test('the best people of two servers, merged, are those of one server and of the oracle', async () => {
  const isOdd = (network: number) => network % 2 === 1
  const whole = await serverWith(() => true)
  const halves = [await serverWith(isOdd), await serverWith((network) => !isOdd(network))]

  const candidates = [...new Set((await Promise.all(halves.map(topOf))).flat())]
  const ways = (await Promise.all(halves.map((half) => connectorsOf(half, candidates)))).flat()
  const score = new Map<string, number>()
  for (const { personId, trustWeight, strength } of ways)
    score.set(personId, Math.max(score.get(personId) ?? 0, trustWeight * (strength ?? 0)))
  const byScore = (scores: Map<string, number>) =>
    [...scores].toSorted(([a, x], [b, y]) => y - x || Number(a) - Number(b)).map(([person]) => person)
  const merged = byScore(score).slice(0, limit)

  const { weights, edges } = madeUp()
  const all = new Map<string, number>()
  for (const { network, person, strength } of edges)
    all.set(String(person), Math.max(all.get(String(person)) ?? 0, weights[network - 1]! * strength))
  expect(merged).toEqual(byScore(all).slice(0, limit))
  expect(await topOf(whole)).toEqual(merged)
  // Half of it is not enough, or the merging would prove nothing.
  expect(await topOf(halves[0]!)).not.toEqual(merged)

  const shown = (rows: typeof ways) =>
    rows
      .map(({ personId, userId, trustWeight, strength }) => `${personId} ${userId} ${trustWeight} ${strength}`)
      .toSorted()
  const merging = await Promise.all(halves.map((half) => connectorsOf(half, merged)))
  expect(shown(merging.flat())).toEqual(shown(await connectorsOf(whole, merged)))
}, 60_000)
