import { deletionDone } from '@wellmet/account/leaving/leaving.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { leaveIntroductions } from './leave-introductions.ts'

export const leavingHooks = [during(deletionDone, leaveIntroductions)]
