import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deleteStrangersFromMissions } from './delete-people.ts'

export const missionsHooks: HookReaction[] = [
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromMissions(tx, people)),
]
