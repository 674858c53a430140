import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { linkEnded } from '../sign-on/sign-on.hooks.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { revokeKeysBySignOn, revokeKeysOfUser } from './revoke-api-key.ts'

export const apiKeysHooks: HookReaction[] = [
  during(accessRevoked, ({ tx, services }, { userId }) => revokeKeysOfUser(tx, userId, services.now())),
  during(linkEnded, ({ tx, services }, { userId, workspaceId }) =>
    revokeKeysBySignOn(tx, userId, workspaceId, services.now()),
  ),
]
