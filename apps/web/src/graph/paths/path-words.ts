import type { Path, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { kitMessages } from '../../kit/kit.messages.ts'

type Said = Pick<Path, 'status' | 'hops' | 'viaName' | 'label'>

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other", "LinkedIn since 2019, nothing else known". */
export const pathWords = ({ status, hops, viaName, label }: Said): string => {
  if (status === 'none') return pathsMessages.noPathYet()
  if (viaName === null) return status === 'verified' ? kitMessages.youKnowEachOther() : label
  return kitMessages.via({ name: viaName, others: Math.max(0, hops - 2) })
}

/** "via Ana"; undefined where there is no name to shorten. */
export const pathInShort = ({ hops, viaName }: Pick<Path, 'hops' | 'viaName'>): string | undefined =>
  viaName === null ? undefined : kitMessages.via({ name: firstName(viaName), others: Math.max(0, hops - 2) })

type Reached = Pick<ReachablePerson, 'introduced' | 'askedConnector'>
type Named = { via: string; viaInShort: string }

/**
 * "introduced by Ana Ribeiro" or "asked Ana Ribeiro": who stands where otherwise the connector of the best path does.
 * Null of somebody whom nobody introduced or was asked for, and of somebody known without a connector.
 */
export const whoWasAsked = (
  { introduced, askedConnector }: Reached,
  { viaName, status }: Pick<Path, 'viaName' | 'status'>,
): (Named & { isOfPath: boolean }) | null => {
  const name = introduced?.by ?? askedConnector
  if (name === null || status === 'none' || (viaName === null && status === 'verified')) return null
  const words = introduced ? pathsMessages.introducedBy : pathsMessages.asked
  return { via: words({ name }), viaInShort: words({ name: firstName(name) }), isOfPath: name === viaName }
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
