import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { hasAttendances, listSharedEvents } from './shared-events.store.ts'

interface Event {
  name: string
  guests: number
  day: number
}

/** By `a b`, the smallest event of the workspace at which both of a pair checked in. */
export async function findSharedEvents(
  tx: Tx,
  pairs: readonly { a: string; b: string }[],
): Promise<ReadonlyMap<string, Event>> {
  // Most workspaces host nothing.
  if (!(await hasAttendances(tx)).isThere) return new Map()
  const rows = await listSharedEvents(tx, { a: pairs.map(({ a }) => a), b: pairs.map(({ b }) => b) })
  return new Map(rows.map(({ a, b, name, guests, startsAt }) => [`${a} ${b}`, { name, guests, day: utcDay(startsAt) }]))
}
