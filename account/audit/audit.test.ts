import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

test('what was done is listed, newest first, in pages', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp('Ana Lima')
  for (const name of ['One', 'Two', 'Three']) await as(ana).workspaces.rename({ body: { name } })
  const first = await as(ana).audit.list({ query: { limit: 2 } })
  expect(first.items.map(({ detail }) => detail['to'])).toEqual(['Three', 'Two'])
  expect(first.items[0]).toMatchObject({ action: 'workspace.renamed', actorName: 'Ana Lima' })
  const second = await as(ana).audit.list({ query: { limit: 2, cursor: first.next! } })
  expect(second.items[0]?.detail['to']).toBe('One')
})

test('the chain is intact after many deeds at once', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  await Promise.all(Array.from({ length: 20 }, (_, i) => as(ana).workspaces.rename({ body: { name: `Name ${i}` } })))
  expect(await as(ana).audit.verify({})).toMatchObject({ intact: true, count: 22, firstBreak: null })
})

test.each([
  ['changed', `update account.audit_events set detail = '{"to":"Else"}' where seq = 3`, 3],
  ['removed', 'delete from account.audit_events where seq = 3', 3],
  ['cut off at the end', 'delete from account.audit_events where seq >= 4', 4],
])('an entry that is %s by hand is noticed', async (_, tampering, where) => {
  const { as, signUp, superuser } = await worldForThisTest()
  const ana = await signUp()
  for (const name of ['One', 'Two', 'Three']) await as(ana).workspaces.rename({ body: { name } })
  await superuser.query(tampering)
  expect(await as(ana).audit.verify({})).toMatchObject({ intact: false, firstBreak: where })
})

test('the application itself can change no entry', async () => {
  const { signUp, services } = await worldForThisTest()
  await signUp()
  for (const statement of [
    'update account.audit_events set subject = subject',
    'delete from account.audit_events',
    'truncate account.audit_events',
  ]) {
    await expect(services.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  }
})
