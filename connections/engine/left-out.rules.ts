import type { ContactRecord, MeetingRecord, MessageRecord } from '@wellmet/platform/files/records.ts'
import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { TicketRecord } from './ticket-record.rules.ts'
import type { ConnectedAccount, SourceStatus } from './engine.contract.ts'

type Record = ContactRecord | MeetingRecord | MessageRecord | TicketRecord

/** The people whom a member works with, the member among them. */
export interface Colleagues {
  /** As `mailboxOf` writes them. */
  mailboxes: ReadonlySet<string>
  domains: readonly string[]
}

/** What a member does not want stored of a source. */
export interface Rules {
  /** By their ids. */
  neverFolders: readonly string[]
  neverDomains: readonly string[]
  /** Null when mail and meetings among colleagues only are stored too. */
  colleagues: Colleagues | null
}

export interface Addresses {
  /** The member's own, as a provider or a confirmation proved them: they name the domains of the company. */
  proven: readonly string[]
  /** Others of the member, and the proven ones of everybody in the workspace. */
  others: readonly string[]
}

/** A domain at which anybody can have an address, such as gmail.com, is nobody's company. */
export const colleaguesOf = ({ proven, others }: Addresses): Colleagues => ({
  mailboxes: new Set([...proven, ...others].map(mailboxOf)),
  domains: [...new Set(proven.flatMap((address) => companyDomain(address) ?? []))],
})

/** The folders of one source, by their ids. */
export const neverFoldersOf = (
  { neverFolders }: Pick<ConnectedAccount, 'neverFolders'>,
  source: SourceStatus['source'],
): string[] => neverFolders.filter((folder) => folder.source === source).map(({ id }) => id)

/** Why a record is not stored; null when it is. */
export function whyLeftOut(
  { record, folders }: { record: Record; folders?: readonly string[] | null },
  { neverFolders, neverDomains, colleagues }: Rules,
): 'never_folder' | 'never_domain' | 'internal_only' | null {
  // Where it lies may not be known, of what was read before folders were: then it is read again.
  if (neverFolders.length > 0 && (folders ?? neverFolders).some((folder) => neverFolders.includes(folder)))
    return 'never_folder'
  const addresses = addressesOn(record)
  if (addresses.some((address) => address !== undefined && isAt(neverDomains, address))) return 'never_domain'
  return colleagues && (record.kind === 'message' || record.kind === 'meeting') && isAmong(colleagues, addresses)
    ? 'internal_only'
    : null
}

/** Whether one of the addresses is on it, by whichever spelling of the same mailbox. */
export function names(addresses: readonly string[], { record }: { record: Record }): boolean {
  const mailboxes = new Set(addresses.map(mailboxOf))
  return addressesOn(record).some((address) => address !== undefined && mailboxes.has(mailboxOf(address)))
}

/** Whether nobody else is on it. Somebody without an address may be anybody. */
const isAmong = ({ mailboxes, domains }: Colleagues, addresses: readonly (string | undefined)[]): boolean =>
  addresses.every((address) => address !== undefined && (mailboxes.has(mailboxOf(address)) || isAt(domains, address)))

/** At one of the domains, or at a subdomain of one. */
function isAt(domains: readonly string[], address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domains.some((one) => domain === one || domain.endsWith(`.${one}`))
}

/** The addresses of everybody on it; undefined for people without one. */
function addressesOn(record: Record): (string | undefined)[] {
  if (record.kind === 'contact') return record.emails
  if (record.kind === 'ticket') return [record.requester.email]
  const people =
    record.kind === 'message'
      ? [record.from, ...record.to, ...record.cc]
      : [...(record.organizer ? [record.organizer] : []), ...record.attendees]
  return people.map(({ email }) => email)
}
