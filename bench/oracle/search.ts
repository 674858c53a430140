import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { byNumber, isMine, type Contact, type View } from './facts.ts'
import { answerAbout, byReach, chanceOfColleagues } from './found-paths.ts'

/** Folded words of what is shown; the made-up ones have no accents. */
const wordsOf = (text: string | null): string[] => (text ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const letterCount = (word: string): number => Array.from(word).length

/** One letter too many, too few or wrong, or two neighbours exchanged: by trying every one of these slips. */
export function isOneTypo(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false
  for (let i = 0; i <= Math.max(typed.length, word.length); i += 1) {
    const [a, b] = [typed.slice(0, i) + typed.slice(i + 1), word.slice(0, i) + word.slice(i + 1)]
    if (a === word || typed === b || (a === b && typed.length === word.length)) return true
    const exchanged = typed.slice(0, i) + typed.slice(i + 1, i + 2) + typed.slice(i, i + 1) + typed.slice(i + 2)
    if (exchanged === word) return true
  }
  return false
}

interface Words {
  name: string[]
  company: string[]
  title: string[]
  location: string[]
}

/** What a typed word is worth on a contact; 0 when it is nowhere. The best of all places counts (search.rules.ts). */
function worthOf(typed: string, { name, company, title, location }: Words, allowsTypos: boolean): number {
  const long = letterCount(typed)
  const begins = (words: string[]): boolean => long >= 2 && words.some((word) => word.startsWith(typed))
  if (name.includes(typed)) return 1000
  if (company.includes(typed)) return 800
  if (begins(name)) return 700
  if (title.includes(typed)) return 600
  if (begins(company)) return 560
  if (begins(title)) return 420
  if (location.includes(typed)) return 400
  return allowsTypos && long >= 4 && name.some((word) => isOneTypo(typed, word)) ? 350 : 0
}

const seen = new WeakMap<Contact, Words>()

function wordsIn(contact: Contact): Words {
  let words = seen.get(contact)
  if (!words) {
    const { name, company, title, location } = contact
    words = { name: wordsOf(name), company: wordsOf(company), title: wordsOf(title), location: wordsOf(location) }
    seen.set(contact, words)
  }
  return words
}

/** 0 unless every word is found: the mean of what they are worth, rounded down. */
function fitOf(typed: readonly string[], contact: Contact, allowsTypos: boolean): number {
  const words = wordsIn(contact)
  let sum = 0
  for (const word of typed) {
    const worth = worthOf(word, words, allowsTypos)
    if (worth === 0) return 0
    sum += worth
  }
  return Math.floor(sum / typed.length)
}

interface Found {
  person: string
  fit: number
  rank: number
}

const strengthOfInferred = (permille: number): number => Math.floor(permille * 0.34 + 0.5)

function find(view: View, typed: readonly string[], kinds: number, allowsTypos: boolean): Found[] {
  const best = new Map<string, { contact: Contact; fit: number }>()
  for (const contact of view.contacts) {
    if (kinds !== 0 && (contact.kind & kinds) === 0) continue
    const fit = fitOf(typed, contact, allowsTypos)
    if (fit === 0) continue
    const known = best.get(contact.person)
    if (!known || isBetter(view, { contact, fit }, known)) best.set(contact.person, { contact, fit })
  }
  const own = view.edges.filter((edge) => isMine(view, edge.owner) && edge.strength !== null)
  const strengths = new Map(own.map(({ person, strength }) => [person, strength!]))
  const companies = new Map(
    view.contacts.filter((one) => isMine(view, one.owner)).map((one) => [one.person, one.companyId]),
  )
  return [...best.values()].flatMap(({ contact, fit }) => {
    const { person } = contact
    const scores = view.edges
      .filter((edge) => edge.person === person)
      .map((edge) => view.visibility.get(edge.owner)!.w * (edge.strength ?? 0))
    for (const { a, b, basis, permille } of view.relationships)
      if (
        a === person &&
        (basis === inferredBases.observed || basis === inferredBases.employer) &&
        permille >= 20 &&
        strengths.has(b)
      )
        scores.push(strengths.get(b)! * strengthOfInferred(permille))
    const size = contact.companyId === null ? null : (view.facts.companySize.get(contact.companyId) ?? null)
    const chance = chanceOfColleagues(size)
    if (contact.owner === 0 && contact.companyId !== null && chance > 0)
      for (const [colleague, company] of companies)
        if (company === contact.companyId && colleague !== person && strengths.has(colleague))
          scores.push(strengths.get(colleague)! * strengthOfInferred(chance))
    if (scores.length === 0) return []
    const score = Math.max(...scores)
    return [{ person, fit, rank: fit * 5 + Math.floor(score / 1000) * 4 }]
  })
}

type Entry = { contact: Contact; fit: number }

/** The entry that fits best; among equals the viewer's own, the directory's last, then the lesser owner. */
function isBetter(view: View, a: Entry, b: Entry): boolean {
  const place = ({ contact }: Entry): number => (isMine(view, contact.owner) ? 0 : contact.owner === 0 ? 2 : 1)
  return (b.fit - a.fit || place(a) - place(b) || a.contact.owner - b.contact.owner) < 0
}

const kindsOf = { all: 0, founders: 1, investors: 2, 'high-trust': 0 }
const leastTrust = 50
const considered = 200
const ignored = new Set(['at', 'in', 'of', 'the', 'and'])

/** People in reach who match: as typed, and when that finds nobody, with one slip a word forgiven. */
export function search(view: View, query: string, filter: keyof typeof kindsOf, limit: number) {
  const typed = [...new Set(wordsOf(query).filter((word) => !ignored.has(word)))]
  const isTrusted = filter === 'high-trust'
  const most = isTrusted ? considered : limit
  const page = (allowsTypos: boolean): Found[] =>
    find(view, typed, kindsOf[filter], allowsTypos).toSorted((a, b) => b.rank - a.rank || byNumber(a.person, b.person))
  let found = page(false)
  if (found.length === 0 && typed.some((word) => letterCount(word) >= 4)) found = page(true)
  const fits = new Map(found.map(({ person, fit }) => [person, fit]))
  const results = found
    .slice(0, most)
    .flatMap(({ person }) => answerAbout(view, person) ?? [])
    .filter(({ foundPaths }) => foundPaths.length > 0)
    .toSorted((a, b) => fits.get(b.person)! - fits.get(a.person)! || byReach(a, b))
    .filter(
      ({ foundPaths, shown }) =>
        !isTrusted || (foundPaths[0]!.status === 'verified' && (shown['trustRank'] as number) >= leastTrust),
    )
    .slice(0, limit)
  return { results, total: isTrusted ? undefined : found.length }
}
