import type { BusyTime } from '@wellmet/connections/engine/busy-times.rules.ts'
import { atHour, dateIn, daysLater, weekdayIn } from '@wellmet/platform/values/calendar.rules.ts'

const minute = 60_000
/** A first talk. */
export const minutesLong = 30
/** How far ahead is looked: whoever is asked for a later day says no by saying nothing. */
export const daysAhead = 14
const most = 3

interface Hours {
  from: number
  until: number
}

const office: Hours = { from: 9, until: 17 }
/** Whoever writes across an ocean gets up early or stays late; the other is not asked to. */
const long: Hours = { from: 7, until: 21 }

interface Question {
  now: Date
  busy: readonly BusyTime[]
  mine: string
  /** The same as mine where nothing says where they are. */
  theirs: string
}

/**
 * When both could talk: from tomorrow on, on weekdays and in office hours of both, one on a day as long as there are days.
 * Fewer than three where there are no more.
 */
export function findFreeTimes(question: Question): BusyTime[] {
  const inOffice = candidates(question, office)
  const days = groupByDay(inOffice.length > 0 ? inOffice : candidates(question, long), question.mine)
  const chosen = days.slice(0, most).map((times, index) => oneOf(times, question.mine, index))
  for (const time of days.flat()) {
    if (chosen.length >= most) break
    if (chosen.every((other) => Math.abs(other.start.getTime() - time.start.getTime()) >= 2 * 60 * minute))
      chosen.push(time)
  }
  return chosen.toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

/** Mornings and afternoons by turns. */
function oneOf(times: readonly [BusyTime, ...BusyTime[]], zone: string, index: number): BusyTime {
  // Nobody is asked to talk over lunch, as long as there is another time.
  const afternoon = atHour(dateIn(times[0].start, zone), 14, zone)
  return times.find(({ start }) => start < afternoon === (index % 2 === 0)) ?? times[0]
}

function candidates({ now, busy, mine, theirs }: Question, hours: Hours): BusyTime[] {
  const today = atHour(dateIn(now, mine), 12, mine)
  return Array.from({ length: daysAhead }, (_, day) => daysLater(today, day + 1, mine))
    .flatMap((noon) => halfHours(noon, mine, hours))
    .filter((time) => isWithin(time, theirs, theirs === mine ? hours : office))
    .filter(({ start, end }) => busy.every((other) => other.end <= start || other.start >= end))
}

function halfHours(noon: Date, zone: string, { from, until }: Hours): BusyTime[] {
  if (weekdayIn(noon, zone) > 5) return []
  const date = dateIn(noon, zone)
  const last = atHour(date, until, zone).getTime()
  const times: BusyTime[] = []
  for (let at = atHour(date, from, zone).getTime(); at + minutesLong * minute <= last; at += minutesLong * minute)
    times.push({ start: new Date(at), end: new Date(at + minutesLong * minute) })
  return times
}

function isWithin({ start, end }: BusyTime, zone: string, { from, until }: Hours): boolean {
  const date = dateIn(start, zone)
  return weekdayIn(start, zone) <= 5 && start >= atHour(date, from, zone) && end <= atHour(date, until, zone)
}

function groupByDay(times: readonly BusyTime[], zone: string): [BusyTime, ...BusyTime[]][] {
  const days = new Map<string, [BusyTime, ...BusyTime[]]>()
  for (const time of times) {
    const date = dateIn(time.start, zone)
    const known = days.get(date)
    if (known) known.push(time)
    else days.set(date, [time])
  }
  return [...days.values()]
}
