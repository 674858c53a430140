/** A contact on the way into a merge: 3 known by LinkedIn, 2 by e-mail, 1 by telephone, 0 by name alone. */
export interface Mergeable {
  personId: string
  handle: number
}

/**
 * The number that stays is that of the stronger handle, as in an import: by it a contact meets what others know of the same
 * person. Among equals it is the first, which is the one that the user was looking at.
 */
export const survivorOf = <T extends Mergeable>(first: T, second: T): { survivor: T; gone: T } =>
  second.handle > first.handle ? { survivor: second, gone: first } : { survivor: first, gone: second }

/** Each survivor once in a round: what the second of two brings is judged by what the first has brought. */
export function inRounds<T extends { survivor: string }>(pairs: readonly T[]): T[][] {
  const rounds: T[][] = []
  const turns = new Map<string, number>()
  for (const pair of pairs) {
    const turn = turns.get(pair.survivor) ?? 0
    turns.set(pair.survivor, turn + 1)
    const round = (rounds[turn] ??= [])
    round.push(pair)
  }
  return rounds
}
