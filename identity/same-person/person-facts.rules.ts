import { labelOf, workDomains } from '@wellmet/platform/files/text/domains.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { companyKey, companyWords, initialsOf } from '../companies-by-name/company-names.rules.ts'
import { isOrnament, spelledOutWords } from '../names/name-words.rules.ts'
import { fold, wordsOf } from '../names/words.rules.ts'

/** What one entry says about a person. */
export interface PersonFacts {
  readonly id: string
  readonly name: string
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly profile: string | null
  readonly company: string | null
  readonly title: string | null
  readonly location: string | null
  /** Where they were before. */
  readonly formerCompanies: readonly string[]
  /** The books that hold it. */
  readonly sources?: readonly string[]
}

/** The same, ready to be compared many times. */
export interface ComparableFacts {
  readonly facts: PersonFacts
  /** The words of the name, folded, without titles and particles. */
  readonly words: readonly string[]
  /** The same words as they are spelled where ü is ue. */
  readonly spelledOut: ReadonlySet<string>
  /** What stands before the @ of each address that may spell a name, in letters only. */
  readonly locals: readonly string[]
  readonly mailboxes: ReadonlySet<string>
  readonly phones: ReadonlySet<string>
  /** The companies in one word each: 'kadesystems'. */
  readonly company: string | null
  readonly formerCompanies: ReadonlySet<string>
  /** How the company may be called in a domain: 'kade', 'ks'. */
  readonly shortNames: ReadonlySet<string>
  /** The labels of the work addresses. */
  readonly domains: ReadonlySet<string>
  readonly title: string | null
  readonly location: string | null
}

/** Addresses of a place, not of a person. */
const sharedLocals = new Set(
  'info office sales hello contact kontakt team support admin mail post jobs hr press billing accounts service help welcome marketing contato bilgi'.split(
    ' ',
  ),
)

/** Between the parts of a name. Le, Do and Ben are names as well, so they are not among them. */
const particles = new Set('van von der den de del della di da dos das du la los las ter ten zu zur'.split(' '))

const localOf = (email: string): string => email.slice(0, email.indexOf('@'))
export const isSharedAddress = (email: string): boolean => sharedLocals.has(localOf(email).toLowerCase())

/** Letters only, and in plain letters where ü is ue. */
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '')

export function comparableFacts(facts: PersonFacts): ComparableFacts {
  const isNamed = facts.name !== '' && !facts.name.includes('@')
  const name = facts.name.replace(/\([^)]*\)/g, ' ').replace(/\s[-–|].*$/, '')
  const words = isNamed ? wordsOf(name).filter((word) => !isOrnament(word) && !particles.has(word)) : []
  const company = facts.company === null ? null : companyKey(facts.company)
  const companyParts = facts.company === null ? [] : companyWords(facts.company)
  const short = new Set<string>()
  const [first] = companyParts
  if (companyParts.length > 1 && first !== undefined && first.length > 2) short.add(first)
  if (companyParts.length > 1) short.add(initialsOf(companyParts))
  const personal = facts.emails.filter((email) => !isSharedAddress(email))
  return {
    facts,
    words,
    spelledOut: new Set(isNamed ? spelledOutWords(name) : []),
    locals: [...new Set(personal.map((email) => lettersOf(localOf(email))).filter((local) => local.length > 2))],
    mailboxes: new Set(personal.map(mailboxOf)),
    phones: new Set(facts.phones.map((phone) => phone.replace(/\D/g, '')).filter((digits) => digits.length > 5)),
    company: company === null || company === '' ? null : company.replaceAll(' ', ''),
    formerCompanies: new Set(facts.formerCompanies.map((former) => companyKey(former).replaceAll(' ', ''))),
    shortNames: short,
    domains: new Set(workDomains(facts.emails).map((host) => labelOf(host).replaceAll('-', ''))),
    title: facts.title === null ? null : fold(facts.title),
    location: facts.location === null ? null : fold(facts.location.split(',')[0] ?? ''),
  }
}
