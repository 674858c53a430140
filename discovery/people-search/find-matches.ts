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
import type { Question, Slot } from './question.rules.ts'
import { relaxations, type Dropped } from './relax-question.rules.ts'
import { planOf, tokenQueriesOf, type SearchPlan } from './search-plan.rules.ts'

export const indirectRelationships = {
  certain: inferredFormula.strengthOfCertain,
  carrying: inferredFormula.leastCarrying,
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
}

export const findMatches = (
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  asked: Reading,
  asking: Asking,
): Promise<Found> =>
  searchStepByStep(tx, call, asked, (tokens, plan) =>
    searchPeople(tx, { ...tokens, ...plan, ...indirectRelationships, ...together, ...asking }),
  )

/** As typed; then with slips forgiven; then without one part after the other, until somebody is found. */
export async function searchStepByStep<Row>(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  asked: Reading,
  look: (tokens: HashedTerms, plan: SearchPlan) => Promise<Row[]>,
): Promise<Found<Row>> {
  const keys = personKeys(services.config.SECRET)
  const search = async (question: Question): Promise<Row[]> =>
    question.slots.length === 0 ? [] : look(hashTerms(keys, tokenQueriesOf(question.slots)), planOf(question))
  const found = (question: Question, rows: Row[]): Found<Row> => ({ question, rows, corrected: [], dropped: [] })

  const rows = await search(asked.question)
  if (rows.length > 0 || asked.question.slots.length === 0) return found(asked.question, rows)

  const lexical = correctLexicalWords(asked)
  if (lexical) {
    const rows = await search(lexical.question)
    if (rows.length > 0) return { ...found(lexical.question, rows), corrected: lexical.corrected }
  }
  // A name may look like a mistyped role: what was typed is corrected first, and widened last.
  const forgiving: Reading[] = []
  for (const reading of [asked, ...(lexical ? [lexical] : [])]) {
    const known = await wordsNearby(tx, reading.question, (slots) => hashTerms(keys, tokenQueriesOf(slots)))
    const certain = rewriteCertain(reading, known)
    if (certain) {
      const rows = await search(certain.question)
      const corrected = [...reading.corrected, ...certain.corrected]
      if (rows.length > 0) return { ...found(certain.question, rows), corrected }
    }
    const meant = withMeant(reading.question, known)
    if (meant.isCorrected) {
      const rows = await search(meant.question)
      if (rows.length > 0) return { ...found(meant.question, rows), corrected: reading.corrected }
    }
    forgiving.unshift({ ...reading, question: meant.question })
  }
  for (const { question, corrected } of forgiving)
    for (const relaxed of relaxations(question)) {
      const rows = await search(relaxed.question)
      if (rows.length > 0) return { question: relaxed.question, rows, corrected, dropped: relaxed.dropped }
    }
  return found(asked.question, [])
}

async function wordsNearby(
  tx: Tx,
  question: Question,
  hashed: (slots: readonly Slot[]) => HashedTerms,
): Promise<string[]> {
  const lengths = lengthsMeant(question)
  if (lengths.length === 0) return []
  const fuzzy = question.slots.map((slot) => {
    const { people, words } = fuzzyTokens(slot)
    return { ...slot, tokens: { people: [...slot.tokens.people, ...people], words: [...slot.tokens.words, ...words] } }
  })
  return (await listWordsNearby(tx, { ...hashed(fuzzy), lengths })).map(({ word }) => word)
}
