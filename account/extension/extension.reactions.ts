import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { sessionsEnded } from '../devices/devices.hooks.ts'
import { linkEnded } from '../sign-on/sign-on.hooks.ts'
import { deleteEverythingBySignOn, deleteEverythingOf } from './extension.store.ts'

export const extensionHooks: HookReaction[] = [
  during(sessionsEnded, ({ tx }, { userId }) => deleteEverythingOf(tx, userId)),
  during(linkEnded, ({ tx }, { userId, workspaceId }) => deleteEverythingBySignOn(tx, userId, workspaceId)),
]
