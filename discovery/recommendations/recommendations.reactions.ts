import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deleteRecommendationSamples, deleteRecommendationSamplesEverywhere } from './delete-recommendation-samples.ts'

export const recommendationsHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { workspaceId, people }) => deleteRecommendationSamples(tx, workspaceId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteRecommendationSamplesEverywhere(tx, people)),
]
