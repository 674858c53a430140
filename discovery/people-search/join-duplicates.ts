import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { listDomains } from './people.store.ts'
import type { Ranked } from './rank-people.ts'
import { areLikelyOne, identityOf, type Identity } from './same-person.rules.ts'

/**
 * Somebody who is known by an address here and by a profile there is shown once: at their best place, as whoever of them
 * is reached best, with what either entry says.
 */
export async function joinDuplicates(tx: Tx, ranked: readonly Ranked[]): Promise<Ranked[]> {
  if (ranked.length < 2) return [...ranked]
  const people = ranked.map(({ foundPaths }) => foundPaths.personId)
  const domains = Map.groupBy(await listDomains(tx, { people }), ({ personId }) => personId)
  const known = new Map(
    ranked.map(({ foundPaths: { personId, rows } }): [string, Identity] => [
      personId,
      identityOf({
        names: [...new Set(rows.map(({ name }) => name))],
        companies: [...new Set(rows.map(({ company }) => company))],
        domains: (domains.get(personId) ?? []).map(({ domain }) => domain),
      }),
    ]),
  )
  const identity = ({ foundPaths }: Ranked): Identity => getFrom(known, foundPaths.personId)
  const shown: Ranked[] = []
  // Only those at one company can be one person: of 200 people not every two are compared.
  const places = new Map<string, Set<number>>()
  const show = (one: Ranked, at: number): void => {
    shown[at] = one
    for (const employer of identity(one).employers) places.set(employer, (places.get(employer) ?? new Set()).add(at))
  }
  for (const one of ranked) {
    const near = new Set([...identity(one).employers].flatMap((employer) => [...(places.get(employer) ?? [])]))
    const at = [...near]
      .toSorted((a, b) => a - b)
      .find((place) => areLikelyOne(identity(present(shown[place])), identity(one)))
    if (at === undefined) show(one, shown.length)
    else show(joined(present(shown[at]), one), at)
  }
  return shown
}

function joined(a: Ranked, b: Ranked): Ranked {
  const [best, other] = b.person.trustRank > a.person.trustRank ? [b, a] : [a, b]
  const { isNear: _, ...shown } = best.person
  return {
    ...best,
    person: {
      ...shown,
      ...(a.person.isNear && b.person.isNear ? { isNear: true } : {}),
      role: best.person.role ?? other.person.role,
      company: best.person.company ?? other.person.company,
      location: best.person.location ?? other.person.location,
    },
  }
}
