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
import { listWordsNearby, searchPeople, type FoundRow, type Membership } from './people.store.ts'
import { askedInFull, type Question, type Slot } from './question.rules.ts'
import { relaxations, type Dropped } from './relax-question.rules.ts'
import { planOf, tokenQueriesOf, type SearchPlan } from './search-plan.rules.ts'

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
}

export interface Found<Row = FoundRow> {
  /** As it was read when somebody was found: corrected, or without some of its parts. */
  question: Question
  rows: Row[]
  corrected: readonly Correction[]
  dropped: readonly Dropped[]
  /** Whether whoever fits nearly was looked for too. */
  isCounted: boolean
}

export const findMatches = (
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  asked: Reading,
  asking: Asking,
  read = reading,
): Promise<Found> => {
  const look = (tokens: HashedTerms, plan: SearchPlan) =>
    searchPeople(tx, { ...tokens, ...plan, ...indirectRelationships, ...together, ...asking, ...read })
  return searchStepByStep(tx, call, asking.me, asked, {
    look,
    lookForAPage: async (tokens, plan) => {
      const rows = await look(tokens, plan)
      return fillsPage(rows, asking) ? rows : null
    },
  })
}

export const fillsPage = (rows: readonly FoundRow[], { limit }: { limit: number }): boolean =>
  new Set(rows.map(({ personId }) => personId)).size >= limit

interface Looking<Row> {
  look: (tokens: HashedTerms, plan: SearchPlan) => Promise<Row[]>
  /** Null where there is room for people who fit less. */
  lookForAPage: (tokens: HashedTerms, plan: SearchPlan) => Promise<Row[] | null>
}

/** As typed; then with slips forgiven; then without one part after the other, until somebody is found. */
export async function searchStepByStep<Row>(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  me: Membership['me'],
  asked: Reading,
  { look, lookForAPage }: Looking<Row>,
): Promise<Found<Row>> {
  const keys = personKeys(services)
  const termsOf = ({ slots }: Question): HashedTerms => hashTerms(keys, tokenQueriesOf(slots))
  /** Those who fit fully alone where they fill the page: many times as many have a role nearly. */
  const search = async (question: Question): Promise<Found<Row>> => {
    const found = { question, corrected: [], dropped: [], isCounted: true }
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
  return typed
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
