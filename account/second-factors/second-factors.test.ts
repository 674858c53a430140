import { expect, test } from 'vitest'
import { appWith, challengeOf, finishSignIn, setUpApp } from '../../tests/world/second-factors.ts'
import { askForLink, join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { takeStep } from './second-factors.store.ts'
import { stepOf } from './totp.rules.ts'

const halfMinute = 30_000

test('an app is set up with a first code, and from then on the password alone does not sign in', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const ana = await world.signUp()
  expect(await as(ana).secondFactors.status({})).toEqual({
    enabled: false,
    methods: [],
    passkeys: 0,
    recoveryCodesLeft: 0,
    required: false,
  })
  const { secret, uri, qrCode } = await as(ana).secondFactors.setUp({ body: {} })
  expect(uri).toContain(`secret=${secret}`)
  expect(qrCode).toMatch(/^<svg /)
  const signedIn = await as(null).users.signIn({ body: { email: ana.user.email, password: ana.password } })
  expect(signedIn, 'a secret that no code has confirmed asks for nothing').toMatchObject({ user: { id: ana.user.id } })
  const app = appWith(world, secret)
  const wrong = as(ana).secondFactors.confirm({ body: { code: app(5) } })
  await expect(wrong).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'code' }] } })
  const first = app()
  const { recoveryCodes } = await as(ana).secondFactors.confirm({ body: { code: first } })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await as(ana).secondFactors.status({})).toEqual({
    enabled: true,
    methods: ['totp', 'recovery_code'],
    passkeys: 0,
    recoveryCodesLeft: 10,
    required: false,
  })
  const { challenge, methods } = await challengeOf(world, ana)
  expect(methods).toEqual(['totp', 'recovery_code'])
  const replayed = as(null).proofs.finishSignIn({ body: { challenge, code: first } })
  await expect(replayed, 'the code that confirmed the app is used').rejects.toMatchObject({ status: 422 })
  clock.shiftMs = 2 * halfMinute
  const session = await finishSignIn(world, { challenge, code: app() })
  expect((await as(session).users.session({})).user.id).toBe(ana.user.id)
  const again = as(null).proofs.finishSignIn({ body: { challenge, code: app(1) } })
  await expect(again, 'a challenge counts once').rejects.toMatchObject({ status: 409 })
})

test('the secret of another step, an answered question and a sign-in of ten minutes ago open nothing', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const [ana, eve] = [await world.signUp(), await world.signUp('Eve')]
  const { app } = await setUpApp(world, ana)
  const ofEve = await setUpApp(world, eve)
  clock.shiftMs = halfMinute
  const { challenge } = await challengeOf(world, ana)
  const foreign = as(null).proofs.finishSignIn({ body: { challenge, code: ofEve.app() } })
  await expect(foreign).rejects.toMatchObject({ status: 422 })
  const [theirs] = ofEve.recoveryCodes
  const foreignCode = as(null).proofs.finishSignIn({ body: { challenge, recoveryCode: theirs! } })
  await expect(foreignCode).rejects.toMatchObject({ status: 422 })
  clock.shiftMs = 11 * 60_000
  const late = as(null).proofs.finishSignIn({ body: { challenge, code: app() } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  const madeUp = as(null).proofs.finishSignIn({ body: { challenge: 'x'.repeat(43), code: app() } })
  await expect(madeUp).rejects.toMatchObject({ status: 409 })
})

test('of forty equal codes at once exactly one is taken', async () => {
  const world = await worldForThisTest()
  const { clock, services } = world
  const ana = await world.signUp()
  const { app } = await setUpApp(world, ana)
  clock.shiftMs = halfMinute
  const statement = { userId: ana.user.id, step: stepOf(services.now()) }
  const taken = await Promise.all(
    Array.from({ length: 40 }, () => services.database.system.asSystem((tx) => takeStep(tx, statement))),
  )
  expect(taken.filter(Boolean), 'by the statement alone').toHaveLength(1)
  clock.shiftMs = 2 * halfMinute
  const challenges = await Promise.all(Array.from({ length: 40 }, () => challengeOf(world, ana)))
  const code = app()
  const answers = await Promise.allSettled(
    challenges.map(({ challenge }) => world.as(null).proofs.finishSignIn({ body: { challenge, code } })),
  )
  expect(
    answers.filter(({ status }) => status === 'fulfilled'),
    'by signing in',
  ).toHaveLength(1)
})

test('thirty wrong codes lock the app for a quarter of an hour, also for the right code and after a restart', async () => {
  const world = await worldForThisTest()
  const { as, clock, superuser } = world
  const ana = await world.signUp()
  const { app, recoveryCodes } = await setUpApp(world, ana)
  clock.shiftMs = halfMinute
  const { challenge } = await challengeOf(world, ana)
  const statuses = []
  for (let at = 0; at < 30; at++) {
    const wrong = as(null).proofs.finishSignIn({ body: { challenge, code: app(100 + at) } })
    statuses.push(await wrong.then(() => 200).catch(({ status }: { status: number }) => status))
  }
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(20).fill(429)])
  const { rows } = await superuser.query('select failures from account.sign_in_failures')
  expect(rows, 'in the database, which outlives every process').toEqual([{ failures: 10 }])
  const right = () => as(null).proofs.finishSignIn({ body: { challenge, code: app() } })
  await expect(right()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  const mails = await world.mails(ana.user.email)
  expect(mails.filter(({ kind }) => kind === 'account.second-factor-guessed')).toHaveLength(1)
  const { items } = await as(ana).audit.list({})
  expect(items.filter(({ action }) => action === 'second-factor.failed').map(({ detail }) => detail['tries'])).toEqual([
    '10',
    '5',
  ])
  const session = await finishSignIn(world, { challenge, recoveryCode: recoveryCodes[0]! })
  expect(session.user.id, 'the owner gets in with a recovery code').toBe(ana.user.id)
  clock.shiftMs = 16 * 60_000
  const next = await challengeOf(world, ana)
  await as(null).proofs.finishSignIn({ body: { challenge: next.challenge, code: app() } })
})

test('a recovery code signs in once, is stored only as a hash, and is told about', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const { recoveryCodes } = await setUpApp(world, ana)
  const [first, second] = recoveryCodes as [string, string]
  const { rows } = await world.superuser.query('select c::text as row from account.recovery_codes c')
  const stored = JSON.stringify(rows)
  for (const code of recoveryCodes) expect(stored).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'))
  const { challenge } = await challengeOf(world, ana)
  const session = await finishSignIn(world, { challenge, recoveryCode: first.toUpperCase().replace('-', '') })
  expect(await as(session).secondFactors.status({})).toMatchObject({ recoveryCodesLeft: 9 })
  const again = await challengeOf(world, ana)
  const used = as(null).proofs.finishSignIn({ body: { challenge: again.challenge, recoveryCode: first } })
  await expect(used).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'recoveryCode' }] } })
  const renewed = await as(session).secondFactors.renewRecoveryCodes({})
  const old = as(null).proofs.finishSignIn({ body: { challenge: again.challenge, recoveryCode: second } })
  await expect(old, 'new codes end the old ones').rejects.toMatchObject({ status: 422 })
  await finishSignIn(world, { challenge: again.challenge, recoveryCode: renewed.recoveryCodes[9]! })
  const bodies = (await world.mails(ana.user.email)).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('A recovery code was used'))).toHaveLength(2)
  const { items } = await as(ana).audit.list({})
  const actions = ['recovery-code.used', 'recovery-codes.made', 'authenticator-app.added']
  expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(actions))
})

test('a second app is refused until the first is removed, and the recovery codes go with it', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  await expect(as(ana).secondFactors.disable({ body: {} })).rejects.toMatchObject({ status: 404 })
  await expect(as(ana).secondFactors.renewRecoveryCodes({})).rejects.toMatchObject({ status: 409 })
  const { app } = await setUpApp(world, ana)
  await expect(as(ana).secondFactors.setUp({ body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(as(ana).secondFactors.confirm({ body: { code: app(1) } })).rejects.toMatchObject({ status: 409 })
  await as(ana).secondFactors.disable({ body: {} })
  expect(await as(ana).secondFactors.status({})).toEqual({
    enabled: false,
    methods: [],
    passkeys: 0,
    recoveryCodesLeft: 0,
    required: false,
  })
  const answer = await as(null).users.signIn({ body: { email: ana.user.email, password: ana.password } })
  expect(answer).toMatchObject({ user: { id: ana.user.id } })
  await setUpApp(world, ana)
})

test('a secret is sealed for its user: neither the table nor the row of somebody else opens it', async () => {
  const world = await worldForThisTest()
  const [ana, eve] = [await world.signUp(), await world.signUp('Eve')]
  const { secret } = await setUpApp(world, ana)
  await setUpApp(world, eve)
  const { rows } = await world.superuser.query('select f::text as row from account.second_factors f')
  expect(JSON.stringify(rows)).not.toContain(secret)
  await world.superuser.query(
    `update account.second_factors set last_step = 0,
       sealed_secret = (select sealed_secret from account.second_factors where user_id = $1) where user_id = $2`,
    [ana.user.id, eve.user.id],
  )
  const { challenge } = await challengeOf(world, eve)
  const code = appWith(world, secret)()
  const copied = world.as(null).proofs.finishSignIn({ body: { challenge, code } })
  await expect(copied).rejects.toMatchObject({ status: 500 })
})

test('a new password, even by a mailed link, does not get past the second factor', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const { recoveryCodes } = await setUpApp(world, ana)
  const before = await challengeOf(world, ana)
  const token = await askForLink(world, ana.user.email)
  const password = 'another horse, another battery'
  await as(null).users.resetPassword({ body: { token, newPassword: password } })
  const old = as(null).proofs.finishSignIn({
    body: { challenge: before.challenge, recoveryCode: recoveryCodes[0]! },
  })
  await expect(old, 'what was asked with the old password is withdrawn').rejects.toMatchObject({ status: 409 })
  const { challenge } = await challengeOf(world, { ...ana, password })
  await finishSignIn(world, { challenge, recoveryCode: recoveryCodes[0]! })
})

test('only somebody who has confirmed their address sets up an app, and no API key does', async () => {
  const world = await worldForThisTest()
  const una = await world.signUpUnverified()
  const unconfirmed = world.as(una).secondFactors.setUp({ body: {} })
  await expect(unconfirmed).rejects.toMatchObject({ status: 403, code: 'email_not_verified' })
  const owner = await world.signUp()
  const member = await join(world, owner, 'member')
  const { secret } = await world.as(member).apiKeys.create({
    body: { name: 'Script', scopes: ['account:read'] },
  })
  await expect(world.as({ key: secret }).secondFactors.status({})).rejects.toMatchObject({ status: 403 })
})
