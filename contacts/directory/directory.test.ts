import { Logger, runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { tasksOf } from '@wellmet/platform/jobs/worker.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { directoryWork } from '@wellmet/graph/inferred-relationships/derived-relationships.work.ts'
import type { PersonRecord, PlaceRecord, DirectoryPosition } from './directory.records.ts'
import { companiesWork } from '@wellmet/discovery/companies/companies.work.ts'
import { loadDirectory } from './load-directory.ts'
import { emptySummary, type LoadSummary } from './load-summary.ts'
import { removeFromDirectory } from './remove-from-directory.ts'

const silent = new Logger(() => () => {})
const asOf = '2026-01-01'
const told = { source: 'a register', asOf }

const place = (name: string, more: Partial<PlaceRecord> = {}): PlaceRecord => ({
  kind: 'place',
  placeKind: 'company',
  name,
  ...told,
  ...more,
})
const person = (slug: string, positions: DirectoryPosition[], more: Partial<PersonRecord> = {}): PersonRecord => ({
  kind: 'person',
  linkedinSlug: slug,
  name: slug,
  positions,
  ...told,
  ...more,
})
const worked = (
  company: string,
  from: string,
  to?: string,
  more: Partial<DirectoryPosition> = {},
): DirectoryPosition => ({
  kind: 'worked',
  place: company,
  from,
  ...(to ? { to } : { current: true }),
  ...more,
})

async function directory() {
  const world = await worldForThisTest()
  const { services, superuser } = world
  const load = (...records: unknown[]): Promise<LoadSummary> =>
    loadDirectory(
      services,
      records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))),
    )
  const work = () =>
    runOnce({
      pgPool: services.database.pool,
      noHandleSignals: true,
      logger: silent,
      taskList: tasksOf([...directoryWork, ...companiesWork], services),
    })
  const rows = async (sql: string) => (await superuser.query(sql)).rows as Record<string, unknown>[]
  const relationships = () =>
    rows(`select a.name a, b.name b, t.permille, t.basis from graph.inferred_relationships t
      join contacts.contacts a on a.network_id = 0 and a.person_id = t.a
      join contacts.contacts b on b.network_id = 0 and b.person_id = t.b where t.network_id = 0 order by 1, 2`)
  return { world, load, work, rows, relationships }
}

test('people and places of a file are in the directory, and a second load of it writes nothing', async () => {
  const { load, work, rows } = await directory()
  const lines = [
    place('Acme, Inc.', { people: 40, domain: 'Acme.example' }),
    person(
      'ana',
      [worked('ACME Inc', '2020-01', undefined, { role: 'Staff Engineer', location: 'Lisbon, Portugal' })],
      {
        emails: ['Ana@Acme.example'],
        title: 'Staff Engineer',
        company: 'Acme',
        location: 'Lisbon',
      },
    ),
    person('ben', [
      { kind: 'studied', place: 'Bay College', from: '2010', to: '2014' },
      { kind: 'invested', place: 'Acme' },
    ]),
  ]
  expect(await load(...lines)).toEqual({
    ...emptySummary(),
    lines: 3,
    places: { created: 1, updated: 0, unchanged: 0 },
    people: { created: 2, updated: 0, unchanged: 0 },
  })
  expect(
    await rows('select name, title, company, kind from contacts.contacts where network_id = 0 order by name'),
  ).toEqual([
    { name: 'ana', title: 'Staff Engineer', company: 'Acme', kind: 0 },
    { name: 'ben', title: null, company: null, kind: 0 },
  ])
  expect(await rows('select name, kind, domain, people from contacts.places order by name')).toEqual([
    { name: 'Acme, Inc.', kind: 1, domain: 'acme.example', people: 40 },
    { name: 'Bay College', kind: 2, domain: null, people: null },
  ])
  expect(await rows('select kind, place, department, is_current from contacts.positions order by kind')).toEqual([
    { kind: 1, place: 'ACME Inc', department: 'engineering', is_current: true },
    { kind: 2, place: 'Bay College', department: null, is_current: false },
    { kind: 4, place: 'Acme', department: null, is_current: false },
  ])
  expect((await rows('select from contacts.contact_keys where network_id = 0')).length).toBe(3)
  expect((await rows('select from contacts.search_tokens')).length).toBe(2)

  await work()
  const before = await stamps(rows)
  const waiting = await rows('select id from graphile_worker._private_jobs')
  expect(await load(...lines)).toMatchObject({
    places: { unchanged: 1 },
    people: { created: 0, updated: 0, unchanged: 2 },
  })
  expect(await stamps(rows)).toEqual(before)
  expect(await rows('select id from graphile_worker._private_jobs')).toEqual(waiting)
})

/** Which row version each is: any write would show. */
const stamps = (rows: (sql: string) => Promise<object[]>) =>
  rows(`select 'c' t, person_id::text id, xmin::text from contacts.contacts union all
    select 's', ref::text, xmin::text from contacts.positions union all select 'k', key::text, xmin::text from contacts.contact_keys union all
    select 'p', id::text, xmin::text from contacts.places union all select 'w', person_id::text, xmin::text from contacts.search_tokens union all
    select 't', a || ' ' || b, xmin::text from graph.inferred_relationships order by 1, 2`)

test('every line that is not taken is counted with its reason', async () => {
  const { load } = await directory()
  const nobody = { kind: 'person', name: 'No Handle', positions: [], ...told }
  const breakdown = await load(
    '{ not json',
    { kind: 'person', name: 'Half' },
    nobody,
    person('ana', [worked('Acme', '2020')]),
    '',
    person('ana', [worked('Acme', '2020')]),
    place('Acme'),
    place('Acme', { people: 3 }),
  )
  expect(breakdown.lines).toBe(7)
  expect(breakdown.skipped).toEqual({ unreadable: 1, unknown: 1, unidentified: 1, repeated: 2, older: 0, deleted: 0 })
})

test('a newer file changes only what it says otherwise, and an older one of the same source nothing', async () => {
  const { load, rows } = await directory()
  const ben = person('ben', [worked('Acme', '2019')])
  await load(person('ana', [worked('Acme', '2020', undefined, { role: 'Engineer' })]), ben)
  const moved = person('ana', [worked('Acme', '2020', '2026-03'), worked('Borel', '2026-04')], { asOf: '2026-05-01' })
  expect((await load(moved, { ...ben, asOf: '2026-05-01' })).people).toEqual({ created: 0, updated: 1, unchanged: 1 })
  const companies = () => rows('select name, company from contacts.contacts order by name')
  expect(await companies()).toEqual([
    { name: 'ana', company: 'Borel' },
    { name: 'ben', company: 'Acme' },
  ])
  const old = await load(person('ana', [worked('Acme', '2020')], { asOf: '2026-02-01' }))
  expect(old.skipped.older).toBe(1)
  expect((await companies())[0]).toEqual({ name: 'ana', company: 'Borel' })
})

test('another source adds to what is known and takes nothing away', async () => {
  const { load, rows } = await directory()
  await load(person('ana', [worked('Acme', '2020')]))
  await load(
    person('ana', [{ kind: 'studied', place: 'Bay College', to: '2015' }], { source: 'a school', asOf: '2025-01-01' }),
  )
  expect(await rows('select place from contacts.positions order by place')).toEqual([
    { place: 'Acme' },
    { place: 'Bay College' },
  ])
  expect(await rows('select company from contacts.contacts')).toEqual([{ company: 'Acme' }])
})

test('somebody known by an address moves to their profile; a shared mailbox does not make two people one', async () => {
  const { load, rows } = await directory()
  await load({
    kind: 'person',
    name: 'Ana',
    emails: ['ana@acme.example'],
    positions: [worked('Acme', '2020')],
    ...told,
  })
  await load(
    person('ana', [worked('Acme', '2020')], { name: 'Ana', emails: ['ana@acme.example', 'info@acme.example'] }),
  )
  expect((await rows('select from contacts.contacts')).length).toBe(1)
  await load(person('ben', [worked('Acme', '2021')], { emails: ['info@acme.example'] }))
  expect(await rows('select name from contacts.contacts order by 1')).toEqual([{ name: 'Ana' }, { name: 'ben' }])
  expect((await rows('select distinct person_id from contacts.contact_keys where network_id = 0')).length).toBe(2)
})

test('people who were at a small company together know each other, and running again writes nothing', async () => {
  const { load, work, rows, relationships } = await directory()
  await load(
    place('Acme', { people: 40 }),
    place('Huge', { people: 90_000 }),
    person('ana', [worked('Acme', '2020-01', '2024-01'), worked('Huge', '2024-02')]),
    person('ben', [worked('Acme', '2021-01')]),
    person('cleo', [worked('Huge', '2023-01')]),
    person('dan', [worked('Acme', '2010-01', '2012-01')]),
  )
  await work()
  const found = await relationships()
  expect(found.map(({ a, b, basis }) => [a, b, basis])).toEqual([
    ['ana', 'ben', 2],
    ['ben', 'ana', 2],
  ])
  expect(found[0]!['permille']).toBe(found[1]!['permille'])
  const before = await stamps(rows)
  await rows(`select graphile_worker.add_job('graph.derive-all-relationships', '{}')`)
  await work()
  expect(await stamps(rows)).toEqual(before)
})

test('a position that ended weakens a relationship, one that vanished removes it, and a size that becomes known changes it', async () => {
  const { load, work, relationships } = await directory()
  const strength = async () => {
    await work()
    return (await relationships())[0]?.['permille'] ?? 0
  }
  const ben = person('ben', [worked('Acme', '2021-01')])
  await load(person('ana', [worked('Acme', '2020-01')]), ben)
  const unknown = await strength()
  await load(place('Acme', { people: 400 }))
  const both = await strength()
  expect(both).toBeGreaterThan(unknown as number)
  await load(person('ana', [worked('Acme', '2020-01', '2023-01')], { asOf: '2026-02-01' }))
  const former = await strength()
  expect(former).toBeLessThan(both as number)
  expect(former).toBeGreaterThan(0)
  await load(person('ana', [], { asOf: '2026-03-01' }))
  expect(await relationships()).toEqual([])
  expect(await strength()).toBe(0)
})

test('a removed person is gone with their relationships, and no file brings them back', async () => {
  const { world, load, work, rows, relationships } = await directory()
  const ana = person('ana', [worked('Acme', '2020-01')], { emails: ['ana@acme.example'] })
  const lines = [place('Acme', { people: 20 }), ana, person('ben', [worked('Acme', '2020-01')])]
  await load(...lines)
  await work()
  expect(await relationships()).toHaveLength(2)
  expect(await removeFromDirectory(world.services, 'https://www.linkedin.com/in/Ana/')).toBe(1)
  expect(await relationships()).toEqual([])
  expect((await load(...lines)).skipped.deleted).toBe(1)
  const byMail = person('x', [], { linkedinSlug: 'another-profile', emails: ['ana@acme.example'] })
  expect((await load(byMail)).skipped.deleted).toBe(1)
  expect(await rows('select name from contacts.contacts')).toEqual([{ name: 'ben' }])
  expect(await removeFromDirectory(world.services, 'not a handle/')).toBeNull()
})

test('everybody who is signed in sees the directory, and nobody else does', async () => {
  const { world, load } = await directory()
  await load(person('ana', [worked('Acme', '2020')]))
  const { database } = world.services
  const ben = await world.signUp('Ben')
  const context = { viewerId: ben.user.id, workspaceId: ben.workspace!.id, principal: 'ben' }
  const asViewer = (viewer: typeof context | { viewerId: null; workspaceId: null; principal: string }) =>
    database.asViewer(viewer).transaction((tx) => tx.selectFrom('contacts.contacts').select('name').execute())
  expect(await asViewer(context)).toEqual([{ name: 'ana' }])
  expect(await asViewer({ viewerId: null, workspaceId: null, principal: '' })).toEqual([])
})
