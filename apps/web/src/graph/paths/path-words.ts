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

/** Reasons of a list begin with a small letter where they do not begin with a name. */
export const sentenceCase = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
