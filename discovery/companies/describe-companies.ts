import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { rankPeople, type Ranked } from '../people-search/rank-people.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { RankedCompany } from './companies.contract.ts'
import { listFacts, listNearest, type FactsRow } from './companies.store.ts'

/** Of a company the directory may know thousands. */
const listed = 300
/** The best by score is not always the best path: a few are looked at. */
export const nearestLookedAt = 3

export async function factsOf(tx: Tx, companies: string[]): Promise<Map<string, FactsRow>> {
  if (companies.length === 0) return new Map()
  const rows = await listFacts(tx, { companies, listed, carrying: inferredFormula.leastCarrying })
  return new Map(rows.map((row) => [row.companyId, row]))
}

type Strongest = Pick<RankedCompany, 'strongestPath' | 'strongestPerson' | 'bestConnectorInsight'>

/** Of companies that need not be among the best; one where nobody is within reach is not in the answer. */
export async function findBestPaths(tx: Tx, call: ViewerContext, companies: string[]): Promise<Map<string, Strongest>> {
  const nearest = await listNearestPeople(tx, companies, nearestLookedAt)
  const rows = [...nearest].map(([companyId, people]) => ({
    companyId,
    nearest: people.map(({ personId }) => personId),
  }))
  return strongestInto(tx, call, rows)
}

export interface NearPerson {
  personId: string
  /** As anybody has it who shares with the viewer. */
  titles: string[]
}

/** Those within reach there with the best scores, at most so many of each; a company without any is not in the answer. */
export async function listNearestPeople(tx: Tx, companies: string[], most: number): Promise<Map<string, NearPerson[]>> {
  if (companies.length === 0) return new Map()
  const { strengthOfCertain: certain, leastCarrying: carrying } = inferredFormula
  const rows = await listNearest(tx, { companies, listed, nearest: most, certain, carrying })
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** A company, and the few there with the best scores. */
interface Nearest {
  readonly companyId: string
  readonly nearest: readonly string[]
}

/** The best way into each of these companies. */
export async function strongestInto(
  tx: Tx,
  call: ViewerContext,
  rows: readonly Nearest[],
): Promise<Map<string, Strongest>> {
  const people = [...new Set(rows.flatMap(({ nearest }) => nearest))]
  const ranked = await rankPeople(tx, call, people, () => [])
  return new Map(
    rows.map(({ companyId, nearest }) => {
      const there = new Set(nearest)
      const best = ranked.find(({ foundPaths }) => there.has(foundPaths.personId))
      return [
        companyId,
        best ? toStrongest(best) : { strongestPath: noPath(), strongestPerson: null, bestConnectorInsight: null },
      ]
    }),
  )
}

const toStrongest = ({ person: { id, name, role, personState, path, connectorInsight } }: Ranked): Strongest => ({
  strongestPath: path,
  strongestPerson: { id, name, role, personState },
  bestConnectorInsight: connectorInsight,
})
