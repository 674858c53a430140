import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'

const contact = (name: string, company: string, title = 'Engineer') => {
  const [first, last] = name.split(' ')
  return `${first},${last},https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')},${first!.toLowerCase()}@known.example,${company},${title},01 Jan 2022`
}
const priya = contact('Priya Raman', '"Kade Systems, Inc."', 'Head of Platform')
const ana = contact('Ana Lima', 'Kade Systems', 'CFO')
const tomasz = contact('Tomasz Nowak', 'Heliograph', 'VP Engineering')
const zora = contact('Zora Quist', 'Hushmeadow', 'Keeper')

async function team() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([priya, ana, zora]))
  await bring(world, me, 'Connections.csv', connections([tomasz]))
  const ranked = async (who = me) => (await world.as(who).companies.ranked({})).items
  const names = async (who = me) => (await ranked(who)).map(({ name }) => name)
  return { world, me, bob, ranked, names }
}

/** Letters to and fro, on so many days. */
const letters = ({ user }: Somebody, other: string, days: number): string =>
  Array.from({ length: days }, (_, i) => {
    const date = addDays(new Date(), -(1 + i)).toUTCString()
    const [from, to] = i % 2 === 0 ? [user.email, other] : [other, user.email]
    return `From - ${date.replace(/,/, '').replace(' GMT', '')}\nFrom: ${from}\nTo: ${to}\nDate: ${date.replace('GMT', '+0000')}\nMessage-ID: <${i}-${other}>\n\n.\n`
  }).join('\n')

const storedOf = async ({ superuser }: World) =>
  (await superuser.query('select viewer_network_id, place, name, rank from discovery.ranked_companies order by 1, 2'))
    .rows

test('whoever has nothing is told what to bring', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  expect(await world.as(me).companies.ranked({})).toEqual({
    items: [],
    next: null,
    total: 0,
    notice: expect.objectContaining({ code: 'no_companies', next: expect.stringContaining('LinkedIn') }),
  })
})

test('a company says whom one reaches there, how well, and why it stands where it stands', async () => {
  const { world, me, ranked } = await team()
  await bring(world, me, 'Connections.csv', connections([priya, ana]))
  await bring(world, me, 'mail.mbox', letters(me, 'priya@known.example', 12))
  const [kade, heliograph] = await ranked()
  expect(kade).toMatchObject({
    name: 'Kade Systems',
    rank: 1,
    peopleCount: 2,
    sharedConnections: 2,
    relationshipDensity: 50,
    strongestPath: { status: 'verified', hops: 1 },
    strongestPerson: { name: 'Priya Raman' },
    topRoles: ['CFO', 'Head of Platform'],
    introHistoryCount: 0,
    bestConnectorInsight: { freshnessLabel: 'fresh', reputationScore: null },
    companyMemory: { contactDays: 12 },
  })
  expect(kade!.companyMemory.sentences[0]).toMatch(/^Last contact was with Priya Raman on /)
  expect(kade!.whyRanked).toEqual([
    '2 people there are within reach.',
    expect.stringMatching(/^The best path in has a score of \d+ of 100\.$/),
    'Two-way contact: 1 of 2 relationships there.',
  ])
  expect(kade!.breakdown.steps.at(-1)!.sentence).toContain('none yet')
  expect(heliograph).toMatchObject({ name: 'Heliograph', rank: 2, relationshipDensity: 0 })
  expect(heliograph!.companyMemory).toMatchObject({ lastContactOn: null, contactDays: 0 })
})

test('every receipt works out to the score that is stored', async () => {
  const { world, me, bob } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await bring(world, me, 'mail.mbox', letters(me, 'tomasz@known.example', 7))
  const { items } = await world.as(me).companies.ranked({})
  expect(items).toHaveLength(3)
  for (const { score, breakdown } of items) {
    expect(breakdown.result).toBe(score)
    expect(recompute(breakdown as never)).toBe(score)
  }
  expect((await storedOf(world)).map(({ rank }) => rank)).toEqual(items.map(({ score }) => score))
})

test('what is not shared is nowhere, and changes nothing', async () => {
  const { world, me, bob, names } = await team()
  const before = await world.as(me).companies.ranked({})
  expect(await names()).toEqual(['Heliograph'])
  const found = await world.as(me).companySearch.find({ query: { query: 'Hushmeadow' } })
  expect(found).toMatchObject({ results: [], notice: { code: 'no_company' } })
  await bring(world, bob, 'more.csv', connections([tomasz, contact('Otto Berg', 'Heliograph')]))
  expect(await world.as(me).companies.ranked({})).toEqual(before)
  const { items } = await world.as(bob).companies.ranked({})
  for (const { id } of items.filter(({ name }) => name !== 'Heliograph')) {
    const asked = world.as(me).companyPages.show({ params: { id } })
    await expect(asked).rejects.toMatchObject({ status: 404 })
  }
})

test('sharing opens companies at once, and its end closes them at once', async () => {
  const { world, me, bob, names } = await team()
  await names()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect((await names()).toSorted()).toEqual(['Heliograph', 'Hushmeadow', 'Kade Systems'])
  const kade = (await world.as(me).companies.ranked({})).items.find(({ name }) => name.startsWith('Kade'))!
  expect(kade).toMatchObject({ sharedConnections: 1, strongestPath: { viaName: 'Bob Reyes' } })
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect(await names()).toEqual(['Heliograph'])
  await expect(world.as(me).companyPages.show({ params: { id: kade.id } })).rejects.toMatchObject({ status: 404 })
  expect((await world.as(me).companySearch.search({ body: { query: 'kade' } })).results).toEqual([])
})

test('a contact whom their owner hides takes the company along at once', async () => {
  const { world, bob, names } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect(await names()).toContain('Hushmeadow')
  await world.as(bob).hideRules.hide({ body: { company: 'Hushmeadow' } })
  expect(await names()).not.toContain('Hushmeadow')
  expect(await names(bob)).toContain('Hushmeadow')
})

test('what somebody brings of those whom they hide changes nothing for others', async () => {
  const { world, me, bob } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.as(bob).hideRules.hide({ body: { company: 'Hushmeadow' } })
  const before = await world.as(me).companies.ranked({})
  await bring(world, bob, 'more.csv', connections([contact('Zora Quist', 'Hushmeadow', 'Keeper of the lantern')]))
  expect(await world.as(me).companies.ranked({})).toEqual(before)
})

test('what is stored is shown as it is while nothing changes, and ranked anew when something does', async () => {
  const { world, me, names } = await team()
  await names()
  await world.superuser.query(
    `update discovery.ranked_companies set shown = jsonb_set(shown, '{name}', '"As it was stored"')`,
  )
  expect(await names()).toEqual(['As it was stored'])
  await bring(world, me, 'more.csv', connections([contact('Otto Berg', 'Heliograph')]))
  expect(await names()).toEqual(['Heliograph'])
})

test('after an import the ranking of everybody whom it concerns is renewed in the background', async () => {
  const { world, bob, names } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await names()
  await bring(world, bob, 'more.csv', connections([contact('Otto Berg', 'Fjordline')]))
  expect((await storedOf(world)).map(({ name }) => name)).not.toContain('Fjordline')
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  expect((await storedOf(world)).map(({ name }) => name)).toContain('Fjordline')
})

test('what the next reader is shown was prepared in the background, and is what they would have waited for', async () => {
  const { world, me, bob, ranked } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await ranked()
  await bring(world, bob, 'more.csv', connections([contact('Otto Berg', 'Fjordline')]))
  for (const _ of ['ranked', 'prepared']) {
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
    await world.work()
  }
  const mine = `(select id from identity.member_networks where user_id = '${me.user.id}')`
  const { rows } = await world.superuser.query<{ shown: unknown }>(
    `select shown from discovery.ranked_companies where viewer_network_id = ${mine} order by place`,
  )
  expect(rows.map(({ shown }) => shown)).toEqual(await ranked())
  await world.superuser.query(`update discovery.company_rankings set shown_for = null`)
  expect(rows.map(({ shown }) => shown)).toEqual(await ranked())
})

test('of who left nothing is seen, and they keep nothing', async () => {
  const { world, me, bob, names } = await team()
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect([await names(), await names(bob)].map((all) => all.length)).toEqual([3, 3])
  await world.as(me).members.remove({ params: { userId: bob.user.id } })
  await world.work()
  expect(await names()).toEqual(['Heliograph'])
  expect(new Set((await storedOf(world)).map(({ viewer_network_id }) => viewer_network_id)).size).toBe(1)
})

test('one’s own words for a company and for where somebody is come first', async () => {
  const { world, me, bob, ranked } = await team()
  await bring(
    world,
    me,
    'more.csv',
    connections([contact('Priya Raman', 'KADE SYSTEMS'), contact('Ana Lima', 'Fjordline')]),
  )
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const counted = Object.fromEntries((await ranked()).map(({ name, peopleCount }) => [name, peopleCount]))
  expect(counted).toEqual({ 'KADE SYSTEMS': 1, Fjordline: 1, Heliograph: 1, Hushmeadow: 1 })
})

test('pages follow each other without a gap, and a foreign cursor leads nowhere', async () => {
  const { world, me } = await team()
  const many = Array.from({ length: 7 }, (_, i) => contact(`Person${i} Lund`, `Fjord ${i}`))
  await bring(world, me, 'more.csv', connections(many))
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof next>> = await next(cursor)
    expect(page.total).toBe(8)
    seen.push(...page.items.map(({ name }) => name))
    cursor = page.next
  } while (cursor !== null)
  expect(seen).toHaveLength(8)
  expect(new Set(seen).size).toBe(8)
  const foreign = { cursor: '500.00000000-0000-0000-0000-000000000000' }
  expect((await world.as(me).companies.ranked({ query: foreign })).items).toEqual([])
  function next(after: string | null) {
    return world.as(me).companies.ranked({ query: { limit: 3, ...(after === null ? {} : { cursor: after }) } })
  }
})

test('a company is found by its name, by how it begins, without its accents, and with one slip', async () => {
  const { world, me } = await team()
  await bring(
    world,
    me,
    'more.csv',
    connections([contact('Otto Berg', 'Société Générale SA'), contact('Mia Falk', 'Kade Systems')]),
  )
  const find = async (query: string) =>
    (await world.as(me).companySearch.find({ query: { query } })).results.map(({ name }) => name)
  for (const query of ['societe generale', 'Générale', 'soc gen', 'Societe Generale, SA', 'generael'])
    expect([query, ...(await find(query))]).toEqual([query, 'Société Générale SA'])
  expect(await find('kade')).toEqual(['Kade Systems'])
  expect(await find('kade systems inc')).toEqual(['Kade Systems'])
  expect(await find('nowhere')).toEqual([])
  const typo = await world.as(me).companySearch.search({ body: { query: 'heliogrpah' } })
  expect(typo).toMatchObject({
    results: [{ name: 'Heliograph', source: 'graph', peopleCount: 1, pathsIn: 1, topRoles: ['VP Engineering'] }],
    corrected: [{ typed: 'heliogrpah', meant: 'heliograph' }],
  })
  expect((await world.as(me).companySearch.find({})).results).toHaveLength(3)
})

test('a page shows people by department, the strongest way, and what happened so far', async () => {
  const { world, me } = await team()
  await bring(world, me, 'more.csv', connections([priya, ana]))
  await bring(world, me, 'mail.mbox', letters(me, 'ana@known.example', 4))
  await bring(world, me, 'newer.csv', connections([contact('Tomasz Nowak', 'Kade Systems', 'VP Engineering')]))
  const [kade] = (await world.as(me).companies.ranked({})).items
  const page = await world.as(me).companyPages.show({ params: { id: kade!.id } })
  expect(page).toMatchObject({
    id: kade!.id,
    name: 'Kade Systems',
    source: 'graph',
    facts: null,
    standing: { rank: 1, score: kade!.score },
    peopleCount: 3,
    peopleSeen: 3,
    strongestPath: { status: 'verified' },
    notice: null,
  })
  expect(page).toMatchObject({ asks: [], hasLogo: false })
  expect(page.departments[0]).toMatchObject({
    department: 'finance',
    people: [{ name: 'Ana Lima', level: 'executive' }],
  })
  expect(page.departments.flatMap(({ people }) => people)).toHaveLength(3)
  expect(page.companyMemory.changes.map(({ sentence }) => sentence)).toEqual(['Tomasz Nowak came from Heliograph.'])
  const stranger = await world.signUp('A stranger')
  await expect(world.as(stranger).companyPages.show({ params: { id: kade!.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('what was shown is found anew once outcomes of the workspace change', async () => {
  const { world, me, ranked } = await team()
  const [shown] = await ranked()
  await world.superuser.query(`update discovery.ranked_companies set shown = jsonb_set(shown, '{name}', '"Old"')`)
  expect(await ranked()).toEqual([{ ...shown, name: 'Old' }])
  await world.superuser.query(
    `insert into graph.outcome_statistics (workspace_id, audience_id, about, key, asked, happened, asked_lately, happened_lately, rate, day, last_at)
     values ($1, $1, 'asks_in_workspace', 0, 1, 1, 1, 1, 0.5, 20000, now())`,
    [me.workspace!.id],
  )
  expect(await ranked()).toEqual([shown])
})

test('pages come one after the other, stored or not', async () => {
  const { world, me } = await team()
  await bring(world, me, 'more.csv', connections([priya, zora]))
  for (const look of ['computed', 'stored']) {
    const first = await world.as(me).companies.ranked({ query: { limit: 2 } })
    const second = await world.as(me).companies.ranked({ query: { limit: 2, cursor: first.next! } })
    expect([look, first.items.length, second.items.length, second.next]).toEqual([look, 2, 1, null])
    expect(second.items[0]!.rank).toBe(3)
  }
})
