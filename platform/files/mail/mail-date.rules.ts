import { present } from '../../values/present.rules.ts'
import { isoDate, isoTime, monthOf, type IsoTime } from '../text/calendar-date.rules.ts'

/** The zones that RFC 5322 calls obsolete, in minutes. The military letters were defined wrongly and mean nothing. */
const zones = new Map(
  Object.entries({
    UT: 0,
    GMT: 0,
    UTC: 0,
    Z: 0,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
  }),
)

const pattern =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3,9})[\s-]+(\d{2,4})\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([+-]\d{4}|[a-z]{1,5})?/i

/** `Fri, 21 Nov 1997 09:55:06 -0600 (CST)`, with one, two or three digits for the year in old mail. */
export function mailTime(header: string): IsoTime | undefined {
  const found = pattern.exec(
    header
      .slice(0, 200)
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  if (!found) return undefined
  const [, day, month, year, hour, minute, second, zone] = found
  const date = isoDate(fullYear(present(year)), monthOf(present(month)) ?? 0, Number(day))
  return isoTime(
    date,
    { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) },
    offsetOf(zone ?? ''),
  )
}

/** Two digits: 00 to 49 are of this century. Three digits come from programs that counted on after 99. */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 2) return year + (year < 50 ? 2000 : 1900)
  return text.length === 3 ? year + 1900 : year
}

function offsetOf(zone: string): number {
  const numeric = /^([+-])(\d\d)(\d\d)$/.exec(zone)
  if (!numeric) return zones.get(zone.toUpperCase()) ?? 0
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3])
  // No place is further than 14 hours from Greenwich; what says so is a broken clock.
  return minutes > 14 * 60 ? 0 : numeric[1] === '-' ? -minutes : minutes
}
