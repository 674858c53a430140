import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { confineLinks } from './link-account.ts'

export const signOnHooks: HookReaction[] = [during(accessRevoked, ({ tx }, { userId }) => confineLinks(tx, userId))]
