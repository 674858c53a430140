import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const rows = [
  'Bob,Reyes,https://www.linkedin.com/in/bob-reyes,,"Kade Systems, Inc.",CTO,01 Jan 2022',
  'Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,,Northgate,Partner,08 Feb 2024',
  'Zoë,Müller,https://www.linkedin.com/in/zoe,,Heliograph,Designer,08 Feb 2024',
  'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,,Heliograph,VP,08 Feb 2024',
]
const card = (name: string, more = '') => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}END:VCARD\r\n`
const cards = [
  card('B. Reyes', 'ORG:Kade Systems\r\nEMAIL:r.reyes@kadesystems.example\r\n'),
  card('ana.ribeiro@northgate.example', 'EMAIL:ana.ribeiro@northgate.example\r\n'),
  card('Zoe Muller', 'EMAIL:zoe@gmail.com\r\n'),
  card('Joost de Wit', 'EMAIL:joost@kade.example\r\n'),
].join('')

test('likely duplicates are found with the reason in words, the likely ones first', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections(rows))
  await bring(world, me, 'cards.vcf', cards)
  const { items, total, next } = await world.as(me).duplicates.list({})
  expect([total, next]).toEqual([3, null])
  const told = items.map(({ contact, other, likelihood, reasons }) => ({
    names: [contact.name, other.name].toSorted(),
    likelihood,
    reasons: reasons.join(' '),
  }))
  expect(told.map(({ likelihood }) => likelihood)).toEqual(['likely', 'likely', 'likely'])
  expect(told).toEqual(
    expect.arrayContaining([
      {
        names: ['B. Reyes', 'Bob Reyes'],
        likelihood: 'likely',
        reasons: expect.stringContaining('have the same initial. Both at Kade Systems'),
      },
      {
        names: ['Ana Ribeiro', 'ana.ribeiro@northgate.example'].toSorted(),
        likelihood: 'likely',
        reasons: expect.stringContaining(
          'ana.ribeiro@northgate.example spells the name Ana Ribeiro. Both at Northgate',
        ),
      },
      {
        names: ['Zoe Muller', 'Zoë Müller'],
        likelihood: 'likely',
        reasons: expect.stringContaining('are called Z'),
      },
    ]),
  )
})

test('they come in pages that hold each of them once', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const many = ['Abeln', 'Bogner', 'Cramer', 'Dorsch', 'Emmerich', 'Fackler', 'Gessner']
  const profile = (last: string, i: number) => `Ida,${last},https://linkedin.com/in/p${i},,Acme,Role,08 Feb 2020`
  await bring(world, me, 'Connections.csv', connections(many.map(profile)))
  await bring(
    world,
    me,
    'cards.vcf',
    many.map((last, i) => card(`I. ${last}`, `ORG:Acme\r\nEMAIL:p${i}@x${i}.example\r\n`)).join(''),
  )
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await world.as(me).duplicates.list({ query: cursor ? { limit: 3, cursor } : { limit: 3 } })
    expect(page.total).toBe(7)
    for (const { contactId, otherId } of page.items) seen.add(`${contactId} ${otherId}`)
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen.size).toBe(7)
})

test('not the same is remembered, in either order, and a merge ends the question too', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { duplicates, merges } = world.as(me)
  await bring(world, me, 'Connections.csv', connections(rows))
  await bring(world, me, 'cards.vcf', cards)
  const [first, second] = (await duplicates.list({})).items
  await duplicates.dismiss({ body: { contactId: first!.otherId, otherId: first!.contactId } })
  await duplicates.dismiss({ body: { contactId: first!.contactId, otherId: first!.otherId } })
  await merges.merge({ params: { id: second!.contactId }, body: { with: second!.otherId } })
  expect((await duplicates.list({})).total).toBe(1)
  await merges.undo({ params: { id: (await merges.list({})).items[0]!.id } })
  expect((await duplicates.list({})).total).toBe(1)
})

test('not the same is listed and taken back later, by its owner alone', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  const { duplicates } = world.as(me)
  await bring(world, me, 'Connections.csv', connections(rows))
  await bring(world, me, 'cards.vcf', cards)
  const [first] = (await duplicates.list({})).items
  const pair = { contactId: first!.contactId, otherId: first!.otherId }
  await expect(duplicates.restore({ body: pair })).rejects.toMatchObject({ status: 404 })
  await duplicates.dismiss({ body: pair })
  const { items } = await duplicates.listDismissed({})
  expect(items).toMatchObject([{ ...pair, name: first!.contact.name, otherName: first!.other.name }])
  expect((await world.as(eve).duplicates.listDismissed({})).items).toEqual([])
  await expect(world.as(eve).duplicates.restore({ body: pair })).rejects.toMatchObject({ status: 404 })
  await duplicates.restore({ body: { contactId: pair.otherId, otherId: pair.contactId } })
  expect((await duplicates.listDismissed({})).items).toEqual([])
  expect((await duplicates.list({})).total).toBe(3)
})

test('nobody else is shown my duplicates, nor may say what they are', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await bring(world, me, 'Connections.csv', connections(rows))
  await bring(world, me, 'cards.vcf', cards)
  await bring(world, bob, 'cards.vcf', card('Ana Ribeiro', 'EMAIL:ana@elsewhere.example\r\n'))
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const { contactId, otherId } = (await world.as(me).duplicates.list({})).items[0]!
  for (const who of [bob, eve]) {
    expect(await world.as(who).duplicates.list({})).toEqual({ items: [], next: null, total: 0, likely: 0 })
    const dismissed = world.as(who).duplicates.dismiss({ body: { contactId, otherId } })
    await expect(dismissed).rejects.toMatchObject({ status: 404 })
  }
  await expect(world.as(me).duplicates.dismiss({ body: { contactId, otherId: contactId } })).rejects.toMatchObject({
    status: 422,
  })
})
