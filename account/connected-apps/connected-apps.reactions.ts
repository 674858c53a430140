import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { sessionsEnded } from '../devices/devices.hooks.ts'
import { linkEnded } from '../sign-on/sign-on.hooks.ts'
import { deleteGrantsBySignOn, deleteGrantsOfUser } from './connected-apps.store.ts'

export const connectedAppsHooks: HookReaction[] = [
  during(sessionsEnded, async ({ tx }, { userId }) => void (await deleteGrantsOfUser(tx, userId))),
  during(
    linkEnded,
    async ({ tx }, { userId, workspaceId }) => void (await deleteGrantsBySignOn(tx, userId, workspaceId)),
  ),
]
