import { deletionsCollected } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { collectMoves } from './moved-away.ts'

/** A restore looks at these lines before anything else (`wellmet restore`), so nothing is bound to their replay. */
export const moveHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    found.push(...(await collectMoves(tx, since)))
  }),
]
