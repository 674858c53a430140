import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { ConnectorInsight } from '@wellmet/discovery/people-search/people.contract.ts'

/** "about 34%", "unknown". */
export const chanceWords = (chance: number | null): string =>
  chance === null ? pathsMessages.chanceUnknown() : pathsMessages.chance({ share: chance })

/** "Ana is about 34% likely to reply". */
export const replyWords = (
  { replyProbability: share }: ConnectorInsight,
  { viaName: name }: Pick<Path, 'viaName'>,
): string => {
  if (share === null) return pathsMessages.replyChanceUnknown()
  return name === null ? pathsMessages.replyChanceDirect({ share }) : pathsMessages.replyChance({ name, share })
}

/** Nothing was counted yet, so every chance is an estimate from the pattern of contact. */
export const replyBasis = ({ replyProbability }: ConnectorInsight): string =>
  replyProbability === null ? pathsMessages.noDatedContact() : pathsMessages.estimate()
