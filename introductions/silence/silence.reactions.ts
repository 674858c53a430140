import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { stateSaved } from '../moves/moves.hooks.ts'
import { scheduleSilenceCheck } from './schedule-silence-check.ts'

export const silenceHooks: HookReaction[] = [
  during(stateSaved, ({ tx }, { requestId, state }) => scheduleSilenceCheck(tx, requestId, state)),
]
