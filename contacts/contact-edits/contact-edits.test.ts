import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const joost = (company: string, title: string) =>
  `Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,${company},${title},02 May 2026`
const byEmail = (company: string, title: string) => `Joost W.,,,joost@home.example,${company},${title},03 May 2026`

/** Joost, founder of Kade, comes from a file. */
async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections([joost('Kade', 'Founder')]))
  const mine = world.as(me)
  const find = async () => (await mine.contacts.list({})).items[0]!
  const { id } = await find()
  const edit = (body: object) => mine.contactEdits.edit({ params: { id }, body })
  const page = () => mine.contacts.show({ params: { id } })
  return { world, me, mine, id, edit, page }
}

test('an edit is read and found at once, stays through later imports, and remembers what they say', async () => {
  const { world, me, mine, edit, page } = await stage()
  expect(await edit({ title: 'Chief Executive Officer', company: 'Kade Ventures', location: 'Ghent' })).toMatchObject({
    name: 'Joost de Wit',
    title: 'Chief Executive Officer',
    company: 'Kade Ventures',
    location: 'Ghent',
  })
  expect((await mine.contacts.list({ query: { q: 'ventures ghent' } })).total).toBe(1)
  expect((await mine.contacts.list({ query: { q: 'founder' } })).total).toBe(0)
  expect((await mine.people.searchNetwork({ body: { query: 'CEO at Kade Ventures' } })).results[0]).toMatchObject({
    name: 'Joost de Wit',
  })
  await bring(world, me, 'Connections.csv', connections([joost('Kade', 'Chairman')]))
  expect(await page()).toMatchObject({
    contact: { title: 'Chief Executive Officer', company: 'Kade Ventures', location: 'Ghent' },
    edits: [
      { field: 'title', imported: 'Chairman' },
      { field: 'company', imported: 'Kade' },
      { field: 'location', imported: null },
    ],
  })
  expect((await mine.contacts.list({ query: { q: 'ventures' } })).total).toBe(1)
})

test('whoever sets a field to what the imports say has taken the edit back, and imports change it again', async () => {
  const { world, me, edit, page } = await stage()
  await edit({ title: 'CEO', company: null })
  expect((await page()).contact).toMatchObject({ title: 'CEO', company: null })
  await edit({ title: 'Founder', company: 'Kade' })
  expect(await page()).toMatchObject({ contact: { title: 'Founder', company: 'Kade' }, edits: [] })
  await bring(world, me, 'Connections.csv', connections([joost('Ostend Labs', 'Advisor')]))
  expect((await page()).contact).toMatchObject({ title: 'Advisor', company: 'Ostend Labs' })
})

test('typing a person in again outranks an edit, which later imports still leave alone', async () => {
  const { world, me, mine, edit, page } = await stage()
  await edit({ title: 'CEO' })
  await mine.manualContacts.add({ body: { name: 'Joost de Wit', email: 'joost@kade.example', title: 'Partner' } })
  await bring(world, me, 'Connections.csv', connections([joost('Kade', 'Advisor')]))
  expect((await page()).contact.title).toBe('Partner')
})

test('in a merge the edits of whoever speaks stay, and its undoing gives each their own back', async () => {
  const { world, me, mine, id, edit, page } = await stage()
  await bring(world, me, 'More.csv', connections([joost('Kade', 'Founder'), byEmail('Home', 'Gardener')]))
  const other = (await mine.contacts.list({ query: { q: 'gardener' } })).items[0]!
  await mine.contactEdits.edit({ params: { id: other.id }, body: { title: 'Beekeeper' } })
  await edit({ company: 'Kade Ventures' })
  await mine.merges.merge({ params: { id }, body: { with: other.id } })
  expect(await page()).toMatchObject({
    contact: { title: 'Founder', company: 'Kade Ventures' },
    edits: [{ field: 'company', imported: 'Kade' }],
  })
  await edit({ location: 'Ghent' })
  const [merge] = (await mine.merges.list({})).items
  await mine.merges.undo({ params: { id: merge!.id } })
  expect(await page()).toMatchObject({
    contact: { title: 'Founder', company: 'Kade Ventures', location: 'Ghent' },
    edits: [
      { field: 'company', imported: 'Kade' },
      { field: 'location', imported: null },
    ],
  })
  expect(await mine.contacts.show({ params: { id: other.id } })).toMatchObject({
    contact: { title: 'Beekeeper' },
    edits: [{ field: 'title', imported: 'Gardener' }],
  })
})

test('when a file shows that two are one, the edited one speaks for both', async () => {
  const { world, me, mine } = await stage()
  await bring(world, me, 'More.csv', connections([byEmail('Home', 'Gardener')]))
  const other = (await mine.contacts.list({ query: { q: 'gardener' } })).items[0]!
  await mine.contactEdits.edit({ params: { id: other.id }, body: { title: 'Beekeeper' } })
  const both = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Joost de Wit',
    'EMAIL:joost@home.example',
    'EMAIL:joost@kade.example',
    'TITLE:Chairman',
    'END:VCARD',
    '',
  ]
  await bring(world, me, 'card.vcf', both.join('\r\n'))
  const { items, total } = await mine.contacts.list({})
  expect(total).toBe(1)
  expect(await mine.contacts.show({ params: { id: items[0]!.id } })).toMatchObject({
    contact: { title: 'Beekeeper' },
    edits: [{ field: 'title', imported: 'Chairman' }],
  })
})

test('an edited contact stays when its import is undone, and is hidden when it moves to a hidden company', async () => {
  const { world, me, mine, edit, page } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await mine.sharing.change({ body: { mode: 'workspace' } })
  const seen = async () =>
    (await world.as(bob).people.searchNetwork({ body: { query: 'Joost de Wit' } })).results.length
  expect(await seen()).toBe(1)
  await mine.hideRules.hide({ body: { company: 'Secret Works' } })
  await edit({ company: 'Secret Works' })
  expect(await seen()).toBe(0)
  const [done] = (await mine.imports.list({})).items
  expect(await mine.imports.previewUndo({ params: { id: done!.id } })).toMatchObject({ contacts: 0, staying: 1 })
  expect((await page()).contact.company).toBe('Secret Works')
})

test('nobody edits the contacts of others, and an edit that says nothing is refused', async () => {
  const { world, me, edit, id } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await expect(world.as(bob).contactEdits.edit({ params: { id }, body: { title: 'CEO' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(edit({})).rejects.toMatchObject({ status: 400 })
  await expect(edit({ name: null })).rejects.toMatchObject({ status: 400 })
})

test('an address can be typed on the page of a contact: it is where they are asked, and stays through imports and merges', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const mine = world.as(me)
  const noAddress = 'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026'
  await bring(world, me, 'Connections.csv', connections([noAddress]))
  const { id } = (await mine.contacts.list({})).items[0]!
  const page = () => mine.contacts.show({ params: { id } })
  const type = (email: string | null) => mine.contactEdits.edit({ params: { id }, body: { email } })
  await type('Joost@Private.example')
  expect(await page()).toMatchObject({ emails: [], typedEmail: 'joost@private.example' })
  await bring(world, me, 'Connections.csv', connections([noAddress.replace('Founder', 'Chairman')]))
  expect(await page()).toMatchObject({ contact: { title: 'Chairman' }, typedEmail: 'joost@private.example' })
  const target = { name: 'Bob Prey', company: 'Ostend Labs' }
  const body = { target, connector: { personId: id }, message, status: 'pending' } as never
  expect(await mine.requests.create({ body })).toMatchObject({ connector: { email: 'joost@private.example' } })

  await bring(world, me, 'More.csv', connections([byEmail('Home', 'Gardener')]))
  const other = (await mine.contacts.list({ query: { q: 'gardener' } })).items[0]!
  await mine.merges.merge({ params: { id }, body: { with: other.id } })
  expect((await page()).typedEmail).toBe('joost@private.example')
  const [merge] = (await mine.merges.list({})).items
  await mine.merges.undo({ params: { id: merge!.id } })
  expect((await page()).typedEmail).toBe('joost@private.example')
  expect((await mine.contacts.show({ params: { id: other.id } })).typedEmail).toBeNull()
  await type(null)
  expect((await page()).typedEmail).toBeNull()
})

test('a typed address that an import has too is kept once, and what is no address is refused', async () => {
  const { mine, id, edit, page } = await stage()
  await edit({ email: 'joost@kade.example' })
  expect(await page()).toMatchObject({ emails: ['joost@kade.example'], typedEmail: null })
  await expect(edit({ email: 'joost' })).rejects.toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'email' }] },
  })
  await edit({ email: 'joost@home.example' })
  await edit({ title: 'Chairman' })
  expect((await mine.contacts.show({ params: { id } })).typedEmail).toBe('joost@home.example')
})

test('whoever was erased stays away by a typed address too, and it is typed for nobody else', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const mine = world.as(me)
  const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026'
  const rosa = 'Rosa,Marsh,https://www.linkedin.com/in/rosa,,Kade,Founder,02 May 2026'
  await bring(world, me, 'Connections.csv', connections([joost, rosa]))
  const idOf = async (wanted: string) =>
    (await mine.contacts.list({})).items.find(({ name }) => name.startsWith(wanted))!.id
  const email = 'joost@private.example'
  await mine.contactEdits.edit({ params: { id: await idOf('Joost') }, body: { email } })
  await mine.deletions.delete({ params: { id: await idOf('Joost') } })
  await bring(world, me, 'Connections.csv', connections([`J.,Wit,,${email},,,02 May 2026`]))
  expect((await mine.contacts.list({})).items.map(({ name }) => name)).toEqual(['Rosa Marsh'])
  await expect(mine.contactEdits.edit({ params: { id: await idOf('Rosa') }, body: { email } })).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ field: 'email' }] },
  })
  expect((await mine.contacts.show({ params: { id: await idOf('Rosa') } })).typedEmail).toBeNull()
})
