import type { Path } from '@wellmet/graph/paths/paths.contract.ts'

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other", "you may know each other". */
export const pathWords = ({ status, hops, viaName }: Pick<Path, 'status' | 'hops' | 'viaName'>): string => {
  if (status === 'none') return 'nobody you know leads there yet'
  if (viaName === null) return status === 'verified' ? 'you know each other' : 'you may know each other'
  return hops > 2 ? `via ${viaName} and ${hops - 2} more` : `via ${viaName}`
}

export const confidenceWords = ({ status, confidence }: Pick<Path, 'status' | 'confidence'>): string =>
  status === 'none' ? '' : `confidence ${confidence} of 100`

/** The API begins a sentence with whom it is about, and "you" are no name. */
export const sentenceCase = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
