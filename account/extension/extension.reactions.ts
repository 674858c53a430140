import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { sessionsEnded } from '../devices/devices.hooks.ts'
import { deleteEverythingOf } from './extension.store.ts'

export const extensionHooks: HookReaction[] = [
  during(sessionsEnded, ({ tx }, { userId }) => deleteEverythingOf(tx, userId)),
]
