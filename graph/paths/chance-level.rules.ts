export const chanceLevels = ['likely', 'good', 'fair', 'small', 'tiny'] as const
export type ChanceLevel = (typeof chanceLevels)[number]

/** Where one word ends and the next begins, between the steps by which paths are compared (`path-order.rules.ts`). */
export const levelBegins: Readonly<Record<ChanceLevel, number>> = {
  likely: 0.5,
  good: 0.25,
  fair: 0.1,
  small: 0.03,
  tiny: 0,
}

/** The word for a chance, where a list has no room for the figure and what it rests on. */
export const chanceLevel = (chance: number): ChanceLevel =>
  chanceLevels.find((level) => chance >= levelBegins[level]) ?? 'tiny'
