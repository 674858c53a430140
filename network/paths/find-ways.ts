import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '../people/person-ids.ts'
import { freshnessOf } from '../relationships/freshness.rules.ts'
import type { PathEdge } from './edge.rules.ts'
import { comparePaths, describePath, type Path } from './path.rules.ts'
import type { ReachablePerson } from './paths.contract.ts'
import { listConnectors, type ConnectorRow } from './paths.store.ts'
import { trustRank } from './trust-rank.rules.ts'

const dayMs = 86_400_000

export interface Ways {
  person: ReachablePerson
  rows: ConnectorRow[]
  paths: Path[]
}

/** Every way to each of these people that the viewer can see; somebody to whom there is none is not in the answer. */
export async function waysTo(tx: Tx, call: MemberCall, people: string[]): Promise<Map<string, Ways>> {
  const today = Math.floor(call.services.now().getTime() / dayMs)
  const ways = new Map<string, Ways>()
  for (const [personId, rows] of Map.groupBy(await listConnectors(tx, { people }), (row) => row.personId)) {
    // The first row is the viewer's own contact where there is one: their own words for somebody come first.
    const facts = rows[0]!
    const target = { id: personIds(call).show(BigInt(personId)), name: facts.name }
    const paths = rows.map((row) => describePath(edgesOf(row, call, target, today))).toSorted(comparePaths)
    const best = paths[0]!
    ways.set(personId, {
      rows,
      paths,
      person: {
        ...target,
        role: facts.title,
        company: facts.company,
        location: facts.location,
        trustRank: trustRank(paths),
        freshness: freshnessOf(newest(rows), today).label,
        connectorCount: rows.filter(({ kind }) => kind > 0).length,
        path: toPath(best),
      },
    })
  }
  return ways
}

function edgesOf(row: ConnectorRow, { viewer }: MemberCall, target: PathEdge['to'], today: number): PathEdge[] {
  const you = { id: viewer.userId, name: 'you' }
  const owner = row.kind === 0 ? you : { id: row.userId, name: row.ownerName }
  const known: PathEdge = {
    from: owner,
    to: target,
    strength: row.strength ?? 0,
    bases: [row.isTwoWay ? 'two-way' : row.lastDay === null ? 'connection' : 'one-way'],
    tie: 0,
    contactDays: row.messages + row.meetings,
    freshness: freshnessOf(row.lastDay, today).label,
    sentences: [],
    evidence: [],
  }
  if (row.kind === 0) return [known]
  const teammate: PathEdge = {
    ...known,
    from: you,
    to: owner,
    strength: strengthOfTeammate(row),
    bases: ['confirmed'],
    freshness: 'unknown',
    sentences: [`You and ${owner.name} are in this workspace together.`],
  }
  return [teammate, known]
}

/** The weight has lost a fifth for the step through somebody else. */
export const strengthOfTeammate = ({ w }: ConnectorRow): number => Math.min(1000, Math.round((w * 10) / 8))

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
  explanation: [...explanation],
  score,
})
