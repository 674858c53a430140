import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deleteStrangersFromLists } from './delete-people.ts'

export const listsHooks: HookReaction[] = [
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromLists(tx, people)),
]
