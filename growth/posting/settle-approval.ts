import type { Decision } from '@wellmet/account/approvals/approvals.hooks.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { planPost } from './cross-post.ts'
import type { AskedPosts } from './posting.hooks.ts'
import { settleApproval } from './posting.store.ts'

/** In the transaction of the decision, as the system. */
export async function settlePostApproval(
  { tx, services }: HookContext,
  { workspaceId, verdict, payload }: Decision<AskedPosts>,
): Promise<void> {
  const state = verdict === 'approved' ? 'waiting' : 'rejected'
  const ids = payload.posts.map(({ id }) => id)
  const settled = await settleApproval(tx, { ids, workspaceId, state, now: services.now() })
  if (state === 'waiting') for (const { id } of settled) await planPost(tx, { postId: id, workspaceId })
}
