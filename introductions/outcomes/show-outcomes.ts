import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { shownName } from '../requests/requests.rules.ts'
import {
  isLeftOut,
  milestonesOf,
  requestsThatReached,
  summarize,
  withTeammates,
  type FunnelStep,
} from './funnel.rules.ts'
import type { ListOutcomes, ReachedRequest, RecordedOutcome } from './outcomes.contract.ts'
import { outcomesMessages } from './outcomes.messages.ts'
import { listOutcomes, type OutcomeRow } from './outcomes.store.ts'
import { listRequestsIn, listSharedOutcomesIn } from './read-workspace.ts'
import { countedForTeammates, sharingStep } from './shared-outcomes.rules.ts'

export const showOutcomes = (call: MemberCall, { limit, cursor }: ListOutcomes) =>
  call.db.transaction(async (tx) => {
    const [millis, beforeId] = cursor?.split('.') ?? []
    const before = millis === undefined ? null : new Date(Number(millis))
    const rows = await listOutcomes(tx, { requestId: null, before, beforeId: beforeId ?? null, limit: limit + 1 })
    const last = rows.length > limit ? present(rows[limit - 1]) : null
    return { items: rows.slice(0, limit).map(toOutcome), next: last && `${last.at.getTime()}.${last.id}` }
  })

export const toOutcome = (row: OutcomeRow): RecordedOutcome => ({
  id: row.id,
  requestId: row.requestId,
  outcome: row.kind,
  at: row.at.toISOString(),
  by: row.by,
  note: row.note,
  target: { name: shownName(row.targetName), company: row.targetCompany },
  connector: { name: shownName(row.connectorName) },
})

const nothingYet = () => ({
  code: 'nothing_settled',
  message: outcomesMessages.nothingSettled(),
  next: outcomesMessages.nothingSettledNext(),
})

const leftOut = (count: number) => ({
  code: 'not_counted',
  message: outcomesMessages.notCounted({ count }),
  next: outcomesMessages.notCountedNext(),
})

const tooFewMembers = () => ({
  code: 'too_few_members',
  message: outcomesMessages.tooFewMembers({ count: sharingStep.askers, asks: sharingStep.outcomes }),
  next: outcomesMessages.tooFewMembersNext(),
})

/** Mine, and of everybody in the workspace the numbers alone, where enough others are behind them. */
export const showSummary = ({ db, services, viewer: { workspaceId, userId } }: MemberCall) =>
  db.transaction(async (tx) => {
    const all = await listRequestsIn(tx, workspaceId)
    const now = services.now()
    const others = all.filter((request) => request.userId !== userId)
    const isKnown = countedForTeammates(userId, others) > 0
    const own = all.filter((request) => request.userId === userId)
    const mine = summarize(own, now)
    const notCounted = own.filter((request) => isLeftOut(request, now)).length
    const shared = isKnown ? await listSharedOutcomesIn(tx, workspaceId) : []
    const workspace = isKnown ? withTeammates(mine, userId, { requests: others, shared, now }) : null
    const isSettled = mine.rates.endToEnd.n > 0
    const notice =
      notCounted > 0 ? leftOut(notCounted) : !isSettled ? nothingYet() : workspace === null ? tooFewMembers() : null
    return { mine, workspace, notCounted, notice }
  })

/** What a figure of the summary counts, by the same function. */
export const showReached = (
  { db, services, viewer: { workspaceId, userId } }: MemberCall,
  step: FunnelStep,
): Promise<{ items: ReachedRequest[] }> =>
  db.transaction(async (tx) => {
    const own = (await listRequestsIn(tx, workspaceId)).filter((request) => request.userId === userId)
    const now = services.now()
    const items = requestsThatReached(own, step, now).map((request) => ({
      requestId: request.requestId,
      target: { name: shownName(request.targetName), company: request.company },
      connector: { name: shownName(request.connectorName) },
      stage: request.stage,
      introduced: milestonesOf(request, now).introduced,
      askedAt: request.askedAt.toISOString(),
    }))
    return { items: items.toReversed() }
  })
