import { accountDisconnected } from '@wellmet/connections/engine/engine.events.ts'
import { contactDeleted } from '@wellmet/contacts/deletions/deletions.events.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { addJobChanges, jobChange } from './add-job-changes.ts'
import { deleteSignalsAbout, deleteSignalsOfMemberAbout, deleteSignalsOfOrigin } from './delete-signals.ts'
import { signalsNeeded, tellsSignals } from './signals.hooks.ts'

export const signalsReactions: Reaction[] = [
  when(accountDisconnected, 'delete signals of the account', async ({ tx }, { workspaceId, accountId }) => {
    await deleteSignalsOfOrigin(tx, { workspaceId, origin: accountId })
  }),
  when(contactDeleted, 'delete signals about them', async ({ tx }, { workspaceId, userId, keys, people }) => {
    await deleteSignalsOfMemberAbout(tx, { workspaceId, userId, keys: [...keys, ...people] })
  }),
]

export const signalsHooks: HookReaction[] = [
  during(directoryPeopleDeleted, async ({ tx }, { keys }) => void (await deleteSignalsAbout(tx, keys))),
  during(signalsNeeded, ({ tx }, needed) => addJobChanges(tx, needed)),
  tellsSignals(jobChange),
]
