import { formatDate, formatRelative } from '@wellmet/platform/messages/formats.ts'
import { secondsPerDay, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { kitMessages } from './kit.messages.ts'

/** "Nov 9" this year, "Nov 9, 2021" in any other. */
export const formatDay = (at: string, now = new Date()): string => {
  const date = new Date(at)
  return formatDate(date, date.getUTCFullYear() === now.getUTCFullYear() ? 'day' : 'dayAndYear')
}

export const formatMoment = (at: string): string => formatDate(new Date(at), 'moment')

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', secondsPerDay],
  ['hour', secondsPerHour],
  ['minute', 60],
] as const

/** A day without an hour: "today", "yesterday", "6 days ago", "2 months ago". */
export const formatDaysAgo = (day: string, now = new Date()): string => {
  const days = Math.floor((now.getTime() - new Date(day).getTime()) / (secondsPerDay * 1000))
  return days < 31 ? formatRelative(-Math.max(0, days), 'day') : formatAgo(day, now)
}

/** "6 days ago", "in 3 days", "just now". */
export const formatAgo = (at: string, now = new Date()): string => {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return formatRelative(Math.round(seconds / size), unit)
  }
  return kitMessages.justNow()
}
