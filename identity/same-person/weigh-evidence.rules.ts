import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import { compareNames, type NameComparison } from './compare-names.rules.ts'
import type { NameShares } from './name-shares.rules.ts'
import { isSharedAddress, type ComparableFacts } from './person-facts.rules.ts'

/**
 * How frequent everything is in the entries that are compared. All of it comes from entries that the viewer may see and
 * from the names that we ship.
 */
export interface Frequencies {
  entries: number
  names: NameShares
  /** Share of the entries at a place, by the name of a company in one word or the label of a domain. */
  placeShare: (label: string) => number
  /** So many are there that namesakes are to be expected. */
  isLargePlace: (label: string) => boolean
  titleShare: (title: string) => number
  locationShare: (location: string) => number
  /** How many entries with different names have this telephone number or address. */
  holders: (handle: string) => number
}

export type EvidenceKind =
  | 'address'
  | 'profile'
  | 'otherProfile'
  | 'phone'
  | 'name'
  | 'company'
  | 'largeCompany'
  | 'formerCompany'
  | 'otherCompany'
  | 'otherAddress'
  | 'namesake'
  | 'title'
  | 'otherTitle'
  | 'location'
  | 'otherLocation'
  | 'oneBook'

export interface Evidence {
  kind: EvidenceKind
  /** log2 of how much likelier one person is than two. */
  bits: number
}

export interface Weight {
  /** log2 of the odds that these two are one person. */
  bits: number
  name: NameComparison
  evidence: Evidence[]
}

/** From here on two entries are joined, if they have more in common than a name. */
const joinAt = 6
/** From here on they are joined even so. */
const joinByNameAt = 14
/** From here on two entries may well be one person. */
export const askAt = -1.5

export type Decision = 'join' | 'ask' | 'apart'

export function decide({ bits, name, evidence }: Weight): Decision {
  const hasMoved = evidence.some(({ kind }) => kind === 'otherCompany')
  const isCorroborated = evidence.some(
    (one) => isSameHandle(one) || (name.shared > 1 && (isSameWork(one) || (!hasMoved && isSameSurrounding(one)))),
  )
  if (bits >= (isCorroborated ? joinAt : joinByNameAt)) return 'join'
  return bits >= askAt ? 'ask' : 'apart'
}

const isSameHandle = ({ kind, bits }: Evidence): boolean =>
  (kind === 'address' || kind === 'profile' || kind === 'phone') && bits > 5

/** What joins nobody, however it agrees. */
const leastTelling = 2
/** With two names in common it is enough. A large company is not: people of one name work there. */
const isSameWork = ({ kind, bits }: Evidence): boolean =>
  (kind === 'company' || kind === 'formerCompany') && bits > leastTelling
/** So is a title or a place, unless the two are at different companies. */
const isSameSurrounding = ({ kind, bits }: Evidence): boolean =>
  (kind === 'title' || kind === 'location') && bits > leastTelling

/** A small book may hold any of so many people: a name that is rare in it need not be rare. */
const fewestPeople = 200

/** However rare the words of a name are, somebody may be called the same. */
const mostNameBits = 22
/** At a large company people of one name work side by side, relatives and strangers. */
const lossAtLargePlace = 3

const log2 = Math.log2
const clamp = (bits: number, low: number, high: number): number => Math.min(high, Math.max(low, bits))

/** Fellegi and Sunter: each field that agrees or differs adds the logarithm of its likelihood ratio. */
export function weighEvidence(a: ComparableFacts, b: ComparableFacts, frequencies: Frequencies): Weight {
  const name = compareNames(a, b, frequencies.names)
  const evidence: Evidence[] = []
  const add = (kind: EvidenceKind, bits: number): void => void evidence.push({ kind, bits })
  add('name', Math.min(name.bits, mostNameBits))
  weighHandles(a, b, frequencies, add)
  weighPlaces(a, b, frequencies, add)
  if (a.title !== null && b.title !== null) {
    if (a.title === b.title) add('title', clamp(log2(0.5 / frequencies.titleShare(a.title)), 0.5, 4))
    else add('otherTitle', -0.8)
  }
  if (a.location && b.location) {
    if (a.location === b.location) add('location', clamp(log2(0.8 / frequencies.locationShare(a.location)), 0.5, 5))
    else add('otherLocation', -1.5)
  }
  if (isInOneBook(a.facts.sources, b.facts.sources)) add('oneBook', -bookLoss)
  // Before anything is compared: about every second entry has another of the same person, among all who might be in it.
  const prior = -log2(2 * Math.max(fewestPeople, frequencies.entries))
  return { bits: evidence.reduce((sum, { bits }) => sum + bits, prior), name, evidence }
}

/** Most books hold a person once. */
const bookLoss = 3
const isInOneBook = (one: readonly string[] = [], two: readonly string[] = []): boolean =>
  one.some((source) => two.includes(source))

type Add = (kind: EvidenceKind, bits: number) => void

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((item) => b.has(item))

function weighHandles(a: ComparableFacts, b: ComparableFacts, { holders }: Frequencies, add: Add): void {
  const [one, two] = [a.facts.profile, b.facts.profile]
  if (one !== null && two !== null) add(one === two ? 'profile' : 'otherProfile', one === two ? 26 : -10)
  const mailboxes = shared(a.mailboxes, b.mailboxes)
  if (mailboxes.length > 0) add('address', Math.max(...mailboxes.map((box) => (holders(box) > 2 ? 8 : 24))))
  else if (haveOtherAddressesAtOnePlace(a, b)) add('otherAddress', -6)
  else if (isNumbered(a) !== isNumbered(b) && shareAPlace(a, b)) add('namesake', -6)
  const phones = shared(a.phones, b.phones)
  // A number of several people is a switchboard; of two it may be that of a family.
  if (phones.length > 0)
    add('phone', Math.max(...phones.map((phone) => (holders(phone) > 2 ? 1 : holders(phone) > 1 ? 6 : 17))))
  else if (a.phones.size > 0 && b.phones.size > 0) add('phone', -1.5)
}

const workAddresses = ({ facts, domains }: ComparableFacts): string[] =>
  domains.size === 0 ? [] : facts.emails.filter((email) => !isSharedAddress(email))

/** A company gives one address to each. */
function haveOtherAddressesAtOnePlace(a: ComparableFacts, b: ComparableFacts): boolean {
  if (shared(a.domains, b.domains).length === 0) return false
  const hosts = (all: readonly string[]): Set<string> =>
    new Set(all.map((email) => email.slice(email.indexOf('@') + 1)))
  const [one, two] = [hosts(workAddresses(a)), hosts(workAddresses(b))]
  return shared(one, two).length > 0
}

const placesOfBoth = (a: ComparableFacts, b: ComparableFacts): string[] => [
  ...(a.company !== null && a.company === b.company ? [a.company] : []),
  ...shared(a.domains, b.domains),
  ...labelsInDomain(a, b),
  ...labelsInDomain(b, a),
]
const shareAPlace = (a: ComparableFacts, b: ComparableFacts): boolean => placesOfBoth(a, b).length > 0

/** `ana.lima2@kade.com`: somebody of that name had the address without a number before. */
const isNumbered = ({ facts, domains }: ComparableFacts): boolean =>
  domains.size > 0 && facts.emails.some((email) => companyDomain(email) !== null && /[a-z]{3,}\d{1,2}@/i.test(email))

function weighPlaces(
  a: ComparableFacts,
  b: ComparableFacts,
  { placeShare, isLargePlace }: Frequencies,
  add: Add,
): void {
  const labels = placesOfBoth(a, b)
  const bitsOf = (label: string): number =>
    clamp(log2(0.6 / placeShare(label)) - (isLargePlace(label) ? lossAtLargePlace : 0), 1, 14)
  if (labels.length > 0)
    return add(labels.some(isLargePlace) ? 'largeCompany' : 'company', Math.max(...labels.map(bitsOf)))
  const former = [...formerIn(a, b), ...formerIn(b, a), ...shared(a.formerCompanies, b.formerCompanies)]
  // That both worked at a large company joins nobody.
  const mostBits = former.every(isLargePlace) ? leastTelling : 13
  if (former.length > 0)
    return add('formerCompany', Math.min(mostBits, Math.max(...former.map((label) => bitsOf(label) - 1))))
  if (hasPlace(a) && hasPlace(b)) add('otherCompany', a.company !== null && b.company !== null ? -2 : -1.5)
}

const hasPlace = ({ company, domains }: ComparableFacts): boolean => company !== null || domains.size > 0

/** The company of one, as the domain of the other calls it. */
function labelsInDomain({ company, shortNames }: ComparableFacts, { domains }: ComparableFacts): string[] {
  if (company === null || domains.size === 0) return []
  return [...domains].filter((label) => label === company || shortNames.has(label))
}

const formerIn = ({ formerCompanies }: ComparableFacts, { company, domains }: ComparableFacts): string[] =>
  [...formerCompanies].filter((label) => label === company || domains.has(label))
