import { expect, test } from 'vitest'
import { softwareAuthenticator } from '../../tests/world/software-authenticator.ts'
import { challengeOf, finishSignIn, setUpApp } from '../../tests/world/second-factors.ts'
import { cookieOf, worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const origin = 'http://wellmet.test'

/** Somebody with a passkey, and the device that has it. */
async function withPasskey(world: World, who?: Somebody) {
  const somebody = who ?? (await world.signUp())
  const { passkeys } = world.as(somebody)
  const device = softwareAuthenticator(origin)
  const added = await passkeys.add({ body: { name: 'My laptop', passkey: device.create(await passkeys.begin({})) } })
  return { somebody, device, ...added }
}

test('a passkey signs in without a password, and the password alone does not any more', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device, passkey, recoveryCodes } = await withPasskey(world)
  expect(passkey).toMatchObject({ name: 'My laptop', lastUsedAt: null })
  expect(recoveryCodes).toHaveLength(10)
  const options = await world.as(null).passkeySignIn.begin({})
  expect(options).toMatchObject({ rpId: 'wellmet.test', userVerification: 'required' })
  const answer = await fetch(`${world.origin()}/api/account/sign-in/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passkey: device.sign(options) }),
  })
  expect(answer.status).toBe(200)
  const session = { cookie: cookieOf(answer) }
  expect((await world.as(session).users.session({})).user.id).toBe(ana.user.id)
  const [listed] = (await world.as(session).passkeys.list({})).items
  expect(listed?.lastUsedAt).not.toBeNull()
  const { challenge, methods } = await challengeOf(world, ana)
  expect(methods).toEqual(['passkey', 'recovery_code'])
  await finishSignIn(world, { challenge, recoveryCode: recoveryCodes[0]! })
  const { items } = await world.as(ana).audit.list({})
  expect(items.find(({ action }) => action === 'passkey.added')?.detail).toEqual({ name: 'My laptop' })
})

test('a challenge is answered once, in time, and not by what was asked for something else', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  const { passkeySignIn } = world.as(null)
  const options = await passkeySignIn.begin({})
  const signed = device.sign(options)
  await passkeySignIn.finish({ body: { passkey: signed } })
  const refusedAs = (status: number) => ({ status })
  await expect(passkeySignIn.finish({ body: { passkey: signed } })).rejects.toMatchObject(refusedAs(409))
  const { challenge } = await world.as(ana).passkeys.begin({})
  const forAdding = device.sign({ ...options, challenge })
  await expect(passkeySignIn.finish({ body: { passkey: forAdding } })).rejects.toMatchObject(refusedAs(409))
  const own = device.sign({ ...options, challenge: Buffer.alloc(32, 1).toString('base64url') })
  await expect(passkeySignIn.finish({ body: { passkey: own } })).rejects.toMatchObject(refusedAs(409))
  const late = await passkeySignIn.begin({})
  world.clock.shiftMs = 11 * 60_000
  await expect(passkeySignIn.finish({ body: { passkey: device.sign(late) } })).rejects.toMatchObject(refusedAs(409))
})

test('another site, another key, a device that did not verify its user and the handle of somebody else are refused', async () => {
  const world = await worldForThisTest()
  const { device } = await withPasskey(world)
  const eve = await withPasskey(world, await world.signUp('Eve'))
  const { passkeySignIn } = world.as(null)
  const begin = () => passkeySignIn.begin({})
  const handleOfEve = eve.device.sign(await begin()).response.userHandle
  const signedByEve = eve.device.sign(await begin())
  const attempts = [
    device.sign(await begin(), { origin: 'http://wellmet.test.evil.example' }),
    device.sign({ ...(await begin()), rpId: 'evil.example' }),
    device.sign(await begin(), { origin: 'http://evil.wellmet.test' }),
    device.sign(await begin(), { isVerified: false }),
    device.sign(await begin(), { type: 'webauthn.create' }),
    device.sign(await begin(), { userHandle: handleOfEve }),
    { ...device.sign(await begin()), response: { ...signedByEve.response } },
    { ...device.sign(await begin()), id: eve.device.sign(await begin()).id },
  ]
  for (const passkey of attempts)
    await expect(passkeySignIn.finish({ body: { passkey } })).rejects.toMatchObject({ status: 422 })
  await passkeySignIn.finish({ body: { passkey: device.sign(await begin()) } })
})

test('a passkey is added only as the browser of the site made it, with its user verified, once', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  const eve = await world.signUp('Eve')
  const { passkeys } = world.as(ana)
  const begin = () => passkeys.begin({})
  const other = () => softwareAuthenticator(origin)
  const attempts = [
    other().create(await begin(), { origin: 'http://evil.example' }),
    other().create(await begin(), { isVerified: false }),
    other().create({ ...(await begin()), rp: { id: 'evil.example', name: 'Wellmet' } }),
    other().create(await world.as(eve).passkeys.begin({})),
    device.create(await begin()),
  ]
  for (const passkey of attempts)
    await expect(passkeys.add({ body: { name: 'Copy', passkey } })).rejects.toMatchObject({ status: 422 })
  const used = other().create(await begin())
  await passkeys.add({ body: { name: 'Phone', passkey: used } })
  await expect(passkeys.add({ body: { name: 'Phone', passkey: used } })).rejects.toMatchObject({ status: 422 })
  expect((await begin()).excludeCredentials).toHaveLength(2)
})

test('what was asked to sign in, to confirm or to add answers nothing else, nor anybody else', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  const { somebody: eve, device: hers } = await withPasskey(world, await world.signUp('Eve'))
  const { passkeys, proofs } = world.as(ana)
  const { passkeySignIn } = world.as(null)
  const toConfirm = async (who: Somebody) => (await world.as(who).proofs.confirmOptions({})).passkey!
  const toAdd = await passkeys.begin({})
  const other = softwareAuthenticator(origin)
  for (const { challenge } of [await passkeySignIn.begin({}), await toConfirm(ana)]) {
    const passkey = other.create({ ...toAdd, challenge })
    await expect(passkeys.add({ body: { name: 'Planted', passkey } })).rejects.toMatchObject({ status: 422 })
  }
  const signIn = device.sign(await toConfirm(ana))
  await expect(passkeySignIn.finish({ body: { passkey: signIn } })).rejects.toMatchObject({ status: 409 })
  const attempts = [
    [409, device.sign(await passkeySignIn.begin({}))],
    [409, device.sign(await toConfirm(eve))],
    [422, hers.sign(await toConfirm(ana))],
  ] as const
  for (const [status, passkey] of attempts)
    await expect(proofs.confirm({ body: { passkey } })).rejects.toMatchObject({ status })
  const right = device.sign(await toConfirm(ana))
  await proofs.confirm({ body: { passkey: right } })
  await expect(proofs.confirm({ body: { passkey: right } })).rejects.toMatchObject({ status: 409 })
  expect((await passkeys.list({})).items).toHaveLength(1)
})

test('twenty passkeys are the most, also when more were begun before the first was added', async () => {
  const world = await worldForThisTest()
  const { passkeys } = world.as(await world.signUp())
  const begun = await Promise.all(Array.from({ length: 22 }, () => passkeys.begin({})))
  const statuses: number[] = []
  for (const options of begun) {
    const added = passkeys.add({ body: { name: 'One more', passkey: softwareAuthenticator(origin).create(options) } })
    statuses.push(
      await added.then(
        () => 201,
        ({ status }: { status: number }) => status,
      ),
    )
  }
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  expect((await passkeys.list({})).items).toHaveLength(20)
})

test('a counter that does not grow is refused and told about; of equal counters at once one passes', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  const { passkeySignIn } = world.as(null)
  const signIn = async (counter: number) =>
    passkeySignIn.finish({ body: { passkey: device.sign(await passkeySignIn.begin({}), { counter }) } })
  await signIn(7)
  await expect(signIn(7)).rejects.toMatchObject({ status: 422 })
  await expect(signIn(0)).rejects.toMatchObject({ status: 422 })
  const atOnce = await Promise.allSettled(Array.from({ length: 10 }, () => signIn(8)))
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await signIn(9)
  const mails = await world.mails(ana.user.email)
  expect(mails.some(({ body }) => body.includes('a copy of it'))).toBe(true)
  const { items } = await world.as(ana).audit.list({})
  expect(items.filter(({ action }) => action === 'passkey.copied')).toHaveLength(11)
})

test('a passkey that does not count, as those that are synced, signs in again and again', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  const { passkeySignIn } = world.as(null)
  for (let time = 0; time < 3; time++) {
    const passkey = device.sign(await passkeySignIn.begin({}), { counter: 0 })
    expect((await passkeySignIn.finish({ body: { passkey } })).user.id).toBe(ana.user.id)
  }
})

test('passkeys are renamed and removed by their owner alone, and the recovery codes go with the last factor', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const { somebody: ana, device, passkey } = await withPasskey(world)
  const eve = await world.signUp('Eve')
  const params = { id: passkey.id }
  expect((await as(eve).passkeys.list({})).items).toEqual([])
  await expect(as(eve).passkeys.rename({ params, body: { name: 'Mine' } })).rejects.toMatchObject({ status: 404 })
  await expect(as(eve).passkeys.remove({ params })).rejects.toMatchObject({ status: 404 })
  expect((await as(ana).passkeys.rename({ params, body: { name: 'Work laptop' } })).name).toBe('Work laptop')
  const { recoveryCodes } = await setUpApp(world, ana)
  expect(recoveryCodes, 'those of the first factor still count').toEqual([])
  expect(await as(ana).passkeys.remove({ params })).toMatchObject({ rpId: 'wellmet.test' })
  const removed = device.sign(await as(null).passkeySignIn.begin({}))
  await expect(as(null).passkeySignIn.finish({ body: { passkey: removed } })).rejects.toMatchObject({ status: 422 })
  expect(await as(ana).secondFactors.status({})).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
  await as(ana).secondFactors.disable({ body: {} })
  expect(await as(ana).secondFactors.status({})).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
})

test('a disabled account is not opened by its passkey, and a server without a name has none', async () => {
  const world = await worldForThisTest()
  const { somebody: ana, device } = await withPasskey(world)
  await world.superuser.query('update account.users set disabled_at = now() where id = $1', [ana.user.id])
  const passkey = device.sign(await world.as(null).passkeySignIn.begin({}))
  await expect(world.as(null).passkeySignIn.finish({ body: { passkey } })).rejects.toMatchObject({ status: 403 })
  const byNumber = await worldForThisTest({ PUBLIC_URL: 'http://127.0.0.1:8080' })
  await expect(byNumber.as(null).passkeySignIn.begin({})).rejects.toMatchObject({ status: 409 })
})
