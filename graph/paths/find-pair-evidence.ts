import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { RowOf } from '@wellmet/platform/database/statement.ts'
import { monthOfDate, yearOfMonth } from '@wellmet/platform/values/days.rules.ts'
import { chanceAt, positionAt, type PositionAt } from '../inferred-relationships/shared-places.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { findSharedEvents } from '../shared-events/find-shared-events.ts'
import type { SharedEmployer, SharedEvent } from './edge.rules.ts'
import { countTogether, listSharedEmployers } from './paths.store.ts'

export interface Pair {
  a: string
  b: string
}

/** What is known of two people beside that they seem to know each other. */
export interface PairEvidence {
  employer: SharedEmployer | null
  times: number
  /** The smallest at which both checked in. */
  event: SharedEvent | null
}

export type EvidenceOfPair = (pair: Pair) => PairEvidence

type SharedRow = RowOf<typeof listSharedEmployers>

const nothing: PairEvidence = { employer: null, times: 0, event: null }
const keyOf = ({ a, b }: Pair): string => `${a} ${b}`

/**
 * In three statements for all pairs: where they worked together by public facts, how often the viewer saw them together,
 * and at which event of the workspace both were.
 */
export async function findPairEvidence(tx: Tx, pairs: readonly Pair[], now: Date): Promise<EvidenceOfPair> {
  if (pairs.length === 0) return () => nothing
  const both = { a: pairs.map(({ a }) => a), b: pairs.map(({ b }) => b) }
  const [employers, times, events] = await Promise.all([
    listSharedEmployers(tx, both),
    countTogether(tx, both),
    findSharedEvents(tx, pairs),
  ])
  const shared = Map.groupBy(employers, keyOf)
  const together = new Map(times.map((row) => [keyOf(row), row.times]))
  const thisMonth = monthOfDate(now)
  return (pair) => ({
    employer: likeliest(shared.get(keyOf(pair)) ?? [], thisMonth),
    times: together.get(keyOf(pair)) ?? 0,
    event: events.get(keyOf(pair)) ?? null,
  })
}

/** The employer at which they most likely met: the one that the inferred relationship rests on. */
function likeliest(rows: readonly SharedRow[], thisMonth: number): SharedEmployer | null {
  const [best] = rows
    .map((row) => ({ row, chance: chanceAt(row, thisMonth)(...positionsOf(row)) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((one, other) => other.chance - one.chance)
  return best ? toEmployer(best.row) : null
}

const positionsOf = (row: SharedRow): [PositionAt, PositionAt] => {
  const common = { kind: positionKinds.worked, placeId: row.placeId }
  return [
    positionAt({
      ...common,
      ref: row.refA,
      department: row.departmentA,
      location: row.locationA,
      from: row.fromA,
      to: row.toA,
      current: row.currentA,
    }),
    positionAt({
      ...common,
      ref: row.refB,
      department: row.departmentB,
      location: row.locationB,
      from: row.fromB,
      to: row.toB,
      current: row.currentB,
    }),
  ]
}

function toEmployer({ company, people, fromA, fromB, toA, toB, currentA, currentB }: SharedRow): SharedEmployer {
  const isNow = currentA && currentB
  const ends = [currentA ? null : toA, currentB ? null : toB].filter((end) => end !== null)
  return {
    name: company,
    people,
    isNow,
    since: fromA === null || fromB === null ? null : yearOfMonth(Math.max(fromA, fromB)),
    until: isNow || ends.length === 0 ? null : yearOfMonth(Math.min(...ends)),
  }
}
