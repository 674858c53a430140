import type { z } from 'zod'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAutomatically } from './record-automatically.ts'
import {
  introductionsIn,
  learnedAddresses,
  seenOutcomes,
  type Decided,
  type SeenOutcome,
  type StoredRecord,
  type WatchedRequest,
} from './seen-records.rules.ts'
import type { lookForOutcomesJob } from './suggested-outcomes.jobs.ts'
import { deleteSuggestionsExcept, listDecided, listRecordsWith, saveSuggestion } from './suggested-outcomes.store.ts'
import { watchRequests } from './watch-requests.ts'

/** Of those with anybody in an open request; whoever has more loses the oldest. */
const mostRecords = 5_000

/**
 * Looks at what is stored of a member's own accounts, and suggests what it shows about their open requests. Runs as the
 * member, so that nobody else's records can be seen. Run again, it changes nothing.
 */
export async function lookForOutcomes(
  services: Services,
  { workspaceId, userId }: z.infer<typeof lookForOutcomesJob.payload>,
): Promise<void> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const member = { db, services, viewer: { workspaceId, userId } }
  await db.transaction(async (tx) => {
    const requests = await watchRequests(tx, member)
    const decided = await listDecided(tx)
    const seen = await findSeen(tx, requests, decided)
    const open = []
    for (const one of seen) open.push({ ...one, id: await save(tx, one, services.now()), firstAt: one.first.at })
    await deleteSuggestionsExcept(tx, { ids: open.map(({ id }) => id) })
    await recordAutomatically(tx, member, requests, open, decided)
  })
}

async function findSeen(
  tx: Tx,
  requests: readonly WatchedRequest[],
  decided: readonly Decided[],
): Promise<SeenOutcome[]> {
  if (requests.length === 0) return []
  const since = new Date(Math.min(...requests.map((request) => request.since.getTime())))
  const known = requests.flatMap(({ role, askerAddresses, connectorAddresses, targetAddresses }) =>
    role === 'asker' ? [...connectorAddresses, ...targetAddresses] : askerAddresses,
  )
  const first = await readRecords(tx, since, known)
  const learned = requests.flatMap((request) => learnedAddresses(request, introductionsIn(request, first, decided)))
  const records = oldestFirst([...first, ...(await readRecords(tx, since, learned))])
  return requests.flatMap((request) => seenOutcomes(request, records, decided))
}

/** As they are written, and without what makes no other mailbox. */
async function readRecords(tx: Tx, since: Date, addresses: readonly string[]): Promise<StoredRecord[]> {
  const spellings = new Set(addresses.flatMap((address) => [address.toLowerCase(), mailboxOf(address)]))
  if (spellings.size === 0) return []
  return oldestFirst(await listRecordsWith(tx, { since, addresses: [...spellings], limit: mostRecords }))
}

/** Each once, though it may be with several of them. */
const oldestFirst = (records: readonly StoredRecord[]): StoredRecord[] =>
  [...new Map(records.map((one) => [`${one.accountId} ${one.source} ${one.ref}`, one])).values()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )

async function save(tx: Tx, { requestId, role, outcome, first, lastAt, count }: SeenOutcome, now: Date) {
  const { accountId, source, ref, at: firstAt } = first
  const rests = { accountId, source, ref, firstAt, lastAt, recordCount: count }
  return (await saveSuggestion(tx, { id: newId(), requestId, role, outcome, ...rests, now })).id
}
