import { fieldWords } from './function-words.rules.ts'
import * as words from './level-words.rules.ts'
import { doubtfulWords, professionWords } from './profession-words.rules.ts'
import type { TitleFunction } from './title-functions.rules.ts'
import { titleLevels, type Level } from './title-levels.rules.ts'

/** What a word or a phrase says. */
export interface Entry {
  fields: TitleFunction[]
  professions: TitleFunction[]
  doubtful: TitleFunction[]
  level: Level | null
  isGeneralManager: boolean
  isFounder: boolean
  isInvestor: boolean
  isAngel: boolean
  isBoard: boolean
  /** Supports somebody, who is named after the word. */
  isSupporter: boolean
}

export const emptyEntry = (): Entry => ({
  fields: [],
  professions: [],
  doubtful: [],
  level: null,
  isGeneralManager: false,
  isFounder: false,
  isInvestor: false,
  isAngel: false,
  isBoard: false,
  isSupporter: false,
})

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Read as "and". */
export const conjunctions = listed('and und et y e i og och en oraz')

/** By the phrase, its words with one space between them. */
const entries = new Map<string, Entry>()
/** The most words of a phrase that begins with this word. */
const longest = new Map<string, number>()
/** Every word of every phrase. */
const vocabulary = new Set<string>()

/** German says both words otherwise of a woman: kaufmännischer Leiter, kaufmännische Leiterin. */
const ofBothGenders = (item: string): string[] =>
  /^\p{L}+(?:isch|lich)er_.*(?:er|or)$/u.test(item) ? [item, `${item.replace('er_', 'e_')}in`] : [item]

function add(list: string | undefined, change: (entry: Entry) => void): void {
  for (const item of (list ?? '').split(/\s+/).flatMap(ofBothGenders)) {
    if (item === '') continue
    const parts = item.split('_').map((word) => (conjunctions.has(word) ? 'and' : word))
    const phrase = parts.join(' ')
    const entry = entries.get(phrase) ?? emptyEntry()
    change(entry)
    entries.set(phrase, entry)
    longest.set(parts[0]!, Math.max(longest.get(parts[0]!) ?? 0, parts.length))
    for (const part of parts) vocabulary.add(part)
  }
}

const functionsIn = (lists: Partial<Record<TitleFunction, string>>): TitleFunction[] =>
  Object.keys(lists) as TitleFunction[]

for (const fn of functionsIn(fieldWords)) add(fieldWords[fn], (entry) => entry.fields.push(fn))
for (const fn of functionsIn(professionWords)) add(professionWords[fn], (entry) => entry.professions.push(fn))
for (const fn of functionsIn(doubtfulWords)) add(doubtfulWords[fn], (entry) => entry.doubtful.push(fn))
for (const level of titleLevels) add(words.levelWords[level], (entry) => (entry.level = level))
add(words.generalManagers, (entry) => (entry.isGeneralManager = true))
add(words.operationsChiefs, (entry) => {
  entry.professions.push('operations')
  entry.level = 'cxo'
})
add(words.founders, (entry) => {
  entry.isFounder = true
  entry.level ??= 'owner'
})
add(words.noFounders, () => {})
add(words.neutralWords, () => {})
add(words.investors, (entry) => (entry.isInvestor = true))
add(words.angels, (entry) => (entry.isAngel = true))
add(words.boards, (entry) => (entry.isBoard = true))
add(words.supporters, (entry) => (entry.isSupporter = true))

const silent = listed(words.silentInPhrases)

/** A product manager is a manager, and so is a Produktmanager. */
function levelInside(phrase: string): Level | null {
  const parts = phrase.split(' ')
  if (parts[0] === 'chief' && parts.at(-1) === 'officer') return 'cxo'
  if (parts.at(-1) === 'professor') return null
  if (parts[0] === 'chef' || parts[0] === 'cheffe') return 'manager'
  if (parts.length === 1) return [...words.levelEndings].find(([ending]) => phrase.endsWith(ending))?.[1] ?? null
  const levels = parts.map((part) => (silent.has(part) ? null : (entries.get(part)?.level ?? null)))
  return levels.reduce((a, b) => (titleLevels.indexOf(b ?? 'training') > titleLevels.indexOf(a ?? 'training') ? b : a))
}

for (const [phrase, entry] of entries) if (entry.professions.length > 0) entry.level ??= levelInside(phrase)

/** How a word of another gender or number ends, and how the word in the lists does. */
const endings: readonly (readonly [string, string])[] = [
  ['innen', ''],
  ['in', ''],
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['trices', 'teur'],
  ['trice', 'teur'],
  ['trice', 'tore'],
  ['euses', 'eur'],
  ['euse', 'eur'],
  ['iere', 'ier'],
  ['ere', 'er'],
  ['ata', 'ato'],
  ['as', 'o'],
  ['oras', 'or'],
  ['a', 'o'],
  ['a', ''],
  ['ka', ''],
  ['ka', 'a'],
  ['es', 'e'],
  ['e', ''],
  ['e', 'er'],
  ['en', ''],
  ['er', ''],
  ['r', ''],
  ['ori', 'ore'],
  ['i', 'o'],
  ['n', ''],
]

/** Titles repeat their words; the limit keeps what strangers write from filling the memory. */
const seen = new Map<string, string>()
const mostSeen = 20_000

/** The word as the lists have it: engineers → engineer, directrice → directeur, Leiterin → leiter. */
export function asListed(word: string): string {
  if (entries.has(word)) return word
  const known = seen.get(word)
  if (known !== undefined) return known
  const alone = withOtherEnding(word, entries)
  const found = alone ?? (vocabulary.has(word) ? word : (withOtherEnding(word, vocabulary) ?? word))
  if (seen.size < mostSeen) seen.set(word, found)
  return found
}

function withOtherEnding(word: string, among: { has(word: string): boolean }): string | null {
  for (const [ending, instead] of endings) {
    if (word.length - ending.length < 3 && !(ending === 's' && word.length > 2)) continue
    if (!word.endsWith(ending)) continue
    const other = word.slice(0, word.length - ending.length) + instead
    if (among.has(other)) return other
  }
  return null
}

/** The longest phrase that begins at a word, as it is written or as the lists have its words. */
export function findPhrase(
  written: readonly string[],
  listedWords: readonly string[],
  at: number,
): { entry: Entry; length: number } | null {
  const asWritten = longestPhrase(written, at)
  const asInLists = longestPhrase(listedWords, at)
  return (asInLists?.length ?? 0) > (asWritten?.length ?? 0) ? asInLists : asWritten
}

function longestPhrase(words: readonly string[], at: number): { entry: Entry; length: number } | null {
  const most = Math.min(longest.get(words[at]!) ?? 0, words.length - at)
  let phrase = words[at]!
  for (let i = at + 1; i < at + most; i += 1) phrase += ` ${words[i]!}`
  for (let length = most; length > 0; length -= 1) {
    const entry = entries.get(phrase)
    if (entry) return { entry, length }
    phrase = phrase.slice(0, phrase.lastIndexOf(' '))
  }
  return null
}

export const findWord = (word: string): Entry | null => entries.get(word) ?? null

/** Every single word of the lexicon, for finding what a mistyped one may mean. */
export const titleWords = (): Iterable<string> => [...entries.keys()].filter((phrase) => !phrase.includes(' '))
