import { isWellKnown } from '@wellmet/identity/companies-by-name/company-aliases.rules.ts'
import { facet, noLevel } from '@wellmet/identity/search-words/facets.rules.ts'
import { readTitle, type TitleReading } from '@wellmet/identity/titles/read-title.rules.ts'
import { readCompound } from '@wellmet/identity/titles/title-compounds.rules.ts'
import { neighbours, widerFunction } from '@wellmet/identity/titles/title-functions.rules.ts'
import { titleLevels, type Level } from '@wellmet/identity/titles/title-levels.rules.ts'
import { asListed, findPhrase, type Entry } from '@wellmet/identity/titles/title-lexicon.rules.ts'
import type { Slot } from './question.rules.ts'
import { sectorAt } from './sector-at.rules.ts'
import { roleSlot } from './slots.rules.ts'
import { alsoSlot, tellingSlot, tradeSlot } from './title-slots.rules.ts'

export interface RoleFound {
  readonly length: number
  /** Whether it says who somebody is, and not only what they work on: engineers, and not engineering. */
  readonly isProfession: boolean
  /** `typed`: as it stands in the question. */
  slot(typed: string): Slot
}

/** The role that begins here: "VP of Sales", "software engineers", "Leiter Vertrieb". */
export function roleAt(words: readonly string[], from: number): RoleFound | undefined {
  const entries: Entry[] = []
  const said: string[] = []
  let end = from
  for (;;) {
    const at = afterJoiners(words, end, entries)
    const found = phraseAt(words, at)
    if (found && at === from && found.length === 1 && isSubject(found.entry) && isWellKnown(words[at] ?? '')) break
    if (found && at === end && isWhole(entries) && isSubject(found.entry) && sectorAt(words, at)) break
    if (words[at] === 'people' && entries.length > 0 && entries.every(isSubject)) break
    if (!found || (entries.length > 0 && standsAlone(found.entry) !== entries.every(standsAlone))) break
    entries.push(found.entry)
    said.push(...words.slice(end, at), ...found.words)
    end = at + found.length
  }
  if (entries.length === 0) return undefined
  const reading = readTitle(said.join(' '))
  const isProfession = entries.some(({ professions }) => professions.length > 0)
  const isAnything =
    reading.functions.length > 0 || reading.level !== null || reading.isFounder || reading.isInvestor || reading.isBoard
  if (!isAnything) return undefined
  return {
    length: end - from,
    isProfession: isProfession || entries.some(({ level }) => level !== null) || entries.some(standsAlone),
    slot: (typed) => ({
      ...tellingSlot(slotOf(typed, reading, isProfession), tellingWords(said, reading)),
      level: reading.level,
    }),
  }
}

/**
 * Words of a title that the codes do not cover, such as "founding" for an engineer or "scout" for an investor. Without
 * them the title gives the same codes.
 */
function tellingWords(said: readonly string[], reading: TitleReading): string[] {
  const words = said.filter((word) => !joiners.has(word) && word.length > 2)
  const isAlone = words.length === 1
  // "Growth equity": an investor of a kind.
  if (reading.isInvestor && !reading.isAngel && reading.level === null && !isAlone) {
    const others = words.filter((word) => !readTitle(word).isInvestor)
    return others.length > 0 ? others : words
  }
  const codesSayFunctions = !(reading.isAngel || reading.isInvestor || reading.isBoard)
  return words.filter((word) => {
    const alone = readTitle(word)
    if (alone.isFounder || alone.isAngel || alone.isInvestor || alone.isBoard) return false
    if (isAlone) return alone.functions.length === 0 && alone.level !== null && codesSayFunctions && !usual.has(word)
    if (alone.level !== null) return false
    const without = readTitle(said.filter((other) => other !== word).join(' '))
    const isCounted = codesSayFunctions && alone.functions.some((name) => reading.functions.includes(name))
    return !isCounted && without.level === reading.level && isSameKind(without, reading)
  })
}

/** What a level is usually called: whoever asks for one means all who have it. */
const usual = new Set(
  'director directors manager managers partner partners head heads vp vps lead leads executive executives leiter owner owners'.split(
    ' ',
  ),
)

const isSameKind = (a: TitleReading, b: TitleReading): boolean =>
  a.isFounder === b.isFounder && a.isAngel === b.isAngel && a.isInvestor === b.isInvestor && a.isBoard === b.isBoard

interface Phrase {
  readonly entry: Entry
  readonly length: number
  /** As a title says it: one of several. */
  readonly words: readonly string[]
}

function phraseAt(words: readonly string[], at: number): Phrase | null {
  const written = words.slice(at, at + 8)
  const listed = written.map(asListed)
  const [first] = listed
  if (first === undefined) return null
  const compound = first.length > 6 ? readCompound(first) : null
  const singular = written.map((word) => word.replace(/s$/, ''))
  const phrase = findPhrase(written, listed, 0)
  const ofOne = findPhrase(singular, singular, 0)
  if (ofOne && ofOne.length > (phrase?.length ?? 0)) return { ...ofOne, words: singular.slice(0, ofOne.length) }
  if (phrase) return { ...phrase, words: written.slice(0, phrase.length) }
  return compound ? { entry: compound, length: 1, words: written.slice(0, 1) } : null
}

const joiners = new Set([
  'of',
  'the',
  'and',
  'for',
  'de',
  'des',
  'du',
  'del',
  'di',
  'der',
  'von',
  'fur',
  'la',
  'le',
  'd',
  'l',
])

/** "Head of Sales" goes on after "of"; in "CFO of Adyen" and "founders of health startups" something else begins. */
function afterJoiners(words: readonly string[], end: number, entries: readonly Entry[]): number {
  if (entries.length === 0) return end
  const isComplete =
    entries.some(({ professions, fields }) => professions.length + fields.length > 0) || entries.some(standsAlone)
  if (isComplete) return end
  let at = end
  while (joiners.has(words[at] ?? '')) at += 1
  return at
}

/** A level with what it is about: what follows is rather where. "Vertriebsleiter Maschinenbau". */
const isWhole = (entries: readonly Entry[]): boolean =>
  entries.some(({ level }) => level !== null) &&
  entries.some(({ professions, fields }) => professions.length + fields.length > 0)

/** SAP is what consultants know, and a company. */
const isSubject = ({ professions, level }: Entry): boolean => professions.length === 0 && level === null

/** Founders and investors are asked for beside what else they are. */
const standsAlone = ({ isFounder, isAngel }: Entry): boolean => isFounder || isAngel

interface Levels {
  readonly full: readonly (Level | typeof noLevel)[]
  readonly near: readonly (Level | typeof noLevel)[]
}

const anyLevel: Levels = { full: [...titleLevels, noLevel], near: [] }

/** Whom a level asks for. Whoever looks for a head of sales is served by a vice president; "engineers" are not directors. */
const meantBy: Record<Level, Levels> = {
  training: { full: ['training'], near: ['entry'] },
  entry: { full: ['entry', noLevel], near: ['training', 'senior'] },
  senior: { full: ['senior'], near: [noLevel, 'entry', 'manager'] },
  manager: { full: ['manager', 'senior'], near: ['director', 'vp', 'cxo', noLevel] },
  director: { full: ['director', 'vp', 'cxo'], near: ['manager'] },
  vp: { full: ['vp'], near: ['director', 'cxo'] },
  partner: { full: ['partner'], near: ['director', 'owner'] },
  owner: { full: ['owner'], near: ['cxo', 'partner'] },
  cxo: { full: ['cxo'], near: ['vp', 'director'] },
}
const practising: Levels = { full: [noLevel, 'entry', 'senior'], near: ['manager', 'director', 'vp', 'cxo'] }

function slotOf(typed: string, reading: TitleReading, isProfession: boolean): Slot {
  const { functions, level } = reading
  if (reading.isFounder) {
    const founder = roleSlot(typed, [facet('founder', 'yes')], [])
    return functions.length === 0
      ? founder
      : alsoSlot(
          founder,
          functions.map((fn) => facet('function', fn)),
        )
  }
  if (reading.isAngel) return roleSlot(typed, [facet('angel', 'yes')], [])
  if (reading.isInvestor && level !== null && level !== 'owner') {
    const levels = meantBy[level]
    return roleSlot(
      typed,
      levels.full.map((one) => facet('level', one)),
      titleLevels.filter((one) => !levels.full.includes(one)).map((one) => facet('level', one)),
      facet('investor', 'yes'),
    )
  }
  if (reading.isBoard && functions.length === 0) return roleSlot(typed, [facet('board', 'yes')], [])
  if (reading.isInvestor) return roleSlot(typed, [facet('investor', 'yes')], [])
  if (functions.length === 0 && level !== null)
    return roleSlot(
      typed,
      levelsOf(level).map((one) => facet('level', one)),
      meantBy[level].near.map((one) => facet('level', one)),
    )
  const levels = level === null ? (isProfession ? practising : anyLevel) : meantBy[level]
  const isChiefExecutive = functions.includes('general-management') && level === 'cxo'
  const near = [
    ...levels.near.flatMap((one) => functions.map((fn) => facet('job', `${fn}:${one}`))),
    ...functions
      .flatMap((fn) => [widerFunction(fn) ?? fn, ...neighbours(fn)])
      .filter((fn) => !functions.includes(fn))
      .flatMap((fn) => levels.full.map((one) => facet('job', `${fn}:${one}`))),
    ...(isChiefExecutive ? [facet('founder', 'yes')] : []),
  ]
  const ofFunction = roleSlot(
    typed,
    levels.full.flatMap((one) => functions.map((fn) => facet('job', `${fn}:${one}`))),
    near,
  )
  const slot = tradeSlot(ofFunction, functions)
  const withoutLevel = roleSlot(
    typed,
    functions.map((fn) => facet('function', fn)),
    [],
  )
  return level === null ? slot : { ...slot, withoutLevel }
}

/** Without a function the level itself is asked for: "directors" are no vice presidents. */
const levelsOf = (level: Level): readonly Level[] => [level]
