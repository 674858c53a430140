import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { companyDomain, labelOf } from '@wellmet/platform/files/text/domains.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** So long ago somebody may have begun to write from elsewhere for it to be news. */
export const newsDays = 180

/** Somebody who wrote lately. */
export interface Sender {
  address: string
  name: string
}

export interface KnownPerson {
  personId: string
  name: string
  title: string | null
  company: string | null
  emails: readonly string[]
  /** When a file or an account last said that they are at another company. */
  movedAt: Date | null
}

/** When the first and the last mail came from an address. */
export type Span = { first: Date; last: Date }

export interface PossibleMove {
  person: KnownPerson
  /** Domains of employers. */
  before: string
  after: string
  at: Date
  /** Whether the new address is known to be theirs; otherwise it has their name only. */
  isTheirs: boolean
}

/** Somebody with two names at least, at the domain of a company: a first name alone is anybody's. */
export const maySayWhere = ({ address, name }: Sender): boolean =>
  companyDomain(address) !== null && /\S\s+\S/.test(name.trim())

/** The same for every way to write a name in capitals. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

/** The addresses at companies by which the person was known before, of other companies than the sender's. */
export const earlierAddresses = ({ address }: Sender, { emails }: KnownPerson): string[] => {
  const label = labelIn(address)
  return emails.filter((email) => companyDomain(email) !== null && labelIn(email) !== label)
}

/**
 * Whether mail that began to come from another company, after the last one from the earlier address, lets one suppose
 * that somebody changed jobs. It is no more than that. Null when it does not, or when it is known already.
 */
export function possibleMove(
  sender: Sender,
  person: KnownPerson,
  spans: ReadonlyMap<string, Span>,
  now: Date,
): PossibleMove | null {
  const after = companyDomain(sender.address)
  const came = spans.get(sender.address)
  const earlier = earlierAddresses(sender, person)
    .flatMap((address) => {
      const span = spans.get(address)
      return span ? [{ address, last: span.last }] : []
    })
    .toSorted((a, b) => b.last.getTime() - a.last.getTime())[0]
  const before = earlier && companyDomain(earlier.address)
  if (!after || !came || !earlier || !before) return null
  // Whoever still writes from the earlier address, or wrote from both, has two.
  if (came.first <= earlier.last || came.first < addDays(now, -newsDays)) return null
  if (isCompany(after, person.company) || (person.movedAt !== null && person.movedAt >= came.first)) return null
  return { person, before, after, at: came.first, isTheirs: person.emails.includes(sender.address) }
}

const labelIn = (address: string): string => labelOf(companyDomain(address) ?? '')

/** Whether the company is the one of the domain: `Fjordline AS` of `fjordline.example`. */
const isCompany = (domain: string, company: string | null): boolean =>
  company !== null && companyKey(company).replaceAll(/[^\p{L}\p{N}]/gu, '') === labelOf(domain).replaceAll('-', '')
