import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { listDomains } from './people.store.ts'
import type { PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { groupLikelyOne, identityOf, type Identity } from './same-person.rules.ts'

/** One entry of somebody with the best way to them. */
interface Entry {
  readonly foundPaths: PathsToPerson
  readonly person: Pick<ReachablePerson, 'trustRank' | 'role' | 'company' | 'location'> & { isNear?: true | undefined }
}

/**
 * Somebody who is known by an address here and by a profile there is shown once: at their best place, as the viewer's own
 * contact or else as whoever of them is reached best, with what either entry says.
 */
export async function joinDuplicates<Row extends Entry>(tx: Tx, ranked: readonly Row[]): Promise<Row[]> {
  if (ranked.length < 2) return [...ranked]
  const people = ranked.map(({ foundPaths }) => foundPaths.personId)
  const domains = Map.groupBy(await listDomains(tx, { people }), ({ personId }) => personId)
  const known = new Map(
    ranked.map(({ foundPaths: { personId, rows } }): [string, Identity] => [
      personId,
      identityOf({
        names: [...new Set(rows.map(({ name }) => name))],
        companies: [...new Set(rows.map(({ company }) => company))],
        titles: [...new Set(rows.map(({ title }) => title))],
        domains: (domains.get(personId) ?? []).map(({ domain }) => domain),
      }),
    ]),
  )
  const byId = new Map(ranked.map((one) => [one.foundPaths.personId, one]))
  return groupLikelyOne(known).map((group) =>
    group.map((personId) => getFrom(byId, personId)).reduce((a, b) => joined(a, b)),
  )
}

const isOwn = ({ foundPaths: { rows } }: Entry): boolean => rows.some(({ kind }) => kind === 'self')

function joined<Row extends Entry>(a: Row, b: Row): Row {
  const isBetter = isOwn(a) === isOwn(b) ? b.person.trustRank > a.person.trustRank : isOwn(b)
  const [best, other] = isBetter ? [b, a] : [a, b]
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
