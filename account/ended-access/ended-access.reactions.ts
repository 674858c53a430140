import { deletionReplayed, deletionsCollected } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { collectEndedAccess, replayEndedAccess } from './replay-ended-access.ts'

/** Keys, memberships, passwords and the like that ended have ended after a restore too. */
export const endedAccessHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    found.push(...(await collectEndedAccess(tx, since)))
  }),
  during(deletionReplayed, replayEndedAccess),
]
