import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Ask } from './asks.contract.ts'
import { listOtherAsks, type RequestDetailsRow } from './asks.store.ts'
import { listAsksOf, type ListedAskRow } from '../requests/act-across-members.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'

const mostAsks = 200

export const showAsks = async (call: MemberCall) => ({
  items: (await listAsksOf(call, mostAsks)).map(toAsk),
  next: null,
})

/** What else this workspace asks of the same connector, oldest first. */
export const showOtherAsks = (tx: Tx, request: RequestDetailsRow) => listOtherAsks(tx, request)

export const toAsk = (row: ListedAskRow): Ask => ({
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
