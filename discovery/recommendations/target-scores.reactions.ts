import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/erasures.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deleteTargetSamples, deleteTargetSamplesEverywhere } from './delete-target-samples.ts'

export const targetScoresHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { workspaceId, people }) => deleteTargetSamples(tx, workspaceId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteTargetSamplesEverywhere(tx, people)),
]
