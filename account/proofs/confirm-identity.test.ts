import { expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import type { Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { setUpApp } from '../../tests/world/second-factors.ts'
import { signInAt } from '../../tests/world/team.ts'
import { softwareAuthenticator } from '../../tests/world/software-authenticator.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const minutes = 60_000
const stale = { status: 403, code: 'step_up_required' }

test('what changes how one signs in asks for a fresh proof, and a key never has one', () => {
  const endpoints: Endpoint[] = contracts.flatMap((contract) => Object.values(contract.endpoints))
  const fresh = endpoints.filter(({ fresh: minutes, grants }) => minutes !== undefined || grants === 'power')
  expect(fresh.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      'POST /api/account/api-keys',
      'POST /api/account/password/change',
      'POST /api/account/deletion',
      'POST /api/account/exports',
      'POST /api/workspaces/current/deletion',
      'POST /api/workspaces/current/ownership',
      'POST /api/security/mfa/setup',
      'POST /api/security/mfa/disable',
      'POST /api/security/recovery-codes',
      'POST /api/extension/connections',
      'POST /api/security/devices/:deviceId/trust',
      'POST /api/security/passkeys/options',
      'DELETE /api/security/passkeys/:id',
    ]),
  )
  expect(fresh.filter(({ access, keys }) => access === 'anyone' || keys !== 'never')).toEqual([])
})

test('ten minutes after signing in it asks again, for ten minutes more, and only in this session', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const ana = await world.signUp()
  await as(ana).secondFactors.setUp({ body: {} })
  const elsewhere = await signInAt(world, ana)
  clock.shiftMs = 11 * minutes
  await expect(as(ana).secondFactors.setUp({ body: {} })).rejects.toMatchObject(stale)
  expect(await as(ana).proofs.confirmOptions({})).toEqual({ methods: ['password'], passkey: null, signOn: false })
  const wrong = as(ana).proofs.confirm({ body: { password: 'not the password' } })
  await expect(wrong).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'password' }] } })
  await as(ana).proofs.confirm({ body: { password: ana.password } })
  await as(ana).secondFactors.setUp({ body: {} })
  await expect(as(elsewhere).secondFactors.setUp({ body: {} })).rejects.toMatchObject(stale)
  clock.shiftMs = 20 * minutes
  await as(ana).secondFactors.setUp({ body: {} })
  clock.shiftMs = 22 * minutes
  await expect(as(ana).secondFactors.setUp({ body: {} })).rejects.toMatchObject(stale)
})

test('with an app the password is not enough: a code is, once, or a recovery code', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const ana = await world.signUp()
  const { app, recoveryCodes } = await setUpApp(world, ana)
  clock.shiftMs = 11 * minutes
  await expect(as(ana).secondFactors.disable({ body: {} })).rejects.toMatchObject(stale)
  expect((await as(ana).proofs.confirmOptions({})).methods).toEqual(['totp', 'recovery_code'])
  const byPassword = as(ana).proofs.confirm({ body: { password: ana.password } })
  await expect(byPassword).rejects.toMatchObject({ status: 409 })
  const wrong = as(ana).proofs.confirm({ body: { code: app(9) } })
  await expect(wrong).rejects.toMatchObject({ status: 422 })
  await expect(as(ana).secondFactors.renewRecoveryCodes({})).rejects.toMatchObject(stale)
  const code = app()
  await as(ana).proofs.confirm({ body: { code } })
  await expect(as(ana).proofs.confirm({ body: { code } })).rejects.toMatchObject({ status: 422 })
  clock.shiftMs = 25 * minutes
  await expect(as(ana).secondFactors.disable({ body: {} })).rejects.toMatchObject(stale)
  await as(ana).proofs.confirm({ body: { recoveryCode: recoveryCodes[0]! } })
  await as(ana).secondFactors.disable({ body: {} })
})

test('thirty wrong codes of a stolen session are counted, and then the right one waits too', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const { app } = await setUpApp(world, ana)
  const statuses = []
  for (let at = 0; at < 30; at++) {
    const guess = as(ana).proofs.confirm({ body: { code: app(100 + at) } })
    statuses.push(await guess.then(() => 204).catch(({ status }: { status: number }) => status))
  }
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(20).fill(429)])
})

test('a passkey confirms its own user, with a challenge that was asked for them', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const [ana, eve] = [await world.signUp(), await world.signUp('Eve')]
  const devices = [softwareAuthenticator('http://wellmet.test'), softwareAuthenticator('http://wellmet.test')] as const
  for (const [at, who] of [ana, eve].entries()) {
    const passkey = devices[at]!.create(await as(who).passkeys.begin({}))
    await as(who).passkeys.add({ body: { name: 'Laptop', passkey } })
  }
  clock.shiftMs = 11 * minutes
  const optionsOf = async (who: typeof ana) => (await as(who).proofs.confirmOptions({})).passkey!
  const { id } = (await as(ana).passkeys.list({})).items[0]!
  const refused = [
    { passkey: devices[1].sign(await optionsOf(ana)) },
    { passkey: devices[0].sign(await optionsOf(eve)) },
    { passkey: devices[0].sign(await as(null).passkeySignIn.begin({})) },
    { passkey: devices[0].sign(await optionsOf(ana), { isVerified: false }) },
  ]
  for (const body of refused) await expect(as(ana).proofs.confirm({ body })).rejects.toThrow(/^4(?:09|22)/)
  await expect(as(ana).passkeys.remove({ params: { id } })).rejects.toMatchObject(stale)
  const forConfirming = devices[0].sign(await optionsOf(ana))
  const signIn = as(null).passkeySignIn.finish({ body: { passkey: forConfirming } })
  await expect(signIn, 'what was asked for confirming signs nobody in').rejects.toMatchObject({ status: 409 })
  await as(ana).proofs.confirm({ body: { passkey: devices[0].sign(await optionsOf(ana)) } })
  await as(ana).passkeys.remove({ params: { id } })
})
