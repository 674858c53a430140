import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fold, wordsOf } from '../names/words.rules.ts'
import { cached } from '@wellmet/platform/values/cached.rules.ts'
import { labelKey, stem } from './occupation-words.rules.ts'
import { derivedWords } from './derived-words.rules.ts'
import { withoutEmployers } from './title-without-employers.rules.ts'
import { sameTitles } from './same-titles.rules.ts'

/** Written by `npm run titles:alike` from the lexicon of occupations. */
export const alikeFile = new URL('titles-alike.json.br', import.meta.url)

export interface AlikeTitles {
  /** Of each occupation. */
  readonly codes: readonly string[]
  /** Of each occupation those that are close to it, the closest first. */
  readonly near: readonly (readonly number[])[]
  /** The occupations that are called so. */
  readonly byKey: Readonly<Record<string, readonly number[]>>
}

interface Lexicon extends Omit<AlikeTitles, 'byKey'> {
  readonly byKey: ReadonlyMap<string, readonly number[]>
  /** Titles that say the same by a list of our own. */
  readonly rows: ReadonlyMap<string, readonly string[]>
}

let loaded: Lexicon | null = null

function load(): Lexicon {
  const { byKey, ...rest } = JSON.parse(brotliDecompressSync(readFileSync(alikeFile)).toString()) as AlikeTitles
  const rows = new Map<string, string[]>()
  for (const row of sameTitles) {
    const keys = row.map(labelKey)
    for (const key of keys) rows.set(key, [...(rows.get(key) ?? []), ...keys])
  }
  return { ...rest, byKey: new Map(Object.entries(byKey)), rows }
}

/** The file is read at the first call, in about 50 ms. */
const get = (): Lexicon => (loaded ??= load())

/** As it is written, and of one where it is German and of several: Hebammen, Kapitäne, Lotsen. */
const formsOf = (title: string): string[] => [
  title,
  ...['n', 'en', 'e'].flatMap((end) => (title.endsWith(end) ? [title.slice(0, -end.length)] : [])),
]

const codeOfKey = (key: string): string => `said-${key.replaceAll(' ', '-')}`

const mostWords = 4

/**
 * Codes of the occupations that a title names, by its longest parts that are called so: a digital archivist is an
 * archivist. A title of our own list has a code of itself.
 */
export const occupationsIn: (title: string | null) => readonly string[] = cached(
  (title) => title ?? '',
  (title) => {
    const { codes, byKey, rows } = get()
    const found = new Set<string>()
    for (const part of (title ?? '').split(/[|,;/–—·•&()]|\s-\s/)) {
      const words = wordsOf(part)
      for (let at = 0; at < words.length;) {
        const length = longestAt(words, at)
        // A head sommelier is a sommelier too.
        const last = keyOfWord(words[at + length - 1] ?? '')
        for (const key of length > 1 ? [labelKey(words.slice(at, at + length).join(' ')), last] : [last]) {
          for (const position of byKey.get(key) ?? []) found.add(codes[position] ?? '')
          if (rows.has(key)) found.add(codeOfKey(key))
        }
        at += length
      }
    }
    return [...found]
  },
)

/** Of the title of somebody, without the employer that it repeats. */
export const occupationsOf = ({
  title,
  company,
}: {
  title: string | null
  company: string | null
}): readonly string[] => occupationsIn(withoutEmployers(title, company))

function longestAt(words: readonly string[], at: number): number {
  for (let length = Math.min(mostWords, words.length - at); length > 1; length -= 1) {
    const key = labelKey(words.slice(at, at + length).join(' '))
    if (isKnown(key)) return length
  }
  return 1
}

/** Occupations of which a name has this word, where they are few: a musicologist is a musicology scientist. */
function namedWith(word: string): readonly number[] {
  byStem ??= positionsByStem()
  const positions = [...(byStem.get(stem(word)) ?? [])]
  return positions.length <= mostNamedWith ? positions : []
}
const mostNamedWith = 3
let byStem: ReadonlyMap<string, ReadonlySet<number>> | undefined

function positionsByStem(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const [key, positions] of get().byKey)
    for (const word of key.split(' ')) {
      const all = found.get(word) ?? new Set()
      for (const position of positions) all.add(position)
      found.set(word, all)
    }
  return found
}

const isKnown = (key: string): boolean => get().byKey.has(key) || get().rows.has(key)

/** How many occupations have this word in one of their names. The lexicon has slips, too, but few have the same. */
export const occupationsWith = (word: string): number => (byStem ??= positionsByStem()).get(stem(fold(word)))?.size ?? 0

const shortestCompound = 9
const shortestPart = 4

/** The word, or the last part of a compound: a Gerichtsdolmetscher is a Dolmetscher. */
function keyOfWord(word: string): string {
  const key = labelKey(word)
  if (isKnown(key) || word.length < shortestCompound) return key
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const last = labelKey(word.slice(at))
    if (isKnown(last)) return last
  }
  return key
}

export interface OccupationsAlike {
  /** Of who has this title: another language, another word for the trade. */
  readonly same: readonly string[]
  /** Of who nearly does it. */
  readonly near: readonly string[]
}

/** What somebody with this title is called besides, as codes of `occupationsIn`. Empty where no occupation is called so. */
export function occupationsAlike(title: string): OccupationsAlike {
  const { codes, near, byKey, rows } = get()
  const key = formsOf(fold(title)).map(labelKey).find(isKnown)
  if (key === undefined) return ofDerived(fold(title)) ?? ofLastPart(fold(title))
  const named = (byKey.get(key) ?? []).map((position) => codes[position] ?? '')
  const kin = (byKey.get(key) ?? []).flatMap((position) => (near[position] ?? []).map((other) => codes[other] ?? ''))
  // Our own list is closer to what people mean: to the lexicon a surgeon and an anesthesiologist are both doctors.
  const listed = (rows.get(key) ?? []).map(codeOfKey)
  const same = new Set(listed.length > 0 ? listed : named)
  return { same: [...same], near: [...new Set([...named, ...kin])].filter((code) => !same.has(code)) }
}

/** Of somebody called by the word for their field: a mineralogist, and whoever is in mineralogy. */
function ofDerived(title: string): OccupationsAlike | null {
  const { codes } = get()
  const words = title.includes(' ') ? [] : derivedWords(title)
  const named = words.map(labelKey).flatMap((key) => get().byKey.get(key) ?? [])
  const positions = named.length > 0 ? named : [title, ...words].flatMap(namedWith)
  if (positions.length === 0) return null
  return { same: [], near: [...new Set(positions.map((position) => codes[position] ?? ''))] }
}

/** Of a compound that no list has: whoever is called by its last part nearly does it. */
function ofLastPart(title: string): OccupationsAlike {
  const isCompound = !title.includes(' ') && title.length >= shortestCompound
  return { same: [], near: isCompound ? occupationsIn(title) : [] }
}
