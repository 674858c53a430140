import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import { listTables } from '../../database/catalogue/product-tables.ts'
import { signedInAs } from '../../database/migrate.ts'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import { advanceAgent } from '@wellmet/hq/agents/advance-agent.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { operatorIn } from '../world/staff.ts'
import { world, type World } from '../world/world.ts'
import { layChecksAside, plantRow } from './canary-rows.ts'
import { countedTables, listDecisions, unread } from './staff-decisions.ts'

const canary = 'canary4f1e'

let stage: World
let tables: Table[]
let superuser: pg.Client

beforeAll(async () => {
  stage = await world()
  tables = await stage.services.database.system.asSystem((tx) => listDeclaredTables({ tx, services: stage.services }))
  superuser = new pg.Client({ connectionString: stage.superuserUrl })
  await superuser.connect()
})
afterAll(async () => {
  await superuser.end()
  await stage.close()
})

/** Only the agents: nothing else that is planted here is done. */
const advanceAll = async () => {
  const { rows } = await superuser.query<{ id: string }>(`select id from hq.agent_runs where state = 'running'`)
  for (const { id } of rows) await advanceAgent(stage.services, id, { jobId: '0', number: 1, last: false })
}

const asStaff = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: signedInAs(stage.superuserUrl, 'wellmet_staff') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('of every table it is decided whether the operator’s room counts it, and of every text column it reads why', async () => {
  const all = (await listTables(superuser)).map(({ name }) => name)
  expect(await listDecisions(superuser, all)).toEqual([])
})

test('a table added later, and a text column that is read later, fail until somebody decides', async () => {
  await superuser.query('begin')
  await superuser.query(`create table contacts.diaries (network_id integer, secret text);
    create view hq.diary_counts as select email, count(*) from account.users group by 1`)
  const all = (await listTables(superuser)).map(({ name }) => name)
  const found = await listDecisions(superuser, all)
  await superuser.query('rollback')
  expect(found).toEqual([
    'contacts.diaries is undecided: is it counted, or never read?',
    'a count reads text of account.users.email, and nobody decided so',
  ])
})

test('the role may read the counts and nothing else, and write nothing', async () => {
  const { rows } = await superuser.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and has_schema_privilege('wellmet_staff', n.oid, 'usage')
       and case c.relkind when 'S' then has_sequence_privilege('wellmet_staff', c.oid, 'usage, select, update')
         else has_table_privilege('wellmet_staff', c.oid, 'select, insert, update, delete, truncate')
           or has_any_column_privilege('wellmet_staff', c.oid, 'select, insert, update') end order by 1`,
  )
  expect(rows.map(({ name }) => name).filter((name) => !/^hq\.\w+_counts$/.test(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(10)
  await asStaff(async (client) => {
    const refused = /permission denied|must be (?:a )?member|read-only/
    for (const sql of [
      'select name from account.users',
      'select * from hq.asked_requests',
      'select * from hq.staff',
      'set role wellmet_system',
      'set role wellmet_app',
      'create temp table t (x int)',
      'select * from introductions.requests',
      `select pg_read_file('/etc/passwd')`,
    ])
      await expect(client.query(sql)).rejects.toThrow(refused)
  })
})

test('a word that stands in every text of every table comes out of no count and no endpoint of the room', async () => {
  const ana = await stage.signUp(`${canary} Ana`, `${canary}@example.com`)
  await stage.as(ana).workspaces.rename({ body: { name: `${canary} team` } })
  await superuser.query('set session_replication_role = replica')
  await layChecksAside(superuser)
  const { rows } = await superuser.query<{ id: number }>('select id from identity.member_networks where user_id = $1', [
    ana.user.id,
  ])
  const owner = {
    mark: canary,
    columns: {
      user_id: ana.user.id,
      workspace_id: ana.workspace!.id,
      network_id: rows[0]?.id,
      viewer_network_id: rows[0]?.id,
    },
  }
  // Texts that decide whether a row is counted at all are planted as they are and as the canary.
  const counted: Record<string, Record<string, unknown>> = {
    'contacts.imports': { state: 'done' },
    'account.subscriptions': { status: 'active', currency: 'eur', interval_months: 1 },
    'connections.provider_usage': { span: 'month' },
    'introductions.requests': { asked_elsewhere: null },
  }
  await superuser.query('select growth.keep_partitions(now())')
  // In the room's own tables stand words of this code and no others; a forecast is counted by a view.
  for (const { table } of tables.filter(({ table }) => !table.startsWith('hq.') || table === 'hq.forecasts')) {
    // There are partitions for these months only.
    await plantRow(superuser, table, owner, table === 'growth.events' ? { at: new Date() } : {})
    if (counted[table]) await plantRow(superuser, table, owner, counted[table])
  }
  // In the past, as the counts look back.
  for (const [table, columns] of Object.entries(countedTables))
    for (const column of columns.times ?? [])
      await superuser.query(`update ${table} set ${column} = now() - interval '2 hours' where ${column} > now()`)
  await superuser.query('set session_replication_role = origin')
  const views = await asStaff(async (client) => {
    const { rows: names } = await superuser.query<{ name: string }>(
      `select 'hq.' || viewname as name from pg_views where schemaname = 'hq' and viewname like '%\\_counts'`,
    )
    return Promise.all(
      names.map(async ({ name }) => JSON.stringify((await client.query(`select * from ${name}`)).rows)),
    )
  })
  expect(views.join('\n')).not.toContain(canary)
  expect(views.filter((rows) => rows !== '[]').length).toBe(views.length)
  const staff = await operatorIn(stage)
  const answers: string[] = []
  await stage.as(staff).agents.bootstrap({})
  const [agent] = (await stage.as(staff).agents.list({})).items
  const filled = (path: string) => path.replace(':agentId', agent!.id).replace(':code', agent!.code)
  // What agents said is in the room too.
  await stage.as(staff).agents.start({})
  await stage.as(staff).agents.runCycle({})
  for (let tries = 0; tries < 5; tries++) await advanceAll()
  for (const { endpoints } of contracts)
    for (const { access, route } of Object.values(endpoints)) {
      const [method, path] = route.split(' ') as [string, string]
      if (access !== 'staff' || method !== 'GET') continue
      const answer = await fetch(`${stage.origin()}${filled(path)}`, { headers: { cookie: staff.cookie! } })
      const body = await answer.text()
      expect([200, 409], `${route}: ${body}`).toContain(answer.status)
      answers.push(body)
    }
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.join('\n')).not.toContain(canary)
  expect(answers.join('\n')).not.toContain(ana.user.id)
}, 120_000)

test('what is read is what was decided', () => {
  expect(Object.keys(countedTables).filter((table) => unread.has(table))).toEqual([])
})
