import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { erasePerson } from '@wellmet/contacts/objections/erase-person.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { areas } from '../../apps/areas.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { deleteExpiredSignals } from './delete-signals.ts'
import { mostSignals } from './save-signals.ts'
import { listSignalKinds } from './signals.hooks.ts'
import { madeUpSignals, saveFor, warned } from './signals-for-tests.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

async function stage() {
  const world = await worldForThisTest({}, undefined, [...areas, madeUpSignals])
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections([ana, joost]))
  return { world, me }
}

const listed = async ({ as }: World, who: Somebody, query = {}) => (await as(who).signals.list({ query })).items
const said = async (world: World, who: Somebody, query = {}) =>
  (await listed(world, who, query)).map(({ sentence }) => sentence)
const contactOf = async ({ as }: World, who: Somebody, name: string): Promise<string> =>
  (await as(who).contacts.list({})).items.find((contact) => contact.name.startsWith(name))!.id

test('a signal is told about the contact and about their company, under the name that I know', async () => {
  const { world, me } = await stage()
  await saveFor(world, me, [
    { email: 'ana@northgate.example', name: 'A. Ribeiro' },
    { company: 'Kade', kind: warned },
  ])
  const [anaId, joostId] = [await contactOf(world, me, 'Ana'), await contactOf(world, me, 'Joost')]
  expect(await listed(world, me, { personId: anaId })).toMatchObject([
    { about: { type: 'person', id: anaId, name: 'Ana Ribeiro' }, sentence: 'A. Ribeiro waved at us.', isMine: false },
  ])
  expect(await listed(world, me, { personId: joostId })).toMatchObject([
    { about: { type: 'company', name: 'Kade' }, isCaution: true, link: '/missions' },
  ])
  const companyId = (await listed(world, me, { personId: joostId }))[0]!.about.id
  expect(await said(world, me, { companyId })).toEqual(['Kade has a question open.'])
  expect(await said(world, me)).toHaveLength(2)
})

test('what is saved again about the same person replaces what it said, and is one', async () => {
  const { world, me } = await stage()
  await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'Ana' }])
  expect(await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'Ana R' }])).toEqual({
    saved: 1,
    refused: 0,
  })
  expect(await said(world, me)).toEqual(['Ana R waved at us.'])
})

test('one member’s signals are not told to others, and no other workspace sees any', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const stranger = await world.signUp('Eve Stone')
  await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'For all' }])
  await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'For me' }], { userId: me.user.id })
  expect((await said(world, me)).toSorted()).toEqual(['For all waved at us.', 'For me waved at us.'])
  expect(await said(world, bob)).toEqual(['For all waved at us.'])
  expect(await said(world, stranger)).toEqual([])
})

test('merging contacts keeps what was told about either, and undoing it gives it back', async () => {
  const { world, me } = await stage()
  await bring(
    world,
    me,
    'more.csv',
    connections(['Anna,Ribeiro,https://www.linkedin.com/in/anna,anna@kade.example,Kade,Partner,09 Feb 2024']),
  )
  await saveFor(world, me, [{ email: 'anna@kade.example', name: 'Anna' }])
  const [first, second] = [await contactOf(world, me, 'Ana'), await contactOf(world, me, 'Anna')]
  await world.as(me).merges.merge({ params: { id: first }, body: { with: second } })
  expect(await said(world, me, { personId: first })).toEqual(['Anna waved at us.'])
})

test('whoever objected is told about nowhere, and nothing about them is saved again', async () => {
  const { world, me } = await stage()
  await saveFor(world, me, [{ email: 'stranger@acme.example' }])
  await erasePerson(world.services, 'stranger@acme.example')
  expect((await world.superuser.query('select from discovery.signals')).rowCount).toBe(0)
  expect(await saveFor(world, me, [{ email: 'stranger@acme.example' }])).toEqual({ saved: 0, refused: 0 })
})

test('a contact whom I deleted: mine are gone, those of the workspace are told to the others only', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'For all' }])
  await saveFor(world, me, [{ email: 'ana@northgate.example', name: 'For me' }], { userId: me.user.id })
  await world.as(me).deletions.delete({ params: { id: await contactOf(world, me, 'Ana') } })
  await world.work()
  expect(await said(world, me)).toEqual([])
  expect(await said(world, bob)).toEqual(['For all waved at us.'])
  expect((await world.superuser.query(`select from discovery.signals where user_id is not null`)).rowCount).toBe(0)
})

test('where a teammate’s hidden contact works is not told by what is said about the company', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await saveFor(world, me, [{ company: 'Kade', kind: warned }])
  const id = await contactOf(world, me, 'Joost')
  await world.as(me).hideRules.hideMany({ body: { contactIds: [id] } })
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  await world.work()
  expect(await said(world, bob, { personId: id })).toEqual([])
  expect(await said(world, me, { personId: id })).toEqual(['Kade has a question open.'])
})

test('a source fills no more than its share, and what expired is not told and then deleted', async () => {
  const { world, me } = await stage()
  const many = Array.from({ length: mostSignals + 3 }, (_, n) => ({
    externalId: String(n),
    at: addDays(world.services.now(), -29),
    company: 'Kade',
    name: `Visitor ${n}`,
  }))
  expect(await saveFor(world, me, many)).toEqual({ saved: mostSignals, refused: 3 })
  expect(await saveFor(world, me, many.slice(0, 2))).toEqual({ saved: 2, refused: 0 })
  expect(await saveFor(world, me, many.slice(0, 1), { source: 'another' })).toEqual({ saved: 1, refused: 0 })
  world.clock.shiftMs = 2 * 86_400_000
  expect(await said(world, me)).toEqual([])
  const { system } = world.services.database
  expect(await system.asSystem((tx) => deleteExpiredSignals(tx, world.services.now()))).toBe(mostSignals + 1)
})

test('a changed job is told from what an import recorded, and stored nowhere else', async () => {
  const { world, me } = await stage()
  await bring(world, me, 'Connections.csv', connections([ana.replace('Northgate,', 'Heliograph,'), joost]))
  const id = await contactOf(world, me, 'Ana')
  expect(await listed(world, me, { personId: id })).toMatchObject([
    { kind: 'job_change', sentence: 'Ana Ribeiro moved from Northgate to Heliograph.', link: null, isMine: true },
  ])
  expect((await world.superuser.query('select from discovery.signals')).rowCount).toBe(0)
})

test('old things are not saved', async () => {
  const { world, me } = await stage()
  expect(await saveFor(world, me, [{ company: 'Kade', at: addDays(world.services.now(), -31) }])).toEqual({
    saved: 0,
    refused: 0,
  })
})

test('every kind that is declared is in the manifest of its area, under a name of its own', async () => {
  const { services } = await worldForThisTest()
  const listed = await services.database.system.asSystem((tx) => listSignalKinds({ tx, services }))
  const declared = globSync('{discovery,introductions,outreach,growth}/*/*.ts')
    .filter((path) => !path.endsWith('-for-tests.ts'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/ signalKind\(\{ name: '(\w+)'/g)].map(([, name]) => name!),
    )
  expect(declared.length).toBeGreaterThan(5)
  expect([...listed.keys()].toSorted()).toEqual(declared.toSorted())
})
