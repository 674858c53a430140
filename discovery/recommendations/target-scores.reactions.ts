import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/erasures.hooks.ts'
import { forgetTargets } from './forget-targets.ts'

export const targetScoresHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { workspaceId, people }) => forgetTargets(tx, workspaceId, people)),
]
