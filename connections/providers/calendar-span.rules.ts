import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** Series without an end are listed up to here. */
const daysAhead = 400
/** Changes are only told within the span that was asked for, so it is moved on before it is over. */
const moveOnDays = 60

export const spanEnd = (now: Date): string => addDays(now, daysAhead).toISOString()

export const isNearlyOver = (until: string, now: Date): boolean =>
  Date.parse(until) < addDays(now, moveOnDays).getTime()
