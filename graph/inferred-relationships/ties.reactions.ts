import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { refreshTies } from './refresh-ties.ts'
import { contactsChanged } from '@wellmet/contacts/relationships/relationships.hooks.ts'

export const tiesHooks: HookReaction[] = [
  during(contactsChanged, ({ tx }, { networkId, people, now }) => refreshTies(tx, networkId, people, now)),
]
