import type { Found, JudgedNetwork } from './judged-network.ts'
import type { Judged, NetworkName } from './judged-set.ts'
import { mayBeWidened } from './nobody-questions.ts'
import { plainSearches, type Plain, type PlainSearch } from './plain-searches.ts'
import { scoreOf } from './score.ts'

export type Searcher = 'Wellmet' | PlainSearch

export interface Judgement {
  network: NetworkName
  question: Judged
  scores: Record<Searcher, number>
  found: Found[]
  /** Called verified, though the seed has no contact both ways on the way that was shown. */
  wronglyVerified: Found[]
  verified: number
}

export async function judge(network: JudgedNetwork, questions: readonly Judged[], plain: Plain): Promise<Judgement[]> {
  for (const viewer of new Set(questions.map((question) => question.viewer)))
    await plain.hold(viewer, await network.entriesFor(viewer))
  const judgements: Judgement[] = []
  for (const question of questions) {
    const { found, isWidened } = await network.ask(question)
    const verified = found.filter(({ status }) => status === 'verified')
    judgements.push({
      network: network.name,
      question,
      scores: {
        Wellmet:
          question.kind === mayBeWidened && isWidened
            ? 1
            : scoreOf(
                question.expected,
                found.map(({ label }) => label),
              ),
        ...(await plainScores(question, plain)),
      },
      found,
      verified: verified.length,
      wronglyVerified: verified.filter((one) => !network.isInTouch(question.viewer, one)),
    })
  }
  return judgements
}

async function plainScores(question: Judged, plain: Plain): Promise<Record<PlainSearch, number>> {
  const scores: [PlainSearch, number][] = []
  for (const search of plainSearches)
    scores.push([search, scoreOf(question.expected, await plain.find(search, question))])
  return Object.fromEntries(scores) as Record<PlainSearch, number>
}
