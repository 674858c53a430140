/** Chance that comes out the same every time: what is drawn depends on the name of the purpose and on nothing else. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** Both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(all: readonly T[]): T
  shuffle<T>(all: readonly T[]): T[]
}

/** One stream per purpose, so that drawing once more for one does not change all the others. */
export function randomFor(purpose: string): Random {
  const next = streamFrom(seedOf(purpose))
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (all) => all.at(int(0, all.length - 1))!,
    shuffle(all) {
      const result = [...all]
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[result[i], result[j]] = [result.at(j)!, result.at(i)!]
      }
      return result
    },
  }
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Mulberry32. */
function streamFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
