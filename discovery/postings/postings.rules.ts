/** A word, or every word that begins so. */
export interface AskedWord {
  readonly word: string
  readonly isBegun: boolean
}

export interface List {
  readonly trust: number
  readonly hits: Int32Array
}

/** Integers of 32 bits, in the order of the statements that return them. */
export interface Postings {
  /** For each word that was asked for its lists: the trust in a network, and its hits, two for the person and one for the rest. */
  readonly lists: readonly (readonly List[])[]
  /** Two for a person of the directory, one for the score. */
  readonly reach: Int32Array
  /** Two for a person, one for the score or -1, one for kinds << 16 | number of the query from 1. */
  readonly entries: Int32Array
}
