import { isTimeZone } from '@wellmet/platform/contract/shapes.ts'
import { atHour, dateIn, daysLater } from '@wellmet/platform/values/calendar.rules.ts'

/** The last 8 a.m. in this time zone. Notifications from before it belong in the email of that morning. */
export function lastMorning(now: Date, where: string | null): Date {
  const zone = where !== null && isTimeZone(where) ? where : 'UTC'
  const ofToday = atHour(dateIn(now, zone), 8, zone)
  return ofToday <= now ? ofToday : daysLater(ofToday, -1, zone)
}
