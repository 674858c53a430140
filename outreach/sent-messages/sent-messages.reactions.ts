import { contactDeleted } from '@wellmet/contacts/deletions/deletions.events.ts'
import { keysObjected } from '@wellmet/contacts/objections/objections.hooks.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { eraseRecipients } from './sent-messages.store.ts'

export const sentMessagesReactions: Reaction[] = [
  when(contactDeleted, 'delete them from messages', async ({ tx, services }, { userId, keys }) => {
    await eraseRecipients(tx, { keys: [...keys], userId, now: services.now() })
  }),
]

export const sentMessagesHooks: HookReaction[] = [
  during(keysObjected, async ({ tx, services }, { keys }) => {
    await eraseRecipients(tx, { keys: [...keys], userId: null, now: services.now() })
  }),
]
