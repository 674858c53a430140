import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { employerSignal, type SharedEmployer } from '../inferred-relationships/derived-relationships.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { chanceOfAll, strengthOfInferred } from '../inferred-relationships/inferred-relationships.rules.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { plainExplanations, type EdgeBasis, type Party, type PathEdge } from './edge.rules.ts'
import type { Audience, Explanation } from './paths.contract.ts'
import type { ConnectorRow, ThreeHopRow, IntermediaryRow } from './paths.store.ts'

/** A target as the viewer sees them, with where they work. */
export interface Target extends Party {
  company: string | null
  companySize: number | null
}

type Known = Pick<ConnectorRow, 'strength' | 'isTwoWay' | 'lastDay' | 'messages' | 'meetings'>

interface RelationshipReason {
  basis: EdgeBasis
  explanation: Explanation
}

/** Comes from the viewer's own mail and calendar. */
const seenTogether = (contact: Party, target: Party): RelationshipReason => ({
  basis: 'observed',
  explanation: {
    text: `${contact.name} and ${target.name} were together in small threads or meetings of yours.`,
    audience: 'viewer',
  },
})

/** Where people work is public, and the mail to the connector names the target's company anyway. */
const sharedEmployer = (text: string): RelationshipReason => ({
  basis: 'employer',
  explanation: { text, audience: 'connector' },
})

const formerColleagues = (contact: Party, target: Party): string =>
  `${contact.name} and ${target.name} worked at the same company at the same time.`

/** Rows of the database as the steps of a path. Names and ids as the viewer may see them. */
export function pathEdges(call: ViewerContext) {
  const today = utcDay(call.services.now())
  const you: Party = { id: call.viewer.userId, name: 'you', identity: { userId: call.viewer.userId } }
  const ids = personIds(call)
  const member = (userId: string, name: string): Party => ({ id: userId, name, identity: { userId } })
  const contactOf = ({ personId: person, name }: { personId: string; name: string }): Party => ({
    id: ids.show(BigInt(person)),
    name,
    identity: { person },
  })

  /** Evidence from the mail and calendar of `from` alone, so only they may read it: the viewer or the connector. */
  const known = (from: Party, to: Party, row: Known, audience: Extract<Audience, 'viewer' | 'connector'>): PathEdge => {
    const step = {
      from,
      to,
      bases: [row.isTwoWay ? 'two-way' : row.lastDay === null ? 'connection' : 'one-way'] as const,
      freshness: freshnessOf(row.lastDay, today).label,
    }
    return {
      ...step,
      strength: row.strength ?? 0,
      relationship: 0,
      contactDays: row.messages + row.meetings,
      explanations: plainExplanations(step, audience),
      evidence: [],
    }
  }

  const teammate = (owner: Party, trustWeight: number): PathEdge => ({
    from: you,
    to: owner,
    strength: strengthOfTeammate(trustWeight),
    bases: ['confirmed'],
    relationship: 0,
    contactDays: 0,
    freshness: 'unknown',
    explanations: [{ text: `You and ${owner.name} are in this workspace together.`, audience: 'workspace' }],
    evidence: [],
  })

  const tied = (from: Party, to: Party, relationship: number, reasons: RelationshipReason[]): PathEdge => ({
    from,
    to,
    strength: strengthOfInferred(relationship),
    bases: reasons.map(({ basis }) => basis),
    relationship,
    contactDays: 0,
    freshness: 'unknown',
    explanations: reasons.map(({ explanation }) => explanation),
    evidence: [],
  })

  return {
    /** Through somebody who shares, or straight. */
    through(row: ConnectorRow, target: Target): PathEdge[] {
      if (row.kind === 'self') return [known(you, target, row, 'viewer')]
      const owner = member(present(row.userId, 'user id'), present(row.ownerName, 'name'))
      return [teammate(owner, row.trustWeight), known(owner, target, row, 'connector')]
    },

    /** Through a contact of the viewer who need not be a user. */
    throughContact(row: IntermediaryRow, target: Target): PathEdge[] {
      const contact = contactOf(row)
      const colleague = row.public === null && row.isColleague ? colleagues(contact, target) : null
      const chances = [row.public ?? colleague?.permille ?? 0, row.observed ?? 0]
      const reasons = [
        ...(row.observed === null ? [] : [seenTogether(contact, target)]),
        ...(colleague
          ? [sharedEmployer(colleague.sentence)]
          : row.public === null
            ? []
            : [sharedEmployer(formerColleagues(contact, target))]),
      ]
      return [known(you, contact, row, 'viewer'), tied(contact, target, chanceOfAll(chances), reasons)]
    },

    /** Through a teammate and a contact of theirs. */
    throughTwo(row: ThreeHopRow, target: Target): PathEdge[] {
      const owner = member(row.userId, row.ownerName)
      const contact = contactOf(row)
      return [
        teammate(owner, row.trustWeight),
        known(owner, contact, row, 'connector'),
        tied(contact, target, row.public, [sharedEmployer(formerColleagues(contact, target))]),
      ]
    },
  }
}

/** The weight has lost a fifth for the step through somebody else. */
export const strengthOfTeammate = (trustWeight: number): number => Math.min(1000, Math.round((trustWeight * 10) / 8))

/** Both are at one company now, and nothing says since when. */
const nowTogether = { months: inferredFormula.unknownOverlapMonths, endedMonthsAgo: 0, assumed: true }

const sharedCompany = ({ company, companySize }: Pick<Target, 'company' | 'companySize'>): SharedEmployer => ({
  ref: 'company',
  company: company ?? '',
  people: companySize,
  overlap: nowTogether,
  sameDepartment: null,
  samePlace: null,
})

const colleagues = (contact: Party, target: Target) =>
  employerSignal(sharedCompany(target), { a: contact.name, b: target.name })

/** Permille that two who are at a company of this size know each other; 0 when it is too little to carry a path. */
export function chanceOfColleagues(companySize: number | null): number {
  const { permille } = employerSignal(sharedCompany({ company: '', companySize }), { a: '', b: '' })
  return permille < inferredFormula.leastCarrying ? 0 : permille
}
