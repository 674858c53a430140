import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findPostings } from '../postings/find-postings.ts'
import { indirectRelationships, together } from '../postings/reach.rules.ts'
import { pickBest, type Fit } from './best-candidates.rules.ts'
import { compileQuestion } from '../questions/compile-question.rules.ts'
import { coverPeople, type CoveredPeople } from './covered-people.rules.ts'
import { rankCandidates, type Membership, type RankedRow } from './people.store.ts'
import type { Question } from '../questions/question.rules.ts'
import { planOf } from './search-plan.rules.ts'

export interface Asking extends Membership {
  /** Bits of `personKinds`; 0 is everybody. */
  kinds: number
  leastScore: number
  limit: number
  /** Only these people; null is everybody. */
  among: readonly string[] | null
}

export interface FoundRow extends RankedRow {
  /** How many fit by the index. */
  total: number
}

/** What the index says of everybody who has some part of the question. */
export async function findCovered(tx: Tx, question: Question, { me, kinds }: Asking): Promise<CoveredPeople> {
  const compiled = compileQuestion(question)
  const { words, queries } = compiled
  const postings = await findPostings(tx, { me, words, queries, any: planOf(question).any })
  return coverPeople(compiled, postings, kinds)
}

/** A page is chosen from so many times as many: what the index cannot see is seen on the entry. */
const spare = 2
const fewestRead = 60
/** Beyond so many nobody is looked at who fits less by the index. */
const mostRead = 2_000

/** The best of them, read and compared with the question. */
export async function rankCovered(
  tx: Tx,
  question: Question,
  covered: CoveredPeople,
  { fit, weights, required }: Fit,
  { among, ...asking }: Asking,
): Promise<FoundRow[]> {
  const { any: _, ...plan } = planOf(question)
  const { people, total } = pickBest(covered, fit, among)
  for (let read = Math.max(fewestRead, spare * asking.limit); ; read *= 4) {
    const candidates = people.slice(0, read)
    if (candidates.length === 0) return []
    const rows = await rankCandidates(tx, {
      people: candidates,
      ...plan,
      weights: [...weights],
      required: [...required],
      ...indirectRelationships,
      ...together,
      ...asking,
    })
    const isEnough = new Set(rows.map(({ personId }) => personId)).size >= asking.limit
    if (isEnough || read >= Math.min(people.length, mostRead)) return rows.map((row) => ({ ...row, total }))
  }
}
