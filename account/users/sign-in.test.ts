import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { statementsOf } from '../../tests/world/statements.ts'
import { askForLink } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

const right = 'correct horse battery'

/** From an address of its own, as only the socket tells it. */
async function signIn({ app }: World, email: string, password: string, from: string, cookie?: string) {
  const request: InjectOptions = {
    method: 'POST',
    url: '/api/account/sign-in',
    remoteAddress: from,
    payload: { email, password },
    ...(cookie ? { headers: { cookie } } : {}),
  }
  const answer = await app.inject(request)
  const device = answer.cookies.find(({ name }) => name === 'device')
  return {
    status: answer.statusCode,
    device: device && `device=${device.value}`,
    retryAfter: answer.headers['retry-after'],
  }
}

async function stage() {
  const world = await worldForThisTest({ RATE_LIMIT_FACTOR: '1' })
  const { user } = await world.signUp()
  return { world, email: user.email, user }
}

test('a wrong password is counted although it is refused', async () => {
  const { world, email } = await stage()
  for (let i = 0; i < 3; i++) await signIn(world, email, 'a wrong guess', '198.51.100.7')
  const { rows } = await world.superuser.query('select failures from account.sign_in_failures')
  expect(rows.map(({ failures }) => failures)).toEqual([3, 3])
})

test('ten wrong tries elsewhere lock out only the place they came from', async () => {
  const { world, email } = await stage()
  const { device } = await signIn(world, email, right, '192.0.2.10')
  for (let i = 0; i < 10; i++) expect((await signIn(world, email, 'a wrong guess', '198.51.100.7')).status).toBe(401)
  const refused = await signIn(world, email, right, '198.51.100.200')
  expect(refused).toMatchObject({ status: 429, retryAfter: '300' })
  expect((await signIn(world, email, right, '203.0.113.5')).status).toBe(200)
  expect((await signIn(world, email, right, '198.51.100.9', device)).status).toBe(200)
})

test('two hundred addresses together get fewer than 60 tries an hour, and the owner’s device still signs in', async () => {
  const { world, email } = await stage()
  const { device } = await signIn(world, email, right, '192.0.2.10')
  let tried = 0
  for (let second = 0; second < 3_600; second += 18) {
    world.clock.shiftMs = second * 1_000
    const { status } = await signIn(world, email, 'a wrong guess', `10.${second / 18}.0.1`)
    if (status === 401) tried += 1
  }
  expect(tried).toBeGreaterThan(20)
  expect(tried).toBeLessThan(60)
  expect((await signIn(world, email, right, '10.250.0.1')).status).toBe(429)
  expect((await signIn(world, email, right, '10.250.0.1', device)).status).toBe(200)
}, 120_000)

test('a device is known for its own person only, and only with a mark of ours', async () => {
  const { world, email } = await stage()
  const other = await world.signUp('Eve')
  const { device } = await signIn(world, other.user.email, right, '192.0.2.10')
  const forged = `device=${'A'.repeat(43)}`
  for (let i = 0; i < 10; i++) await signIn(world, email, 'a wrong guess', '198.51.100.7', device)
  expect((await signIn(world, email, right, '198.51.100.7', device)).status).toBe(429)
  expect((await signIn(world, email, right, '198.51.100.7', forged)).status).toBe(429)
})

test('whoever knew an old password has no known device', async () => {
  const { world, email } = await stage()
  const { device } = await signIn(world, email, right, '192.0.2.10')
  const token = await askForLink(world, email)
  await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
  for (let i = 0; i < 10; i++) await signIn(world, email, 'a wrong guess', '198.51.100.7')
  expect((await signIn(world, email, 'another horse battery', '198.51.100.7', device)).status).toBe(429)
  expect((await signIn(world, email, 'another horse battery', '192.0.2.10', device)).status).toBe(200)
})

test('guessing on a known device is counted too', async () => {
  const { world, email } = await stage()
  const { device } = await signIn(world, email, right, '192.0.2.10')
  for (let i = 0; i < 10; i++) await signIn(world, email, 'a wrong guess', `10.${i}.0.1`, device)
  expect((await signIn(world, email, right, '10.99.0.1', device)).status).toBe(429)
})

test('an address without an account is slowed down like any other', async () => {
  const { world } = await stage()
  for (let i = 0; i < 10; i++)
    expect((await signIn(world, 'nobody@example.com', right, '198.51.100.7')).status).toBe(401)
  expect((await signIn(world, 'nobody@example.com', right, '198.51.100.7')).status).toBe(429)
})

test('the workspace is told of many failed sign-ins, not of each', async () => {
  const { world, email, user } = await stage()
  const { rows } = await world.superuser.query('select workspace_id from account.memberships')
  for (let i = 0; i < 10; i++) await signIn(world, email, 'a wrong guess', `10.${i}.0.1`)
  await world.work()
  const { rows: told } = await world.superuser.query(
    `select subject, detail->>'tries' as tries from account.audit_events where action = 'sign-in.failed' and workspace_id = $1`,
    [rows[0].workspace_id],
  )
  expect(told).toEqual([
    { subject: user.id, tries: '5' },
    { subject: user.id, tries: '10' },
  ])
})

test('a wrong password costs the same statements with an account, with one that has no password, and with none, at every try', async () => {
  const { world, email } = await stage()
  const other = await world.signUp('Eve')
  await world.superuser.query('delete from account.credentials where user_id = $1', [other.user.id])
  const tryOnce = (address: string, time: number) =>
    statementsOf(async () => {
      expect((await signIn(world, address, 'a wrong guess', `10.${time}.0.1`)).status).toBe(401)
    })
  // Whatever a process prepares at its first try.
  await tryOnce('somebody@example.com', 0)
  // At the fifth and the tenth there is something to tell, if there is anybody to tell it to.
  for (let time = 1; time <= 10; time++) {
    const unknown = await tryOnce('nobody@example.com', time)
    expect(await tryOnce(email, time), `try ${time}`).toEqual(unknown)
    expect(await tryOnce(other.user.email, time), `try ${time} without a password`).toEqual(unknown)
  }
  await expect(signIn(world, other.user.email, right, '198.51.100.7')).resolves.toMatchObject({ status: 401 })
})

test('a network gets twenty tries a minute, whatever it writes into X-Forwarded-For and whichever address it uses', async () => {
  const world = await worldForThisTest({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
  const statusesFrom = async (forwardedFor: (time: number) => string): Promise<number[]> => {
    const statuses: number[] = []
    for (let time = 0; time < 45; time++) {
      const { status } = await fetch(`${world.origin()}/api/account/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor(time) },
        // Counted before it is read, and refused without the cost of a password: all fit into one minute.
        body: '{"email":"nobody"}',
      })
      statuses.push(status)
    }
    return statuses
  }
  const twentyTries = [...Array<number>(20).fill(400), ...Array<number>(25).fill(429)]
  expect(await statusesFrom((time) => `10.9.${time}.1, 203.0.113.7`)).toEqual(twentyTries)
  expect(await statusesFrom((time) => `2001:db8:1:2::${(time + 1).toString(16)}`)).toEqual(twentyTries)
})
