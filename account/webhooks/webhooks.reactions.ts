import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { linkEnded } from '../sign-on/sign-on.hooks.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { endWebhooksInWorkspace, endWebhooksOfUser } from './end-webhooks.ts'

export const webhooksHooks: HookReaction[] = [
  during(accessRevoked, ({ tx, services }, { userId }) => endWebhooksOfUser(tx, userId, services.now())),
  during(linkEnded, ({ tx, services }, { userId, workspaceId }) =>
    endWebhooksInWorkspace(tx, userId, workspaceId, services.now()),
  ),
]
