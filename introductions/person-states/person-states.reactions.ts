import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { changeRecorded } from '../moves/moves.hooks.ts'
import { savePersonStates } from './save-request-states.ts'

export const personStatesHooks: HookReaction[] = [
  during(changeRecorded, ({ tx }, { requestId }) => savePersonStates(tx, requestId)),
]
