import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Ask } from './asks.contract.ts'
import { listAsks, type AskRow } from './requests.store.ts'
import { stageOf } from './vocabulary.rules.ts'

const mostAsks = 200

/** As the system, for what is asked of the viewer: the requests themselves are not theirs to see. */
export const showAsks = ({ db, viewer: { workspaceId, userId } }: MemberCall) =>
  db.asSystem(async (tx) => ({
    items: (await listAsks(tx, { workspaceId, userId, id: null, limit: mostAsks })).map(toAsk),
    next: null,
  }))

/** One of them, whatever became of it. */
export async function findAsk(tx: Tx, { workspaceId, userId }: MemberCall['viewer'], id: string): Promise<Ask | null> {
  const [row] = await listAsks(tx, { workspaceId, userId, id, limit: 1 })
  return row ? toAsk(row) : null
}

const toAsk = (row: AskRow): Ask => ({
  id: row.id,
  askedBy: { userId: row.userId, name: row.askerName },
  target: { name: row.target.name, company: row.target.company, title: row.target.title },
  subject: row.subject,
  message: row.message,
  ask: row.ask,
  context: row.context,
  blind: row.isBlind,
  knowsAddress: row.target.email !== null,
  stage: stageOf(row.rawStatus),
  answeredWith: row.answeredWith,
  askedAt: row.askedAt.toISOString(),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
})
