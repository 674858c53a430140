import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
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

test('an event about a member names them, as long as there is an account', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const kofi = await join(world, ana, 'member', 'Kofi Mensah')
  await world.as(ana).members.remove({ params: { userId: kofi.user.id } })
  const { items } = await world.as(ana).audit.list({})
  expect(items.find(({ action }) => action === 'member.removed')).toMatchObject({ subjectName: 'Kofi Mensah' })
  expect(items.find(({ action }) => action === 'workspace.founded')).toMatchObject({ subjectName: null })
})

test('of two members with one name the log says which it was', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const [one, other] = [
    await join(world, ana, 'member', 'Jonas Weber'),
    await join(world, ana, 'member', 'Jonas Weber'),
  ]
  const { items } = await world.as(ana).audit.list({})
  const joined = items.filter(({ action }) => action === 'member.joined').map(({ actorName }) => actorName)
  expect(joined).toEqual([`Jonas Weber (${other.user.email})`, `Jonas Weber (${one.user.email})`])
  expect(items.find(({ action }) => action === 'workspace.founded')?.actorName).toBe('Ana Lima')
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
