import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other", "you may know each other". */
export const pathWords = ({ status, hops, viaName }: Pick<Path, 'status' | 'hops' | 'viaName'>): string => {
  if (status === 'none') return pathsMessages.noPathYet()
  if (viaName === null) return status === 'verified' ? kitMessages.youKnowEachOther() : pathsMessages.mayKnow()
  return kitMessages.via({ name: viaName, others: Math.max(0, hops - 2) })
}

export const confidenceWords = ({ status, confidence }: Pick<Path, 'status' | 'confidence'>): string =>
  status === 'none' ? '' : pathsMessages.confidence({ confidence })

/** The API begins a sentence with whom it is about, and "you" are no name. */
export const sentenceCase = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
