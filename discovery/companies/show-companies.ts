import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { currentLocale } from '@wellmet/platform/messages/locale.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { countIntoCompanies } from '@wellmet/graph/outcome-model/count-into-companies.ts'
import type { IntoCompany } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { companiesMessages } from './companies.messages.ts'
import type { CompanyStanding, RankedCompany } from './companies.contract.ts'
import { allowLargeSorts, listShown, lockRanking, saveShown, type RankedRow } from './companies.store.ts'
import { densityOf, rankBreakdown, whyRanked } from './company-rank.rules.ts'
import { factsOf, strongestInto } from './describe-companies.ts'
import { current, findRanking } from './rank-companies.ts'
import { describeCompanyMemories } from './remember-companies.ts'

interface Asked {
  limit: number
  cursor?: string | undefined
}

interface Shown {
  items: RankedCompany[]
  total: number
}

/** The longest page, and one more that says whether another follows. */
const mostStored = 51

export const showCompanies = (call: MemberCall, { limit, cursor }: Asked) =>
  call.db.transaction(async (tx) => {
    const after = cursor === undefined ? null : readCursor(call, cursor)
    const { items, total } = (await findShown(tx, call, after, limit)) ?? (await compute(tx, call, after, limit))
    const last = items.length > limit ? items[limit - 1] : undefined
    return {
      items: items.slice(0, limit),
      next: last ? `${last.score}.${last.id}` : null,
      total,
      notice: total > 0 ? null : noneInReach(),
    }
  })

/** What the next reader will be shown, in English: whoever reads in another language waits for theirs. */
export async function prepareCompanies(
  services: Services,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  const call = { services, viewer: { workspaceId, userId } }
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    if ((await findShown(tx, call, null, mostStored - 1)) === null) await compute(tx, call, null, 0)
  })
}

/** One more than asked for, so that it is known whether there are more. */
async function findShown(
  tx: Tx,
  { services }: ViewerContext,
  after: Cursor | null,
  limit: number,
): Promise<Shown | null> {
  const now = services.now()
  const { stateVersion } = await getViewerNetwork(tx)
  const rows = await listShown(tx, {
    ...current(now),
    shownFor: shownFor(now, stateVersion),
    rank: after?.rank ?? null,
    after: after?.company ?? null,
    limit: limit + 1,
  })
  const [first] = rows
  if (!first || rows.some(({ place, shown }) => place !== null && shown === null)) return null
  return { items: rows.flatMap(({ shown }) => shown ?? []), total: first.total }
}

/** The first pages are stored as they are shown, while no other ranking of the viewer can come between. */
async function compute(tx: Tx, call: ViewerContext, after: Cursor | null, limit: number): Promise<Shown> {
  const { me, stateVersion } = await getViewerNetwork(tx)
  if (me !== null) await lockRanking(tx, me)
  await allowLargeSorts(tx)
  const { rows, total } = await findRanking(tx, call)
  const best = rows.slice(0, mostStored)
  const stored = await toShown(tx, call, best)
  await saveShown(tx, {
    places: best.map(({ place }) => place),
    shown: stored.map((one) => JSON.stringify(one)),
    shownFor: shownFor(call.services.now(), stateVersion),
  })
  const rest = rows.filter(isAfter(after)).slice(0, limit + 1)
  const beyond = rest.filter(({ place }) => place > mostStored)
  const known = new Map(stored.map((one) => [one.rank, one]))
  return {
    items: [...rest.flatMap(({ place }) => known.get(place) ?? []), ...(await toShown(tx, call, beyond))],
    total,
  }
}

/** Sentences are in a language, say how long ago something was, and where things stand with somebody. */
const shownFor = (now: Date, stateVersion: string): string => `${utcDay(now)} ${currentLocale()} ${stateVersion}`

async function toShown(tx: Tx, call: ViewerContext, rows: RankedRow[]): Promise<RankedCompany[]> {
  if (rows.length === 0) return []
  const companies = rows.map(({ companyId }) => companyId)
  const facts = await factsOf(tx, companies)
  const strongest = await strongestInto(tx, call, rows)
  const introduced = await countIntoCompanies(tx, companies)
  const memories = await describeCompanyMemories(tx, call, [...facts.values()], introduced)
  return rows.map((row) => {
    const { connectors, titles } = getFrom(facts, row.companyId)
    return {
      id: companyIds(call).show(BigInt(row.companyId)),
      name: row.name,
      ...toStanding(row, introduced.get(row.companyId) ?? null),
      peopleCount: row.people,
      sharedConnections: connectors,
      relationshipDensity: densityOf(row),
      ...getFrom(strongest, row.companyId),
      whyRanked: whyRanked(row),
      topRoles: titles,
      introHistoryCount: introduced.get(row.companyId)?.asked ?? 0,
      companyMemory: getFrom(memories, row.companyId),
    }
  })
}

const noneInReach = () => ({
  code: 'no_companies',
  message: companiesMessages.noneInReach(),
  next: companiesMessages.importContacts(),
})

export function toStanding(row: RankedRow, introduced: IntoCompany | null): CompanyStanding {
  const { formula, steps, result } = rankBreakdown(row, introduced)
  return {
    rank: row.place,
    score: row.rank,
    breakdown: { formula, steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })), result },
  }
}

/** Where the last page ended: a score and, among equals, a company. */
interface Cursor {
  rank: number
  company: string
}

/** After a company that we did not give out comes nothing: no score is below this one. */
const theEnd: Cursor = { rank: -1, company: '0' }

function readCursor(call: MemberCall, cursor: string): Cursor {
  const [rank, id] = cursor.split('.') as [string, string]
  const company = companyIds(call).read(id)
  return company === null ? theEnd : { rank: Number(rank), company: company.toString() }
}

const isAfter =
  (after: Cursor | null) =>
  (row: RankedRow): boolean =>
    after === null ||
    row.rank < after.rank ||
    (row.rank === after.rank && BigInt(row.companyId) > BigInt(after.company))
