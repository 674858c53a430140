import { expect, test } from 'vitest'
import { google } from '../providers/google/google.ts'
import { suiteStage } from '../../tests/world/suites.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { usableToken } from './tokens.ts'

async function connected() {
  const stage = await suiteStage('google', { messages: 20, events: 2, contacts: 3 })
  const { id } = await stage.connect()
  const { services } = stage.world
  const db = services.database.asViewer({
    viewerId: stage.me.user.id,
    workspaceId: present(stage.me.workspace).id,
    principal: 'test',
  })
  const signIn = present(google.signIn(services.config))
  return { ...stage, id, services, db, token: () => usableToken(services, db, id, signIn) }
}

test('of fifty who need a new token at once, one asks for it', async () => {
  const { world, signIn, token } = await connected()
  const before = await token()
  world.clock.shiftMs = 2 * 3600_000
  const asked = signIn.countOf('token.refresh')
  const tokens = await Promise.all(Array.from({ length: 50 }, token))
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(before)
  expect(signIn.countOf('token.refresh') - asked).toBe(1)
})

test('an account whose access was removed at the provider is expired, and connecting again mends it', async () => {
  const { world, me, signIn, connect, status, sync, id } = await connected()
  await world.work()
  signIn.revokeAccess('ana@halyard.example')
  await sync(id)
  const expired = await status()
  expect(expired.state).toBe('expired')
  const { items } = await world.as(me).notifications.list({})
  expect(items.filter(({ kind }) => kind === 'connected-account.stopped')).toHaveLength(1)
  await expect(world.as(me).connectedAccounts.sync({ params: { id }, body: { full: false } })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect((await connect()).id).toBe(id)
  expect((await status()).state).toBe('connected')
})

test('tokens are sealed: not in the database, and a swapped or changed one does not open', async () => {
  const { world, token, id } = await connected()
  const access = await token()
  const { rows } = await world.superuser.query(
    'select sealed_tokens from connections.connected_accounts where id = $1',
    [id],
  )
  const sealed: string = rows[0].sealed_tokens
  expect(sealed).not.toContain(access)
  const flipped = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2)
  await world.superuser.query('update connections.connected_accounts set sealed_tokens = $1 where id = $2', [
    flipped,
    id,
  ])
  await expect(token()).rejects.toThrow('was changed, or belongs')
})

test('the tokens of one account do not open in the row of another', async () => {
  const { world, status, services, db, id } = await connected()
  await world.superuser.query(
    `insert into connections.connected_accounts (id, workspace_id, user_id, provider, subject, address, state, sealed_tokens, connected_at)
     select gen_random_uuid(), workspace_id, user_id, provider, 'another', address, state, sealed_tokens, connected_at
     from connections.connected_accounts where id = $1`,
    [id],
  )
  const { accounts } = await status()
  const copy = present(accounts.find((account) => account.id !== id))
  const signIn = present(google.signIn(services.config))
  await expect(usableToken(services, db, copy.id, signIn)).rejects.toThrow('was changed, or belongs')
})
