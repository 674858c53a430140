import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'
import type { FoundRow } from './find-candidates.ts'
import { listDomains } from './people.store.ts'
import { groupLikelyOne, identityOf, type Identity } from './same-person.rules.ts'

/**
 * Somebody may have their title in one entry and their city in another, under different ids. Together they have both parts
 * of the question, so both count for each of the two; `joinDuplicates` shows them once. The best come first.
 */
export async function joinCoverage(tx: Tx, rows: readonly FoundRow[]): Promise<FoundRow[]> {
  const found = Map.groupBy(rows, ({ personId }) => personId)
  const groups = groupLikelyOne(await identitiesOf(tx, found))
  return groups
    .flatMap((people) => joined(people.map((personId) => getFrom(found, personId))))
    .toSorted((a, b) => b.fit - a.fit || b.score - a.score || compareIds(a.personId, b.personId) || a.slot - b.slot)
}

type Found = ReadonlyMap<string, readonly FoundRow[]>

async function identitiesOf(tx: Tx, found: Found): Promise<Map<string, Identity>> {
  const people = [...found.keys()]
  const withoutCompany = people.filter((personId) => getFrom(found, personId).every(({ company }) => company === null))
  const listed = withoutCompany.length === 0 ? [] : await listDomains(tx, { people: withoutCompany })
  const domains = Map.groupBy(listed, ({ personId }) => personId)
  return new Map(
    people.map((personId) => {
      const rows = getFrom(found, personId)
      const identity = identityOf({
        names: [...new Set(rows.map(({ name }) => name))],
        companies: [...new Set(rows.map(({ company }) => company))],
        titles: [...new Set(rows.map(({ title }) => title))],
        domains: (domains.get(personId) ?? []).map(({ domain }) => domain),
      })
      return [personId, identity]
    }),
  )
}

/** Each of them with whatever any of them has. */
function joined(people: readonly (readonly FoundRow[])[]): FoundRow[] {
  if (people.length === 1) return [...firstOf(people)]
  const beside = Math.max(...people.map((rows) => firstOf(rows).fit - sumOf(rows)))
  return people.flatMap((rows) => {
    const { personId, score, total } = firstOf(rows)
    // Their own entry first, where both have a part alike.
    const best = [rows, ...people].flat().toSorted((a, b) => b.slotFit - a.slotFit)
    const parts = [...Map.groupBy(best, ({ slot }) => slot).values()].map(firstOf)
    const fit = beside + sumOf(parts)
    return parts.map((row) => ({ ...row, personId, score, total, fit }))
  })
}

const sumOf = (rows: readonly FoundRow[]): number => rows.reduce((sum, { slotFit }) => sum + slotFit, 0)

/** As the database orders them, by number. */
const compareIds = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : a === b ? 0 : 1)
