import { getDomain, getPublicSuffix } from 'tldts'
import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

/** Where the record is. */
export const recordName = (domain: string): string => `_wellmet.${domain}`
/** What it says. */
export const recordValue = (token: string): string => `wellmet-domain=${token}`

export type DomainRefusal = 'everybody’s' | 'mail for everybody'

const suffixes = { allowPrivateDomains: true } as const

/** Why nobody can have it for themselves, or null. */
export function domainRefusal(domain: string): DomainRefusal | null {
  if (getPublicSuffix(domain, suffixes) === domain || getDomain(domain, suffixes) === null) return 'everybody’s'
  return companyDomain(domain) === null ? 'mail for everybody' : null
}

/**
 * How long a record may be missing, for example during a move to another name server or after a mistake on a weekend.
 */
export const daysUntilUnproven = 3
/** How long the name servers may give no answer at all; the cause may be our own network. */
export const silentDaysUntilUnproven = 14

/**
 * `there`: the record says what it should. `missing`: DNS answered, and it does not. `alias`: the name leads to somebody
 * else's zone, so whoever has that zone could say it. `silent`: no answer.
 */
export type RecordState = 'there' | 'missing' | 'alias' | 'silent'

/** Whether a domain that was proven counts no more. */
export function hasLapsed(state: RecordState, seenAt: Date, now: Date): boolean {
  if (state === 'there') return false
  const days = state === 'silent' ? silentDaysUntilUnproven : daysUntilUnproven
  return now.getTime() - seenAt.getTime() >= days * millisecondsPerDay
}
