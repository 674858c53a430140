import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { employerChance } from '../inferred-relationships/derived-relationships.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { chanceOfAll, strengthOfInferred } from '../inferred-relationships/inferred-relationships.rules.ts'
import type { StatisticsOfPath } from '../outcome-model/find-outcome-statistics.ts'
import { silentBy, type Contact } from '../outcome-model/reply-chance.rules.ts'
import type { OutcomeStatistics } from '../outcome-model/outcome-statistics.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { directChance, historyOf, introductionChance, type IntroductionFacts } from './chance.rules.ts'
import type { Side } from './connector-score.rules.ts'
import { edgeCertainty, type Party, type PathEdge, type Reason } from './edge.rules.ts'
import { pathAlong, type Path } from './path.rules.ts'
import type { Audience } from './paths.contract.ts'
import type { ConnectorRow, ThreeHopRow, IntermediaryRow } from './paths.store.ts'

/** A target as the viewer sees them, with where they work. */
export interface Target extends Party {
  personId: string
  company: string | null
  companySize: number | null
}

type Known = Pick<ConnectorRow, 'strength' | 'isTwoWay' | 'lastDay' | 'messages' | 'meetings'>
type MemberRow = Pick<ConnectorRow, 'trustWeight' | 'degree' | 'ownStrength' | 'ownLastDay' | 'ownSent' | 'ownReturned'>

const unseen: Side = { sent: 0, returned: 0, silence: null, relationship: 0 }
const unknownContact: Contact = { strength: null, silent: null }

/** Rows of the database as paths with their chance. Names and ids as the viewer may see them. */
export function pathsFrom(call: ViewerContext, statisticsOf: StatisticsOfPath) {
  const today = utcDay(call.services.now())
  const you: Party = { id: call.viewer.userId, name: '', identity: { userId: call.viewer.userId } }
  const ids = personIds(call)
  const member = (userId: string, name: string): Party => ({ id: userId, name, identity: { userId } })
  const contactOf = ({ personId: person, name }: { personId: string; name: string }): Party => ({
    id: ids.show(BigInt(person)),
    name,
    identity: { person },
  })
  const silence = (day: number | null): number | null => (day === null ? null : Math.max(0, today - day))

  /** Evidence from the mail and calendar of `from` alone, so only they may read it: the viewer or the connector. */
  const known = (
    from: Party,
    to: Party,
    row: Known,
    audience: Extract<Audience, 'viewer' | 'connector'>,
    isDenied = false,
  ): PathEdge => ({
    from,
    to,
    strength: row.strength ?? 0,
    reasons: [{ basis: row.isTwoWay ? 'two-way' : row.lastDay === null ? 'connection' : 'one-way', audience }],
    relationship: 0,
    contactDays: row.messages + row.meetings,
    freshness: freshnessOf(row.lastDay, today).label,
    isDenied,
  })

  const teammate = (owner: Party, trustWeight: number): PathEdge => ({
    from: you,
    to: owner,
    strength: strengthOfTeammate(trustWeight),
    reasons: [{ basis: 'confirmed', audience: 'workspace' }],
    relationship: 0,
    contactDays: 0,
    freshness: 'unknown',
    isDenied: false,
  })

  const inferred = (from: Party, to: Party, relationship: number, reasons: Reason[], isDenied = false): PathEdge => ({
    from,
    to,
    strength: strengthOfInferred(relationship),
    reasons,
    relationship,
    contactDays: 0,
    freshness: 'unknown',
    isDenied,
  })

  /** How the viewer stands to a member; what the member sent to the viewer is what came back to the viewer's own mail. */
  const toMember = (row: MemberRow): { toConnector: Contact; toViewer: Side } => ({
    toConnector: { strength: row.ownStrength, silent: silence(row.ownLastDay) },
    toViewer: {
      sent: row.ownReturned ?? 0,
      returned: row.ownSent ?? 0,
      silence: silence(row.ownLastDay),
      relationship: strengthOfTeammate(row.trustWeight),
    },
  })

  const introduction = (
    edges: PathEdge[],
    statistics: OutcomeStatistics,
    facts: Pick<IntroductionFacts, 'toConnector' | 'toTarget' | 'connector'>,
  ): Path | null => {
    const knows = edges.slice(1).reduce((chance, edge) => (chance * edgeCertainty(edge)) / 1000, 1)
    const furtherSteps = edges.length - 2
    return pathAlong(edges, introductionChance({ ...facts, knows, furtherSteps, history: historyOf(statistics) }))
  }

  return {
    direct(row: ConnectorRow, target: Target): Path | null {
      const edge = known(you, target, row, 'viewer')
      const contact = { strength: row.strength, silent: silence(row.lastDay) }
      return pathAlong([edge], directChance(edgeCertainty(edge) / 1000, contact))
    },

    /** Through somebody who shares. Of their contact the viewer is told how fresh it is, so the day does not count either. */
    throughMember(row: ConnectorRow, target: Target): Path | null {
      const owner = member(present(row.userId, 'user id'), present(row.ownerName, 'name'))
      const statistics = statisticsOf({ connector: owner.identity, target: target.personId })
      const edge = known(owner, target, row, 'connector', statistics.isDenied)
      const silent = silentBy(edge.freshness)
      const { toConnector, toViewer } = toMember(row)
      return introduction([teammate(owner, row.trustWeight), edge], statistics, {
        toConnector,
        toTarget: { strength: row.strength, silent },
        connector: {
          toViewer,
          toTarget: { sent: row.sent, returned: row.returned, silence: silent, relationship: 0 },
          degree: row.degree,
          silent: null,
        },
      })
    },

    /** Through a contact of the viewer who need not be a user. */
    throughContact(row: IntermediaryRow, target: Target): Path | null {
      const contact = contactOf(row)
      const statistics = statisticsOf({ connector: contact.identity, target: target.personId })
      const isColleague = row.public === null && row.isColleague
      const colleagues = isColleague ? chanceOfColleagues(target.companySize) : (row.public ?? 0)
      const relationship = chanceOfAll([colleagues, row.observed ?? 0])
      const reasons: Reason[] = [
        // Comes from the viewer's own mail and calendar.
        ...(row.observed === null ? [] : [{ basis: 'observed', audience: 'viewer' } as const]),
        // Where people work is public, and the mail to the connector names the target's company anyway.
        ...(isColleague
          ? [
              {
                basis: 'employer',
                audience: 'connector',
                company: { name: target.company ?? '', people: target.companySize },
              } as const,
            ]
          : row.public === null
            ? []
            : [{ basis: 'employer', audience: 'connector' } as const]),
      ]
      const edge = inferred(contact, target, relationship, reasons, statistics.isDenied)
      return introduction([known(you, contact, row, 'viewer'), edge], statistics, {
        toConnector: { strength: row.strength, silent: silence(row.lastDay) },
        toTarget: { strength: edge.strength, silent: silence(row.lastSeen) },
        connector: {
          toViewer: { sent: row.returned, returned: row.sent, silence: silence(row.lastDay), relationship: 0 },
          toTarget: { ...unseen, silence: silence(row.lastSeen), relationship },
          degree: row.degree,
          silent: null,
        },
      })
    },

    /** Through a teammate and a contact of theirs. */
    throughTwo(row: ThreeHopRow, target: Target): Path | null {
      const owner = member(row.userId, row.ownerName)
      const contact = contactOf(row)
      const statistics = statisticsOf({ connector: owner.identity, target: target.personId })
      const { toConnector, toViewer } = toMember(row)
      const edges = [
        teammate(owner, row.trustWeight),
        known(owner, contact, row, 'connector'),
        inferred(contact, target, row.public, [{ basis: 'employer', audience: 'connector' }]),
      ]
      return introduction(edges, statistics, {
        toConnector,
        toTarget: unknownContact,
        connector: { toViewer, toTarget: { ...unseen, relationship: row.public }, degree: row.degree, silent: null },
      })
    },
  }
}

/** The weight has lost a fifth for the step through somebody else. */
export const strengthOfTeammate = (trustWeight: number): number => Math.min(1000, Math.round((trustWeight * 10) / 8))

/** Both are at one company now, and nothing says since when. */
const nowTogether = { months: inferredFormula.unknownOverlapMonths, endedMonthsAgo: 0, assumed: true }

/** Permille that two who are at a company of this size know each other; 0 when it is too little to carry a path. */
export function chanceOfColleagues(companySize: number | null): number {
  const permille = employerChance({
    ref: 'company',
    people: companySize,
    overlap: nowTogether,
    sameDepartment: null,
    samePlace: null,
  })
  return permille < inferredFormula.leastCarrying ? 0 : permille
}
