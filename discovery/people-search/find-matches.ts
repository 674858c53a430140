import type { Tx } from '@wellmet/platform/database/connection.ts'
import { occupationsWith } from '@wellmet/identity/titles/titles-alike.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { countAtLeast, fullFit, looseFit, type Fit } from './best-candidates.rules.ts'
import {
  correctLexicalWords,
  rewriteCertain,
  withMeant,
  wordsToCorrect,
  type Correction,
  type Reading,
} from '../questions/correct-question.rules.ts'
import { isSeatedIn, placeMeant } from './company-seat.rules.ts'
import { findBySeat } from './find-by-seat.ts'
import { findCovered, rankCovered, type Asking, type FoundRow } from './find-candidates.ts'
import { joinCoverage } from './join-coverage.ts'
import { isWorthShowing, loosen, uncovered, type LooseQuestion } from '../questions/loose-question.rules.ts'
import type { FoundByConditions } from './find-people-by-conditions.ts'
import { mostShown } from './people.contract.ts'
import { listEmployerPlaces, listWordsNearby, type Membership } from './people.store.ts'
import type { Question } from '../questions/question.rules.ts'
import { relaxations, type Dropped } from '../questions/relax-question.rules.ts'
import { optionAt } from './search-plan.rules.ts'
import { withAlikeTitles } from './titles-in-question.ts'
import { droppedConditions } from './unmet-condition.rules.ts'
import { worths } from '../questions/slot-queries.rules.ts'
import { withWishes } from '../questions/title-wishes.rules.ts'
import { nearbyQuery } from '../questions/words-nearby.rules.ts'

export interface Found<Row = FoundRow> {
  /** As it was read when somebody was found: corrected, or without some of its parts. */
  question: Question
  rows: Row[]
  corrected: readonly Correction[]
  dropped: readonly Dropped[]
  /** Where nobody was found: what nobody in sight has. */
  missing: readonly string[]
}

/** Among the people of whom the conditions hold, and where nobody of them fits, among all. */
export async function findAmong(
  tx: Tx,
  asked: Reading,
  asking: Omit<Asking, 'among'>,
  among: FoundByConditions | null,
): Promise<Found> {
  const found = await findMatches(tx, asked, { ...asking, among: among?.people ?? null })
  if (among === null || found.rows.length > 0) return found
  const all = await findMatches(tx, asked, { ...asking, among: null })
  return { ...all, dropped: [...droppedConditions(asked.question.conditions, among.unmet), ...all.dropped] }
}

export async function findMatches(tx: Tx, asked: Reading, asking: Asking): Promise<Found> {
  const found = await searchStepByStep(tx, asking.me, asked, {
    look: async (question) => {
      const { rows, known } = await findFitting(tx, question, asking)
      return { rows, found: rows, known }
    },
    lookLoosely: async (loose) => {
      const rows = await findLoosely(tx, loose, asking)
      return { rows, found: rows }
    },
  })
  return (
    (await findInTwoEntries(tx, asked, found, asking)) ??
    (await findBySeat(
      tx,
      found,
      (question) => findFitting(tx, question, { ...asking, limit: mostShown }),
      asking.me,
    )) ??
    addClosest(tx, found, asking)
  )
}

export interface Fitting {
  rows: FoundRow[]
  /** Words of the question that somebody in sight has, so that they are no slips. */
  known: ReadonlySet<string>
}

/** Those who have every part of the question. */
export async function findFitting(tx: Tx, read: Question, asking: Asking): Promise<Fitting> {
  const question = withWishes(read)
  const covered = await findCovered(tx, question, asking)
  const rows = await rankCovered(tx, question, covered, fullFit(question.slots.length, covered), asking)
  const had = question.slots.filter((_, at) => covered.groups.some(({ worths }) => (worths[at + 1] ?? 0) > 0))
  return { rows, known: new Set(had.flatMap(({ typed }) => wordsOf(typed))) }
}

/**
 * Before a part of the question is left out: whoever has all of it in two entries of theirs. Null where
 * nobody has.
 */
async function findInTwoEntries(tx: Tx, asked: Reading, found: Found, asking: Asking): Promise<Found | null> {
  const { slots, ...rest } = withAlikeTitles(asked.question)
  const isCut = found.dropped.length > 0 && found.question.slots.length < slots.length
  if (!isCut || slots.some(({ isQuoted }) => isQuoted)) return null
  const loose = loosen({ ...rest, slots })
  const rows = await findLoosely(tx, loose, asking)
  const best = rows.filter(({ personId }) => personId === rows[0]?.personId)
  const isFull = best.every(({ slot, option: number }) => {
    const option = optionAt(loose.question, number)
    return option.form !== 'near' && slots[slot - 1]?.options.some(({ query }) => query === option.query)
  })
  if (best.length < slots.length || !isFull) return null
  return { ...found, question: loose.question, rows, corrected: [], dropped: [] }
}

/** Fewer than these leave room for people who have most of what is asked for. */
const few = 10
/** Above whatever the loose statement gives. */
const fitsAll = 1_000_000

/**
 * Where few have all that is asked for, whoever has most of it comes after them. Not where somebody was asked for by name:
 * nobody else is close to them.
 */
async function addClosest(tx: Tx, found: Found, asking: Asking): Promise<Found> {
  const { question, rows, dropped } = found
  // Whoever has a part only nearly is compared with those who have another part fully.
  const near = new Set(
    rows.filter(({ option }) => optionAt(question, option).form === 'near').map(({ personId }) => personId),
  )
  const fitting = new Set(rows.map(({ personId }) => personId).filter((id) => !near.has(id)))
  const isSoft = question.slots.every(({ isQuoted }) => !isQuoted) && mayHaveMore(question)
  const isNamed = rows.some(({ option }) => optionAt(question, option).field === 'name')
  if (!isSoft || isNamed || rows.length === 0 || fitting.size >= few || dropped.length > 0) return found
  const loose = loosen(question)
  const closest = await findLoosely(tx, loose, asking, near)
  const all = closest.map((row) => (fitting.has(row.personId) ? { ...row, fit: row.fit + fitsAll } : row))
  const isWhole = new Set(all.filter(({ fit }) => fit >= fitsAll).map(({ personId }) => personId)).size === fitting.size
  return isWhole ? { ...found, question: loose.question, rows: all.toSorted((a, b) => b.fit - a.fit) } : found
}

/** A name alone is whole, and so is a place; of a role there are others that are close. */
const mayHaveMore = ({ slots: [first, ...others] }: Question): boolean =>
  others.length > 0 || first?.part === 'role' || (first?.isTitle ?? false)

interface Looked<Row> {
  rows: Row[]
  /** The entries that fitted, as far as there are any. */
  found: readonly Pick<FoundRow, 'name' | 'company' | 'title'>[]
}

interface LookedLoosely<Row> extends Looked<Row> {
  found: readonly FoundRow[]
}

interface LookedFully<Row> extends Looked<Row> {
  known: ReadonlySet<string>
}

interface Looking<Row> {
  look: (question: Question) => Promise<LookedFully<Row>>
  /** By the best coverage, where nobody has all. */
  lookLoosely: (asked: LooseQuestion) => Promise<LookedLoosely<Row>>
}

/** As typed; then with slips forgiven; then without one part after the other, until somebody is found. */
export async function searchStepByStep<Row>(
  tx: Tx,
  me: Membership['me'],
  asked: Reading,
  { look, lookLoosely }: Looking<Row>,
): Promise<Found<Row>> {
  const search = async (read: Question): Promise<Found<Row> & LookedFully<Row>> => {
    const question = withAlikeTitles(read)
    const nothing = { question, corrected: [], dropped: [], missing: [] }
    if (question.slots.length === 0) return { ...nothing, rows: [], found: [], known: new Set() }
    return { ...nothing, ...(await look(question)) }
  }

  const typed = await search(asked.question)
  if (typed.rows.length > 0 || asked.question.slots.length === 0) return typed

  const lexical = correctLexicalWords(asked, typed.known, occupationsWith)
  if (lexical) {
    const found = await search(lexical.question)
    if (found.rows.length > 0) return { ...found, corrected: lexical.corrected }
  }
  // A name may look like a mistyped role: what was typed is corrected first, and widened last.
  const forgiving: Reading[] = []
  for (const reading of [asked, ...(lexical ? [lexical] : [])]) {
    const meant = withMeant(reading.question, await wordsNearby(tx, me, reading.question))
    forgiving.unshift({ ...reading, question: meant.question })
    if (!meant.isCorrected) continue
    const found = await search(meant.question)
    if (found.rows.length === 0) continue
    const certain = rewriteCertain(reading, wordsIn(found.found))
    const again = certain && (await search(certain.question))
    if (again && again.rows.length > 0) return { ...again, corrected: [...reading.corrected, ...certain.corrected] }
    return { ...found, corrected: reading.corrected }
  }
  for (const { question, corrected } of forgiving)
    for (const relaxed of relaxations(withAlikeTitles(question))) {
      const found = await search(wishingForDropped(withAlikeTitles(question), relaxed.question))
      if (found.rows.length > 0) return { ...found, corrected, dropped: relaxed.dropped }
    }
  return coverBest(typed, forgiving, lookLoosely)
}

/** Whoever has something of what is left out comes first. */
function wishingForDropped(asked: Question, relaxed: Question): Question {
  const loose = loosen(asked).question.slots
  const dropped = asked.slots.flatMap((slot, at) => (relaxed.slots.includes(slot) ? [] : [loose[at]?.options ?? []]))
  return { ...relaxed, wishes: dropped }
}

const wordsIn = (entries: Looked<unknown>['found']): string[] => [
  ...new Set(entries.flatMap(({ name, company, title }) => [name, company, title].flatMap(wordsOf))),
]

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
    if (isWorthShowing(loose.question, found, occupationsWith))
      return { ...typed, question: loose.question, rows, corrected, dropped: uncovered(loose.question, covered) }
    missing = saidToBeMissing(question, uncovered(loose.question, slotsOf(found)))
  }
  return { ...typed, missing }
}

/**
 * What nobody has at all. Nobody was somewhere before, or is left by an exclusion: the word itself may stand on some entry,
 * so then no word is named.
 */
const saidToBeMissing = ({ unwanted }: Question, parts: readonly Dropped[]): string[] =>
  unwanted.length > 0 || parts.some(({ part }) => part === 'former' || part === 'background')
    ? []
    : parts.map(({ typed }) => typed)

/** Whoever has less than this share of what the best has is not shown. */
const leastShare = 0.45

export async function findLoosely(
  tx: Tx,
  { question: read, weights, required }: LooseQuestion,
  asking: Asking,
  /** Shown with less, too. */
  alsoThese: ReadonlySet<string> = new Set(),
): Promise<FoundRow[]> {
  const question = withWishes(read)
  const covered = await findCovered(tx, question, asking)
  const isOfRole = question.slots.some(({ part, isTitle }) => part === 'role' || isTitle)
  const fit = looseFit(covered, weights, required, { isOfRole })
  const rows = await rankCovered(tx, question, covered, fit, { ...asking, limit: Math.max(asking.limit, mostShown) })
  const least = leastShare * Math.max(...rows.map(({ fit: one }) => one))
  const together = question.slots.length > 1 ? await joinCoverage(tx, rows) : rows
  const joined = await withSeats(tx, question, together, fit, asking.me)
  const isShown = ({ personId, fit: one }: FoundRow): boolean => one >= least || alsoThese.has(personId)
  const people = [...new Set(joined.filter(isShown).map(({ personId }) => personId))]
  const shown = new Set(people.slice(0, asking.limit))
  const total = Math.max(people.length, countAtLeast(covered, fit, leastShare))
  return joined.filter(({ personId }) => shown.has(personId)).map((row) => ({ ...row, total }))
}

/** Who says nothing of where they are and works at a company that sits there has the place nearly. */
async function withSeats(
  tx: Tx,
  { slots }: Question,
  rows: readonly FoundRow[],
  { weights }: Fit,
  me: Membership['me'],
): Promise<FoundRow[]> {
  const at = slots.findIndex(({ part, isPlace }) => part === 'location' || isPlace)
  const place = placeMeant(slots[at]?.typed ?? '')
  if (!place || slots.length < 2) return [...rows]
  const placed = new Set(rows.filter(({ slot }) => slot === at + 1).map(({ personId }) => personId))
  const people = [...new Set(rows.map(({ personId }) => personId))].filter((personId) => !placed.has(personId))
  const places = Map.groupBy(await listEmployerPlaces(tx, { me, people }), ({ personId }) => personId)
  const seated = new Set(people.filter((personId) => isSeatedIn(place, places.get(personId) ?? [])))
  const more = Math.round((weights[at + 1] ?? 0) * worths.placeOfCompany)
  return rows
    .map((row) => (seated.has(row.personId) ? { ...row, fit: row.fit + more } : row))
    .toSorted((a, b) => b.fit - a.fit)
}

async function wordsNearby(tx: Tx, me: Membership['me'], question: Question): Promise<string[]> {
  const words = wordsToCorrect(question)
  if (words.length === 0) return []
  return (await listWordsNearby(tx, { me, ...nearbyQuery(words) })).map(({ word }) => word)
}
