/**
 * What the viewer's own word counts for on the scale of strengths, where no evidence says more: good, fair and weak. A
 * prior, until there are outcomes of paths that begin with somebody whom nothing but a word vouches for.
 */
export const strengthSaid = { well: 600, somewhat: 350, barely: 150 } as const
