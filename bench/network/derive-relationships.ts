import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { drawFor } from './draw.ts'
import { groupBy, memberOf } from './groups.ts'
import type { Population } from './population.ts'
import { sizes } from './sizes.ts'

export interface MadeUpRelationship {
  a: number
  b: number
  permille: number
  /** 2 employer, 3 school, 4 community. */
  basis: number
}

const mostOfOnePerson = 50

/** Who seems to know whom by public facts: 60 % colleagues, 25 % from one school, the rest from one community. */
export function* deriveRelationships({
  size,
  count,
  company,
  school,
  byCompany,
  bySchool,
}: Population): Generator<MadeUpRelationship> {
  const { pairs } = sizes[size]
  const draw = drawFor(`ties of ${size}`)
  const [from, to] = [new Int32Array(2 * pairs), new Int32Array(2 * pairs)]
  const [permille, basis] = [new Uint16Array(2 * pairs), new Uint8Array(2 * pairs)]
  const degree = new Uint8Array(count)
  let n = 0
  for (let tries = 0; n < 2 * pairs && tries < 4 * pairs; tries += 1) {
    const a = tries < count ? tries : draw.below(count)
    const luck = draw.next()
    const kind = luck < 0.6 ? inferredBases.employer : luck < 0.85 ? inferredBases.school : inferredBases.community
    const b =
      kind === inferredBases.employer
        ? memberOf(byCompany, company[a]!, draw)
        : kind === inferredBases.school
          ? memberOf(bySchool, school[a]!, draw)
          : (draw.zipf(count, 2) * 7_368_787 + 12_345) % count
    const chance = draw.int(50, 600)
    if (b === undefined || b === a || degree[a]! >= mostOfOnePerson || degree[b]! >= mostOfOnePerson) continue
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      from[n] = one
      to[n] = other
      permille[n] = chance
      basis[n] = kind
      degree[one]! += 1
      n += 1
    }
  }
  const { starts, members } = groupBy(from.subarray(0, n), count)
  for (let a = 0; a < count; a += 1) {
    const own = [...members.subarray(starts[a], starts[a + 1])]
    // The same pair may have been drawn twice; from both ends the greater chance is kept.
    own.sort((x, y) => to[x]! - to[y]! || permille[y]! - permille[x]! || basis[x]! - basis[y]!)
    for (const [i, relationship] of own.entries()) {
      if (i > 0 && to[own[i - 1]!] === to[relationship]) continue
      yield { a, b: to[relationship]!, permille: permille[relationship]!, basis: basis[relationship]! }
    }
  }
}
