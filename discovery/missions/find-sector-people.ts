import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { searchNetwork } from '../people-search/search-network.ts'
import { sectorOfCompanies } from '../questions/sector-at.rules.ts'

/** Of each question. */
const mostFound = 25
/** Each is a search of its own. */
const mostSectors = 5

interface Target {
  readonly companyId: string | null
  readonly name: string
}

/** "hospitals" is read as search reads it: a sector, and no company of this name. */
const isSector = (name: string): boolean => sectorOfCompanies(wordsOf(name), false) !== undefined

/** Of the targets that name a sector, the people whom search finds in it, those with a wanted title first; by the id of the target. */
export async function findSectorPeople(
  call: MemberCall,
  targets: readonly Target[],
  roles: readonly string[],
): Promise<Map<string, string[]>> {
  const sectors = new Map(
    targets.flatMap(({ companyId, name }) =>
      companyId !== null && isSector(name) ? [[companyId, name] as const] : [],
    ),
  )
  const found = new Map<string, string[]>()
  for (const [companyId, name] of [...sectors].slice(0, mostSectors)) {
    const people = await findIn(call, [...roles.map((role) => `${role} at ${name}`), name])
    if (people.length > 0) found.set(companyId, people)
  }
  return found
}

/** One after the other: they share a connection. Who is only close to the question is left out. */
async function findIn(call: MemberCall, questions: readonly string[]): Promise<string[]> {
  const people = new Set<string>()
  for (const query of questions) {
    const { results, notice } = await searchNetwork(call, { query, limit: mostFound, filter: 'all' })
    if (notice?.code === 'widened') continue
    for (const { id, isNear } of results) if (!isNear) people.add(present(personIds(call).read(id)).toString())
  }
  return [...people]
}
