import { beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import {
  conditionFor,
  isPersonal,
  type GivenColumn,
  type PersonalTable,
  type Table,
} from '@wellmet/platform/tables/table.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { listTables } from '../../database/catalogue/product-tables.ts'
import { exportOf, leaveForGood, rowsIn } from '../world/exports.ts'
import { message } from '../world/introductions.ts'
import { join } from '../world/team.ts'
import { world, type Somebody, type World } from '../world/world.ts'
import { layChecksAside, plantRow, type CanaryOwner, type CanaryRow } from './canary-rows.ts'
import { rolledBack } from './in-transaction.ts'
import { findUndecided } from './personal-data.ts'

let stage: World
let decisions: Table[]
let [owner, teammate]: Somebody[] = []
/** By table: what was planted for the owner and for a teammate, and by which part of the decision it is found. */
const mine = new Map<string, CanaryRow>()
let files: Map<string, string>

/** Rows that exist already, that only real use makes, or that stand for a whole chain. */
const real = new Set([
  'account.users',
  'account.workspaces',
  'account.memberships',
  'account.audit_events',
  'identity.member_networks',
])

beforeAll(async () => {
  stage = await world()
  decisions = await stage.services.database.system.asSystem((tx) =>
    listDeclaredTables({ tx, services: stage.services }),
  )
  owner = await stage.signUp('Mine Owner')
  teammate = await join(stage, owner, 'admin', 'Theirs Teammate')
  await stage.as(owner).apiKeys.create({ body: { name: 'mine:key', scopes: ['network:read'], expiresInDays: 30 } })
  await stage.as(teammate).requests.create({
    body: { target: { name: 'theirs:target' }, connector: { personId: owner.user.id }, message, status: 'pending' },
  })
  await stage.work()
  const client = new pg.Client({ connectionString: stage.superuserUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await layChecksAside(client)
  for (const who of [owner, teammate]) await plantAll(client, who)
  await client.end()
  files = await exportOf(stage, owner)
  return () => stage.close()
}, 120_000)

async function plantAll(client: pg.Client, who: Somebody): Promise<void> {
  const isMine = who === owner
  const workspace = owner!.workspace!.id
  const { rows } = await client.query<{ id: number }>(
    'select id from identity.member_networks where user_id = $1 and workspace_id = $2',
    [who.user.id, workspace],
  )
  const id = (table: string) =>
    `${isMine ? '00000000' : '11111111'}-0000-4000-8000-${Buffer.from(table).toString('hex').padEnd(12, '0').slice(-12)}`
  const network = rows[0]!.id
  const mark = isMine ? 'mine' : 'theirs'
  const ids = {
    account_id: id('conne'),
    request_id: id('reque'),
    import_id: id('impor'),
    hide_rule_id: id('hider'),
    list_id: id('lists'),
    mission_id: id('missi'),
    export_id: id('expor'),
  }
  const canaries: CanaryOwner = {
    mark,
    columns: {
      user_id: who.user.id,
      workspace_id: workspace,
      network_id: network,
      viewer_network_id: network,
      person_id: isMine ? 4242 : 4343,
      source: `${mark}:source`,
      ref: `${mark}:ref`,
      is_private: true,
      is_hidden: true,
      ...ids,
    },
  }
  const own: Record<string, Record<string, unknown>> = {
    'connections.connected_accounts': { id: ids.account_id, state: 'connected' },
    'introductions.requests': { id: ids.request_id, connector_user: null, stage: 'drafted', fallback_paths: '[]' },
    'introductions.outcomes': { by: 'asker' },
    'contacts.imports': { id: ids.import_id, state: 'done' },
    'contacts.hide_rules': { id: ids.hide_rule_id },
    'discovery.saved_lists': { id: ids.list_id },
    'discovery.missions': { id: ids.mission_id },
    'account.app_grants': { id: id('grant') },
    'account.app_tokens': { grant_id: id('grant') },
    'account.exports': { id: ids.export_id, state: 'done', workspace_ids: [], left_out: '[]' },
    'account.approvals': { requested_by: who.user.id, decided_by: who.user.id },
    'hq.actions': { taken_by: who.user.id },
    'hq.approvals': { requested_by: who.user.id, decided_by: who.user.id },
    'account.invitations': { invited_by: who.user.id, accepted_by: who.user.id },
    'account.provisioning_tokens': { created_by: who.user.id },
    'account.provisioned_users': { member_id: who.user.id },
    'account.verifications': { value: who.user.id },
    'platform.runs': { viewer_id: who.user.id, started_by: who.user.id },
    'platform.mails': { sender_id: who.user.id, to_address: who.user.email, status: 'sent' },
    'platform.idempotency_keys': { principal: `user:${who.user.id}` },
    'graph.outcome_statistics': { audience_id: who.user.id },
    'graph.step_corrections': { from_user_id: who.user.id },
  }
  for (const { table } of decisions.filter(isPersonal))
    if (!real.has(table)) {
      const planted = await plantRow(client, table, canaries, own[table] ?? {})
      if (isMine) mine.set(table, planted)
    }
}

const fileOf = (table: string, file?: string): string => {
  const [area, noun] = table.split('.') as [string, string]
  return `${area}/${file ?? noun.replaceAll('_', '-')}`
}

const shown = (given: GivenColumn, row: CanaryRow): [name: string, value: unknown] => {
  if (typeof given === 'string') return [given, row[given]]
  if ('opaque' in given) {
    const ids = opaqueIds(stage.services, owner!.workspace!.id, given.opaque)
    const number = row[given.column]
    return [given.column, number === null ? null : ids.show(BigInt(number as number))]
  }
  const values: Record<string, unknown> = { workspace_id: owner!.workspace!.id, shared_with_user_id: owner!.user.id }
  return [given.as, values[given.as] ?? row[given.column]]
}

/** As it stands in the file. */
const plain = (value: unknown): string => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString()
  return JSON.stringify(typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value)
}

test('of every column of every table it is decided whether somebody’s export holds it, and why not', async () => {
  expect(await rolledBack(stage.superuserUrl, (client) => findUndecided(client, decisions))).toEqual([])
})

test('a new table, and a new column, fail until somebody decides', async () => {
  const findings = await rolledBack(stage.superuserUrl, async (client) => {
    await client.query('create table contacts.diaries (network_id integer, secret text)')
    await client.query('alter table contacts.contact_notes add column mood text')
    return findUndecided(client, decisions)
  })
  expect(findings).toEqual(['contacts.contact_notes.mood is undecided', 'contacts.diaries is decided 0 times'])
})

test('every row that is the owner’s is in the export, with every column that is given', () => {
  const missing = [...mine].flatMap(([table, row]) => {
    const { rows } = decisions.find((decision) => decision.table === table) as PersonalTable
    return rows
      .filter(({ given, file }) => given.length > 0 && file !== 'requests-to-me' && file !== 'my-replies-to-requests')
      .flatMap(({ given, file }) => {
        const exported = rowsIn(files, fileOf(table, file))
        const wanted = given.map((column) => shown(column, row))
        const scores = exported.map((found) =>
          wanted.filter(([name, value]) => plain(found[name]) !== plain(value)).map(([name]) => name),
        )
        const best = scores.toSorted((a, b) => a.length - b.length)[0]
        return best?.length === 0 ? [] : [`${fileOf(table, file)}: ${best ? best.join(', ') : 'no rows'}`]
      })
  })
  expect(missing).toEqual([])
  expect(mine.size).toBeGreaterThan(60)
  expect(rowsIn(files, 'account/users')).toMatchObject([{ email: owner!.user.email }])
  expect(
    rowsIn(files, 'account/audit-events')
      .map(({ detail }) => JSON.stringify(detail))
      .join(' '),
  ).toContain('mine:key')
  expect(rowsIn(files, 'introductions/requests-to-me')).toHaveLength(1)
})

test('nothing of another member is in it, and no secret', () => {
  const all = [...files].filter(([name]) => name !== 'README.txt')
  // Their address is not looked for: the owner typed it to invite them.
  for (const canary of ['theirs:', teammate!.user.name])
    expect(all.filter(([, text]) => text.includes(canary)).map(([name]) => `${canary} in ${name}`)).toEqual([])
  const leaked = decisions.filter(isPersonal).flatMap(({ table, rows }) => {
    const given = new Set(
      rows.flatMap((some) => some.given.map((column) => (typeof column === 'string' ? column : column.column))),
    )
    const row = mine.get(table) ?? {}
    return Object.entries(row)
      .filter(
        ([column, value]) =>
          !given.has(column) &&
          (typeof value === 'string' || Buffer.isBuffer(value)) &&
          String(value).includes(`mine:${table}`),
      )
      .filter(([, value]) => all.some(([, text]) => text.includes(String(value))))
      .map(([column]) => `${table}.${column}`)
  })
  expect(leaked).toEqual([])
})

test('of whatever table, no row of a workspace leaves to a session that lacks what it demands', async () => {
  const { superuser } = stage
  const workspaceId = owner!.workspace!.id
  for (const table of ['passkeys', 'second_factors'])
    await superuser.query(`delete from account.${table} where user_id = $1`, [owner!.user.id])
  await superuser.query('update account.workspaces set requires_second_factor = true where id = $1', [workspaceId])
  const left = await exportOf(stage, owner!)
  await superuser.query('update account.workspaces set requires_second_factor = false')
  const ofAccount = new Set(
    decisions
      .filter(isPersonal)
      .flatMap(({ table, rows }) =>
        rows.filter(({ workspace }) => workspace === null).map(({ file }) => fileOf(table, file)),
      ),
  )
  const names = [...left.keys()].filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''))
  expect(names.filter((name) => !ofAccount.has(name))).toEqual([])
  expect(names).toContain('account/users')
  expect(left.get('README.txt')).toContain('Everything in the workspace')
}, 60_000)

test('after the deletion no row of theirs is left, by the same list, and the log is intact', async () => {
  await stage.as(owner!).members.handOver({ body: { userId: teammate!.user.id } })
  await leaveForGood(stage, owner!)
  const left: string[] = []
  for (const { table, rows, stays } of decisions.filter(isPersonal)) {
    if (stays !== undefined) continue
    for (const { where } of rows) {
      const { rows: found } = await stage.superuser.query<{ n: number }>(
        `select count(*)::int as n from ${table} t where ${conditionFor(where, owner!.user)}`,
      )
      if (found[0]!.n > 0) left.push(`${table}: ${found[0]!.n}`)
    }
  }
  expect(left).toEqual([])
  const naming: string[] = []
  const client = await stage.superuser.connect()
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text like '%mine:%' or t::text like '%' || $1 || '%' or t::text like '%Mine Owner%'`,
      [owner!.user.email],
    )
    if (rows[0]!.n > 0) naming.push(`${name}: ${rows[0]!.n}`)
  }
  client.release()
  // Names of API keys, of a webhook and of a provisioning token in the log; that they joined and that the token ended, as a
  // teammate was told; and the workspace, which they named and handed over. What was done to a server stays known, and not
  // who did it.
  expect(naming).toEqual([
    'account.audit_events: 5',
    'account.notifications: 2',
    'account.workspaces: 1',
    'hq.actions: 1',
  ])
  const again = await stage.as(teammate!).audit.verify({})
  expect(again).toMatchObject({ firstBreak: null })
  expect((await stage.as(teammate!).members.list({})).items).toMatchObject([
    { userId: teammate!.user.id, role: 'owner' },
  ])
}, 60_000)
