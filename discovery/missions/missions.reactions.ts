import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deletePeopleFromMissions, deleteStrangersFromMissions } from './delete-people.ts'

export const missionsHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { networkId, people }) => deletePeopleFromMissions(tx, networkId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromMissions(tx, people)),
]
