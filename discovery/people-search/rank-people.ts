import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { firstOf, lastOf } from '@wellmet/platform/values/present.rules.ts'
import { outcomeSentences, reputationOf } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { replyChance, type Contact } from '@wellmet/graph/outcome-model/reply-chance.rules.ts'
import { connectorOf, findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { byReach } from '@wellmet/graph/paths/path-order.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import type { ConnectorInsight, RankedPerson } from './people.contract.ts'
import { toProfile } from './look-up-people.ts'
import { connectorWords, knownWords } from './why-ranked.rules.ts'

export interface Ranked {
  foundPaths: PathsToPerson
  person: RankedPerson
}

/** Whether all who pass the question on know each other both ways: somebody connected who never wrote comes after. */
const isKnownWell = ({ paths }: PathsToPerson): boolean => firstOf(paths).status === 'verified'

/** Of people who fit alike, whoever is known well comes before somebody who is only connected. */
export const knownFirst = (a: PathsToPerson, b: PathsToPerson): number =>
  Number(isKnownWell(b)) - Number(isKnownWell(a))

/**
 * These people with the best path to each of them, best first: by class of fit, then by reach, then by number of paths.
 * Somebody to whom there is no path is left out.
 */
export async function rankPeople(
  tx: Tx,
  call: ViewerContext,
  people: string[],
  reasonsOf: (foundPaths: PathsToPerson) => string[],
  /** How well somebody fits the question, the greatest first; the same for all without it. */
  fitOf: (personId: string) => number = () => 0,
  /** Among those who fit alike, before reach. */
  before: (a: PathsToPerson, b: PathsToPerson) => number = () => 0,
): Promise<Ranked[]> {
  const today = utcDay(call.services.now())
  const found = await findPathsTo(tx, call, people)
  return people
    .flatMap((personId) => found.get(personId) ?? [])
    .filter(({ paths }) => paths.length > 0)
    .toSorted((a, b) => fitOf(b.personId) - fitOf(a.personId) || before(a, b) || byReach(a, b))
    .map((foundPaths) => ({
      foundPaths,
      person: {
        ...toProfile(foundPaths, call),
        whyRanked: [
          ...reasonsOf(foundPaths),
          pathWords(foundPaths, today),
          ...outcomeWords(foundPaths),
          ...connectorWords(foundPaths.person.connectorCount),
        ],
        connectorInsight: insightOf(foundPaths, today),
      },
    }))
}

function outcomeWords({ paths }: PathsToPerson): string[] {
  const { via, statistics } = firstOf(paths)
  return via ? outcomeSentences(statistics, via.name).map(renderMessage) : []
}

function pathWords(foundPaths: PathsToPerson, today: number): string {
  const { member, own } = connectorOf(foundPaths, firstOf(foundPaths.paths).connector)
  const known = member ?? own
  return known
    ? knownWords(member?.ownerName ?? null, { ...known, freshness: freshnessOf(known.lastDay, today).label })
    : lastOf(foundPaths.person.path.explanation).replace(/\.$/, '')
}

/** Of whom to write to: the connector, or the person where none is needed. */
function insightOf(foundPaths: PathsToPerson, today: number): ConnectorInsight {
  const { connector, statistics, chance } = firstOf(foundPaths.paths)
  const { member, contact, own } = connectorOf(foundPaths, connector)
  const known = contact ?? own
  const { label, silentDays } = freshnessOf((member ? member.ownLastDay : known?.lastDay) ?? null, today)
  const relationship: Contact = {
    strength: (member ? member.ownStrength : known?.strength) ?? null,
    silent: silentDays,
  }
  return {
    trustScore: foundPaths.person.path.score,
    replyProbability:
      relationship.strength === null || silentDays === null ? null : inHundredths(replyChance(relationship)),
    introProbability: connector === null ? null : inHundredths(chance),
    reputationScore: reputationOf(statistics),
    freshnessLabel: label,
  }
}

const inHundredths = (chance: number): number => Math.round(chance * 100) / 100

/** Of somebody to whom there is no path. */
export const noInsight: ConnectorInsight = {
  trustScore: 0,
  replyProbability: null,
  introProbability: null,
  reputationScore: null,
  freshnessLabel: 'unknown',
}
