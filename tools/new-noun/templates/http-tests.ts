import type { Names } from '../names.ts'

/** By promise: works, refuses bad input, refuses strangers, hides what is not yours. */
export const httpTests = ({ many, oneInWords, oneWithArticle, manyInWords }: Names): string => `\
import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

test('what was added is listed, newest first and page by page', async () => {
  const { as, signUp, clock } = await worldForThisTest()
  const me = await signUp()
  for (const name of ['First', 'Second', 'Third']) {
    await as(me).${many}.create({ body: { name } })
    clock.shiftMs += 1_000
  }
  const start = await as(me).${many}.list({ query: { limit: 2 } })
  expect(start.items.map(({ name }) => name)).toEqual(['Third', 'Second'])
  const rest = await as(me).${many}.list({ query: { limit: 2, cursor: start.next! } })
  expect(rest).toMatchObject({ items: [{ name: 'First' }], next: null })
})

test('a repeated request with the same key adds once', async () => {
  const { as, signUp } = await worldForThisTest()
  const me = await signUp()
  const again = () => as(me).${many}.create({ body: { name: 'First' }, headers: { 'idempotency-key': 'once' } })
  expect(await again()).toEqual(await again())
  expect((await as(me).${many}.list({})).items).toHaveLength(1)
})

test('one name is one ${oneInWords}, however it is written, also when two are added at once', async () => {
  const { as, signUp } = await worldForThisTest()
  const me = await signUp()
  const both = await Promise.allSettled(['First  one', 'FIRST ONE'].map((name) => as(me).${many}.create({ body: { name } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'conflict' } })
})

test('bad input is refused', async () => {
  const { as, signUp } = await worldForThisTest()
  const { ${many} } = as(await signUp())
  const invalid = { status: 400, code: 'invalid_request' }
  await expect(${many}.create({ body: { name: ' ' } })).rejects.toMatchObject(invalid)
  await expect(${many}.create({ body: { name: 'x'.repeat(121) } })).rejects.toMatchObject(invalid)
  await expect(${many}.create({ body: Object.assign({ name: 'First' }, { more: 1 }) })).rejects.toMatchObject(invalid)
  await expect(${many}.list({ query: { limit: 101 } })).rejects.toMatchObject(invalid)
  await expect(${many}.list({ query: { cursor: 'elsewhere' } })).rejects.toMatchObject(invalid)
})

test('strangers are refused, and a viewer may look but not add', async () => {
  const { as, signUp, superuser } = await worldForThisTest()
  const me = await signUp()
  await expect(as(null).${many}.list({})).rejects.toMatchObject({ status: 401 })
  await expect(as(null).${many}.create({ body: { name: 'First' } })).rejects.toMatchObject({ status: 401 })
  await superuser.query(\`update account.memberships set role = 'viewer' where user_id = $1\`, [me.user.id])
  expect((await as(me).${many}.list({})).items).toEqual([])
  await expect(as(me).${many}.create({ body: { name: 'First' } })).rejects.toMatchObject({ status: 403 })
})

test('nobody sees the ${manyInWords} of others, and each may have ${oneWithArticle} of the same name', async () => {
  const { as, signUp, superuser } = await worldForThisTest()
  const [me, stranger, colleague] = [await signUp(), await signUp(), await signUp()]
  await superuser.query(\`insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'member')\`, [
    me.workspace!.id,
    colleague.user.id,
  ])
  await as(colleague).users.enterWorkspace({ params: { id: me.workspace!.id } })
  await as(me).${many}.create({ body: { name: 'First' } })
  for (const other of [stranger, colleague]) {
    expect((await as(other).${many}.list({})).items).toEqual([])
    await as(other).${many}.create({ body: { name: 'First' } })
    expect((await as(other).${many}.list({})).items).toHaveLength(1)
  }
})
`
