import { getFrom } from '@wellmet/platform/values/present.rules.ts'

/** By which people are ranked, as `search_people` has it: how well they fit, and how well they can be reached. */
const worthOf = ({ fit = 0, score }: Standing, boost: number): number => fit * 5 + Math.floor(score / 1000) * 4 * boost

export interface Standing {
  readonly fit?: number
  readonly score: number
}

/**
 * Whom an introduction was counted to reach oftener comes before who fits as well and is as near; without any outcome the
 * order stays. Among those that were found: what was learned brings nobody into a list.
 */
export const boostLikely = <R extends { readonly boost: number; readonly foundPaths: { readonly personId: string } }>(
  ranked: readonly R[],
  standings: ReadonlyMap<string, Standing>,
): R[] =>
  ranked.every(({ boost }) => boost === 1)
    ? [...ranked]
    : ranked
        .map((one) => ({ one, worth: worthOf(getFrom(standings, one.foundPaths.personId), one.boost) }))
        .toSorted((a, b) => b.worth - a.worth)
        .map(({ one }) => one)
