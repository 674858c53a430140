import type { HookContext } from '../events/hook.ts'
import { controlRun } from './control-run.ts'
import { listOpenOfViewer } from './runs.store.ts'

/** What reads as somebody who has no access any more ends. Runs as the system. */
export async function cancelRunsOf(
  context: HookContext,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  for (const { id: runId } of await listOpenOfViewer(context.tx, { workspaceId, viewerId: userId }))
    await controlRun(context, { runId, workspaceId, action: 'cancel' })
}
