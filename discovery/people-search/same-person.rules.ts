import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { labelOf } from '@wellmet/platform/files/text/domains.rules.ts'
import { companyKey, companyWords, initialsOf } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { isOrnament } from '@wellmet/identity/names/name-words.rules.ts'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { areForms } from '@wellmet/identity/names/nicknames.rules.ts'
import { nameShares } from '@wellmet/identity/same-person/name-shares.rules.ts'
import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'

/** What the entries of one person id say, as far as the viewer sees them. */
interface KnownAs {
  readonly names: readonly string[]
  readonly companies: readonly (string | null)[]
  readonly titles: readonly (string | null)[]
  /** Of their addresses. */
  readonly domains: readonly string[]
}

/** What two ids are compared by. Worked out once for each, because each is compared with many. */
export interface Identity {
  readonly names: readonly (readonly string[])[]
  /** The words of each, by its key. */
  readonly employers: ReadonlyMap<string, readonly string[]>
  readonly titles: ReadonlySet<string>
}

export const identityOf = ({ names, companies, domains, titles }: KnownAs): Identity => ({
  names: names.flatMap(callingsOf).filter((words) => words.length > 1),
  employers: new Map(
    [...companies.flatMap((company) => company ?? []), ...domains.map(labelOf)].map((name) => [
      companyKey(name),
      companyWords(name),
    ]),
  ),
  titles: new Set(titles.map((title) => fold(title ?? '')).filter((title) => title !== '')),
})

/**
 * Whether two ids are likely one person: somebody known by an address to one and by a profile to another. Namesakes at
 * one company exist, but are a hundred times rarer than the same person met twice.
 */
const areLikelyOne = (a: Identity, b: Identity): boolean =>
  (haveSameName(a, b) || (haveSameTitle(a, b) && haveNearName(a, b) && haveSameEmployer(a, b))) &&
  (haveSameEmployer(a, b) ||
    (haveSameTitle(a, b) && a.names.some(isRare) && haveAlikeEmployer(a, b)) ||
    [...a.employers.values()].some((one) =>
      [...b.employers.values()].some(
        (other) => isPartOf(one, other) || (haveSameTitle(a, b) && haveWordInCommon(one, other)),
      ),
    ))

const haveSameEmployer = (a: Identity, b: Identity): boolean =>
  [...a.employers.keys()].some((key) => b.employers.has(key))

/** One that is short for the other, or one who employs themselves, in any language. */
const haveAlikeEmployer = (a: Identity, b: Identity): boolean =>
  [...a.employers.values()].some((one) =>
    [...b.employers.values()].some(
      (other) => (isSelfEmployed(one) && isSelfEmployed(other)) || isShortFor(one, other) || isShortFor(other, one),
    ),
  )

const isSelfEmployed = (words: readonly string[]): boolean =>
  /^(?:self employed|freelance(?:r)?|independent|selbstandig|freiberuflich|freiberufler(?:in)?|independant|autonomo|libero professionista|zelfstandig)$/.test(
    words.join(' '),
  )

/** BMWK is short for a ministry: its letters stand in the name in their order, and the first begins it. */
function isShortFor([short = '', ...more]: readonly string[], long: readonly string[]): boolean {
  const letters = long.join('')
  if (more.length > 0 || short.length < 2 || letters.length <= short.length || short[0] !== letters[0]) return false
  if (short.length > longestShort || letters.startsWith(short)) return letters.startsWith(short)
  let at = -1
  return Array.from(short).every((letter) => (at = letters.indexOf(letter, at + 1)) >= 0)
}
const longestShort = 6

const haveSameName = (a: Identity, b: Identity): boolean =>
  a.names.some((name) => b.names.some((other) => isSameName(name, other)))

const shortestShortName = 4

/** One book has the whole name of a company and another a part of it: Lanificio Bisenzio, Bisenzio, LB. */
function isPartOf(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 0 || short.length === long.length) return false
  if (short.length === 1 && long.length > 2 && short[0] === initialsOf(long)) return true
  return short.some((word) => word.length >= shortestShortName) && short.every((word) => long.includes(word))
}

const haveWordInCommon = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((word) => word.length > shortestShortName && b.includes(word))

/** Fewer than this many of a thousand people are expected to have a name before it tells whose it is by itself. */
const rareName = 0.02
const shares = nameShares(new Map(), 0)
const isRare = (name: readonly string[]): boolean =>
  name.every((word) => word.length > 1) && 1_000 * name.reduce((share, word) => share * shares.of(word), 1) < rareName

const haveSameTitle = (a: Identity, b: Identity): boolean => [...a.titles].some((title) => b.titles.has(title))

/**
 * The ids that are likely one person, each group in the order in which it is given. Somebody of whom no employer is known
 * goes with the only one who has their name, where that is rare or the title is the same.
 */
export function groupLikelyOne(identities: ReadonlyMap<string, Identity>): string[][] {
  const groups: string[][] = []
  const byWord = new Map<string, Set<number>>()
  const first = (group: number): Identity => present(identities.get(firstOf(present(groups[group]))))
  const isOneOf = (group: number, identity: Identity): boolean =>
    present(groups[group]).some((id) => areLikelyOne(present(identities.get(id)), identity))
  const place = (id: string, { names }: Identity, group: number): void => {
    groups[group] = [...(groups[group] ?? []), id]
    for (const word of new Set(names.flat())) byWord.set(word, (byWord.get(word) ?? new Set()).add(group))
  }
  const alike = (identity: Identity): number[] =>
    [...new Set(identity.names.flat().flatMap((word) => [...(byWord.get(word) ?? [])]))].toSorted((a, b) => a - b)
  const order = new Map([...identities.keys()].map((id, at) => [id, at]))
  for (const [id, identity] of identities) {
    if (identity.employers.size === 0) continue
    place(id, identity, alike(identity).find((group) => isOneOf(group, identity)) ?? groups.length)
  }
  for (const [id, identity] of identities) {
    if (identity.employers.size > 0) continue
    const namesakes = alike(identity).filter((group) => haveSameName(first(group), identity))
    const [only, another] = namesakes
    const isTheirs =
      only !== undefined &&
      another === undefined &&
      (identity.names.some(isRare) || haveSameTitle(first(only), identity))
    place(id, identity, isTheirs ? only : groups.length)
  }
  const at = (id: string): number => order.get(id) ?? 0
  return groups
    .map((group) => group.toSorted((a, b) => at(a) - at(b)))
    .toSorted((a, b) => at(firstOf(a)) - at(firstOf(b)))
}

/** Without titles, degrees, pronouns and what stands in brackets, in any order. He is a family name, too. */
function coreOf(name: string): string[] {
  const words = wordsOf(name.replace(inBrackets, ' '))
  const core = words.filter((word) => !isOrnament(word))
  return core.length > 1 ? core : words
}
const inBrackets = /\(([^)]*)\)|"([^"]*)"/g

/** "Hye-jin (Dani) Park" is called Dani Park as well. */
function callingsOf(name: string): string[][] {
  const core = coreOf(name)
  const also = [...name.matchAll(inBrackets)].flatMap(([, round, quoted]) => wordsOf(round ?? quoted ?? ''))
  const [last] = core.slice(-1)
  return [core, ...(also.length === 1 && last !== undefined ? [[...also, last]] : [])]
}

/** One of two words is written in another way: with a slip, or only the end or the beginning of it. */
const haveNearName = (a: Identity, b: Identity): boolean =>
  a.names.some((name) => b.names.some((other) => isNearName(name, other)))

function isNearName(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== 2 || b.length !== 2) return false
  const [one, ...more] = a.filter((word) => !b.includes(word))
  const [other, ...others] = b.filter((word) => !a.includes(word))
  return one !== undefined && other !== undefined && more.length + others.length === 0 && isNearWord(one, other)
}

const isNearWord = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= shortestNear && (long.endsWith(short) || long.startsWith(short) || isOneTypo(short, long))
}
const shortestNear = 5

function isSameName(a: readonly string[], b: readonly string[]): boolean {
  const rest = [...b]
  const unmatched = a.filter((word) => !take(rest, (other) => other === word))
  const left = unmatched.filter((word) => !take(rest, (other) => areForms(word, other) || isInitial(word, other)))
  const matched = a.length - left.length
  // A middle name or an initial may be missing on one side.
  return matched >= 2 && left.every(isShort) && rest.every(isShort)
}

function take(words: string[], isWanted: (word: string) => boolean): boolean {
  const at = words.findIndex(isWanted)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

const isShort = (word: string): boolean => word.length === 1
const isInitial = (a: string, b: string): boolean =>
  (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))
