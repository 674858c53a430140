import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deleteStrangersFromCorrections } from './delete-corrections.ts'

export const stepCorrectionsHooks: HookReaction[] = [
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromCorrections(tx, people)),
]
