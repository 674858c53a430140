import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'

type Said = Pick<Path, 'status' | 'hops' | 'viaName' | 'label'>

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other", "LinkedIn since 2019, nothing else known". */
export const pathWords = ({ status, hops, viaName, label }: Said): string => {
  if (status === 'none') return pathsMessages.noPathYet()
  if (viaName === null) return status === 'verified' ? kitMessages.youKnowEachOther() : label
  return kitMessages.via({ name: viaName, others: Math.max(0, hops - 2) })
}

/** "About 14%, an estimate", "About 40%, from 5 past asks". */
export const chanceWords = ({ status, chance, pastAsks }: Pick<Path, 'status' | 'chance' | 'pastAsks'>): string => {
  if (status === 'none') return ''
  if (chance < 0.005)
    return pastAsks === 0 ? pathsMessages.lessThanOne() : pathsMessages.lessThanOneFromPastAsks({ count: pastAsks })
  return pastAsks === 0
    ? pathsMessages.estimated({ share: chance })
    : pathsMessages.fromPastAsks({ share: chance, count: pastAsks })
}

/** Reasons of a list begin with a small letter where they do not begin with a name. */
export const sentenceCase = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
