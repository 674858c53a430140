import { during } from '@wellmet/platform/events/hook.ts'
import { staffAsked } from '@wellmet/platform/http/staff.hooks.ts'
import { findStanding } from './staff.store.ts'

export const staffHooks = [
  during(staffAsked, async ({ tx }, asked) => {
    const { userId, sessionId } = asked
    asked.found = (await findStanding(tx, { userId, sessionId })) ?? null
  }),
]
