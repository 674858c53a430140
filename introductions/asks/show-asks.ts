import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Ask } from './asks.contract.ts'
import { listAsks, listOtherAsks, type ListedAskRow, type RequestDetailsRow } from './asks.store.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'

const mostAsks = 200

/** Runs as the system, because a connector may not read the requests themselves. */
export const showAsks = ({ db, viewer: { workspaceId, userId } }: MemberCall) =>
  db.asSystem(async (tx) => ({
    items: (await listAsks(tx, { workspaceId, userId, id: null, limit: mostAsks })).map(toAsk),
    next: null,
  }))

/** One of them, in any state. */
export async function findAskFor(
  tx: Tx,
  { workspaceId, userId }: MemberCall['viewer'],
  id: string,
): Promise<Ask | null> {
  const [row] = await listAsks(tx, { workspaceId, userId, id, limit: 1 })
  return row ? toAsk(row) : null
}

/** What else this workspace asks of the same connector, oldest first. */
export const showOtherAsks = (tx: Tx, request: RequestDetailsRow) => listOtherAsks(tx, request)

const toAsk = (row: ListedAskRow): Ask => ({
  id: row.id,
  askedBy: { userId: row.userId, name: row.askerName },
  target: { name: row.target.name, company: row.target.company ?? null, title: row.target.title ?? null },
  subject: row.subject,
  message: row.message,
  nextStep: row.nextStep,
  context: row.context,
  blind: row.isBlind,
  knowsAddress: (row.target.email ?? null) !== null,
  stage: stageOf(row.rawStatus),
  repliedWith: row.repliedWith,
  askedAt: row.askedAt.toISOString(),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
})
