import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '../../apps/api/api.ts'
import { areas } from '../../apps/areas.ts'
import { testConfig } from '../../tests/world/config.ts'
import { tokenIn, worldForThisTest, type World } from '../../tests/world/world.ts'

/** The same database, served by a process with another SIGN_UP; empty is as if it were not set. */
async function servedWith(world: World, SIGN_UP: string) {
  const config = testConfig(world.databaseUrl, { SIGN_UP }, areas)
  const app = await createApi({ ...world.services, config })
  onTestFinished(() => app.close())
  return {
    mode: async () => (await app.inject('/api/account/sign-up')).json<object>(),
    signUp: async (email: string, token?: string) => {
      const payload = { name: 'Bob Diaz', email, password: 'correct horse battery', ...(token ? { token } : {}) }
      const url = token ? '/api/invitations/sign-up' : '/api/account/sign-up'
      const answer = await app.inject({ method: 'POST', url, payload })
      return { status: answer.statusCode, detail: answer.json<{ detail?: string }>().detail }
    },
  }
}

async function invited(world: World, email: string): Promise<string> {
  const ana = await world.signUp('Ana Lima')
  await world.as(ana).invitations.create({ body: { email, role: 'member' } })
  return tokenIn((await world.mails(email))[0]!.body)
}

test('unless the operator says otherwise, whoever comes first may sign up, and then only who is invited', async () => {
  const world = await worldForThisTest()
  const { mode, signUp } = await servedWith(world, '')
  expect(await mode()).toEqual({ mode: 'open' })
  const both = await Promise.all([signUp('ana@example.com'), signUp('eve@example.com')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 403]))
  expect(await mode()).toEqual({ mode: 'invited' })
  expect(await signUp('mal@example.com')).toMatchObject({ status: 403, detail: expect.stringContaining('invitation') })
  const token = await invited(world, 'bob@example.com')
  expect(await signUp('bob@example.com', token)).toMatchObject({ status: 201 })
})

test('with SIGN_UP=open everybody may sign up', async () => {
  const world = await worldForThisTest()
  const { mode, signUp } = await servedWith(world, 'open')
  for (const email of ['ana@example.com', 'eve@example.com']) expect(await signUp(email)).toMatchObject({ status: 201 })
  expect(await mode()).toEqual({ mode: 'open' })
})

test('with SIGN_UP=invited only the address of an open invitation gets in, and only with its token', async () => {
  const world = await worldForThisTest()
  const token = await invited(world, 'bob@example.com')
  const { mode, signUp } = await servedWith(world, 'invited')
  expect(await mode()).toEqual({ mode: 'invited' })
  expect(await signUp('bob@example.com')).toMatchObject({ status: 403, detail: expect.stringContaining('invitation') })
  expect(await signUp('eve@example.com', token)).toMatchObject({
    status: 403,
    detail: expect.stringContaining('sent to'),
  })
  expect(await signUp('bob@example.com', 'x'.repeat(token.length))).toMatchObject({ status: 422 })
  const { rows } = await world.superuser.query<{ email: string }>(`select email from account.users where email <> ''`)
  expect(rows).toHaveLength(1)
  expect(await signUp('bob@example.com', token)).toMatchObject({ status: 201 })
  await world.superuser.query('delete from account.users where email = $1', ['bob@example.com'])
  await world.superuser.query(`update account.invitations set expires_at = '2000-01-01'`)
  expect(await signUp('bob@example.com', token)).toMatchObject({ status: 422 })
})

test('with SIGN_UP=closed nobody gets in, not even with an invitation', async () => {
  const world = await worldForThisTest()
  const token = await invited(world, 'bob@example.com')
  const { mode, signUp } = await servedWith(world, 'closed')
  expect(await mode()).toEqual({ mode: 'closed' })
  expect(await signUp('eve@example.com')).toMatchObject({ status: 403, detail: expect.stringContaining('Nobody can') })
  expect(await signUp('bob@example.com', token)).toMatchObject({ status: 403 })
})
