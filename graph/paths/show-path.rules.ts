import { currentLocale, inLocale } from '@wellmet/platform/messages/locale.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { historyOf } from './chance.rules.ts'
import { edgeEvidence } from './evidence.rules.ts'
import { edgeExplanations, pathExplanations, pathLabel } from './path-words.rules.ts'
import { trustRankOf } from './path-order.rules.ts'
import { edgeStatus, isRated, type RankedPath } from './path.rules.ts'
import type { Path as ShownPath, PathInFull, StepCorrectionKind } from './paths.contract.ts'
import { pathsMessages } from './paths.messages.ts'
import { scoreBreakdown } from './score-breakdown.rules.ts'

/** To ten places: enough to multiply out, and the same after every JSON. */
const shown = (share: number): number => Math.round(share * 1e10) / 1e10

/**
 * A path as every list, page and mail shows it, in the current language. Its sentences are rendered when they are read: a
 * search works out the paths to three times as many people as it shows.
 */
export const toPath = (path: RankedPath): ShownPath => {
  const locale = currentLocale()
  let rendered: Words | undefined
  const words = (): Words => (rendered ??= inLocale(locale, () => wordsOf(path)))
  return {
    ...factsOf(path),
    get label() {
      return words().label
    },
    get explanation() {
      return words().explanation
    },
  }
}

type Words = Pick<ShownPath, 'label' | 'explanation'>

const wordsOf = (path: RankedPath): Words => ({
  label: pathLabel(path),
  explanation: pathExplanations(path).map(renderMessage),
})

const factsOf = (path: RankedPath): Omit<ShownPath, keyof Words> => ({
  status: path.status,
  confidence: path.confidence,
  hops: path.edges.length,
  viaName: path.via?.name ?? null,
  viaId: path.via?.id ?? null,
  score: trustRankOf(path.chance),
  chance: shown(path.chance),
  isRated: isRated(path),
  pastAsks: path.factors.pastAsks,
  between: path.edges.slice(0, -1).map(({ to: { id, name, identity } }) => ({
    id,
    name,
    kind: 'userId' in identity ? 'member' : 'contact',
  })),
  leadsToTeammate: leadsToTeammate(path),
  availability: path.availability,
  relationships: path.edges.map(toStep),
})

/** One step that rests on the workspace, and not on the viewer's own word. */
const leadsToTeammate = ({ edges }: RankedPath): boolean =>
  edges.length === 1 &&
  edges.every(({ reasons }) => reasons.some(({ basis, familiarity }) => basis === 'confirmed' && !familiarity))

const toStep = (edge: RankedPath['edges'][number]): ShownPath['relationships'][number] => ({
  strength: Math.round(edge.strength / 10),
  basis: edgeStatus(edge),
  freshness: edge.freshness,
})

export const toPathInFull = (path: RankedPath): PathInFull => ({
  ...toPath(path),
  relationships: path.edges.map((edge, at) => ({
    ...toStep(edge),
    explanations: edgeExplanations(edge, at === 0),
    evidence: edgeEvidence(edge, at === 0),
    corrections: correctionsOf(edge, at),
  })),
  breakdown: breakdownOf(path),
})

/** Of their own step the viewer knows whether it exists. */
const correctionsOf = ({ to, reasons }: RankedPath['edges'][number], at: number): StepCorrectionKind[] => [
  ...(to.mayBeKnown ? (['i-know-them'] as const) : []),
  ...(at > 0 && !reasons.some(({ basis }) => basis === 'said' || basis === 'introduced')
    ? (['they-know-each-other-well'] as const)
    : []),
  ...(at > 0 ? (['they-do-not-know-each-other'] as const) : []),
]

export const breakdownOf = (path: RankedPath): PathInFull['breakdown'] =>
  scoreBreakdown(path, historyOf(path.statistics)).map(({ steps, ...factor }) => ({
    ...factor,
    share: shown(factor.share),
    ...(steps ? { steps: steps.map((step) => ({ ...step, odds: shown(step.odds) })) } : {}),
  }))

/** Where there is none; in the current language, so not a constant. */
export const noPath = (): ShownPath => ({
  status: 'none',
  confidence: 0,
  label: pathsMessages.noPath(),
  hops: 0,
  viaName: null,
  viaId: null,
  explanation: [],
  score: 0,
  chance: 0,
  isRated: false,
  pastAsks: 0,
  between: [],
  leadsToTeammate: false,
  availability: { canAsk: false, from: null },
  relationships: [],
})
