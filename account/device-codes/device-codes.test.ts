import { expect, test } from 'vitest'
import { startSession } from '../../tests/contract/team.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { NewDeviceCode } from './device-codes.contract.ts'

const asked: NewDeviceCode = { name: 'wellmet on a laptop', scopes: ['account:read', 'people:read'] }
const minutes = 60_000

async function stage() {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const program = world.as(null).deviceCodes
  const begun = await program.start({ body: asked })
  const ask = () => program.ask({ body: { deviceCode: begun.deviceCode } })
  const works = () =>
    world
      .as({ key: begun.deviceCode })
      .users.session({})
      .then(({ user }) => user.id)
      .catch((error: { status: number }) => error.status)
  return { world, ana, begun, ask, works, codes: world.as(ana).deviceCodes, params: { userCode: begun.userCode } }
}

test('a member confirms the code, and from then on what the program holds is an API key of theirs', async () => {
  const { world, ana, begun, ask, works, codes, params } = await stage()
  expect(begun.verificationUriComplete).toContain(begun.userCode)
  expect([await works(), (await ask()).state]).toEqual([401, 'waiting'])
  expect(await codes.preview({ params })).toMatchObject({ ...asked, userCode: begun.userCode })
  const key = await codes.confirm({ params })
  expect(key).toMatchObject({ name: asked.name, scopes: asked.scopes })
  expect([await works(), (await ask()).state]).toEqual([ana.user.id, 'confirmed'])
  expect((await ask()).state, 'asked again, because the answer was lost').toBe('confirmed')
  const program = world.as({ key: begun.deviceCode })
  await expect(program.workspaces.rename({ body: { name: 'x' } })).rejects.toMatchObject({ status: 403 })
  expect((await world.as(ana).apiKeys.list({})).items).toMatchObject([{ id: key.id, name: asked.name }])
  expect((await world.as(ana).audit.list({})).items.map(({ action }) => action)).toContain('api-key.issued')
  await world.as(ana).apiKeys.revoke({ params: { id: key.id } })
  expect([await works(), (await ask()).state]).toEqual([401, 'expired'])
})

test('it takes a fresh proof, a confirmed address, a member and a session', async () => {
  const { world, ana, works, params } = await stage()
  const stale = await startSession(world, ana.user.id, ana.workspace!.id, { beginning: 'unproven' })
  const confirm = (who: Parameters<typeof world.as>[0]) => world.as(who).deviceCodes.confirm({ params })
  await expect(confirm({ ...ana, ...stale })).rejects.toMatchObject({ status: 403, code: 'step_up_required' })
  await expect(confirm(await world.signUpUnverified())).rejects.toMatchObject({ code: 'email_not_verified' })
  await expect(confirm(await join(world, ana, 'viewer'))).rejects.toMatchObject({ status: 403 })
  const { secret } = await world.as(ana).apiKeys.create({ body: { name: 'Script', scopes: ['account:write'] } })
  await expect(confirm({ key: secret })).rejects.toMatchObject({ status: 403 })
  expect(await works()).toBe(401)
})

test('a code counts once, for some minutes, and not after a no', async () => {
  const { world, ana, ask, works, codes, params } = await stage()
  await codes.deny({ params })
  expect((await ask()).state).toBe('denied')
  await expect(codes.confirm({ params })).rejects.toMatchObject({ status: 404 })
  const program = world.as(null).deviceCodes
  const other = await program.start({ body: asked })
  await codes.confirm({ params: { userCode: other.userCode } })
  const eve = await world.signUp()
  const again = world.as(eve).deviceCodes.confirm({ params: { userCode: other.userCode } })
  await expect(again).rejects.toMatchObject({ status: 404 })
  const late = await program.start({ body: asked })
  world.clock.shiftMs = 16 * minutes
  await world.as(ana).proofs.confirm({ body: { password: ana.password } })
  await expect(codes.confirm({ params: { userCode: late.userCode } })).rejects.toMatchObject({ status: 404 })
  expect(await program.ask({ body: { deviceCode: late.deviceCode } })).toEqual({ state: 'expired', expiresAt: null })
  expect(await works()).toBe(401)
})

test('a program signs itself out, and the secret is stored nowhere', async () => {
  const { world, ana, begun, works, codes, params } = await stage()
  const { rows } = await world.superuser.query('select c::text as row from account.device_codes c')
  expect(rows[0].row).not.toContain(begun.deviceCode.slice(9))
  await codes.confirm({ params })
  const { logOut } = world.as(null).deviceCodes
  await logOut({ body: { key: `wm_${'x'.repeat(43)}` } })
  expect(await works()).toBe(ana.user.id)
  await logOut({ body: { key: begun.deviceCode } })
  expect(await works()).toBe(401)
  expect((await world.as(ana).audit.list({})).items[0]).toMatchObject({ action: 'api-key.revoked' })
})
