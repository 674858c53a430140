/** Whichever of the two is named first, a pair is one pair. */
export const pairKey = (one: string, other: string): string => [one, other].toSorted().join('.')
