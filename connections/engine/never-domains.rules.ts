import type { ContactRecord, MeetingRecord, MessageRecord, PersonHandle } from '@wellmet/platform/files/records.ts'

type Record = ContactRecord | MeetingRecord | MessageRecord

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether anybody on it is at one of the domains, or at a subdomain of one. */
export function touches(domains: readonly string[], record: Record): boolean {
  if (domains.length === 0) return false
  return addressesOf(record).some((address) => {
    const domain = domainOf(address)
    return domains.some((never) => domain === never || domain.endsWith(`.${never}`))
  })
}

function addressesOf(record: Record): string[] {
  if (record.kind === 'contact') return record.emails
  const people: (PersonHandle | undefined)[] =
    record.kind === 'message' ? [record.from, ...record.to, ...record.cc] : [record.organizer, ...record.attendees]
  return people.flatMap((person) => person?.email ?? [])
}
