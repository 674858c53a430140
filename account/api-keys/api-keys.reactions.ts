import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { revokeKeysOfUser } from './revoke-api-key.ts'

export const apiKeysHooks: HookReaction[] = [
  during(accessRevoked, ({ tx, services }, { userId }) => revokeKeysOfUser(tx, userId, services.now())),
]
