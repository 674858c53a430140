import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listRoadmap } from '../content/list-roadmap.ts'
import { expectFounding } from './expect-founding.ts'
import { foundingPlaces, type FoundingDashboard } from './founding.contract.ts'
import { countFounders, countVotes, findFounder, findPrice, listGrants, listMyVotes } from './founding.store.ts'

export async function showFounding({ db, viewer, services }: MemberCall): Promise<FoundingDashboard> {
  const operator = await expectFounding(services)
  const { workspaceId } = viewer
  // As the system: the roadmap is of the operator’s workspace, and votes are counted over all workspaces
  const shared = await db.asSystem(async (tx) => {
    const texts = await listRoadmap(tx, services, operator.workspaceId)
    const votes = await countVotes(tx, { documentIds: texts.map(({ id }) => id) })
    const { n: taken } = await countFounders(tx)
    return { texts, taken, votes: new Map(votes.map((row) => [row.documentId, row.votes])) }
  })
  return db.reading(async (tx) => {
    const founder = await findFounder(tx, { workspaceId })
    const mine = new Set((await listMyVotes(tx)).map(({ documentId }) => documentId))
    const grants = await listGrants(tx, { workspaceId, now: services.now() })
    return {
      places: foundingPlaces,
      taken: shared.taken,
      member: founder ? { number: founder.number, since: founder.since.toISOString() } : null,
      plan: (await findPrice(tx, { workspaceId }))?.price || null,
      got: grants.map(({ entitlement, source, endsAt }) => ({
        entitlement,
        source,
        until: endsAt?.toISOString() ?? null,
      })),
      items: shared.texts
        .map(({ changedAt, ...text }) => ({
          ...text,
          votes: shared.votes.get(text.id) ?? 0,
          isMine: mine.has(text.id),
          changedAt: changedAt.toISOString(),
        }))
        .toSorted((a, b) => b.votes - a.votes || a.title.localeCompare(b.title)),
    }
  })
}
