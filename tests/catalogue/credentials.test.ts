import { afterAll, beforeAll, expect, test } from 'vitest'
import { disableUser } from '@wellmet/account/users/disable-user.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import { turns, type Turn } from '@wellmet/platform/tables/table.ts'
import { areas } from '../../apps/areas.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { askForLink, join } from '../world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../world/world.ts'
import {
  countCredentials,
  credentialTables,
  findUndeclaredCredentials,
  unkeptFates,
  type CredentialTable,
} from './credentials.ts'
import { makeOneOfEach } from './made-credentials.ts'
import { rolledBack } from './in-transaction.ts'

const declared = tablesOf(areas)
let database: TestDatabase

beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

const lookAfter = (sql: string) =>
  rolledBack(database.superuserUrl, async (client) => {
    await client.query(sql)
    return findUndeclaredCredentials(client, declared)
  })

test('every table that looks like it holds credentials says what ends them', async () => {
  expect(await lookAfter('select 1')).toEqual([])
})

test.each([
  [
    'a key',
    'create table account.planted (id uuid, user_id uuid, secret_hash bytea)',
    /^account\.planted has secret_hash/,
  ],
  ['tokens of a provider', 'create table connections.planted (user_id uuid, sealed_tokens text)', /has sealed_tokens/],
  [
    'the secret of a webhook',
    'create table introductions.planted (url text, signing_secret text)',
    /has signing_secret/,
  ],
  ['a key that was typed in', 'create table discovery.planted (workspace_id uuid, api_key text)', /has api_key/],
  [
    'the link of a feed',
    'alter table account.workspaces add column feed_token text',
    /^account\.workspaces has feed_token/,
  ],
])('%s of which nobody said what ends it is found', async (_what, sql, finding) => {
  expect(await lookAfter(sql)).toEqual([expect.stringMatching(finding)])
})

const happenings: Record<Turn, (world: World, owner: Somebody, who: Somebody) => Promise<unknown>> = {
  left: ({ as }, owner, { user }) => as(owner).members.remove({ params: { userId: user.id } }),
  demoted: ({ as }, owner, { user }) =>
    as(owner).members.changeRole({ params: { userId: user.id }, body: { role: 'viewer' } }),
  reset: async (world, _owner, { user }) => {
    const token = await askForLink(world, user.email)
    await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse, another battery' } })
  },
  disabled: ({ services }, _owner, { user }) => disableUser(services, user.email),
}

/** Planted: it ends with nothing, although it says so. */
const forgotten: CredentialTable = {
  table: 'account.planted',
  credential: { of: 't.user_id = :user', on: { left: 'ends', demoted: 'ends', reset: 'ends', disabled: 'ends' } },
}

test.each(turns)('what somebody made ends as its table says: %s', async (turn) => {
  const world = await worldForThisTest()
  const owner = await world.signUp('The owner')
  const who = await join(world, owner, 'admin', 'Made it')
  await world.as(owner).members.changeRole({ params: { userId: who.user.id }, body: { role: 'owner' } })
  await makeOneOfEach(world, who)
  await world.superuser.query('create table account.planted as select $1::uuid as user_id', [who.user.id])
  const tables = [...credentialTables(declared), forgotten]
  const before = await countCredentials(world.superuser, tables, who.user)
  await happenings[turn](world, owner, who)
  const after = await countCredentials(world.superuser, tables, who.user)
  expect(unkeptFates(tables, turn, before, after)).toEqual([expect.stringMatching(/^account\.planted outlives/)])
  // Said wrongly the other way round, it is found too.
  const staying = tables.map(({ table, credential: { of } }) => ({
    table,
    credential: { of, on: { left: stays, demoted: stays, reset: stays, disabled: stays } },
  }))
  const ended = tables.filter(({ table }) => after.get(table) === 0).length
  expect(unkeptFates(staying, turn, before, after)).toHaveLength(ended)
})

const stays = { stays: 'said wrongly' }
