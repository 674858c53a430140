import type { Tx } from '@wellmet/platform/database/connection.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import { sectorsOf, type CompanyFacts } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { PlaceRecord } from './directory.records.ts'
import { placeKinds, positionKinds } from '../relationships/stored-kinds.rules.ts'
import { insertMentionedPlaces, upsertPlaces } from './directory.store.ts'
import type { Identified } from './identify-people.ts'
import type { Counts } from './load-summary.ts'

/** Places that are described, the last word of the batch on each. Which of them are not what they were. */
export async function savePlaces(
  tx: Tx,
  records: readonly PlaceRecord[],
  keys: PersonKeys,
): Promise<{ counts: Counts; changed: string[]; repeated: number }> {
  const byId = new Map<string, PlaceRecord>()
  for (const record of records.toSorted((a, b) => (a.asOf < b.asOf ? -1 : Number(a.asOf > b.asOf))))
    byId.set(keys[record.placeKind](record.name), record)
  const places = [...byId.values()]
  const written = await upsertPlaces(tx, {
    ids: [...byId.keys()],
    kinds: places.map(({ placeKind }) => placeKinds[placeKind]),
    names: places.map(({ name }) => name),
    domains: places.map(({ domain }) => (domain === undefined ? null : companyDomain(domain))),
    industries: places.map(({ industry }) => industry ?? null),
    locations: places.map(({ location }) => location ?? null),
    sizes: places.map(({ people }) => people ?? null),
    sectors: places.map(({ placeKind, ...facts }) => sectorWords(placeKinds[placeKind], facts)),
    sources: places.map(({ source }) => source),
    days: places.map(({ asOf }) => asOf),
  })
  const created = written.filter((row) => row.created).length
  return {
    counts: { created, updated: written.length - created, unchanged: places.length - written.length },
    changed: written.map(({ id }) => id),
    repeated: records.length - places.length,
  }
}

/** Only companies have sectors. */
const sectorWords = (kind: number, facts: CompanyFacts): string =>
  kind === placeKinds.company ? sectorsOf(facts).join(' ') : ''

const kindOfPlace: Record<number, number> = {
  [positionKinds.worked]: placeKinds.company,
  [positionKinds.invested]: placeKinds.company,
  [positionKinds.studied]: placeKinds.school,
  [positionKinds.belongs]: placeKinds.community,
}

/** Where somebody was is a place, also when no line describes it. */
export async function saveMentionedPlaces(tx: Tx, people: readonly Identified[]): Promise<void> {
  const mentioned = new Map(
    people.flatMap(({ positions, source, asOf }) =>
      positions.map(
        ({ placeId, place, kind }) => [placeId, { place, kind: present(kindOfPlace[kind]), source, asOf }] as const,
      ),
    ),
  )
  const places = [...mentioned.values()]
  await insertMentionedPlaces(tx, {
    ids: [...mentioned.keys()],
    kinds: places.map(({ kind }) => kind),
    names: places.map(({ place }) => place),
    sectors: places.map(({ kind, place }) => sectorWords(kind, { name: place })),
    sources: places.map(({ source }) => source),
    days: places.map(({ asOf }) => asOf),
  })
}
