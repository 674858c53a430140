import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeDirectory } from '../../database/seed/directory-large.ts'
import type { PersonRecord } from '@wellmet/contacts/directory/directory.records.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { deriveRelationships } from '@wellmet/graph/inferred-relationships/derive-relationships.ts'
import { bring } from '../world/imports.ts'
import { countMails, signedUp } from '../world/mail-counts.ts'
import { world, type Somebody, type World } from '../world/world.ts'
import { exportOf, firstContacts, type Contact } from './first-export.ts'

/**
 * The first day: a public directory, one new user without teammates, one export from LinkedIn. The goal is 20,000 people:
 * `DIRECTORY_PEOPLE=20000 npm test -- tests/journeys`; every run has fewer, of the same kind.
 */
const people = Number(process.env['DIRECTORY_PEOPLE'] ?? 2_000)
const size = { people, companies: Math.round(people * 0.06) }
const today = new Date()
const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`

/** What may be said of a path to a contact, and of one through a contact, by whether the two have talked. */
const direct = (talks: boolean): string[] => (talks ? ['verified'] : ['inferred', 'probable'])
const through = (talks: boolean): string[] => (talks ? ['inferred', 'probable'] : ['inferred'])

let here: World
let ana: Somebody
let contacts: Contact[]

beforeAll(async () => {
  here = await world()
  const records = [...largeDirectory(size, today)]
  const began = performance.now()
  const breakdown = await loadDirectory(
    here.services,
    records.map((record) => JSON.stringify(record)),
  )
  if (breakdown.people.created !== size.people) throw new Error(`not loaded: ${JSON.stringify(breakdown)}`)
  const loaded = performance.now()
  const { written } = await deriveRelationships(here.services, null)
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `directory: ${size.people} people in ${((loaded - began) / 1000).toFixed(1)} s, ${written} relationships in ${seconds(loaded)} s`,
  )

  ana = await here.signUp('Ana Lima')
  contacts = firstContacts(
    records.filter((record): record is PersonRecord => record.kind === 'person'),
    size,
  )
  const { import: done } = await bring(here, ana, 'Basic_LinkedInDataExport.zip', exportOf(contacts, today))
  if (done.state !== 'done' || done.counts.created !== contacts.length) throw new Error(JSON.stringify(done))
}, 600_000)

afterAll(() => here.close())

test('four of five companies where a contact works or worked can be entered, and no path claims more than it is', async () => {
  const companies = [...new Set(contacts.flatMap(({ company, career }) => [company, ...career]))]
  const contactNames = new Set(contacts.map(({ name }) => name))
  const talking = new Set(contacts.filter(({ talks }) => talks).map(({ name }) => name))
  const now = new Set(contacts.map(({ company }) => company))
  const counts = { toContact: 0, beyond: 0, either: 0, formerOnly: 0, formerReached: 0 }
  const statuses: Record<string, number> = {}

  for (const company of companies) {
    const { people } = await here.as(ana).companyPaths.intoCompany({ query: { company, limit: 50 } })
    for (const { name, path } of people) {
      const what = `${path.status}, ${path.hops} hops`
      statuses[what] = (statuses[what] ?? 0) + 1
      // Nothing but an exchange of messages proves a relationship, and none between two others was ever seen.
      const allowed = path.hops === 1 ? direct(talking.has(name)) : through(talking.has(path.viaName!))
      expect(allowed).toContain(path.status)
      expect(path.explanation.length).toBeGreaterThan(0)
      expect(path.hops === 1 || contactNames.has(path.viaName!)).toBe(true)
    }
    const toContact = people.some(({ path }) => path.hops === 1)
    const beyond = people.some(({ path }) => path.hops > 1)
    counts.toContact += Number(toContact)
    counts.beyond += Number(beyond)
    counts.either += Number(toContact || beyond)
    if (now.has(company)) continue
    counts.formerOnly += 1
    counts.formerReached += Number(toContact || beyond)
  }

  console.log(`paths into ${share(counts.either, companies.length)} companies`)
  console.log(`  to a contact there: ${share(counts.toContact, companies.length)}`)
  console.log(`  to somebody else there, through a contact: ${share(counts.beyond, companies.length)}`)
  console.log(`  where contacts only worked formerly: ${share(counts.formerReached, counts.formerOnly)}`)
  console.log(`  ${JSON.stringify(statuses)}`)
  expect(counts.either / companies.length).toBeGreaterThanOrEqual(0.8)
  expect(counts.beyond).toBeGreaterThan(0)
}, 300_000)

test('searching finds them too: contacts there, and through a contact somebody whom only the directory lists', async () => {
  const companies = [...new Set(contacts.map(({ company }) => company))].slice(0, 30)
  const found = { anybody: 0, listed: 0 }
  for (const company of companies) {
    const { results } = await here.as(ana).people.searchNetwork({ body: { query: `"${company}"`, limit: 25 } })
    for (const { path } of results) expect(path.status).not.toBe('none')
    found.anybody += Number(results.length > 0)
    found.listed += Number(results.some(({ path }) => path.hops > 1))
  }
  console.log(`found by searching: somebody at ${share(found.anybody, companies.length)} companies`)
  expect(found.anybody).toBe(companies.length)
  expect(found.listed).toBeGreaterThan(0)
}, 120_000)

test('one email was sent, to the one user, and none to anybody in the file or the directory', async () => {
  await here.work()
  expect(await countMails(here)).toEqual({ [ana.user.email]: signedUp })
})
