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
import { strengthSaid } from '@wellmet/contacts/ratings/said-strength.rules.ts'
import { confidenceFormula } from './formula.rules.ts'
import {
  edgeCertainty,
  type OnRecord,
  type Party,
  type PathEdge,
  type Reason,
  type SharedEmployer,
  type SharedEvent,
} from './edge.rules.ts'
import type { StepsKnownWell } from '../step-corrections/find-corrected-steps.ts'
import type { EvidenceOfPair } from './find-pair-evidence.ts'
import { pathAlong, type Path } from './path.rules.ts'
import type { Audience } from './paths.contract.ts'
import type { ConnectorRow, Employer, IntermediaryRow, ThreeHopRow } from './paths.store.ts'

/** A target as the viewer sees them, with where they work. */
export interface Target extends Party {
  personId: string
  company: string | null
  companySize: number | null
}

type Known = Pick<ConnectorRow, 'strength' | 'isTwoWay' | 'lastDay' | 'messages' | 'meetings'> &
  Partial<Pick<ConnectorRow, 'familiarity' | 'connectedYear'>>
type MemberRow = Pick<
  ConnectorRow,
  'trustWeight' | 'degree' | 'ownStrength' | 'ownLastDay' | 'ownSent' | 'ownReturned' | 'ownMessages' | 'ownMeetings'
>

const unseen: Side = { sent: 0, returned: 0, silence: null, relationship: 0 }
const unknownContact: Contact = { strength: null, silent: null }

/** Rows of the database as paths with their chance. Names and ids as the viewer may see them. */
export function pathsFrom(
  call: ViewerContext,
  {
    statisticsOf,
    evidenceOf,
    knownWell,
  }: { statisticsOf: StatisticsOfPath; evidenceOf: EvidenceOfPair; knownWell: StepsKnownWell },
) {
  const today = utcDay(call.services.now())
  const you: Party = { id: call.viewer.userId, name: '', identity: { userId: call.viewer.userId } }
  const ids = personIds(call)
  const member = (userId: string, name: string): Party => ({ id: userId, name, identity: { userId } })
  const contactOf = ({ personId: person, name }: { personId: string; name: string }, mayBeKnown: boolean): Party => ({
    id: ids.show(BigInt(person)),
    name,
    identity: { person },
    mayBeKnown,
  })
  const silence = (day: number | null): number | null => (day === null ? null : Math.max(0, today - day))

  /**
   * Evidence from the mail and calendar of `from` alone, so only they may read it: the viewer or the connector. Of a
   * connector's the viewer is told how fresh it is, and neither numbers nor days.
   */
  const known = (
    from: Party,
    to: Party,
    row: Known,
    audience: Extract<Audience, 'viewer' | 'connector'>,
    isDenied = false,
  ): PathEdge => ({
    from,
    to,
    strength: knownStrength(row) ?? 0,
    reasons: reasonsOf(row, audience),
    relationship: 0,
    contactDays: row.messages + row.meetings,
    freshness: freshnessOf(row.lastDay, today).label,
    isDenied,
  })

  /** To a member of the workspace, with the viewer's own contact where there is any; then only the viewer may read it. */
  const inTeam = (to: Party, strength: number, contact: OnRecord): PathEdge => ({
    from: you,
    to,
    strength,
    reasons: [
      contact.lastDay !== null && contact.messages + contact.meetings > 0
        ? { basis: 'confirmed', audience: 'viewer', contact }
        : { basis: 'confirmed', audience: 'workspace' },
    ],
    relationship: 0,
    contactDays: 0,
    freshness: freshnessOf(contact.lastDay, today).label,
    isDenied: false,
  })

  const teammate = (owner: Party, row: MemberRow): PathEdge =>
    inTeam(owner, strengthOfTeammate(row.trustWeight), {
      messages: row.ownMessages ?? 0,
      meetings: row.ownMeetings ?? 0,
      lastDay: row.ownLastDay,
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

  /** The step with the viewer's word that the two know each other well, where they said so. It never counts for less. */
  const withWord = (edge: PathEdge, to: string): PathEdge => {
    const saidOn = knownWell.dayOf(edge.from.identity, to)
    if (saidOn === null) return edge
    const said: Reason = { basis: 'said', audience: 'viewer', saidOn }
    return { ...edge, strength: Math.max(edge.strength, strengthOfWord), reasons: [...edge.reasons, said] }
  }

  /** The step with the introduction that the connector made for the viewer. */
  const withIntroduction = (edge: PathEdge, { introducedOn }: OutcomeStatistics): PathEdge => {
    if (introducedOn === null) return edge
    const introduced: Reason = { basis: 'introduced', audience: 'viewer', introducedOn }
    return {
      ...edge,
      strength: Math.max(edge.strength, strengthOfIntroduction),
      reasons: [introduced, ...edge.reasons],
    }
  }

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
      const contact = { strength: knownStrength(row), silent: silence(row.lastDay) }
      return pathAlong([edge], directChance(edgeCertainty(edge) / 1000, contact))
    },

    /** To a member of the workspace, whom nobody has to introduce. */
    toTeammate(own: ConnectorRow | undefined, target: Target): Path | null {
      const contact = own ? onRecord(own) : { messages: 0, meetings: 0, lastDay: null }
      const strength = Math.max(own?.strength ?? 0, leastOfTeammate)
      const chance = directChance(1, { strength, silent: silence(contact.lastDay) })
      return pathAlong([inTeam(target, strength, contact)], chance)
    },

    /** Through somebody who shares. Of their contact the viewer is told how fresh it is, so the day does not count either. */
    throughMember(row: ConnectorRow, target: Target): Path | null {
      const owner = member(present(row.userId, 'user id'), present(row.ownerName, 'name'))
      const statistics = statisticsOf({ connector: owner.identity, target: target.personId })
      const own = withWord(known(owner, target, row, 'connector', statistics.isDenied), target.personId)
      const edge = withIntroduction(own, statistics)
      const silent = silentBy(edge.freshness)
      const { toConnector, toViewer } = toMember(row)
      return introduction([teammate(owner, row), edge], statistics, {
        toConnector,
        toTarget: { strength: row.strength === null ? null : edge.strength, silent },
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
      const contact = contactOf(row, isUnproven(row))
      const statistics = statisticsOf({ connector: contact.identity, target: target.personId })
      const isColleague = row.public === null && row.isColleague
      const colleagues = isColleague
        ? chanceOfColleagues(target.companySize)
        : (row.public ?? row.employer?.chance ?? 0)
      const relationship = chanceOfAll([colleagues, row.observed ?? 0])
      const { employer, times, event } = evidenceOf({ a: row.personId, b: target.personId })
      const reasons: Reason[] = [
        // Comes from the viewer's own mail and calendar.
        ...(row.observed === null
          ? []
          : [{ basis: 'observed', audience: 'viewer', together: { times, lastDay: row.lastSeen } } as const]),
        // Where people work is public, and the mail to the connector names the target's company anyway.
        ...(isColleague
          ? [atCompanyNow(target)]
          : row.public !== null
            ? [atEmployer(employer)]
            : row.employer
              ? [onceAtCompany(row.employer)]
              : []),
        ...atEvent(event),
      ]
      const own = withWord(inferred(contact, target, relationship, reasons, statistics.isDenied), target.personId)
      const edge = withIntroduction(own, statistics)
      return introduction([known(you, contact, row, 'viewer'), edge], statistics, {
        toConnector: { strength: knownStrength(row), silent: silence(row.lastDay) },
        toTarget: { strength: edge.strength, silent: silence(row.lastSeen) },
        connector: {
          toViewer: {
            sent: row.returned,
            returned: row.sent,
            silence: silence(row.lastDay),
            relationship: saidOf(row),
          },
          toTarget: { ...unseen, silence: silence(row.lastSeen), relationship: chanceFor(edge) },
          degree: row.degree,
          silent: null,
        },
      })
    },

    /** Through a teammate and a contact of theirs. */
    throughTwo(row: ThreeHopRow, target: Target): Path | null {
      const owner = member(row.userId, row.ownerName)
      const contact = contactOf(row, true)
      const statistics = statisticsOf({ connector: owner.identity, target: target.personId })
      const { toConnector, toViewer } = toMember(row)
      const { employer, event } = evidenceOf({ a: row.personId, b: target.personId })
      const edges = [
        teammate(owner, row),
        withWord(known(owner, contact, row, 'connector'), row.personId),
        withWord(inferred(contact, target, row.public, [atEmployer(employer), ...atEvent(event)]), target.personId),
      ]
      return introduction(edges, statistics, {
        toConnector,
        toTarget: unknownContact,
        connector: { toViewer, toTarget: { ...unseen, relationship: row.public }, degree: row.degree, silent: null },
      })
    },
  }
}

/** On the scale of strengths, what the viewer's word about two others counts for. */
const strengthOfWord = strengthOfInferred(confidenceFormula.said)

const strengthOfIntroduction = strengthOfInferred(confidenceFormula.confirmed)

/** The chance of the relationship for the score of the connector: the most that was derived, said, or shown by an introduction. */
const chanceFor = ({ relationship, reasons }: PathEdge): number =>
  Math.max(
    relationship,
    reasons.some(({ basis }) => basis === 'said') ? confidenceFormula.said : 0,
    reasons.some(({ basis }) => basis === 'introduced') ? confidenceFormula.confirmed : 0,
  )

/** In thousandths, what the viewer's own word counts for; 0 without one. */
const saidOf = ({ familiarity }: Pick<Known, 'familiarity'>): number => (familiarity ? strengthSaid[familiarity] : 0)

/** What evidence shows, or what the viewer said where that is more; null where nothing is known. */
const knownStrength = (row: Known): number | null =>
  row.familiarity ? Math.max(row.strength ?? 0, saidOf(row)) : row.strength

/** A contact of whom only a connection or contact one way is on record, and of whom nothing was said. */
export const isUnproven = ({ isTwoWay, familiarity }: Known): boolean => !isTwoWay && !familiarity

/** Evidence first, then the viewer's own word; a bare connection says nothing beside it. */
function reasonsOf(row: Known, audience: Extract<Audience, 'viewer' | 'connector'>): Reason[] {
  const basis = row.isTwoWay ? 'two-way' : row.lastDay === null ? 'connection' : 'one-way'
  const isOwn = audience === 'viewer'
  const evidence: Reason = {
    basis,
    audience,
    ...(isOwn ? { contact: onRecord(row) } : {}),
    // Only a connection has a strength without any contact.
    ...(basis === 'connection'
      ? { entry: { isOnLinkedIn: row.strength !== null, since: isOwn ? (row.connectedYear ?? null) : null } }
      : {}),
  }
  if (!row.familiarity) return [evidence]
  const said: Reason = { basis: 'confirmed', audience: 'viewer', familiarity: row.familiarity }
  return basis === 'connection' ? [said] : [evidence, said]
}

const onRecord = ({ messages, meetings, lastDay }: Known): OnRecord => ({ messages, meetings, lastDay })

const atEmployer = (company: SharedEmployer | null): Reason => ({
  basis: 'employer',
  audience: 'connector',
  ...(company ? { company } : {}),
})

/** The guests of an event are known in the workspace that hosted it, and to nobody outside. */
const atEvent = (event: SharedEvent | null): Reason[] =>
  event ? [{ basis: 'event', audience: 'workspace', event }] : []

const atCompanyNow = ({ company, companySize }: Target): Reason => ({
  ...atEmployer({ name: company ?? '', people: companySize, isNow: true, since: null, until: null }),
  isByEntries: true,
})

/** One of them is there and the other was, or both were; when is not known. */
const onceAtCompany = ({ name, people }: Employer): Reason => ({
  ...atEmployer({ name, people, isNow: false, since: null, until: null }),
  isByEntries: true,
})

/** What a colleague counts at least, as for the weight of their network. */
const leastOfTeammate = 400

/** The weight has lost a fifth for the step through somebody else. */
export const strengthOfTeammate = (trustWeight: number): number => Math.min(1000, Math.round((trustWeight * 10) / 8))

/** Both are at one company now, and nothing says since when. */
const nowTogether = { months: inferredFormula.unknownOverlapMonths, endedMonthsAgo: 0, assumed: true }

/** One left some two years ago, as far as anybody knows. */
const onceTogether = { months: inferredFormula.unknownOverlapMonths, endedMonthsAgo: 24, assumed: true }

const carrying = (permille: number): number => (permille < inferredFormula.leastCarrying ? 0 : permille)

/** The same for two of whom one is where the other was. */
export const chanceOfFormerColleagues = (companySize: number | null): number =>
  carrying(
    employerChance({
      ref: 'company',
      people: companySize,
      overlap: onceTogether,
      sameDepartment: null,
      samePlace: null,
    }),
  )

/** Permille that two who are at a company of this size know each other; 0 when it is too little to carry a path. */
export const chanceOfColleagues = (companySize: number | null): number =>
  carrying(
    employerChance({
      ref: 'company',
      people: companySize,
      overlap: nowTogether,
      sameDepartment: null,
      samePlace: null,
    }),
  )
