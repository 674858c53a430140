import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { byHand, onPath } from '@wellmet/contacts/contact-list/manual-sources.rules.ts'
import { manualContactsMessages } from '@wellmet/contacts/manual-contacts/manual-contacts.messages.ts'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { formatDate, formatNumber, formatRelative } from '@wellmet/platform/messages/formats.ts'
import { formatAgo } from '../../kit/dates.ts'

export const count = formatNumber

/** The first day of "2026-11". */
export const monthDate = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** "November 2026" of "2026-11". */
export const monthWords = (month: string): string => formatDate(monthDate(month), 'month')
export const shortMonthWords = (month: string): string => formatDate(monthDate(month), 'shortMonth')

/** A day has no hours: "today", "yesterday", "6 days ago". */
export const dayAgoWords = (date: string, now = new Date()): string => {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const day = `${date.slice(0, 10)}T00:00:00Z`
  return new Date(day).getTime() === today.getTime() ? formatRelative(0, 'day') : formatAgo(day, today)
}

/** "14 messages and 3 meetings between you." What the strength rests on. A meeting has no direction. */
export const contactSentence = ({ messages, meetings, isTwoWay, strength }: Contact): string => {
  if (messages === 0 && meetings === 0)
    return strength === null ? relationshipsMessages.strengthUnknown() : relationshipsMessages.connectedOnly()
  if (meetings === 0) return relationshipsMessages.messagesBetween({ messages, direction: isTwoWay ? 'both' : 'one' })
  if (messages === 0) return relationshipsMessages.meetingsBetween({ meetings })
  return relationshipsMessages.messagesAndMeetingsBetween({ messages, meetings })
}

/** Whether a contact has it from no file: the member said it. */
export const isSaid = (source: string): boolean => source === byHand || source === onPath

/** Where a contact comes from, in words. */
export const sourceWords = (source: string): string =>
  source === byHand
    ? manualContactsMessages.sourceByHand()
    : source === onPath
      ? manualContactsMessages.sourceOnPath()
      : source
