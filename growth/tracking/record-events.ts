import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { DropReason, Outcome } from './drop-reasons.rules.ts'
import type { Happened, Trackable } from './trackable.ts'
import { addCounts, insertEvents, insertSeen } from './tracking.store.ts'

export interface ReceivedEvent extends Omit<Happened<Record<string, unknown>>, 'name'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes its own payload
  declared: Trackable<any>
  /** What the client sends again with it is the same event. */
  seenAs: string | null
  /** What the same visitor did a moment ago. */
  repeatOf: string | null
  visitor: Buffer | null
  dropped: DropReason | null
}

type Settled = { event: ReceivedEvent; outcome: Outcome; subjectId: string | null }

/**
 * As the system. Each event is a row or a counted drop, and both are in the counts of the day: all events of a transaction
 * are stored, or none. Returns the counts that it changed.
 */
export async function recordEvents(tx: Tx, services: Services, events: readonly ReceivedEvent[]) {
  const unseen = await markSeen(tx, events, ({ seenAs }) => seenAs)
  const fresh = events.filter((event) => event.dropped === null && unseen.has(event))
  const unrepeated = await markSeen(tx, fresh, ({ repeatOf }) => repeatOf)
  const settled: Settled[] = []
  for (const event of events) {
    const outcome = !unseen.has(event) ? 'duplicate' : (event.dropped ?? (unrepeated.has(event) ? 'counted' : 'repeat'))
    settled.push(await start(tx, services, { event, outcome, subjectId: event.subjectId }))
  }
  const counted = settled.filter(({ outcome }) => outcome === 'counted')
  // Sent together, in one round trip: the counts last, because every batch of the day waits for their rows.
  const [, counts] = await Promise.all([insertCounted(tx, counted), countDay(tx, settled)])
  return counts
}

/** Those of which the key was not there, the first of each; what has no key is never the same as anything. */
async function markSeen(
  tx: Tx,
  events: readonly ReceivedEvent[],
  keyOf: (event: ReceivedEvent) => string | null,
): Promise<Set<ReceivedEvent>> {
  const keyed = events.flatMap((event) => {
    const key = keyOf(event)
    return key === null ? [] : [{ event, key, word: `${event.workspaceId} ${key.toLowerCase()}` }]
  })
  const left = new Set<string>()
  if (keyed.length > 0) {
    const rows = await insertSeen(tx, {
      workspaceIds: keyed.map(({ event }) => event.workspaceId),
      keys: keyed.map(({ key }) => key),
      now: keyed[0]!.event.at,
    })
    for (const { workspaceId, key } of rows) left.add(`${workspaceId} ${key}`)
  }
  const again = new Set(keyed.filter(({ word }) => !left.delete(word)).map(({ event }) => event))
  return new Set(events.filter((event) => !again.has(event)))
}

/** What it starts may have no room for it, and then it is dropped. */
async function start(tx: Tx, services: Services, settled: Settled): Promise<Settled> {
  const { event, outcome } = settled
  const { declared, seenAs: _seen, repeatOf: _repeat, visitor: _visitor, dropped: _dropped, ...rest } = event
  if (outcome !== 'counted' || !declared.starts) return settled
  const started = await declared.starts({ tx, services }, { ...rest, name: declared.name })
  return { event, outcome: started?.dropped ?? 'counted', subjectId: started?.subjectId ?? settled.subjectId }
}

async function insertCounted(tx: Tx, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return
  const events = settled.map(({ event }) => event)
  await insertEvents(tx, {
    workspaceIds: events.map(({ workspaceId }) => workspaceId),
    ids: events.map(({ id }) => id),
    names: events.map(({ declared }) => declared.name),
    visitors: events.map(({ visitor }) => visitor?.toString('hex') ?? null),
    payloads: events.map(({ payload, declared: { keeps = [] } }) =>
      JSON.stringify(Object.fromEntries(keeps.map((key) => [key, payload[key]]))),
    ),
    subjects: settled.map(({ subjectId }) => subjectId),
    times: events.map(({ at }) => at),
  })
}

async function countDay(tx: Tx, settled: readonly Settled[]) {
  const counts = Map.groupBy(settled, ({ event, outcome }) =>
    [event.workspaceId, dateOfDay(utcDay(event.at)), event.declared.name, outcome].join(' '),
  )
  // In one order everywhere, so that two processes never wait for each other.
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, [one], ,]) => one!)
  const sizes = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, all]) => all.length)
  return addCounts(tx, {
    workspaceIds: rows.map(({ event }) => event.workspaceId),
    days: rows.map(({ event }) => dateOfDay(utcDay(event.at))),
    names: rows.map(({ event }) => event.declared.name),
    outcomes: rows.map(({ outcome }) => outcome),
    sizes,
  })
}
