import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { directDays } from './formula.rules.ts'
import { chanceOfColleagues } from './path-edges.ts'
import { listConnectors, listGoBetweens, type ConnectorRow, type IntermediaryRow } from './paths.store.ts'

/** Who is known to stand between the viewer and a person. */
export interface Connections {
  personId: string
  /** What is known of them, the viewer's own words first, the directory's last; each of the others is a connector. */
  rows: ConnectorRow[]
  /** Contacts of the viewer who seem to know them. */
  intermediaries: IntermediaryRow[]
  /** In touch both ways within two years: nobody else is needed. */
  isInTouch: boolean
}

/** In two statements. Somebody of whom nothing may be seen is not in the answer; somebody in the directory is. */
export async function findConnections(
  tx: Tx,
  { services }: ViewerContext,
  people: string[],
  { most }: { most: number },
): Promise<Map<string, Connections>> {
  const today = utcDay(services.now())
  const known = [...Map.groupBy(await listConnectors(tx, { people }), (row) => row.personId)].map(
    ([personId, rows]) => ({
      personId,
      rows: rows.toSorted(ownFirst),
      isInTouch: rows.some(
        ({ kind, isTwoWay, lastDay }) =>
          kind === 'self' && isTwoWay && lastDay !== null && today - lastDay <= directDays,
      ),
    }),
  )
  const apart = known.filter(({ isInTouch }) => !isInTouch)
  const found = apart.length === 0 ? [] : await listGoBetweens(tx, { ...targetsOf(apart), most })
  const intermediaries = Map.groupBy(found, ({ target }) => target)
  return new Map(known.map((one) => [one.personId, { ...one, intermediaries: intermediaries.get(one.personId) ?? [] }]))
}

const targetsOf = (apart: readonly Pick<Connections, 'personId' | 'rows'>[]) => ({
  targets: apart.map(({ personId }) => personId),
  companies: apart.map(({ rows }) => firstOf(rows).companyId),
  chances: apart.map(({ rows }) => chanceOfColleagues(firstOf(rows).companySize)),
})

/** The viewer's own contact where there is one: their own words for somebody come first. */
const ownFirst = (a: ConnectorRow, b: ConnectorRow): number =>
  Number(b.kind === 'self') - Number(a.kind === 'self') ||
  Number(a.kind === 'directory') - Number(b.kind === 'directory') ||
  b.trustWeight * (b.strength ?? 0) - a.trustWeight * (a.strength ?? 0) ||
  ((a.userId ?? '') < (b.userId ?? '') ? -1 : 1)
