import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { listDomains } from './people.store.ts'
import type { Ranked } from './rank-people.ts'
import { areLikelyOne, type KnownAs } from './same-person.rules.ts'

/**
 * Somebody who is known by an address here and by a profile there is shown once: at their best place, as whoever of them
 * is reached best, with what either entry says.
 */
export async function joinDuplicates(tx: Tx, ranked: readonly Ranked[]): Promise<Ranked[]> {
  if (ranked.length < 2) return [...ranked]
  const people = ranked.map(({ foundPaths }) => foundPaths.personId)
  const domains = Map.groupBy(await listDomains(tx, { people }), ({ personId }) => personId)
  const known = new Map(
    ranked.map(({ foundPaths: { personId, rows } }): [string, KnownAs] => [
      personId,
      {
        names: [...new Set(rows.map(({ name }) => name))],
        companies: [...new Set(rows.map(({ company }) => company))],
        domains: (domains.get(personId) ?? []).map(({ domain }) => domain),
      },
    ]),
  )
  const knownAs = ({ foundPaths }: Ranked): KnownAs => getFrom(known, foundPaths.personId)
  const shown: Ranked[] = []
  for (const one of ranked) {
    const at = shown.findIndex((other) => areLikelyOne(knownAs(other), knownAs(one)))
    const twin = shown[at]
    if (twin) shown[at] = joined(twin, one)
    else shown.push(one)
  }
  return shown
}

function joined(a: Ranked, b: Ranked): Ranked {
  const [best, other] = b.person.trustRank > a.person.trustRank ? [b, a] : [a, b]
  return {
    ...best,
    person: {
      ...best.person,
      role: best.person.role ?? other.person.role,
      company: best.person.company ?? other.person.company,
      location: best.person.location ?? other.person.location,
    },
  }
}
