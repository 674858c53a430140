import { beforeAll, expect, test } from 'vitest'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import { conditionFor, isPersonal, type PersonalRows, type PersonalTable } from '@wellmet/platform/tables/table.ts'
import { bringDemoIn } from '../world/demo-network.ts'
import { exportOf, leaveForGood, rowsIn } from '../world/exports.ts'
import { message } from '../world/introductions.ts'
import { world, type Somebody, type World } from '../world/world.ts'

let stage: World
let ana: Somebody
let mate: Somebody
let mates: Somebody[]
let decisions: PersonalTable[]
let files: Map<string, string>
/** By file: the rows of hers that the catalogue finds while the export is asked for. */
const owned = new Map<string, number>()

const canary = 'theirs-only-4711'

beforeAll(async () => {
  const began = performance.now()
  stage = await world()
  const demo = await bringDemoIn(stage)
  ana = demo.ana
  mates = demo.mates
  mate = mates[0]!
  decisions = (
    await stage.services.database.system.asSystem((tx) => listDeclaredTables({ tx, services: stage.services }))
  ).filter(isPersonal)
  await useTheProduct()
  for (const { table, rows } of decisions)
    for (const part of rows)
      if (part.given.length > 0) owned.set(fileOf(table, part), await countRows(table, part, ana))
  files = await exportOf(stage, ana)
  console.info(`the demo was brought in and exported in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return () => stage.close()
}, 180_000)

/** What people of the demo make beside their contacts, hers and a teammate's. */
async function useTheProduct(): Promise<void> {
  for (const [who, word] of [
    [ana, 'hers'],
    [mate, canary],
  ] as const) {
    const api = stage.as(who)
    const [contact] = (await api.contacts.list({})).items
    await api.savedLists.create({ body: { name: `${word} list`, kind: 'people' } })
    await api.missions.create({ body: { title: `${word} mission`, companies: ['Alderpay'], roles: [] } })
    await api.requests.create({
      body: { target: { name: `${word} target` }, connector: { personId: contact!.id }, message },
    })
  }
  await stage.work()
}

const fileOf = (table: string, { file }: PersonalRows): string => {
  const [area, noun] = table.split('.') as [string, string]
  return `${area}/${file ?? noun.replaceAll('_', '-')}`
}

async function countRows(table: string, { where }: PersonalRows, { user }: Somebody): Promise<number> {
  const { rows } = await stage.superuser.query<{ n: number }>(
    `select count(*)::int as n from ${table} t where ${conditionFor(where, user)}`,
  )
  return rows[0]!.n
}

/** The export itself writes while it runs: that it was asked for, and who reads it. */
const writtenMeanwhile = new Set(['account/exports', 'account/audit-events', 'account/sessions', 'platform/mails'])

test('every row that is hers in the demo is in her export', () => {
  const differs = [...owned]
    .filter(([file, n]) => {
      const found = rowsIn(files, file).length
      return writtenMeanwhile.has(file) ? found < n : found !== n
    })
    .map(([file, n]) => `${file}: ${rowsIn(files, file).length} of ${n}`)
  expect(differs).toEqual([])
  const filled = [...owned].filter(([, n]) => n > 0).map(([file]) => file)
  expect(filled.length).toBeGreaterThan(20)
  expect(rowsIn(files, 'contacts/contacts').length).toBeGreaterThan(150)
  expect([...files.values()].join('')).toContain('hers mission')
})

test('nothing that only teammates have is in it', async () => {
  const texts = [...files].filter(([name]) => name !== 'README.txt')
  expect(texts.filter(([, text]) => text.includes(canary)).map(([name]) => name)).toEqual([])
  const hers = new Set([ana.user.name, ...(await namesOf(ana))])
  const unknownToHer = (await Promise.all(mates.map(namesOf))).flat().filter((name) => !hers.has(name))
  expect(unknownToHer.length).toBeGreaterThan(100)
  expect(
    texts.flatMap(([file, text]) =>
      unknownToHer.filter((name) => text.includes(name)).map((name) => `${name} in ${file}`),
    ),
  ).toEqual([])
  const foreign = new Map<string, string>()
  for (const { table, rows } of decisions) {
    const [part] = rows
    if (!part?.given.includes('id')) continue
    const [own, theirs] = await Promise.all([ana, mate].map((who) => idsOf(table, part, who)))
    for (const id of theirs!) if (!own!.includes(id)) foreign.set(id, table)
  }
  expect(foreign.size).toBeGreaterThan(10)
  // Who joined by her invitation is a member she knows; nothing else of theirs is hers.
  const leaked = [...foreign].filter(([id]) => id !== mate.user.id && texts.some(([, text]) => text.includes(id)))
  expect(leaked.map(([, table]) => table)).toEqual([])
})

async function namesOf({ user }: Somebody): Promise<string[]> {
  const { rows } = await stage.superuser.query<{ name: string }>(
    `select c.name from contacts.contacts c join identity.member_networks n on n.id = c.network_id where n.user_id = $1`,
    [user.id],
  )
  return rows.map(({ name }) => name)
}

async function idsOf(table: string, { where }: PersonalRows, { user }: Somebody): Promise<string[]> {
  const { rows } = await stage.superuser.query<{ id: string }>(
    `select t.id::text as id from ${table} t where ${conditionFor(where, user)}`,
  )
  return rows.map(({ id }) => id)
}

test('after she leaves, no row of hers is left in the demo by the same list, and the log is intact', async () => {
  await stage.as(ana).members.handOver({ body: { userId: mate.user.id } })
  await leaveForGood(stage, ana)
  const left: string[] = []
  for (const { table, rows, stays } of decisions)
    for (const part of stays === undefined ? rows : []) {
      const n = await countRows(table, part, ana)
      if (n > 0) left.push(`${table}: ${n}`)
    }
  expect(left).toEqual([])
  expect(await stage.as(mate).audit.verify({})).toMatchObject({ firstBreak: null })
  expect((await stage.as(mate).contacts.list({})).items.length).toBeGreaterThan(10)
}, 120_000)
