import { getFrom } from '@wellmet/platform/values/present.rules.ts'

/** By which people are ranked, as `search_people` has it: how well they fit, and how well they can be reached. */
const worthOf = ({ fit = 0, score }: Standing, lift: number): number => fit * 5 + Math.floor(score / 1000) * 4 * lift

export interface Standing {
  readonly fit?: number
  readonly score: number
}

/**
 * Whom an introduction was counted to reach oftener comes before who fits as well and is as near; without any outcome the
 * order stays. Among those that were found: what was learned brings nobody into a list.
 */
export const boostLikely = <R extends { readonly lift: number; readonly foundPaths: { readonly personId: string } }>(
  ranked: readonly R[],
  standings: ReadonlyMap<string, Standing>,
): R[] =>
  ranked.every(({ lift }) => lift === 1)
    ? [...ranked]
    : ranked
        .map((one) => ({ one, worth: worthOf(getFrom(standings, one.foundPaths.personId), one.lift) }))
        .toSorted((a, b) => b.worth - a.worth)
        .map(({ one }) => one)
