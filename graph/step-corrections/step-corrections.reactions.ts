import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deletePeopleFromCorrections, deleteStrangersFromCorrections } from './delete-corrections.ts'

export const stepCorrectionsHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { networkId, people }) => deletePeopleFromCorrections(tx, networkId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromCorrections(tx, people)),
]
