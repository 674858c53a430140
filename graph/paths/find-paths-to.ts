import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { chanceOfColleagues, pathEdges, type Target } from './path-edges.ts'
import { comparePaths, describePath, type Path } from './path.rules.ts'
import type { ReachablePerson } from './paths.contract.ts'
import {
  listConnectors,
  listThreeHopPaths,
  listGoBetweens,
  type ConnectorRow,
  type ThreeHopRow,
  type IntermediaryRow,
} from './paths.store.ts'
import { trustRank } from './trust-rank.rules.ts'
import { isOfATeammate } from './visibility.rules.ts'

export interface PathsToPerson {
  personId: string
  person: ReachablePerson
  /** What is known of them, the viewer's own words first, the directory's last; each of the others is a connector. */
  rows: ConnectorRow[]
  /** Contacts of the viewer who seem to know them. */
  intermediaries: IntermediaryRow[]
  /** Contacts of those who share; looked for only where there is nothing shorter. */
  far: ThreeHopRow[]
  /** Best first; without any when there is no way. */
  paths: Path[]
}

/** How many go-betweens of each person are described: lists show the best way, a page shows them all. */
const inLists = 3
const onPage = 20

/**
 * The ways to each of these people that the viewer can see, of up to two steps. Somebody of whom nothing may be seen is
 * not in the answer; somebody in the directory is, whether or not there is a way.
 */
export async function findPathsTo(
  tx: Tx,
  call: ViewerContext,
  people: string[],
  { most = inLists, far = new Map<string, ThreeHopRow[]>() } = {},
): Promise<Map<string, PathsToPerson>> {
  const known = Map.groupBy(await listConnectors(tx, { people }), (row) => row.personId)
  const rowsOf = new Map([...known].map(([personId, rows]) => [personId, rows.toSorted(ownFirst)]))
  const intermediaries = Map.groupBy(await askGoBetweens(tx, rowsOf, most), ({ target }) => target)
  return new Map(
    [...rowsOf].map(([personId, rows]) => [
      personId,
      describe(call, personId, rows, intermediaries.get(personId) ?? [], far.get(personId) ?? []),
    ]),
  )
}

/** One person by the id that the viewer was shown, with every way to them. */
export async function findPathTo(tx: Tx, call: ViewerContext, id: string): Promise<PathsToPerson> {
  const personId = personIds(call).read(id)?.toString()
  const found = personId === undefined ? undefined : await findEveryPathTo(tx, call, personId)
  if (!found) throw notFound('person')
  return found
}

/** With a third step where nothing shorter is found; nothing when nothing may be seen of them. */
export async function findEveryPathTo(
  tx: Tx,
  call: ViewerContext,
  personId: string,
): Promise<PathsToPerson | undefined> {
  const found = (await findPathsTo(tx, call, [personId], { most: onPage })).get(personId)
  if (!found || found.paths.length > 0) return found
  const far = await listThreeHopPaths(tx, { target: personId, most: onPage })
  return describe(call, personId, found.rows, [], far)
}

/** Nobody needs a go-between to somebody with whom they are in touch both ways. */
async function askGoBetweens(tx: Tx, rowsOf: Map<string, ConnectorRow[]>, most: number): Promise<IntermediaryRow[]> {
  const asked = [...rowsOf].filter(([, rows]) => !rows.some(({ kind, isTwoWay }) => kind === 'self' && isTwoWay))
  if (asked.length === 0) return []
  return listGoBetweens(tx, {
    targets: asked.map(([personId]) => personId),
    companies: asked.map(([, rows]) => firstOf(rows).companyId),
    chances: asked.map(([, rows]) => chanceOfColleagues(firstOf(rows).companySize)),
    most,
  })
}

/** The viewer's own contact where there is one: their own words for somebody come first. */
const ownFirst = (a: ConnectorRow, b: ConnectorRow): number =>
  Number(b.kind === 'self') - Number(a.kind === 'self') ||
  Number(a.kind === 'directory') - Number(b.kind === 'directory') ||
  b.trustWeight * (b.strength ?? 0) - a.trustWeight * (a.strength ?? 0) ||
  ((a.userId ?? '') < (b.userId ?? '') ? -1 : 1)

function describe(
  call: ViewerContext,
  personId: string,
  rows: ConnectorRow[],
  intermediaries: IntermediaryRow[],
  far: ThreeHopRow[],
): PathsToPerson {
  const facts = firstOf(rows)
  const edges = pathEdges(call)
  const target: Target = {
    id: personIds(call).show(BigInt(personId)),
    name: facts.name,
    identity: { person: personId },
    company: facts.company,
    companySize: facts.companySize,
  }
  const paths = [
    ...rows.filter(({ kind }) => kind !== 'directory').map((row) => edges.through(row, target)),
    ...intermediaries.map((row) => edges.throughContact(row, target)),
    ...far.map((row) => edges.throughTwo(row, target)),
  ]
    .map(describePath)
    .filter(({ status }) => status !== 'none')
    .toSorted(comparePaths)
  return {
    personId,
    rows,
    intermediaries,
    far,
    paths,
    person: {
      id: target.id,
      name: target.name,
      role: facts.title,
      company: facts.company,
      location: facts.location,
      trustRank: trustRank(paths),
      freshness: freshnessOf(newest(rows), utcDay(call.services.now())).label,
      connectorCount: rows.filter(isOfATeammate).length + (intermediaries[0]?.total ?? 0),
      path: toPath(paths[0] ?? describePath([])),
    },
  }
}

/** What is known of whoever a path begins with: the viewer's own contact, a member who shares, or a contact in between. */
export function connectorOf(
  { rows, intermediaries }: PathsToPerson,
  { connector }: Path,
): { own?: ConnectorRow | undefined; member?: ConnectorRow | undefined; contact?: IntermediaryRow | undefined } {
  if (connector === null) return { own: rows.find(({ kind }) => kind === 'self') }
  return 'userId' in connector
    ? { member: rows.find(({ kind, userId }) => kind !== 'self' && userId === connector.userId) }
    : { contact: intermediaries.find(({ personId }) => personId === connector.person) }
}

const newest = (rows: ConnectorRow[]): number | null =>
  rows.reduce<number | null>(
    (last, { lastDay }) => (lastDay !== null && (last === null || lastDay > last) ? lastDay : last),
    null,
  )

export const toPath = ({
  status,
  confidence,
  label,
  hops,
  viaName,
  viaId,
  explanation,
  score,
}: Path): ReachablePerson['path'] => ({
  status,
  confidence,
  label,
  hops,
  viaName,
  viaId,
  explanation: explanation.map(({ text }) => text),
  score,
})
