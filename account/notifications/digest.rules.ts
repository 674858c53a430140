import { isTimeZone } from '@wellmet/platform/contract/shapes.ts'
import { atHour, dateIn, daysLater } from '@wellmet/platform/values/calendar.rules.ts'

/** The last time it was eight in the morning there: what was told before belongs into the mail of that morning. */
export function lastMorning(now: Date, where: string | null): Date {
  const zone = where !== null && isTimeZone(where) ? where : 'UTC'
  const ofToday = atHour(dateIn(now, zone), 8, zone)
  return ofToday <= now ? ofToday : daysLater(ofToday, -1, zone)
}
