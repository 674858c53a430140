import { keysObjected } from '@wellmet/contacts/objections/objections.hooks.ts'
import { gatheringRead } from '@wellmet/connections/gatherings/gatherings.events.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { saveAttendances } from './save-attendances.ts'
import { deleteAttendancesOf } from './shared-events.store.ts'

export const sharedEventsReactions: Reaction[] = [
  when(gatheringRead, 'save who checked in', ({ tx, services }, gathering) => saveAttendances(tx, services, gathering)),
]

export const sharedEventsHooks: HookReaction[] = [
  during(keysObjected, async ({ tx }, { keys }) => void (await deleteAttendancesOf(tx, { keys: [...keys] }))),
]
