import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { isForThisStage, type Purpose } from './letters.rules.ts'
import { findRequestDetails, findLetter, revokeLinks, sweepLinks } from './letters.store.ts'
import { standingOf } from './open-link.ts'

/** A link that opens nothing at this stage opens nothing at any later one either, also when the request is drafted anew. */
export async function retireLinks({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const [request, letter] = [await findRequestDetails(tx, { requestId }), await findLetter(tx, { requestId })]
  if (!request || !letter) return
  const now = services.now()
  const standing = standingOf(request, letter, now)
  const purposes = (['connector', 'target'] satisfies Purpose[]).filter((one) => !isForThisStage(one, standing))
  if (purposes.length > 0) await revokeLinks(tx, { requestId, purposes, now })
}

/** Deletes the links that nobody can open any more. */
export async function deleteExpiredLinks({ tx, services }: WorkContext): Promise<void> {
  await sweepLinks(tx, { before: services.now() })
}
