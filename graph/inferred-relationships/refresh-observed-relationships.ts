import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { observedChance } from './observed-relationships.rules.ts'
import {
  deleteWeakestInferredRelationships,
  listCoOccurrences,
  upsertInferredRelationships,
} from './observed-relationships.store.ts'

/** Works out anew how likely these contacts know those with whom they were seen. */
export async function refreshObservedRelationships(
  tx: Tx,
  networkId: number,
  people: string[],
  now: Date,
): Promise<void> {
  const today = utcDay(now)
  const pairs = Map.groupBy(await listCoOccurrences(tx, { networkId, people }), ({ a, b }) => `${a} ${b}`)
  const relationships = [...pairs.values()].flatMap((coOccurrences) => {
    const { a, b } = firstOf(coOccurrences)
    const permille = observedChance(coOccurrences, today)
    return permille > 0 ? [{ a, b, permille, lastDay: Math.max(...coOccurrences.map(({ day }) => day)) }] : []
  })
  if (relationships.length === 0) return
  const touched = await upsertInferredRelationships(tx, {
    networkId,
    a: relationships.map(({ a }) => a),
    b: relationships.map(({ b }) => b),
    permille: relationships.map(({ permille }) => permille),
    lastDays: relationships.map(({ lastDay }) => lastDay),
  })
  await deleteWeakestInferredRelationships(tx, {
    networkId,
    people: touched.map(({ personId }) => personId),
    most: inferredFormula.mostOfOnePerson,
  })
}
