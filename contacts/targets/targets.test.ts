import { expect, test } from 'vitest'
import { loadDirectory } from '../directory/load-directory.ts'
import { exportOf, rowsIn } from '../../tests/world/exports.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { mostTargets } from './targets.contract.ts'
import { targetsMessages } from './targets.messages.ts'

const at = (name: string, company: string): string => {
  const [first, last] = name.split(' ')
  return `${first},${last},https://www.linkedin.com/in/${first}-${last},,${company},Engineer,02 May 2026`
}
const book = connections([
  at('Xenia Popov', 'Stripe'),
  at('Ines Santos', 'Stripe'),
  at('Joost Wit', 'Kade'),
  at('Ana Ribeiro', 'Airbus'),
])

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', book)
  return { world, me, ...world.as(me) }
}

test('a name with a company is a target with paths through the people I know there, and no contact', async () => {
  const { targets, contacts, paths, reachablePeople } = await stage()
  const added = await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  expect(added).toMatchObject({ name: 'Patrick Collison', company: 'Stripe', isContact: false, linkedinUrl: null })
  const found = await paths.person({ params: { id: added.id } })
  expect(found.person).toMatchObject({ name: 'Patrick Collison', company: 'Stripe' })
  expect(found.person.personState.first).toMatchObject({ does: expect.stringMatching(/ask|check_first/) })
  expect(new Set(found.paths.map(({ viaName }) => viaName))).toEqual(new Set(['Ines Santos', 'Xenia Popov']))
  const { items, total } = await contacts.list({ query: { q: 'Collison' } })
  expect([items, total]).toEqual([[], 0])
  expect((await targets.list({})).items).toEqual([added])
  const wanted = await reachablePeople.list({ query: { sort: 'targets' } })
  expect(wanted.results.map(({ name }) => name)).toEqual(['Patrick Collison'])
})

test('a profile in any form is one target, named by it, and a contact once an import brings them in', async () => {
  const { world, me, targets, people, contacts } = await stage()
  const forms = [
    'https://www.linkedin.com/in/patrick-collison-b3402a1/',
    'de.linkedin.com/in/Patrick-Collison-b3402a1?trk=profile',
    'linkedin.com/in/patrick-collison-b3402a1/details/experience/',
    'http://linkedin.com/pub/patrick-collison/1/2a/b34',
  ]
  const added = []
  for (const linkedinUrl of forms) added.push(await targets.add({ body: { linkedinUrl } }))
  const [{ id }] = added as [(typeof added)[0]]
  expect(added.map((one) => [one.id, one.name])).toEqual(forms.map(() => [id, 'Patrick Collison']))
  await targets.change({ params: { id }, body: { company: 'Stripe' } })
  expect(await targets.add({ body: { linkedinUrl: forms[3]!, title: 'CEO' } })).toMatchObject({
    company: 'Stripe',
    title: 'CEO',
  })
  const { results } = await people.searchNetwork({ body: { query: forms[1]! } })
  expect(results.map((one) => [one.id, one.name])).toEqual([[id, 'Patrick Collison']])
  const rows = `${book}\nPatrick,Collison,${forms[0]},,Stripe,CEO,02 May 2026`
  await bring(world, me, 'Connections.csv', rows)
  expect((await targets.list({})).items).toMatchObject([{ id, isContact: true }])
  expect((await contacts.list({ query: { q: 'Collison' } })).items).toMatchObject([{ id }])
})

test('an address is a target with the company of its domain; one with free mail has none', async () => {
  const { targets } = await stage()
  expect(await targets.add({ body: { email: 'patrick.collison@stripe.com' } })).toMatchObject({
    name: 'Patrick Collison',
    company: 'Stripe',
  })
  expect(await targets.add({ body: { email: 'pat@gmail.com' } })).toMatchObject({ name: 'Pat', company: null })
})

test('whoever is known by name and company alone becomes the contact who is very likely the same, and nobody else', async () => {
  const { world, me, targets, missions } = await stage()
  const patrick = await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  const other = await targets.add({ body: { name: 'Siobhan Kelleher', company: 'Kade' } })
  const mission = await missions.create({ body: { title: 'Meet', personIds: [patrick.id] } })
  const lines = [
    'Patrick,Collison,https://www.linkedin.com/in/patrickc,,Stripe,CEO,02 May 2026',
    'Siobhan,Kelleher,https://www.linkedin.com/in/sio,,Brambleworks,Teacher,02 May 2026',
  ]
  await bring(world, me, 'Connections.csv', [book, ...lines].join('\n'))
  const { items } = await targets.list({})
  const now = new Map(items.map((one) => [one.name, one]))
  expect(now.get('Patrick Collison')).toMatchObject({ isContact: true })
  expect(now.get('Patrick Collison')!.id).not.toBe(patrick.id)
  expect(now.get('Siobhan Kelleher')).toMatchObject({ id: other.id, isContact: false })
  const { people } = await missions.show({ params: { id: mission.id } })
  expect(people).toMatchObject([{ personId: now.get('Patrick Collison')!.id }])
  await targets.remove({ params: { id: now.get('Patrick Collison')!.id } })
  expect((await targets.list({})).items.map(({ name }) => name)).toEqual(['Siobhan Kelleher'])
})

test('a profile is added to the target who is known by name, who stays one and becomes the contact with that profile', async () => {
  const { world, me, targets, missions } = await stage()
  const patrick = await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  const mission = await missions.create({ body: { title: 'Meet', personIds: [patrick.id] } })
  const linkedinUrl = 'linkedin.com/in/patrickcollison'
  const params = { id: patrick.id }
  expect(await targets.change({ params, body: { linkedinUrl } })).toMatchObject({
    id: patrick.id,
    name: 'Patrick Collison',
    linkedinUrl: 'https://www.linkedin.com/in/patrickcollison',
  })
  const other = await targets.add({ body: { name: 'Ann Other', company: 'Kade' } })
  await expect(targets.change({ params: { id: other.id }, body: { linkedinUrl } })).rejects.toMatchObject({
    status: 409,
  })
  const row = `Pat,C,${linkedinUrl},,Brambleworks,CEO,02 May 2026`
  await bring(world, me, 'Connections.csv', [book, row].join('\n'))
  const now = (await targets.list({})).items.find(({ name }) => name === 'Patrick Collison')!
  expect(now).toMatchObject({ isContact: true })
  const { people } = await missions.show({ params: { id: mission.id } })
  expect(people).toMatchObject([{ personId: now.id }])
  // A contact who has the profile already is the target at once.
  const [joost] = (await world.as(me).contacts.list({ query: { q: 'Joost' } })).items
  const profile = { linkedinUrl: 'linkedin.com/in/Joost-Wit' }
  expect(await targets.change({ params: { id: other.id }, body: profile })).toMatchObject({
    id: joost!.id,
    isContact: true,
  })
})

test('nobody else sees a target, changes it or can tell that there is one', async () => {
  const { world, me, targets } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const body = { name: 'Patrick Collison', company: 'Stripe', linkedinUrl: 'linkedin.com/in/patrickc' }
  const { id } = await targets.add({ body })
  const his = world.as(bob)
  expect((await his.targets.list({})).items).toEqual([])
  const params = { id }
  await expect(his.paths.person({ params })).rejects.toMatchObject({ status: 404 })
  await expect(his.targets.change({ params, body: { title: 'CEO' } })).rejects.toMatchObject({ status: 404 })
  await expect(his.targets.remove({ params })).rejects.toMatchObject({ status: 404 })
  const search = async (query: string) => (await his.people.searchNetwork({ body: { query } })).results
  expect(await search('patrickc')).toEqual([])
  expect(await search(body.linkedinUrl)).toEqual([])
  expect(await his.targets.add({ body })).toMatchObject({ name: 'Patrick Collison', company: 'Stripe' })
  await targets.remove({ params: { id } })
  expect((await his.targets.list({})).items).toHaveLength(1)
})

test('oneself, a teammate, somebody deleted and somebody who objected are refused, the last in words that say nothing', async () => {
  const { world, me, targets, contacts, deletions } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const nothing = { status: 422, problem: { detail: targetsMessages.cannotAdd() } }
  await expect(targets.add({ body: { email: me.user.email } })).rejects.toMatchObject(nothing)
  await expect(targets.add({ body: { email: bob.user.email } })).rejects.toMatchObject({ status: 409 })
  await expect(targets.add({ body: {} })).rejects.toMatchObject({ status: 400 })
  await expect(targets.add({ body: { linkedinUrl: 'https://www.linkedin.com/company/x' } })).rejects.toMatchObject({
    status: 400,
  })
  const [ana] = (await contacts.list({ query: { q: 'Ribeiro' } })).items
  await deletions.delete({ params: { id: ana!.id } })
  const linkedinUrl = 'linkedin.com/in/ana-ribeiro'
  await expect(targets.add({ body: { name: 'Ana', linkedinUrl } })).rejects.toMatchObject(nothing)

  const email = 'ghost@stripe.example'
  await targets.add({ body: { name: 'Greta Ghost', email, company: 'Stripe' } })
  const his = world.as(bob)
  await his.targets.add({ body: { name: 'Greta Ghost', email } })
  await world.as(null).objections.ask({ body: { email } })
  await world.work()
  const mail = (await world.mails(email)).findLast(({ kind }) => kind === 'contacts.data-link')
  const token = mail!.body.match(/\/privacy\/your-data\?token=([\w.-]+)/)![1]!
  expect(await world.as(null).objections.show({ body: { token } })).toMatchObject({ isHeld: true })
  await world.as(null).objections.choose({ body: { token, choice: 'delete' } })
  await world.work()
  for (const who of [world.as(me), his]) {
    expect((await who.targets.list({})).items).toEqual([])
    await expect(who.targets.add({ body: { name: 'G', email } })).rejects.toMatchObject(nothing)
  }
  expect(await world.as(null).objections.show({ body: { token } })).toMatchObject({ isHeld: false })
})

test('a workspace has room for so many; targets are in the export', async () => {
  const { world, me, targets } = await stage()
  await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  const rows = rowsIn(await exportOf(world, me), 'contacts/targets')
  expect(rows).toMatchObject([{ name: 'Patrick Collison', company: 'Stripe' }])
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).targets.add({ body: { name: 'Somebody Else' } })
  await plantTargets(world, mostTargets - 3)
  await targets.add({ body: { name: 'The Last' } })
  await expect(targets.add({ body: { name: 'One Toomany' } })).rejects.toMatchObject({ status: 409 })
  await expect(world.as(bob).targets.add({ body: { name: 'One Toomany' } })).rejects.toMatchObject({ status: 409 })
  expect((await targets.list({})).items.map(({ name }) => name)).not.toContain('One Toomany')
})

const plantTargets = ({ superuser }: World, n: number) =>
  superuser.query(
    `insert into contacts.targets (network_id, person_id, keys, name, former_companies, former_company_ids, added_at)
     select (select min(network_id) from contacts.targets), n, '{}', 'Target ' || n, '{}', '{}', now() from generate_series(1, $1::int) n`,
    [n],
  )

test('people at a former employer, and people who used to work at the company, may know a target', async () => {
  const { world, targets, paths } = await stage()
  await loadDirectory(world.services, [
    JSON.stringify({
      kind: 'person',
      linkedinSlug: 'joost-wit',
      name: 'Joost Wit',
      positions: [{ kind: 'worked', place: 'Stripe', from: '2015-01', to: '2019-01' }],
      source: 'a register',
      asOf: '2026-01-01',
    }),
  ])
  await world.work()
  const { id } = await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  const show = async () => (await paths.person({ params: { id } })).paths
  const names = (await show()).map(({ viaName }) => viaName)
  expect([new Set(names.slice(0, 2)), names[2]]).toEqual([new Set(['Ines Santos', 'Xenia Popov']), 'Joost Wit'])
  await targets.change({ params: { id }, body: { company: null, formerCompanies: ['Airbus'] } })
  const [first, ...others] = await show()
  expect([first!.viaName, others]).toEqual(['Ana Ribeiro', []])
  expect(JSON.stringify(first)).toContain('both worked at Airbus')
})
