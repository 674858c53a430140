import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { hashTerms, type HashedTerms } from '@wellmet/contacts/search-tokens/hash-terms.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import {
  correctLexicalWords,
  fuzzyTokens,
  lengthsMeant,
  rewriteCertain,
  withMeant,
  type Correction,
  type Reading,
} from './correct-question.rules.ts'
import { joinCoverage } from './join-coverage.ts'
import { isWorthShowing, loosen, uncovered, type LooseQuestion } from './loose-question.rules.ts'
import { searchLoosely } from './loose-search.store.ts'
import { mostShown } from './people.contract.ts'
import { listWordsNearby, searchPeople, type FoundRow, type Membership } from './people.store.ts'
import { askedInFull, type Question, type Slot } from './question.rules.ts'
import { relaxations, type Dropped } from './relax-question.rules.ts'
import { optionAt, planOf, tokenQueriesOf, type SearchPlan } from './search-plan.rules.ts'
import { withAlikeTitles } from './titles-in-question.ts'

export const indirectRelationships = {
  certain: inferredFormula.strengthOfCertain,
  carrying: inferredFormula.leastCarrying,
}

export const reading = {
  /** From how many people on the server with a word it is answered from the networks in sight. Below, asking all is cheaper. */
  common: 1_000,
  /** Of so many the entries are read first; a page of results is hardly ever found further away. */
  nearest: 300,
}

const { acquaintances, acquaintanceHalfLifeMonths, unknownOverlapMonths } = inferredFormula
/** As `chanceOfColleagues` has it: both are there now, and nothing says since when. */
export const together = {
  colleagues: inferredFormula.employerAtMost,
  met: acquaintances * (1 - 2 ** (-unknownOverlapMonths / acquaintanceHalfLifeMonths)),
  unknownSize: inferredFormula.unknownCompanySize,
}

export interface Asking extends Membership {
  kinds: number
  leastScore: number
  limit: number
  /** Only these people; null is everybody. */
  among: readonly string[] | null
}

export interface Found<Row = FoundRow> {
  /** As it was read when somebody was found: corrected, or without some of its parts. */
  question: Question
  rows: Row[]
  corrected: readonly Correction[]
  dropped: readonly Dropped[]
  /** Where nobody was found: what nobody in sight has. */
  missing: readonly string[]
  /** Whether whoever fits nearly was looked for too. */
  isCounted: boolean
}

/** Among these people, and where nobody of them fits, among all. */
export async function findAmong(
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  asked: Reading,
  asking: Asking,
): Promise<Found> {
  const found = await findMatches(tx, call, asked, asking)
  if (asking.among === null || found.rows.length > 0) return found
  const all = await findMatches(tx, call, asked, { ...asking, among: null })
  return { ...all, dropped: [...conditionsOf(asked), ...all.dropped] }
}

export const conditionsOf = ({ question }: Reading): Dropped[] =>
  question.conditions.map(({ typed }) => ({ part: 'condition', typed }))

export const findMatches = async (
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  asked: Reading,
  asking: Asking,
  read = reading,
): Promise<Found> => {
  const look = (tokens: HashedTerms, plan: SearchPlan) =>
    searchPeople(tx, { ...tokens, ...plan, ...indirectRelationships, ...together, ...asking, ...read })
  const found = await searchStepByStep(tx, call, asking.me, asked, {
    look,
    lookForAPage: async (tokens, plan) => {
      const rows = await look(tokens, plan)
      return fillsPage(rows, asking) ? rows : null
    },
    lookLoosely: async (loose) => {
      const rows = await findLoosely(tx, call, loose, asking)
      return { rows, found: rows }
    },
  })
  return (await findInTwoEntries(tx, call, asked, found, asking)) ?? addClosest(tx, call, found, asking)
}

/**
 * Before a part of the question is left out: whoever has all of it in two entries of theirs, which `search_people` reads one
 * by one. Null where nobody has.
 */
async function findInTwoEntries(
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  asked: Reading,
  found: Found,
  asking: Asking,
): Promise<Found | null> {
  const { slots, ...rest } = withAlikeTitles(asked.question)
  const isCut = found.dropped.length > 0 && found.question.slots.length < slots.length
  if (!isCut || slots.some(({ isQuoted }) => isQuoted)) return null
  const loose = loosen({ ...rest, slots })
  const rows = await findLoosely(tx, call, loose, asking)
  const best = rows.filter(({ personId }) => personId === rows[0]?.personId)
  const isFull = best.every(({ slot, option: number }) => {
    const option = optionAt(loose.question, number)
    return option.form !== 'near' && slots[slot - 1]?.options.includes(option)
  })
  if (best.length < slots.length || !isFull) return null
  return { ...found, question: loose.question, rows, corrected: [], dropped: [], isCounted: true }
}

/** Fewer than these leave room for people who have most of what is asked for. */
const few = 5
/** Above whatever the loose statement gives. */
const fitsAll = 1_000_000

/**
 * Where few have all that is asked for, whoever has most of it comes after them. Not where somebody was asked for by name:
 * nobody else is close to them.
 */
async function addClosest(tx: Tx, call: Pick<MemberCall, 'services'>, found: Found, asking: Asking): Promise<Found> {
  const { question, rows, dropped } = found
  const fitting = new Set(rows.map(({ personId }) => personId))
  const isSoft = question.slots.length > 1 && question.slots.every(({ isQuoted }) => !isQuoted)
  const isNamed = rows.some(({ option }) => optionAt(question, option).field === 'name')
  if (!isSoft || isNamed || fitting.size === 0 || fitting.size >= few || dropped.length > 0) return found
  const loose = loosen(question)
  const closest = await findLoosely(tx, call, loose, asking)
  const all = closest.map((row) => (fitting.has(row.personId) ? { ...row, fit: row.fit + fitsAll } : row))
  const isWhole = new Set(all.filter(({ fit }) => fit >= fitsAll).map(({ personId }) => personId)).size === fitting.size
  return isWhole ? { ...found, question: loose.question, rows: all.toSorted((a, b) => b.fit - a.fit) } : found
}

export const fillsPage = (rows: readonly FoundRow[], { limit }: { limit: number }): boolean =>
  new Set(rows.map(({ personId }) => personId)).size >= limit

interface Looking<Row> {
  look: (tokens: HashedTerms, plan: SearchPlan) => Promise<Row[]>
  /** Null where there is room for people who fit less. */
  lookForAPage: (tokens: HashedTerms, plan: SearchPlan) => Promise<Row[] | null>
  /** By the best coverage, where nobody has all. */
  lookLoosely: (asked: LooseQuestion) => Promise<{ rows: Row[]; found: readonly FoundRow[] }>
}

/** As typed; then with slips forgiven; then without one part after the other, until somebody is found. */
export async function searchStepByStep<Row>(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  me: Membership['me'],
  asked: Reading,
  { look, lookForAPage, lookLoosely }: Looking<Row>,
): Promise<Found<Row>> {
  const keys = personKeys(services)
  const termsOf = ({ slots }: Question): HashedTerms => hashTerms(keys, tokenQueriesOf(slots))
  /** Those who fit fully alone where they fill the page: many times as many have a role nearly. */
  const search = async (read: Question): Promise<Found<Row>> => {
    const question = withAlikeTitles(read)
    const found = { question, corrected: [], dropped: [], missing: [], isCounted: true }
    if (question.slots.length === 0) return { ...found, rows: [] }
    const full = askedInFull(question)
    const page = full && (await lookForAPage(termsOf(full), planOf(full)))
    if (page) return { ...found, question: full, rows: page, isCounted: false }
    return { ...found, rows: await look(termsOf(question), planOf(question)) }
  }

  const typed = await search(asked.question)
  if (typed.rows.length > 0 || asked.question.slots.length === 0) return typed

  const lexical = correctLexicalWords(asked)
  if (lexical) {
    const found = await search(lexical.question)
    if (found.rows.length > 0) return { ...found, corrected: lexical.corrected }
  }
  // A name may look like a mistyped role: what was typed is corrected first, and widened last.
  const forgiving: Reading[] = []
  for (const reading of [asked, ...(lexical ? [lexical] : [])]) {
    const known = await wordsNearby(tx, me, reading.question, (slots) => hashTerms(keys, tokenQueriesOf(slots)))
    const certain = rewriteCertain(reading, known)
    if (certain) {
      const found = await search(certain.question)
      const corrected = [...reading.corrected, ...certain.corrected]
      if (found.rows.length > 0) return { ...found, corrected }
    }
    const meant = withMeant(reading.question, known)
    if (meant.isCorrected) {
      const found = await search(meant.question)
      if (found.rows.length > 0) return { ...found, corrected: reading.corrected }
    }
    forgiving.unshift({ ...reading, question: meant.question })
  }
  for (const { question, corrected } of forgiving)
    for (const relaxed of relaxations(question)) {
      const found = await search(relaxed.question)
      if (found.rows.length > 0) return { ...found, corrected, dropped: relaxed.dropped }
    }
  return coverBest(typed, forgiving, lookLoosely)
}

/** Whoever has most of it, by the first reading that finds enough to be shown. */
async function coverBest<Row>(
  typed: Found<Row>,
  readings: readonly Reading[],
  lookLoosely: Looking<Row>['lookLoosely'],
): Promise<Found<Row>> {
  let missing: readonly string[] = []
  for (const { question, corrected } of readings) {
    const loose = loosen(withAlikeTitles(question))
    const { rows, found } = await lookLoosely(loose)
    const slotsOf = (some: readonly FoundRow[]) => new Set(some.map(({ slot }) => slot))
    const covered = slotsOf(found.filter(({ personId }) => personId === found[0]?.personId))
    if (isWorthShowing(loose.question, covered, slotsOf(found)))
      return { ...typed, question: loose.question, rows, corrected, dropped: uncovered(loose.question, covered) }
    missing = uncovered(loose.question, slotsOf(found)).map((part) => part.typed)
  }
  return { ...typed, missing }
}

/** How the loose statement is asked. */
const looseReading = {
  /** Of so many the entries are read, those with the most of what is asked for first. */
  candidates: 1_500,
  /** Beside so many people a part that one of them has is rare. */
  people: 2_000,
  /** Whoever has less than this share of what the best has is not shown. */
  leastShare: 0.45,
}

export async function findLoosely(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  { question, weights, required, tokens }: LooseQuestion,
  asking: Asking,
): Promise<FoundRow[]> {
  const { slotCount, any: _, ...plan } = planOf(question)
  const rows = await searchLoosely(tx, {
    ...hashTerms(personKeys(services), tokens),
    ...plan,
    weights,
    required,
    ...indirectRelationships,
    ...together,
    ...asking,
    ...looseReading,
    limit: Math.max(asking.limit, mostShown),
  })
  const least = looseReading.leastShare * Math.max(...rows.map(({ fit }) => fit))
  const joined = slotCount > 1 ? await joinCoverage(tx, rows) : rows
  return firstPeople(
    joined.filter(({ fit }) => fit >= least),
    asking.limit,
  )
}

function firstPeople(rows: readonly FoundRow[], most: number): FoundRow[] {
  const people = new Set([...new Set(rows.map(({ personId }) => personId))].slice(0, most))
  return rows.filter(({ personId }) => people.has(personId))
}

async function wordsNearby(
  tx: Tx,
  me: Membership['me'],
  question: Question,
  hashed: (slots: readonly Slot[]) => HashedTerms,
): Promise<string[]> {
  const lengths = lengthsMeant(question)
  if (lengths.length === 0) return []
  const fuzzy = question.slots.map((slot) => {
    const { people, words } = fuzzyTokens(slot)
    return { ...slot, tokens: { people: [...slot.tokens.people, ...people], words: [...slot.tokens.words, ...words] } }
  })
  return (await listWordsNearby(tx, { me, ...hashed(fuzzy), lengths })).map(({ word }) => word)
}
