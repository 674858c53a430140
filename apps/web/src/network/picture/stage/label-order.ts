import type { Network } from '../data/network-lookup.ts'

/** Who gets a name first when there is not room for all: whom you know, then the strongest. */
export const labelOrder = ({ people }: Network): Int32Array =>
  Int32Array.from(people, (_, at) => at + 1).sort((one, other) => {
    const [first, second] = [people[one - 1], people[other - 1]]
    if (!first || !second) return 0
    return first.ring - second.ring || (second.strength ?? -1) - (first.strength ?? -1) || one - other
  })
