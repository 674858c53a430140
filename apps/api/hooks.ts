import { companiesHooks } from '@wellmet/network/companies/companies.reactions.ts'
import { tiesHooks } from '@wellmet/network/relationships/ties.reactions.ts'
import { targetScoresHooks } from '@wellmet/network/target-scores/target-scores.reactions.ts'
import type { HookReaction } from '@wellmet/platform/events/hook.ts'

/** Everything that follows a change in its own transaction, in the order of the areas. */
export const hooks: readonly HookReaction[] = [...tiesHooks, ...companiesHooks, ...targetScoresHooks]
