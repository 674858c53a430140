import type { History } from './chance.rules.ts'
import { edgeExplanations, toExplanation } from './path-words.rules.ts'
import type { Path } from './path.rules.ts'
import type { Explanation, ScoreFactor } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'

const toViewer = (message: Message): Explanation => toExplanation(message, 'viewer')

/** "Why this score?": the factors in their order, each with what it rests on. Their product is the chance of the path. */
export function scoreBreakdown(
  { edges, factors, via }: Pick<Path, 'edges' | 'factors' | 'via'>,
  { asks, introductions }: Pick<History, 'asks' | 'introductions'>,
): ScoreFactor[] {
  const target = edges[edges.length - 1]!.to.name
  const { knows, acts, engages, distance } = factors
  const evidence = edges.flatMap((edge, at) => (via && at === 0 ? [] : edgeExplanations(edge, at === 0)))
  if (via === null || acts === null)
    return [
      { factor: 'knows', share: knows, explanations: evidence },
      { factor: 'engages', share: engages, explanations: [toViewer(m.whyReply.message({ name: target }))] },
    ]
  const name = via.name
  return [
    { factor: 'knows', share: knows, explanations: evidence },
    {
      factor: 'acts',
      share: acts,
      explanations: [
        ...edgeExplanations(edges[0]!, true),
        toViewer(m.whyActs.message({ name, target })),
        toViewer(
          asks
            ? m.actedBefore.message({ name, happened: asks.happened, asked: asks.asked })
            : m.neverAsked.message({ name }),
        ),
      ],
    },
    {
      factor: 'engages',
      share: engages,
      explanations: [
        toViewer(m.whyEngages.message({ name, target })),
        toViewer(
          introductions
            ? m.tookUpBefore.message({ target, happened: introductions.happened, asked: introductions.asked })
            : m.neverIntroduced.message({ target }),
        ),
      ],
    },
    ...(distance === 1
      ? []
      : [{ factor: 'distance' as const, share: distance, explanations: [toViewer(m.whyDistance.message())] }]),
  ]
}
