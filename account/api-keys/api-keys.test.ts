import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

test('a key does what its scopes say, as its user, in its workspace, and nothing else', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  const { key, secret } = await as(ana).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  expect(key).toMatchObject({ name: 'Script', scopes: ['account:read'], lastUsedAt: null })
  expect(secret.startsWith(key.prefix)).toBe(true)
  const program = { key: secret }
  expect((await as(program).users.session({})).user.id).toBe(ana.user.id)
  await expect(as(program).workspaces.rename({ body: { name: 'x' } })).rejects.toMatchObject({ status: 403 })
  await expect(as(program).apiKeys.create({ body: { name: 'More', scopes: ['account:write'] } })).rejects.toMatchObject(
    { status: 403 },
  )
  expect((await as(ana).apiKeys.list({})).items[0]?.lastUsedAt).not.toBeNull()
})

test('a revoked key is refused with the very next request', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  const { key, secret } = await as(ana).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  await as(ana).apiKeys.revoke({ params: { id: key.id } })
  await expect(as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('the secret is stored nowhere', async () => {
  const { as, signUp, superuser } = await worldForThisTest()
  const { secret } = await as(await signUp()).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  const { rows } = await superuser.query('select k::text as row from account.api_keys k')
  expect(rows[0].row).not.toContain(secret.slice(9))
})

test('keys of others are not seen and not revoked', async () => {
  const { as, signUp } = await worldForThisTest()
  const [ana, eve] = [await signUp(), await signUp()]
  const { key } = await as(ana).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  expect((await as(eve).apiKeys.list({})).items).toEqual([])
  await expect(as(eve).apiKeys.revoke({ params: { id: key.id } })).rejects.toMatchObject({ status: 404 })
})
