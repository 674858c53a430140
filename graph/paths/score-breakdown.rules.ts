import type { LearnedStep } from '../outcome-model/learning.rules.ts'
import type { Counted } from '../outcome-model/outcome-statistics.rules.ts'
import type { History } from './chance.rules.ts'
import { edgeExplanations, toExplanation } from './path-words.rules.ts'
import type { Path } from './path.rules.ts'
import type { Explanation, ScoreFactor } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'

const toViewer = (message: Message): Explanation => toExplanation(message, 'viewer')

/** "Why this score?": the factors in their order, each with what it rests on. Their product is the chance of the path. */
export function scoreBreakdown(
  { edges, factors, via, connector }: Pick<Path, 'edges' | 'factors' | 'via' | 'connector'>,
  history: History,
): ScoreFactor[] {
  const target = edges[edges.length - 1]!.to.name
  const { knows, acts, engages, distance, actsSteps, engagesSteps } = factors
  const { asks, introductions } = history
  const evidence = edges.flatMap((edge, at) => (via && at === 0 ? [] : edgeExplanations(edge, at === 0)))
  if (via === null || acts === null)
    return [
      { factor: 'knows', share: knows, explanations: evidence },
      { factor: 'engages', share: engages, explanations: [toViewer(m.whyReply.message({ name: target }))] },
    ]
  const name = via.name
  const kind = connector !== null && 'userId' in connector ? 'member' : 'contact'
  const counts = ({ happened, asked }: Counted) => ({ happened, asked })
  return [
    { factor: 'knows', share: knows, explanations: evidence },
    {
      factor: 'acts',
      share: acts,
      steps: toSteps(actsSteps, {
        prior: m.startActs.message({ name }),
        workspace: history.allAsks && m.yesInWorkspace.message(counts(history.allAsks)),
        kind: history.asksOfKind && m.yesOnKind.message({ kind, ...counts(history.asksOfKind) }),
        connector: asks && m.actedBefore.message({ name, ...counts(asks) }),
        target: null,
      }),
      explanations: [
        ...edgeExplanations(edges[0]!, true),
        toViewer(m.whyActs.message({ name, target })),
        ...(asks ? [] : [toViewer(m.neverAsked.message({ name }))]),
      ],
    },
    {
      factor: 'engages',
      share: engages,
      steps: toSteps(engagesSteps, {
        prior: m.startEngages.message({ target }),
        workspace: history.allIntros && m.conversationsInWorkspace.message(counts(history.allIntros)),
        kind: history.introsOfKind && m.conversationsOnKind.message({ kind, ...counts(history.introsOfKind) }),
        connector: history.made && m.conversationsThrough.message({ name, ...counts(history.made) }),
        target: introductions && m.tookUpBefore.message({ target, ...counts(introductions) }),
      }),
      explanations: [
        toViewer(m.whyEngages.message({ name, target })),
        ...(introductions ? [] : [toViewer(m.neverIntroduced.message({ target }))]),
      ],
    },
    ...(distance === 1
      ? []
      : [{ factor: 'distance' as const, share: distance, explanations: [toViewer(m.whyDistance.message())] }]),
  ]
}

const toSteps = (
  steps: readonly LearnedStep[],
  words: Readonly<Record<LearnedStep['by'], Message | null>>,
): ScoreFactor['steps'] =>
  steps.flatMap(({ by, odds }) => {
    const message = words[by]
    return message ? [{ by, odds, explanation: toViewer(message) }] : []
  })
