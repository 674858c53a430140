import { numberWords } from '@wellmet/platform/values/wording.rules.ts'

export interface Brought {
  readonly contacts: number
  readonly unknown: number
  readonly withoutContact: number
  readonly hasMessages: boolean
  readonly hasMeetings: boolean
  readonly hasLinkedin: boolean
}

export function coverageSentence({ contacts, unknown, withoutContact }: Brought): string {
  if (contacts === 0) return 'You have no contacts yet.'
  const all = numberWords(contacts)
  if (withoutContact === 0) return `Contact is on record with all ${all} of your contacts.`
  const silent = `With ${numberWords(withoutContact)} of your ${all} contacts no contact is on record`
  return unknown === 0
    ? `${silent}; what is known of them is a connection.`
    : `${silent}, and of ${numberWords(unknown)} the strength is unknown.`
}

/** What tells most, first: mail says who answers, a calendar whom one meets, LinkedIn who they are. */
export function whatToBring({ contacts, hasMessages, hasMeetings, hasLinkedin }: Brought): string | null {
  if (contacts === 0) return 'Bring in your LinkedIn export or your address book.'
  if (!hasMessages) return 'Bring in your mailbox: it shows who answers you.'
  if (!hasMeetings) return 'Bring in your calendar: it shows whom you meet.'
  return hasLinkedin ? null : 'Bring in your LinkedIn export: it shows where people work now.'
}
