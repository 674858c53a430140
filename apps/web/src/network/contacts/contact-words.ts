import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { formatDate, formatNumber, formatRelative } from '@wellmet/platform/messages/formats.ts'
import { formatAgo } from '../../kit/dates.ts'

export const count = formatNumber

/** "1 meeting", "1,204 messages". */
export const counted = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`

/** "November 2026" of "2026-11". */
export const monthWords = (month: string): string => formatDate(new Date(`${month}-01T00:00:00Z`), 'month')
export const shortMonthWords = (month: string): string => formatDate(new Date(`${month}-01T00:00:00Z`), 'shortMonth')

/** A day has no hours: "today", "yesterday", "6 days ago". */
export const dayAgoWords = (date: string, now = new Date()): string => {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const day = `${date.slice(0, 10)}T00:00:00Z`
  return new Date(day).getTime() === today.getTime() ? formatRelative(0, 'day') : formatAgo(day, today)
}

/** "You exchanged 14 messages and had 3 meetings." What the number rests on, in one sentence. */
export const contactSentence = ({ messages, meetings, isTwoWay, strength }: Contact): string => {
  const seen = [messages > 0 ? counted(messages, 'message') : '', meetings > 0 ? counted(meetings, 'meeting') : '']
    .filter(Boolean)
    .join(' and ')
  if (seen === '') {
    return strength === null
      ? 'Nothing shows yet whether you two are in touch.'
      : 'You are connected, but no message or meeting between you is known. Alone, that is a weak sign.'
  }
  return isTwoWay ? `${seen} between you, in both directions.` : `${seen} between you, in one direction only so far.`
}
