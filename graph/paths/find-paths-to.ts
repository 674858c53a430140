import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { findPersonStates, type StateOfPerson } from '@wellmet/identity/person-states/find-person-states.ts'
import type { PathFacts } from '@wellmet/identity/person-states/person-state.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { ownFactsOf } from '@wellmet/contacts/relationships/own-facts.rules.ts'
import { identityWord, type ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import {
  findOutcomeStatistics,
  type FoundPath,
  type StatisticsOfPath,
} from '../outcome-model/find-outcome-statistics.ts'
import { noStatistics } from '../outcome-model/outcome-statistics.rules.ts'
import { findCorrectedSteps, type StepsKnownWell, type UnusedSteps } from '../step-corrections/find-corrected-steps.ts'
import { findConnections, type Connections } from './find-connections.ts'
import { findPairEvidence, type EvidenceOfPair, type Pair } from './find-pair-evidence.ts'
import { isUnproven, pathsFrom, type Target } from './path-edges.ts'
import { byPlace, trustRankOf } from './path-order.rules.ts'
import { isDoubtful } from './notice.rules.ts'
import { isRated, type Path, type RankedPath } from './path.rules.ts'
import type { PathAvailability, ReachablePerson } from './paths.contract.ts'
import { pathsFound, type PathsFound } from './paths.hooks.ts'
import { listThreeHopPaths, type ConnectorRow, type IntermediaryRow, type ThreeHopRow } from './paths.store.ts'
import { noPath, toPath } from './show-path.rules.ts'
import { comesBack } from './themselves.rules.ts'
import { isOfATeammate } from './visibility.rules.ts'

export interface PathsToPerson extends Connections {
  person: ReachablePerson
  /** Best first; without any when there is no path. */
  paths: RankedPath[]
}

/**
 * Contacts in between who are considered for each person, by strength and likelihood. The same number everywhere, so that a
 * list and a page name the same best path.
 */
const mostContacts = 10

/**
 * The one ranking of paths (docs/ranking.md): the paths to each of these people that the viewer can see, best first. Every
 * list, page and mail takes its best path from here. Somebody of whom nothing may be seen is not in the answer; somebody in
 * the directory is, whether or not there is a path.
 */
export async function findPathsTo(tx: Tx, call: ViewerContext, people: string[]): Promise<Map<string, PathsToPerson>> {
  const corrected = findCorrectedSteps(tx)
  const connections = await findConnections(tx, call, people, { most: mostContacts, corrected })
  const { unused, knownWell } = await corrected
  const far = await findThirdSteps(tx, [...connections.values()], unused)
  const asked = [...connections.values()].flatMap((one) => pathsToCount(one, far.get(one.personId) ?? []))
  const pairs = [...connections.values()].flatMap((one) => pairsOf(one, far.get(one.personId) ?? []))
  const [statisticsOf, evidenceOf, stateOf] = await Promise.all([
    findOutcomeStatistics(tx, call, asked),
    findPairEvidence(tx, pairs, call.services.now()),
    findPersonStates(tx, [...connections.keys()], call.services.now()),
  ])
  // Not beside the others: it may take the role of the system.
  const known = await askOthers(tx, call, asked, [...connections.keys()])
  const describe = describer(call, { statisticsOf, evidenceOf, knownWell }, known, stateOf)
  return new Map([...connections].map(([personId, one]) => [personId, describe(one, far.get(personId) ?? [])]))
}

/** One person by the id that the viewer was shown, with every path to them. */
export async function findPathTo(tx: Tx, call: ViewerContext, id: string): Promise<PathsToPerson> {
  const personId = personIds(call).read(id)?.toString()
  const found = personId === undefined ? undefined : (await findPathsTo(tx, call, [personId])).get(personId)
  if (!found) throw notFound('person')
  return found
}

/** A third step is looked for where there is nothing shorter. */
async function findThirdSteps(
  tx: Tx,
  connections: readonly Connections[],
  { betweenPeople, fromNetworks }: UnusedSteps,
): Promise<Map<string, ThreeHopRow[]>> {
  const targets = connections
    .filter(({ rows, intermediaries }) => intermediaries.length === 0 && !rows.some(isWay))
    .map(({ personId }) => personId)
  if (targets.length === 0) return new Map<string, ThreeHopRow[]>()
  const rows = await listThreeHopPaths(tx, {
    targets,
    most: mostContacts,
    unusedFrom: betweenPeople.from,
    unusedTo: betweenPeople.to,
    unusedNetworks: fromNetworks.from,
    unusedContacts: fromNetworks.to,
  })
  const names = new Map(connections.map(({ personId, rows: [facts] }) => [personId, facts?.name ?? '']))
  const away = rows.filter((row) => !comesBack(row, { name: names.get(row.target) ?? '' }))
  return Map.groupBy(away, ({ target }) => target)
}

const isWay = (row: ConnectorRow): boolean => row.kind === 'self' || isOfATeammate(row)

/** Every path whose outcomes are counted. */
const pathsToCount = ({ personId, rows, intermediaries, isInTouch }: Connections, far: ThreeHopRow[]): FoundPath[] =>
  (isInTouch ? [] : connectorsOf(rows, intermediaries, far)).map((connector) => ({ connector, target: personId }))

const connectorsOf = (
  rows: readonly ConnectorRow[],
  intermediaries: readonly IntermediaryRow[],
  far: readonly ThreeHopRow[],
): ConnectorIdentity[] => [
  ...rows.filter(isOfATeammate).flatMap(({ userId }) => (userId === null ? [] : [{ userId }])),
  ...intermediaries.map(({ personId }) => ({ person: personId })),
  ...far.map(({ userId }) => ({ userId })),
]

async function askOthers(
  tx: Tx,
  { services, viewer }: ViewerContext,
  asked: readonly FoundPath[],
  people: readonly string[],
): Promise<PathsFound> {
  const connectors = new Map(
    asked.flatMap(({ connector }) => (connector ? [[identityWord(connector), connector] as const] : [])),
  )
  const found: PathsFound = {
    viewer,
    connectors: [...connectors.values()],
    people,
    askableFrom: new Map(),
    withoutEmail: new Set(),
    asked: new Map(),
    declined: new Map(),
  }
  if (people.length > 0) await runHook({ tx, services }, pathsFound, found)
  return found
}

/** Everybody who seems to know somebody, and whom. */
const pairsOf = ({ personId, intermediaries }: Connections, far: readonly ThreeHopRow[]): Pair[] =>
  [...intermediaries, ...far].map((between) => ({ a: between.personId, b: personId }))

function describer(
  call: ViewerContext,
  facts: { statisticsOf: StatisticsOfPath; evidenceOf: EvidenceOfPair; knownWell: StepsKnownWell },
  known: PathsFound,
  stateOf: StateOfPerson,
) {
  const today = utcDay(call.services.now())
  const ids = personIds(call)
  const { statisticsOf } = facts
  const paths = pathsFrom(call, facts)
  return (connections: Connections, far: readonly ThreeHopRow[]): PathsToPerson => {
    const { personId, rows, intermediaries, isInTouch, isTeammate } = connections
    const facts = firstOf(rows)
    const own = rows.find(({ kind }) => kind === 'self')
    const target: Target = {
      id: ids.show(BigInt(personId)),
      name: facts.name,
      identity: { person: personId },
      personId,
      company: facts.company,
      companySize: facts.companySize,
      mayBeKnown: own === undefined || isUnproven(own),
    }
    const direct = isTeammate ? [paths.toTeammate(own, target)] : own ? [paths.direct(own, target)] : []
    const through = isInTouch
      ? []
      : [
          ...rows.filter(isOfATeammate).map((row) => paths.throughMember(row, target)),
          ...intermediaries.map((row) => paths.throughContact(row, target)),
          ...far.map((row) => paths.throughTwo(row, target)),
        ]
    const ranked = [...direct, ...through]
      .filter((path) => path !== null)
      .map((path): RankedPath => ({
        ...path,
        availability: availabilityOf(path, personId, known),
        statistics: path.connector ? statisticsOf({ connector: path.connector, target: personId }) : noStatistics,
      }))
      .toSorted(byPlace)
    const best = ranked[0]
    return {
      ...connections,
      paths: ranked,
      person: {
        id: target.id,
        name: target.name,
        role: facts.title,
        company: facts.company,
        location: facts.location,
        trustRank: best ? trustRankOf(best.chance) : 0,
        freshness: freshnessOf(newest(rows), today).label,
        connectorCount: isInTouch ? 0 : rows.filter(isOfATeammate).length + (intermediaries[0]?.total ?? 0),
        path: best ? toPath(best) : noPath(),
        personState: stateOf(personId, {
          name: target.name,
          isTeammate,
          own: own ? ownFactsOf(own, today) : null,
          path: pathFacts(ranked),
          isTarget: rows.some(({ kind }) => kind === 'target'),
        }),
      },
    }
  }
}

/** The best path through somebody who would be asked. */
function pathFacts(ranked: readonly RankedPath[]): PathFacts | null {
  const path = ranked.find(({ via }) => via !== null)
  if (!path?.via) return null
  const { via, chance, availability } = path
  const from = availability.from === null ? null : new Date(availability.from)
  return {
    via: { id: via.id, name: via.name },
    chance,
    isRated: isRated(path),
    isDoubtful: isDoubtful(path),
    canAsk: availability.canAsk,
    from,
  }
}

function availabilityOf({ connector, edges }: Path, personId: string, known: PathsFound): PathAvailability {
  if (connector === null) return { canAsk: true, from: null }
  const word = identityWord(connector)
  const declined = known.declined.get(personId)?.get(word)
  // Whoever does not know them is no way to them, now or later.
  if (edges.some(({ isDenied }) => isDenied))
    return {
      canAsk: false,
      from: null,
      reason: 'declined',
      ...(declined ? { declinedAt: declined.at.toISOString() } : {}),
    }
  if (declined) {
    const [at, until] = [declined.at.toISOString(), declined.until.toISOString()]
    return { canAsk: false, from: until, reason: 'declined', declinedAt: at }
  }
  const from = known.askableFrom.get(word)
  if (from === undefined && !known.asked.get(personId)?.has(word)) return { canAsk: true, from: null }
  return {
    canAsk: false,
    from: from?.toISOString() ?? null,
    ...(known.withoutEmail.has(word) ? { reason: 'no_email' as const } : {}),
  }
}

/** What is known of whoever a path begins with: the viewer's own contact, a member who shares, or a contact in between. */
export function connectorOf(
  { rows, intermediaries }: PathsToPerson,
  connector: ConnectorIdentity | null | undefined,
): { own?: ConnectorRow | undefined; member?: ConnectorRow | undefined; contact?: IntermediaryRow | undefined } {
  if (!connector) return { own: rows.find(({ kind }) => kind === 'self') }
  return 'userId' in connector
    ? { member: rows.find(({ kind, userId }) => kind !== 'self' && userId === connector.userId) }
    : { contact: intermediaries.find(({ personId }) => personId === connector.person) }
}

const newest = (rows: ConnectorRow[]): number | null =>
  rows.reduce<number | null>(
    (last, { lastDay }) => (lastDay !== null && (last === null || lastDay > last) ? lastDay : last),
    null,
  )
