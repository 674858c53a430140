import { deletionDone } from '@wellmet/account/leaving/leaving.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { deleteStatisticsFor } from './outcome-statistics.store.ts'

/** What was counted for somebody's eyes alone names them by a bare id, so it does not go with the account. */
export const outcomeModelHooks = [
  during(deletionDone, async ({ tx }, { userId }) => {
    if (userId !== null) await deleteStatisticsFor(tx, { userId })
  }),
]
