import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listRoadmap } from '../content/list-roadmap.ts'
import { expectFounding } from './expect-founding.ts'
import type { RoadmapVote } from './founding.contract.ts'
import { foundingMessages } from './founding.messages.ts'
import { countVotes, deleteVote, findFounder, insertVote } from './founding.store.ts'

/** One vote per person and item, and voting twice changes nothing. Only founding customers have one. */
export async function voteForItem({ db, viewer, services }: MemberCall, { itemId, isFor }: RoadmapVote) {
  const operator = await expectFounding(services)
  // As the system: the roadmap is of the operator’s workspace
  const items = await db.asSystem((tx) => listRoadmap(tx, services, operator.workspaceId))
  if (!items.some(({ id }) => id === itemId)) throw notFound('document')
  await db.transaction(async (tx) => {
    if (!(await findFounder(tx, { workspaceId: viewer.workspaceId })))
      throw fail('conflict', foundingMessages.foundersOnly())
    await (isFor ? insertVote(tx, { documentId: itemId, now: services.now() }) : deleteVote(tx, { documentId: itemId }))
  })
  // As the system: votes are counted over all workspaces
  const [row] = await db.asSystem((tx) => countVotes(tx, { documentIds: [itemId] }))
  return { id: itemId, votes: row?.votes ?? 0, isMine: isFor }
}
