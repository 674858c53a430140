import { hook } from '@wellmet/platform/events/hook.ts'

/** Every session of the user must end, of whatever kind. Runs as the system. API keys are no sessions. */
export const sessionsEnded = hook<{ userId: string }>('user.sessions-ended')
