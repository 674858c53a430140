import { staffMinutes } from '@wellmet/platform/http/access.rules.ts'

/** When a room that is opened now shuts. */
export const openUntil = (now: Date): string => new Date(now.getTime() + staffMinutes * 60_000).toISOString()
