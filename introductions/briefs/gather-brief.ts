import { findPending } from '@wellmet/account/approvals/show-approvals.ts'
import { findQuietest, type QuietContact } from '@wellmet/discovery/insights/find-quiet.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Ask } from '../asks/asks.contract.ts'
import { showAsks } from '../asks/show-asks.ts'
import { waitsForMe } from '../asks/waits-for-me.rules.ts'
import type { Thanks } from '../outcomes/outcomes.contract.ts'
import { showThanks } from '../outcomes/show-thanks.ts'
import { findTargetAddress, showRequests } from '../requests/show-requests.ts'
import type { Introduction } from '../requests/introductions.contract.ts'
import { showSuggestions } from '../suggested-outcomes/show-suggestions.ts'
import type { SuggestedOutcome } from '../suggested-outcomes/suggested-outcomes.contract.ts'
import { listNews, type NewsRow } from './briefs.store.ts'
import { gatherSignals, type BriefSignal } from './gather-signals.ts'
import { isMyMove } from './standing.rules.ts'
import { byUrgency } from './turn-order.rules.ts'
import { whomToThank } from './whom-to-thank.rules.ts'

export type Pending = Awaited<ReturnType<typeof findPending>>

export type Turn = { ask: Ask } | { request: Introduction } | { suggestion: SuggestedOutcome } | { approvals: Pending }

export interface News {
  request: Introduction
  stage: NewsRow['stage']
  at: Date
  /** Of the person to meet, where it is known. */
  email: string | null
}

export interface GatheredBrief {
  news: News[]
  turns: Turn[]
  signals: BriefSignal[]
  thanks: Thanks | null
  quiet: QuietContact | null
  mayAct: boolean
  now: Date
}

/** Good news is good for so long. What still waits for the viewer then is one of their turns. */
const newsDays = 7
const mostNews = 3
const mostRequests = 200
const mostApprovals = 50

/** What the viewer should know this morning, for Home and for the email: read once, worded by each. */
export const gatherBrief = (call: ReaderCall): Promise<GatheredBrief> =>
  call.db.transaction(async (tx) => {
    const now = call.services.now()
    const { items: requests } = await showRequests(call, { tab: 'active', limit: mostRequests })
    const { items: suggestions } = await showSuggestions(call)
    const rows = await listNews(tx, { since: addDays(now, -newsDays), most: mostNews })
    const requestOf = new Map(requests.map((request) => [request.id, request]))
    const news: News[] = []
    for (const { requestId, stage, at } of rows) {
      const request = requestOf.get(requestId)
      if (request) news.push({ request, stage, at, email: await findTargetAddress(tx, requestId) })
    }
    const told = new Set([...news.map(({ request }) => request.id), ...suggestions.map(({ requestId }) => requestId)])
    const { connectors } = await showThanks(call)
    return {
      news,
      turns: [
        ...(await listAsks(call, told)),
        ...requests.filter(isMyMove).flatMap((request) => (told.has(request.id) ? [] : [{ request }])),
        ...suggestions.map((suggestion) => ({ suggestion })),
        ...(await listApprovalTurn(call)),
      ].toSorted(byUrgency),
      signals: await gatherSignals(tx, call),
      thanks: whomToThank(connectors, now) ?? null,
      quiet: await findQuietest(call),
      mayAct: call.viewer.role !== 'viewer',
      now,
    }
  })

async function listAsks(call: ReaderCall, told: ReadonlySet<string>): Promise<Turn[]> {
  const { items } = await showAsks(call)
  return items.flatMap((ask) => (waitsForMe(ask) && !told.has(ask.id) ? [{ ask }] : []))
}

async function listApprovalTurn(call: ReaderCall): Promise<Turn[]> {
  if (call.viewer.role !== 'owner' && call.viewer.role !== 'admin') return []
  const approvals = await findPending(call, mostApprovals)
  return approvals.count > 0 ? [{ approvals }] : []
}
