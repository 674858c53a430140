import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import type { ConnectorInsight } from '@wellmet/discovery/people-search/people.contract.ts'

/** Nothing was counted yet, so every chance is what the pattern of contact makes likely. */
export const chanceBasis = 'an estimate, no history yet'

/** "about 34 %", "unknown". */
export const chanceWords = (chance: number | null): string =>
  chance === null ? 'unknown' : `about ${Math.round(chance * 100)} %`

/** "Ana answers: about 34 %", "Whether Ana answers is unknown". */
export const replyWords = ({ replyProbability }: ConnectorInsight, { viaName }: Pick<Path, 'viaName'>): string => {
  if (replyProbability === null) return `Whether ${viaName ?? 'they'} answer${viaName ? 's' : ''} is unknown`
  return `${viaName ?? 'They'} answer${viaName ? 's' : ''}: ${chanceWords(replyProbability)}`
}

export const replyBasis = ({ replyProbability }: ConnectorInsight): string =>
  replyProbability === null ? 'no dated contact on record' : chanceBasis
