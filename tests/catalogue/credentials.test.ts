import { afterAll, beforeAll, expect, test } from 'vitest'
import { disableUser } from '@wellmet/account/users/disable-user.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import { turns, type Turn } from '@wellmet/platform/tables/table.ts'
import { areas } from '../../apps/areas.ts'
import { issueKey } from '../contract/team.ts'
import { plantAccount } from '../world/connected-accounts.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { plantConnection } from '../world/extension.ts'
import { plantPasskey } from '../world/second-factors.ts'
import { plantSignOn } from '../world/sign-on.ts'
import { askForLink, join, signInAt } from '../world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../world/world.ts'
import {
  countCredentials,
  credentialTables,
  findUndeclaredCredentials,
  unkeptFates,
  type CredentialTable,
} from './credentials.ts'
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

/** Of each kind that is declared, one that somebody made. */
async function makeOneOfEach(world: World, who: Somebody): Promise<void> {
  const { superuser } = world
  const [userId, workspaceId] = [who.user.id, who.workspace!.id]
  await world.as(who).provisioning.createToken({ body: { name: 'Okta' } })
  await world.as(who).invitations.create({ body: { email: 'new@example.com', role: 'member' } })
  await signInAt(world, who)
  await askForLink(world, who.user.email)
  await issueKey(world, who, ['account:read'])
  await plantConnection(world, { userId, workspaceId, name: 'Chrome' })
  await plantAccount(world, { userId, workspaceId, address: 'x@mail.example', provider: 'google' })
  await plantPasskey(world, userId, 'Laptop')
  await plantSignOn(world, workspaceId, userId)
  const hash = Buffer.from(userId)
  await superuser.query(
    `insert into account.challenges (hash, purpose, user_id, expires_at) values ($1, 'passkey', $2, now() + interval '1 hour')`,
    [hash, userId],
  )
  await superuser.query(
    `insert into account.second_factors (user_id, sealed_secret, created_at) values ($1, 'x', now())`,
    [userId],
  )
  await superuser.query('insert into account.recovery_codes (user_id, hash) values ($1, $2)', [userId, hash])
  await superuser.query(
    `insert into account.extension_codes (hash, client_id, user_id, workspace_id, redirect_uri, code_challenge, expires_at)
     select $1, client_id, user_id, workspace_id, 'https://a.example', 'x', now() + interval '1 hour'
     from account.extension_grants where user_id = $2`,
    [hash, userId],
  )
  await superuser.query(
    `insert into account.extension_refresh_tokens (grant_id, generation, hash, expires_at)
     select id, 1, $1, now() + interval '1 hour' from account.extension_grants where user_id = $2`,
    [hash, userId],
  )
}

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
