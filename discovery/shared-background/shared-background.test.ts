import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlaceRecord, DirectoryPosition } from '@wellmet/contacts/directory/directory.records.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { temporaryFile } from '@wellmet/platform/files/files-for-tests.ts'
import { writeZip } from '@wellmet/platform/files/zip-for-tests.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { sharedBackgroundMessages } from './shared-background.messages.ts'

const row = (first: string, company: string, title = 'Engineer') =>
  `${first},Moll,https://www.linkedin.com/in/${first.toLowerCase()},,${company},${title},12 Mar 2023`

/** A LinkedIn export of somebody who worked at Kade and studied at Bay College. */
const careerOf = (rows: string[]): Buffer => {
  const path = writeZip(temporaryFile('export.zip'), [
    { name: 'Connections.csv', content: connections(rows) },
    {
      name: 'Positions.csv',
      content: [
        'Company Name,Title,Description,Location,Started On,Finished On',
        'Own Thing,Founder,,Berlin,Jan 2024,',
        'Kade Systems,Engineer,,Hamburg,Jan 2015,Dec 2020',
      ].join('\n'),
    },
    {
      name: 'Education.csv',
      content: 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nBay College,2010,2014,,BSc,',
    },
  ])
  return readFileSync(path)
}

const told = { source: 'a register', asOf: '2026-01-01' }
const person = (slug: string, positions: DirectoryPosition[]) => ({
  kind: 'person',
  linkedinSlug: slug,
  name: `Public ${slug}`,
  positions,
  ...told,
})
const place = (placeKind: PlaceRecord['placeKind'], name: string, people: number) => ({
  kind: 'place',
  placeKind,
  name,
  people,
  ...told,
})
const load = ({ services }: World, ...records: object[]) =>
  loadDirectory(
    services,
    records.map((record) => JSON.stringify(record)),
  )

const studied = (from: string, to: string): DirectoryPosition => ({ kind: 'studied', place: 'Bay College', from, to })
const worked = (company: string, from: string, to: string): DirectoryPosition => ({
  kind: 'worked',
  place: company,
  from,
  to,
})

async function alumna(rows: string[]) {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'export.zip', careerOf(rows))
  return { world, me }
}

test('without contacts there are no groups', async () => {
  const { as, signUp } = await worldForThisTest()
  const me = await signUp()
  expect(await as(me).sharedBackground.alumni({})).toEqual({ groups: [], next: null })
  expect(await as(me).sharedBackground.communities({})).toEqual({ groups: [], next: null })
  expect(await as(me).sharedBackground.investors({})).toMatchObject({ investors: [], next: null })
})

test('a school and a former employer of mine are groups, and what says most comes first', async () => {
  const { world, me } = await alumna([row('Ana', 'Acme'), row('Ben', 'Kade Systems'), row('Cem', 'Acme')])
  await load(
    world,
    place('school', 'Bay College', 5000),
    place('company', 'Kade Systems', 40),
    person('ana', [studied('2011', '2015'), worked('Kade Systems', '2016-01', '2019-01')]),
    person('cem', [studied('1990', '1994')]),
  )
  const { groups } = await world.as(me).sharedBackground.alumni({})
  expect(groups).toMatchObject([
    {
      place: 'Kade Systems',
      kind: 'employer',
      people: 2,
      mine: true,
      sentence:
        'You and Ana Moll both worked at Kade Systems for 3 years. About 40 people work there. It ended 7 years ago.',
      note: sharedBackgroundMessages.employerAlone(),
    },
    {
      place: 'Bay College',
      kind: 'school',
      people: 2,
      mine: true,
      sentence: 'You and Ana Moll were at Bay College together for 3 years. It has about 5,000 students.',
      note: sharedBackgroundMessages.schoolAlone(),
    },
  ])
  expect(groups[0]!.members.map(({ name, years }) => `${name}: ${years}`).toSorted()).toEqual([
    'Ana Moll: 2016 to 2019',
    'Ben Moll: null',
  ])
  expect(groups[0]!.chance).toBeGreaterThan(groups[1]!.chance)
})

test('where I never was, a contact of mine and somebody in reach make a group; a lone one makes none', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([row('Ana', 'Acme'), row('Ben', 'Acme'), row('Cem', 'Acme')]))
  await load(
    world,
    person('ana', [studied('2010', '2014')]),
    person('ben', [studied('2012', '2016'), { kind: 'studied', place: 'Elsewhere', from: '2000', to: '2004' }]),
    person('stranger', [{ kind: 'studied', place: 'Elsewhere', from: '2000', to: '2004' }]),
  )
  const { groups } = await world.as(me).sharedBackground.alumni({})
  expect(groups).toMatchObject([{ place: 'Bay College', mine: false, people: 2 }])
  expect(groups[0]!.sentence).toContain('were at Bay College together for 2 years')
})

test('communities are groups of their own, a page at a time', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([row('Ana', 'Acme'), row('Ben', 'Acme')]))
  const clubs = ['Club A', 'Club B', 'Club C'].map((name): DirectoryPosition => ({ kind: 'belongs', place: name }))
  await load(world, place('community', 'Club B', 30), person('ana', clubs), person('ben', clubs))
  const ask = (query: { limit: number; cursor?: string }) => world.as(me).sharedBackground.communities({ query })
  const first = await ask({ limit: 2 })
  expect(first.groups[0]).toMatchObject({
    place: 'Club B',
    kind: 'community',
    note: sharedBackgroundMessages.communityAlone(),
  })
  const second = await ask({ limit: 2, cursor: first.next! })
  expect(second).toMatchObject({ next: null })
  expect([...first.groups, ...second.groups].map((group) => group.place).toSorted()).toEqual([
    'Club A',
    'Club B',
    'Club C',
  ])
  expect(await ask({ limit: 2, cursor: '9999' })).toEqual({ groups: [], next: null })
  expect((await world.as(me).sharedBackground.alumni({})).groups).toEqual([])
})

test('an investor is told with their companies and with whom I could reach there', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const rows = [row('Vera', 'Fund One', 'Partner'), row('Ana', 'Kade Systems'), row('Ben', 'Kade Systems')]
  await bring(world, me, 'Connections.csv', connections(rows))
  await load(
    world,
    person('vera', [
      { kind: 'invested', place: 'Kade Systems', from: '2021-05' },
      { kind: 'invested', place: 'Quiet Co' },
    ]),
    person('stranger', [{ kind: 'invested', place: 'Kade Systems' }]),
  )
  const { investors, note } = await world.as(me).sharedBackground.investors({})
  expect(investors).toMatchObject([
    {
      investor: { name: 'Vera Moll', isContact: true },
      companies: [
        { company: 'Kade Systems', years: 'since 2021', people: 2 },
        { company: 'Quiet Co', years: null, people: 0, members: [] },
      ],
      sentence: 'Vera Moll invested in 2 companies, where 2 people are in your reach.',
    },
  ])
  expect(investors[0]!.companies[0]!.members.map(({ name }) => name).toSorted()).toEqual(['Ana Moll', 'Ben Moll'])
  expect(note).toBe(sharedBackgroundMessages.investmentAlone())
})

test('of whom a teammate shares, public facts are told, and never what the teammate’s own files say', async () => {
  const { world, me } = await alumna([row('Ana', 'Acme')])
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([row('Dana', 'Kade Systems'), row('Eli', 'Other')]))
  // Dana moves: Bob's files now know that she was at Kade.
  await bring(world, bob, 'Connections.csv', connections([row('Dana', 'Other')]))
  const places = async (who: Somebody) =>
    (await world.as(who).sharedBackground.alumni({})).groups.map((group) => group.place)
  await load(world, person('eli', [studied('2010', '2014')]))
  expect(await places(me)).toEqual([])
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { groups } = await world.as(me).sharedBackground.alumni({})
  expect(groups).toMatchObject([
    { place: 'Bay College', people: 1, members: [{ name: 'Eli Moll', company: 'Other', isContact: false }] },
  ])
  expect(JSON.stringify(groups)).not.toContain('Kade')
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect(await places(me)).toEqual([])
})
