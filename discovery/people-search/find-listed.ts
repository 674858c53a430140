import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findDirectoryPostings } from '../postings/find-postings.ts'
import { fullFit, pickBest } from './best-candidates.rules.ts'
import { rankListed, type ListedRow } from './broad-search.store.ts'
import { compileQuestion } from '../questions/compile-question.rules.ts'
import { coverPeople } from './covered-people.rules.ts'
import type { Question } from '../questions/question.rules.ts'
import { planOf } from './search-plan.rules.ts'

export type { ListedRow } from './broad-search.store.ts'

/** More of them are read than are shown: the order of words is seen on the entry. */
const spare = 5
const fewestRead = 200

/** Whom the directory lists with every part of the question, whether or not there is a path to them. */
export async function findListed(
  tx: Tx,
  question: Question,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<ListedRow[]> {
  const compiled = compileQuestion(question)
  const plan = planOf(question)
  const postings = await findDirectoryPostings(tx, { words: compiled.words, queries: compiled.queries, any: plan.any })
  const { people } = pickBest(coverPeople(compiled, postings, 0), fullFit(plan.slotCount).fit, null)
  const read = Math.max(fewestRead, spare * (limit + except.length))
  return rankListed(tx, { ...plan, people: people.slice(0, read), except: [...except], limit })
}
