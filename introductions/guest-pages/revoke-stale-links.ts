import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { findAskOf } from '../asks/find-ask.ts'
import type { Purpose } from '../guest-links/guest-links.rules.ts'
import { revokeLinks } from '../guest-links/revoke-guest-links.ts'
import { isForThisStage } from './guest-pages.rules.ts'
import { standingOf } from './open-guest-page.ts'

/** Revokes links whose stage is over, so that they stay closed when the request is drafted again. */
export async function revokeStaleLinks({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const found = await findAskOf(tx, requestId)
  if (!found) return
  const standing = standingOf(found, services.now())
  const purposes = (['connector', 'target'] satisfies Purpose[]).filter((one) => !isForThisStage(one, standing))
  if (purposes.length > 0) await revokeLinks(tx, services, [requestId], purposes)
}
