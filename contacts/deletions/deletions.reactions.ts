import { deletionReplayed, deletionsCollected } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { collectDeletions, replayDeletion } from './replay-deletion.ts'

export const deletionsHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    found.push(...(await collectDeletions(tx, since)))
  }),
  during(deletionReplayed, replayDeletion),
]
