import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import type { ContactFilters } from './contacts.contract.ts'

const rows = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024',
  'Inês,Moreau,https://www.linkedin.com/in/ines,,northgate,Head of Security,08 Feb 2024',
  'Zoë,Müller,https://www.linkedin.com/in/zoe,zoe@heliograph.example,Heliograph,Designer,01 Jan 2022',
]
const cards = ['Joost de Wit', 'Anatole Brun']
  .map((name) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEMAIL:${name[0]}@cards.example\r\nEND:VCARD\r\n`)
  .join('')

const mail = (from: string, to: string, daysAgo: number) =>
  [
    'From wellmet@example.com Thu Jan  1 00:00:00 2026',
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${addDays(new Date(), -daysAgo).toUTCString()}`,
    `Message-ID: <${from}.${daysAgo}@example.com>`,
    'Subject: Hello',
    '',
    'Hello',
    '',
  ].join('\n')

/** Ana writes often and recently, Zoë wrote once long ago, Inês is connected only, and of two nothing is known. */
async function stage(): Promise<{ world: World; me: Somebody; found: (filters: ContactFilters) => Promise<string[]> }> {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const [mine, ana, zoe] = [me.user.email, 'ana@northgate.example', 'zoe@heliograph.example']
  const exchanged = [1, 3, 5, 8, 12, 20].flatMap((day) => [mail(ana, mine, day), mail(mine, ana, day)])
  await bring(world, me, 'Connections.csv', connections(rows))
  await bring(world, me, 'cards.vcf', cards)
  await bring(world, me, 'mail.mbox', [...exchanged, mail(zoe, mine, 200)].join('\n'))
  const found = async (query: ContactFilters) => {
    const { items, total, next } = await world.as(me).contacts.list({ query })
    expect({ total, next }).toEqual({ total: items.length, next: null })
    return items.map(({ name }) => name)
  }
  return { world, me, found }
}

test('the list is strongest first, with unknown strength last', async () => {
  const { world, me, found } = await stage()
  const { items } = await world.as(me).contacts.list({})
  expect(items[0]).toMatchObject({ name: 'Ana Ribeiro', freshness: 'fresh', isTwoWay: true, messages: 12 })
  expect(items.map(({ strength }) => strength ?? -1)).toEqual(
    items.map(({ strength }) => strength ?? -1).toSorted((a, b) => b - a),
  )
  expect((await found({})).slice(3).toSorted()).toEqual(['Anatole Brun', 'Joost de Wit'])
  expect(items.slice(3).map(({ strengthLabel }) => strengthLabel)).toEqual(['unknown', 'unknown'])
})

test.each([
  ['lastContact', undefined],
  ['name', undefined],
  ['name', 'cards.vcf'],
] as const)('contacts are listed by %s, page by page, also from %s', async (sort, source) => {
  const { world, me } = await stage()
  const { contacts } = world.as(me)
  const query = { sort, ...(source && { source }) }
  const { items: all } = await contacts.list({ query })
  const keys = all.map(({ name, lastContactOn }) => (sort === 'name' ? name : (lastContactOn ?? '')))
  const inOrder = keys.toSorted((a, b) => (sort === 'name' ? a.localeCompare(b) : b.localeCompare(a)))
  expect(keys).toEqual(inOrder)
  expect(all).toHaveLength(source ? 2 : 5)
  const paged: typeof all = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await contacts.list({ query: { ...query, limit: 2, ...(cursor && { cursor }) } })
    expect(page.total).toBe(all.length)
    paged.push(...page.items)
    cursor = page.next
  }
  expect(paged).toEqual(all)
})

test('text finds the beginnings of words in name, title and company, in any order, with or without accents', async () => {
  const { found } = await stage()
  expect(await found({ q: 'ana' })).toEqual(['Ana Ribeiro', 'Anatole Brun'])
  expect(await found({ q: 'WIT jo' })).toEqual(['Joost de Wit'])
  expect(await found({ q: 'zoe mul' })).toEqual(['Zoë Müller'])
  expect(await found({ q: 'Inês' })).toEqual(['Inês Moreau'])
  expect(await found({ q: 'secur' })).toEqual(['Inês Moreau'])
  expect((await found({ q: 'northg' })).toSorted()).toEqual(['Ana Ribeiro', 'Inês Moreau'])
  expect(await found({ q: 'oost' })).toEqual([])
  expect(await found({ q: '!!!' })).toHaveLength(5)
})

test('each filter keeps exactly the contacts that show its value', async () => {
  const { world, me, found } = await stage()
  const { items } = await world.as(me).contacts.list({})
  const names = (isKept: (contact: (typeof items)[number]) => boolean) => items.filter(isKept).map(({ name }) => name)
  for (const strength of ['strong', 'good', 'fair', 'weak', 'unknown'] as const)
    expect([strength, await found({ strength })]).toEqual([strength, names((one) => one.strengthLabel === strength)])
  for (const freshness of ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const)
    expect([freshness, await found({ freshness })]).toEqual([freshness, names((one) => one.freshness === freshness)])
  expect(await found({ freshness: 'dormant' })).toContain('Zoë Müller')
  expect((await found({ evidence: 'messages' })).toSorted()).toEqual(['Ana Ribeiro', 'Zoë Müller'])
  expect(await found({ evidence: 'meetings' })).toEqual([])
  expect(await found({ evidence: 'none' })).toHaveLength(3)
  expect((await found({ company: 'NORTHGATE inc.' })).toSorted()).toEqual(['Ana Ribeiro', 'Inês Moreau'])
  expect(await found({ company: 'North' })).toEqual([])
  expect((await found({ source: 'cards.vcf' })).toSorted()).toEqual(['Anatole Brun', 'Joost de Wit'])
  expect(await found({ source: 'cards' })).toEqual([])
})

test('filters apply together', async () => {
  const { found } = await stage()
  expect(await found({ q: 'ana', source: 'cards.vcf' })).toEqual(['Anatole Brun'])
  expect(await found({ company: 'Northgate', evidence: 'none' })).toEqual(['Inês Moreau'])
  expect(await found({ q: 'ana', freshness: 'fresh', evidence: 'messages', source: 'Connections.csv' })).toEqual([
    'Ana Ribeiro',
  ])
  expect(await found({ q: 'ana', strength: 'unknown', evidence: 'messages' })).toEqual([])
})

test.each([{}, { q: 'acme' }])('pages of %o hold everyone once, in order, and keep the total', async (filters) => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  // Many share one strength, and those from the cards have none.
  const linked = Array.from(
    { length: 9 },
    (_, i) => `Ann,Bee${i},https://www.linkedin.com/in/bee${i},,Acme,VP,08 Feb 2024`,
  )
  const unknown = Array.from(
    { length: 6 },
    (_, i) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Acme Cee${i}\r\nEMAIL:c${i}@cards.example\r\nEND:VCARD\r\n`,
  )
  await bring(world, me, 'Connections.csv', connections(linked))
  await bring(world, me, 'cards.vcf', unknown.join(''))
  await world.as(me).hideRules.hide({ body: { domain: 'cards.example' } })
  const { items: all } = await world.as(me).contacts.list({ query: filters })
  expect(all).toHaveLength(15)
  const paged: typeof all = []
  let cursor: string | undefined
  do {
    const page = await world.as(me).contacts.list({ query: { ...filters, limit: 4, ...(cursor ? { cursor } : {}) } })
    expect(page.total).toBe(15)
    expect(page.items.length).toBeLessThanOrEqual(4)
    paged.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  expect(paged).toEqual(all)
})

test('a cursor continues under another filter, and a made-up one ends the list', async () => {
  const { world, me } = await stage()
  const { contacts } = world.as(me)
  const { next } = await contacts.list({ query: { limit: 1 } })
  const rest = await contacts.list({ query: { q: 'ana', cursor: next! } })
  expect(rest).toMatchObject({ items: [{ name: 'Anatole Brun' }], next: null, total: 2 })
  const cursor = `500.${crypto.randomUUID()}`
  expect(await contacts.list({ query: { cursor } })).toEqual({ items: [], next: null, total: 5 })
  expect(await contacts.list({ query: { cursor, q: 'ana' } })).toEqual({ items: [], next: null, total: 2 })
})

const refused = [
  ['q', ''],
  ['q', 'a'.repeat(201)],
  ['q', 'a\u0000b'],
  ['strength', 'mighty'],
  ['strength', ''],
  ['freshness', 'Fresh'],
  ['evidence', 'true'],
  ['company', ' '],
  ['source', 'a\nb'],
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '1e1'],
  ['cursor', 'x'],
  ['name', 'ana'],
] as const

test('a wrong value, an unknown filter and a filter given twice are refused by name', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  for (const [field, value] of refused)
    await expect(world.as(me).contacts.list({ query: { [field]: value } }), `${field}=${value}`).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field }] },
    })
  const twice = `${world.origin()}/api/network/contacts?strength=weak&strength=good`
  const answer = await fetch(twice, { headers: { cookie: me.cookie! } })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'strength' }] })
})

test('hidden contacts are found by their owner alone, and shared ones by no filter of somebody else', async () => {
  const { world, me, found } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections(rows.slice(0, 1)))
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  await world.as(me).hideRules.hide({ body: { company: 'Heliograph' } })
  expect(await found({ q: 'zoe', company: 'Heliograph', source: 'Connections.csv' })).toEqual(['Zoë Müller'])
  const { contacts } = world.as(bob)
  expect((await contacts.list({})).items.map(({ name }) => name)).toEqual(['Ana Ribeiro'])
  for (const query of [
    { q: 'zoe' },
    { q: 'moreau' },
    { company: 'Heliograph' },
    { source: 'cards.vcf' },
    { evidence: 'messages' },
    { strength: 'unknown' },
  ] as const)
    expect(await contacts.list({ query })).toEqual({ items: [], next: null, total: 0 })
})

test('one contact is shown with evidence, and to nobody else', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const { id } = (await world.as(me).contacts.list({ query: { q: 'ana ribeiro' } })).items[0]!
  const page = await world.as(me).contacts.show({ params: { id } })
  expect(page).toMatchObject({ emails: ['ana@northgate.example'], sources: ['Connections.csv', 'mail.mbox'] })
  expect(page.breakdown).toMatchObject({ same: true })
  expect(page.evidence).toHaveLength(13)
  await expect(world.as(bob).contacts.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('the contacts that the filters show are exported, a formula as text, and the workspace is told that it was done', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'more.csv', connections(['=Eve,"O\'Neil ""X""",,eve@kade.example,"Kade, Ltd",CTO,']))
  const { contacts, audit } = world.as(me)
  const lines = (await contacts.export({ body: { filters: {} } })).split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toMatch(/^Name,Email,Phone,Title,Company,/)
  expect(lines.find((line) => line.includes('eve@'))).toMatch(
    /^"'=Eve O'Neil ""X""",eve@kade\.example,,CTO,"Kade, Ltd",,,/,
  )
  const chosen = await contacts.export({ body: { filters: { q: 'Müller' }, columns: ['tags', 'company', 'evidence'] } })
  expect(chosen.split('\r\n').slice(0, 2)).toEqual([
    'Name,Email,Company,Tags,Messages,Meetings',
    'Zoë Müller,zoe@heliograph.example,Heliograph,,1,0',
  ])
  const found = await contacts.list({ query: { company: 'Northgate' } })
  const { length } = (await contacts.export({ body: { filters: { company: 'Northgate' } } })).trim().split('\r\n')
  expect(length).toBe(found.total + 1)
  const ids = found.items.map(({ id }) => id)
  expect((await contacts.export({ body: { contactIds: ids.slice(0, 1) } })).trim().split('\r\n')).toHaveLength(2)
  await expect(world.as(bob).contacts.export({ body: { contactIds: ids } })).rejects.toMatchObject({ status: 404 })
  expect((await world.as(bob).contacts.export({ body: { filters: {} } })).trim().split('\r\n')).toHaveLength(1)
  const { items } = await audit.list({})
  expect(items.map(({ action }) => action)).toContain('contacts.exported')
})
