import type { components } from '../../api/schema.gen.ts'

export type Duplicate = components['schemas']['Duplicate']
export type DuplicateSide = components['schemas']['DuplicateSide']
export type ContactMerge = components['schemas']['ContactMerge']

/** Whichever of the two is named first, a pair is one pair. */
export const pairKey = (one: string, other: string): string => [one, other].toSorted().join('.')
