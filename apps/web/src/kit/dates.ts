const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "9 Nov" this year, "9 Nov 2021" in any other. */
export const formatDay = (at: string, now = new Date()): string => {
  const date = new Date(at)
  return (date.getUTCFullYear() === now.getUTCFullYear() ? day : dayAndYear).format(date)
}

export const formatMoment = (at: string): string => moment.format(new Date(at))

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "6 days ago", "in 3 days", "just now". */
export const formatAgo = (at: string, now = new Date()): string => {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return ago.format(Math.round(seconds / size), unit)
  }
  return 'just now'
}
