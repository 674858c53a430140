import type { FreeTimes } from './mailbox.contract.ts'
import { mailboxMessages as m } from './mailbox.messages.ts'

/** Zones are named after their largest city. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** Lines for a message: each time as the member reads it and as the other does, whose day may be another one. */
export function writeTimes({ times, zone, theirZone }: FreeTimes, locale: string): string {
  const write = (start: string, end: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatRange(new Date(start), new Date(end))
  const dayIn = (at: string, timeZone: string) =>
    new Intl.DateTimeFormat('en', { ...day, timeZone }).format(new Date(at))
  const lines = times.map(({ start, end }) => {
    const here = { at: write(start, end, zone, { ...day, ...time }), place: placeOf(zone) }
    if (theirZone === null || theirZone === zone) return m.timeHere(here)
    const isOtherDay = dayIn(start, zone) !== dayIn(start, theirZone)
    const there = write(start, end, theirZone, isOtherDay ? { ...day, ...time } : time)
    return m.timeThere({ ...here, there, theirPlace: placeOf(theirZone) })
  })
  return [m.timesIntro(), ...lines.map((line) => `- ${line}`)].join('\n')
}
