import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { temporaryFile } from '@wellmet/platform/files/files-for-tests.ts'
import { writeZip } from '@wellmet/platform/files/zip-for-tests.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const priya = 'Priya,Raman,https://www.linkedin.com/in/priya-raman,priya@kade.example,Kade Systems,Founder,01 Jan 2022'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,,Heliograph,VP Engineering,12 Mar 2023'

async function team() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([priya, tomasz]))
  await bring(world, me, 'Connections.csv', connections([tomasz]))
  const list = (query: object = {}) => world.as(me).reachablePeople.list({ query })
  return { world, me, bob, list }
}

test('a row says who somebody is, how one reaches them, and what that rests on', async () => {
  const { world, bob, list } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { results } = await list()
  expect(results.map(({ name }) => name)).toEqual(['Tomasz Nowak', 'Priya Raman'])
  expect(results[0]).toMatchObject({
    warmPathCount: 2,
    connectorCount: 1,
    evidenceChips: [
      { kind: 'connection', label: 'Connected on LinkedIn, nothing else known' },
      { kind: 'member', label: 'Known to Bob Reyes' },
    ],
    relationshipStrength: 5,
    relationshipStrengthLabel: 'weak',
    connectorReputation: null,
    sharedAlumni: [],
    sharedCommunities: [],
    investorNetworkMatch: [],
  })
  expect(results[0]!.relationshipConfidence).toBe(results[0]!.path.confidence)
  expect(JSON.stringify(results)).not.toContain('priya@kade.example')
})

test('what is not shared is nowhere, also after it was shared', async () => {
  const { world, bob, list } = await team()
  const before = await list()
  expect(before.results.map(({ name }) => name)).toEqual(['Tomasz Nowak'])
  expect(before.results[0]).toMatchObject({ warmPathCount: 1, connectorCount: 0 })
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect(await list()).toEqual(before)
})

test('it can be of founders alone, and is as long as was asked', async () => {
  const { world, bob, list } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect((await list({ filter: 'founders' })).results.map(({ name }) => name)).toEqual(['Priya Raman'])
  expect((await list({ limit: 1 })).results).toHaveLength(1)
  await expect(list({ limit: 51 })).rejects.toMatchObject({ status: 400 })
})

test('where both were and who invested where is told from one’s own career and public facts', async () => {
  const { world, me, list } = await team()
  const file = writeZip(temporaryFile('export.zip'), [
    { name: 'Connections.csv', content: connections([tomasz]) },
    {
      name: 'Positions.csv',
      content: 'Company Name,Title,Description,Location,Started On,Finished On\nOwn Thing,Founder,,Berlin,Jan 2024,',
    },
    {
      name: 'Education.csv',
      content: 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nBay College,2010,2014,,BSc,',
    },
  ])
  await bring(world, me, 'export.zip', readFileSync(file))
  await loadDirectory(world.services, [
    JSON.stringify({
      kind: 'person',
      linkedinSlug: 'tomasz-nowak',
      name: 'Tomasz Nowak',
      positions: [
        { kind: 'studied', place: 'Bay College', from: '2009', to: '2013' },
        { kind: 'invested', place: 'Own Thing' },
      ],
      source: 'a register',
      asOf: '2026-01-01',
    }),
  ])
  expect((await list()).results[0]).toMatchObject({
    sharedAlumni: ['Bay College'],
    investorNetworkMatch: ['Invested in Own Thing, where you work or worked.'],
  })
})

test('targets are people I want to reach and do not know: wanted titles first, also where it is varied', async () => {
  const { world, me, bob, list } = await team()
  const at = (name: string, company: string, title: string) =>
    `${name},Berg,https://www.linkedin.com/in/${name}-berg,,${company},${title},01 Jan 2024`
  const known = ['Ida', 'Jan', 'Kai'].map((name) => at(name, 'Heliograph', 'Engineer'))
  const ciso = at('Lea', 'Heliograph', 'Chief Information Security Officer')
  await bring(world, bob, 'Connections.csv', connections([...known, ciso, at('Max', 'Acme', 'CISO')]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const names = async (query: object = {}) =>
    (await list({ sort: 'targets', ...query })).results.map(({ name }) => name)
  expect(await names()).toEqual([])
  const { missions } = world.as(me)
  const { id } = await missions.create({ body: { title: 'Sell', companies: ['Heliograph'], roles: ['CISO'] } })
  // Tomasz Nowak is there too, and I know him.
  const found = await names()
  expect(found.toSorted()).toEqual(['Ida Berg', 'Jan Berg', 'Kai Berg', 'Lea Berg'])
  expect(found[0]).toBe('Lea Berg')
  // Only one connector knows them, who is asked about two.
  expect(await names({ varied: true })).toEqual(found.slice(0, 2))
  const [first] = (await list({ sort: 'targets' })).results
  expect(first!.whyRanked).toEqual(
    expect.arrayContaining(['Heliograph is one of your targets', 'Fits the title “CISO”']),
  )
  expect(first!.path).toMatchObject({ viaName: 'Bob Reyes' })
  await missions.update({ params: { id }, body: { companies: [] } })
  expect((await names()).toSorted()).toEqual(['Lea Berg', 'Max Berg'])
  await missions.update({ params: { id }, body: { state: 'done' } })
  expect(await names()).toEqual([])
})

test('nobody whom I know under another profile is a target of mine, and a namesake elsewhere is', async () => {
  const { world, me, bob, list } = await team()
  const lukas = (profile: string) =>
    `Lukas,Brandt,https://www.linkedin.com/in/${profile},,Packhorse,Account Manager,01 Jan 2024`
  const elsewhere = 'Lukas,Brandt,https://www.linkedin.com/in/lukas-3,,Ferrywell,Account Manager,01 Jan 2024'
  await bring(world, bob, 'Connections.csv', connections([lukas('lukas-1'), elsewhere]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.as(me).missions.create({ body: { title: 'Sell', companies: ['Packhorse', 'Ferrywell'], roles: [] } })
  const targets = async () => (await list({ sort: 'targets' })).results.map(({ company }) => company ?? '').toSorted()
  expect(await targets()).toEqual(['Ferrywell', 'Packhorse'])
  await bring(world, me, 'Connections.csv', connections([tomasz, lukas('lukas-2')]))
  expect(await targets()).toEqual(['Ferrywell'])
})

test('a teammate without contacts of their own sees the people whom others share', async () => {
  const { world, me, bob } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const lea = await join(world, me, 'member', 'Léa Martin')
  await world.work()
  const query = { sort: 'worth-meeting', varied: true } as const
  const { results } = await world.as(lea).reachablePeople.list({ query })
  const found = results.map(({ name, path }) => `${name} via ${path.viaName}`)
  expect(found.toSorted()).toEqual(['Priya Raman via Bob Reyes', 'Tomasz Nowak via Bob Reyes'])
})

test('people I don’t know yet and my own contacts are two lists, and nobody is in both', async () => {
  const { world, bob, list } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const names = async (known: 'strangers' | 'contacts') =>
    (await list({ known })).results.map(({ name }) => name).toSorted()
  const [strangers, contacts] = [await names('strangers'), await names('contacts')]
  expect(strangers).toEqual(['Priya Raman'])
  expect(contacts.length).toBeGreaterThan(0)
  expect(contacts).not.toContain('Priya Raman')
  const all = (await list({})).results.map(({ name }) => name)
  for (const name of [...strangers, ...contacts]) expect(all).toContain(name)
})

test('the best paths lead to my targets once there are any, and to whom it is worth to meet before', async () => {
  const { world, me, bob, list } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect((await list({ sort: 'best', varied: true })).sort).toBe('worth-meeting')
  await world.as(me).missions.create({ body: { title: 'Meet', companies: ['Heliograph'] } })
  const best = await list({ sort: 'best', varied: true })
  expect(best.sort).toBe('targets')
  expect(best.results).toEqual((await list({ sort: 'targets', varied: true })).results)
})
