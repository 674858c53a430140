import type { Seniority } from '@wellmet/connections/people-data/people-data.contract.ts'
import { lastOf, present } from '@wellmet/platform/values/present.rules.ts'
import { runsOf, type Token } from './query-runs.rules.ts'
import { companyWords, levelOf, mostWordsOfAName, particles, placeNames, roleWords } from './query-words.rules.ts'

export const parts = ['name', 'seniority', 'role', 'company', 'location'] as const
export type Part = (typeof parts)[number]

/** What was typed, sorted by what it seems to be; null where nothing was. */
export type Parsed = Readonly<Record<Part, string | null>> & { readonly level: Seniority | null }

/**
 * Reads "VP Sales at Acme in Berlin" without a model: by the words between, and by lists of what roles, levels and places
 * are called. It knows nothing of anybody's contacts, so it reads the same for everybody.
 */
export function parseQuery(query: string): Parsed {
  const found = new Sorting()
  for (const run of runsOf(query)) {
    if (run.as === 'company') sortCompany(found, run.tokens)
    else if (run.as === 'location') sortPlace(found, run.tokens)
    else if (run.as === 'origin') (placeLength(run.tokens, 0) > 0 ? sortPlace : sortCompany)(found, run.tokens)
    else sortLoose(found, run.tokens)
  }
  return found.parsed()
}

/** The query again, without some of its parts. */
export const textOf = (parsed: Parsed, without: readonly Part[] = []): string =>
  parts
    .filter((part) => !without.includes(part))
    .flatMap((part) => parsed[part] ?? [])
    .join(' ')

class Sorting {
  readonly #words: Record<Part, Token[]> = { name: [], seniority: [], role: [], company: [], location: [] }
  #level: Seniority | null = null

  add(part: Part, tokens: readonly Token[]): void {
    this.#words[part].push(...tokens)
  }

  has(part: Part): boolean {
    return this.#words[part].length > 0
  }

  /** The first that is said counts: in "Senior Manager" it is the rank, in "Director, Sales Partner" the post. */
  rank(level: Seniority): void {
    this.#level ??= level
  }

  parsed(): Parsed {
    const written = (part: Part): string | null =>
      this.#words[part].map(({ text, isQuoted }) => (isQuoted ? `"${text}"` : text)).join(' ') || null
    return {
      name: written('name'),
      seniority: written('seniority'),
      role: written('role'),
      company: written('company'),
      location: written('location'),
      level: this.#level,
    }
  }
}

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ')

/** How many words from here on are a name of this list. */
function lengthOf(known: { has(key: string): boolean }, tokens: readonly Token[], from: number): number {
  for (let length = Math.min(mostWordsOfAName, tokens.length - from); length > 0; length -= 1)
    if (known.has(keyOf(tokens.slice(from, from + length)))) return length
  return 0
}

const placeLength = (tokens: readonly Token[], from: number): number => lengthOf(placeNames, tokens, from)

/** Where a place begins that stands at the end. Of the Bank of America it is a part. */
function trailingPlace(tokens: readonly Token[]): number {
  for (let from = Math.max(0, tokens.length - mostWordsOfAName); from < tokens.length; from += 1)
    if (from + placeLength(tokens, from) === tokens.length && tokens[from - 1]?.key !== 'of') return from
  return tokens.length
}

/** "at Acme Berlin": the place is not a part of the name, unless it is all of it. */
function sortCompany(found: Sorting, tokens: Token[]): void {
  const place = trailingPlace(tokens)
  found.add('company', place > 0 ? tokens.slice(0, place) : tokens)
  if (place > 0) found.add('location', tokens.slice(place))
}

/** "in Berlin", "in New York Acme"; but "manager in marketing". */
function sortPlace(found: Sorting, tokens: Token[]): void {
  const length = placeLength(tokens, 0)
  if (length > 0) {
    found.add('location', tokens.slice(0, length))
    if (tokens.length > length) sortLoose(found, tokens.slice(length))
  } else if (roleLength(tokens, 0) === tokens.length) sortRole(found, tokens)
  else found.add('location', tokens)
}

/** How many words from here on say what somebody does; what follows "of" belongs to it, whatever it is. */
function roleLength(tokens: readonly Token[], from: number): number {
  let end = from
  for (;;) {
    const isJoined = end > from && /^(?:of|and|for)$/.test(tokens[end]?.key ?? '') && end + 1 < tokens.length
    const at = end + (isJoined ? 1 : 0)
    const length = Math.max(lengthOf(levelOf, tokens, at), lengthOf(roleWords, tokens, at), officerLength(tokens, at))
    if (length === 0 && isJoined && present(tokens[end]).key === 'of') end += 2
    else if (length === 0) return end - from
    else end = at + length
  }
}

/** "Chief Happiness Officer", whatever it is that they are chief of. */
function officerLength(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.key !== 'chief') return 0
  const officer = tokens.slice(from, from + 4).findIndex(({ key }) => key === 'officer')
  return officer > 0 ? officer + 1 : 0
}

/** What says a level and nothing else is kept apart: it can be left out without losing what somebody does. */
function sortRole(found: Sorting, tokens: readonly Token[]): void {
  const role: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const officer = officerLength(tokens, at)
    const length = officer || Math.max(1, lengthOf(levelOf, tokens, at), lengthOf(roleWords, tokens, at))
    const taken = tokens.slice(at, at + length)
    const said = officer ? { level: 'cxo' as const, isBare: false } : levelOf.get(keyOf(taken))
    if (said) found.rank(said.level)
    if (said?.isBare) found.add('seniority', taken)
    else if (!(role.length === 0 && keyOf(taken) === 'of')) role.push(...taken)
    at += length
  }
  found.add('role', role)
}

/** Without a word before it: a name, a role, a company, a place, mostly in this order. */
function sortLoose(found: Sorting, all: Token[]): void {
  const tokens = all.filter((token) => !(token.isQuoted && sortPhrase(found, token)))
  if (tokens.length === 0) return
  let from = 0
  while (from < tokens.length && roleLength(tokens, from) === 0) from += 1
  const hasRole = from < tokens.length
  // "Jack London" is somebody; "Jack Smith London" and "CTO London" are somewhere.
  const isPlaceable = hasRole || found.has('name') || found.has('role') || tokens.length !== 2
  const place =
    isPlaceable || keyOf(tokens) === keyOf(tokens.slice(trailingPlace(tokens))) ? trailingPlace(tokens) : tokens.length
  found.add('location', tokens.slice(place))
  const rest = tokens.slice(0, place)
  if (!hasRole || from >= place) return sortNames(found, rest)
  const length = Math.min(roleLength(tokens, from), place - from)
  sortNames(found, rest.slice(0, from))
  sortRole(found, rest.slice(from, from + length))
  const after = rest.slice(from + length)
  if (after.length > 0) found.add(found.has('company') ? 'name' : 'company', after)
}

/** True when the phrase was taken. */
function sortPhrase(found: Sorting, phrase: Token): boolean {
  const words = phrase.key.split(' ').map((key) => ({ text: key, key, isQuoted: false }))
  if (placeLength(words, 0) === words.length) found.add('location', [phrase])
  else if (words.some((_, at) => roleLength(words, at) > 0)) {
    const level = words.map(({ key }) => levelOf.get(key)?.level).find((known) => known !== undefined)
    if (level) found.rank(level)
    found.add('role', [phrase])
  } else found.add(found.has('name') ? 'company' : 'name', [phrase])
  return true
}

/** Somebody has two names, and what comes after them is where they are; a company may say by its ending that it is one. */
function sortNames(found: Sorting, tokens: Token[]): void {
  if (tokens.length === 0) return
  if (found.has('name') || (found.has('role') && tokens.length === 1)) return found.add('company', tokens)
  const isCompany = tokens.length > 1 && companyWords.has(lastOf(tokens).key)
  if (isCompany && tokens.length === 2) return found.add('company', tokens)
  let length = Math.min(2, tokens.length)
  while (length < tokens.length && isWithin(present(tokens[length - 1]))) length += 1
  found.add('name', tokens.slice(0, length))
  found.add('company', tokens.slice(length))
}

/** "van", "de la", "F.": the name goes on. */
const isWithin = ({ key }: Token): boolean => particles.has(key) || key.length === 1
