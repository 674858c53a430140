import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, lastOf } from '@wellmet/platform/values/present.rules.ts'
import { orderByOutcomes } from '@wellmet/graph/paths/order-by-outcomes.ts'
import {
  boostOf,
  outcomeWords,
  reputationOf,
  type OutcomeStatistics,
} from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { connectorOf, findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { pathTrust } from '@wellmet/graph/paths/trust-rank.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import {
  introProbability,
  replyProbability,
  type OwnRelationship,
} from '@wellmet/graph/outcome-model/connector-insight.rules.ts'
import { toProfile } from './look-up-people.ts'
import type { ConnectorInsight, RankedPerson } from './people.contract.ts'
import { listOwnRelationships, type Membership } from './people.store.ts'
import { connectorWords, knownWords } from './why-ranked.rules.ts'

export interface Ranked {
  foundPaths: PathsToPerson
  person: RankedPerson
  /** How much likelier an introduction has become by what was counted; 1 where nothing was. */
  boost: number
}

/** These people in this order, with the best way to each of them; somebody to whom there is none is left out. */
export async function rankPeople(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  people: string[],
  reasonsOf: (foundPaths: PathsToPerson) => string[],
): Promise<Ranked[]> {
  const today = utcDay(call.services.now())
  const found = await findPathsTo(tx, call, people)
  const inReach = people.flatMap((personId) => found.get(personId) ?? []).filter(({ paths }) => paths.length > 0)
  const reachable = await orderByOutcomes(tx, call, inReach)
  const members = reachable.flatMap(
    ({ foundPaths }) => connectorOf(foundPaths, firstOf(foundPaths.paths)).member?.ownerPersonId ?? [],
  )
  const relationships = members.length > 0 ? await listOwnRelationships(tx, { me, people: [...new Set(members)] }) : []
  const mine = new Map(relationships.map((relationship) => [relationship.personId, relationship]))
  return reachable.map(({ foundPaths, statistics }) => {
    const { member, contact, own } = connectorOf(foundPaths, firstOf(foundPaths.paths))
    const relationship = contact ?? own ?? (member?.ownerPersonId ? mine.get(member.ownerPersonId) : undefined)
    return {
      foundPaths,
      boost: boostOf(statistics),
      person: {
        ...toProfile(foundPaths, call),
        // What was learned before how many there are: a row shows the first few, and must say why it moved.
        whyRanked: [
          ...reasonsOf(foundPaths),
          pathWords(foundPaths, today),
          ...outcomeWords(statistics, firstOf(foundPaths.paths).viaName),
          ...connectorWords(foundPaths.person.connectorCount),
        ],
        connectorInsight: insightOf(foundPaths, relationship, statistics, today),
      },
    }
  })
}

function pathWords(foundPaths: PathsToPerson, today: number): string {
  const { member, own } = connectorOf(foundPaths, firstOf(foundPaths.paths))
  const known = member ?? own
  return known
    ? knownWords(member?.ownerName ?? null, { ...known, freshness: freshnessOf(known.lastDay, today).label })
    : lastOf(firstOf(foundPaths.paths).explanation).text.replace(/\.$/, '')
}

function insightOf(
  { person, paths }: PathsToPerson,
  row: { strength: number | null; lastDay: number | null } | undefined,
  statistics: OutcomeStatistics,
  today: number,
): ConnectorInsight {
  const { label, silentDays } = freshnessOf(row?.lastDay ?? null, today)
  const relationship: OwnRelationship = { strength: row?.strength ?? null, silent: silentDays }
  return {
    trustScore: Math.round(pathTrust(firstOf(paths)) * 100),
    replyProbability: replyProbability(relationship),
    introProbability:
      firstOf(paths).viaId === null ? null : introProbability(relationship, person.freshness, statistics),
    reputationScore: reputationOf(statistics),
    freshnessLabel: label,
  }
}

/** Of somebody to whom there is no way. */
export const noInsight: ConnectorInsight = {
  trustScore: 0,
  replyProbability: null,
  introProbability: null,
  reputationScore: null,
  freshnessLabel: 'unknown',
}
