export type ChanceLevel = 'likely' | 'fair' | 'possible' | 'unlikely' | 'remote'

/** Where one word ends and the next begins, between the steps by which paths are compared (`path-order.rules.ts`). */
const from: readonly [number, ChanceLevel][] = [
  [0.5, 'likely'],
  [0.25, 'fair'],
  [0.1, 'possible'],
  [0.03, 'unlikely'],
]

/** The word for a chance, where a list has no room for the figure and what it rests on. */
export const chanceLevel = (chance: number): ChanceLevel => from.find(([least]) => chance >= least)?.[1] ?? 'remote'
