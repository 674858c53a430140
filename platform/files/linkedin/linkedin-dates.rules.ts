import { present } from '../../values/present.rules.ts'
import { isoDate, isoTime, monthOf, type IsoDate, type IsoMonth, type IsoTime } from '../text/calendar-date.rules.ts'

/**
 * One ZIP of LinkedIn writes dates in five ways. Each file has its own reader: guessing would take `1/2/26` of one file
 * for the second of January and of another for the first of February.
 */

/** Connections.csv: `08 Feb 2026`; also `2026-02-08` and `02/08/2026`. */
export function connectionDate(text: string): IsoDate | undefined {
  const worded = /^(\d{1,2})\.? ([\p{L}.]{3,10}) (\d{4})$/u.exec(text)
  if (worded) return isoDate(Number(worded[3]), monthOf(present(worded[2])) ?? 0, Number(worded[1]))
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  return american ? isoDate(Number(american[3]), Number(american[1]), Number(american[2])) : undefined
}

const digits = (text: string, from: number, to: number): number => Number(text.slice(from, to))

/** messages.csv: `2026-02-08 14:37:05 UTC`. */
export const messageTime = (text: string): IsoTime | undefined =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?: UTC)?$/.test(text) ? timeByPosition(text) : undefined

/** Endorsement_*.csv: `2026/02/08 14:37:05 UTC`. */
export const endorsementTime = (text: string): IsoTime | undefined =>
  /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?: UTC)?$/.test(text) ? timeByPosition(text) : undefined

const timeByPosition = (text: string): IsoTime | undefined =>
  isoTime(isoDate(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)), {
    hour: digits(text, 11, 13),
    minute: digits(text, 14, 16),
    second: digits(text, 17, 19),
  })

/** Invitations.csv and Recommendations_*.csv: `1/29/26, 2:37 PM`; newer clocks put U+202F before PM. */
export function invitationTime(text: string): IsoTime | undefined {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4}), (\d{1,2}):(\d\d)\s?([AP])M$/i.exec(text)
  if (!found) return undefined
  const [, month, day, year, hour, minute, half] = found
  const hours = Number(hour)
  if (hours < 1 || hours > 12) return undefined
  return isoTime(isoDate(fullYear(present(year)), Number(month), Number(day)), {
    hour: (hours % 12) + (present(half).toUpperCase() === 'P' ? 12 : 0),
    minute: Number(minute),
  })
}

/** LinkedIn is of 2003; a year of two digits is of this century. */
const fullYear = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text)

/** Positions.csv and Education.csv: `Jan 2024`, or the year alone. */
export function positionMonth(text: string): IsoMonth | undefined {
  const found = /^(?:([\p{L}.]{3,10}) )?(\d{4})$/u.exec(text)
  if (!found) return undefined
  const month = found[1] === undefined ? undefined : monthOf(found[1])
  if (found[1] === undefined) return isoDate(Number(found[2]), 1, 1)?.slice(0, 4)
  return month === undefined ? undefined : isoDate(Number(found[2]), month, 1)?.slice(0, 7)
}
