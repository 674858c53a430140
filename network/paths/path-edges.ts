import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { employerTie, type SharedEmployer } from '../relationships/derived-ties.rules.ts'
import { freshnessOf } from '../relationships/freshness.rules.ts'
import { tieFormula } from '../relationships/formula.rules.ts'
import { chanceOfAll, strengthOfTie } from '../relationships/ties.rules.ts'
import { personIds, type Beholder } from '../people/person-ids.ts'
import type { EdgeBasis, Party, PathEdge } from './edge.rules.ts'
import type { ConnectorRow, FarRow, GoBetweenRow } from './paths.store.ts'

/** A target as the viewer sees them, with where they work. */
export interface Target extends Party {
  company: string | null
  companySize: number | null
}

type Known = Pick<ConnectorRow, 'strength' | 'isTwoWay' | 'lastDay' | 'messages' | 'meetings'>

/** Rows of the database as the steps of a path. Names and ids as the viewer may see them. */
export function pathEdges(call: Beholder) {
  const today = utcDay(call.services.now())
  const you: Party = { id: call.viewer.userId, name: 'you', identity: { userId: call.viewer.userId } }
  const ids = personIds(call)
  const member = (userId: string, name: string): Party => ({ id: userId, name, identity: { userId } })
  const contactOf = ({ personId: person, name }: { personId: string; name: string }): Party => ({
    id: ids.show(BigInt(person)),
    name,
    identity: { person },
  })

  const known = (from: Party, to: Party, row: Known): PathEdge => ({
    from,
    to,
    strength: row.strength ?? 0,
    bases: [row.isTwoWay ? 'two-way' : row.lastDay === null ? 'connection' : 'one-way'],
    tie: 0,
    contactDays: row.messages + row.meetings,
    freshness: freshnessOf(row.lastDay, today).label,
    sentences: [],
    evidence: [],
  })

  const teammate = (owner: Party, w: number): PathEdge => ({
    from: you,
    to: owner,
    strength: strengthOfTeammate(w),
    bases: ['confirmed'],
    tie: 0,
    contactDays: 0,
    freshness: 'unknown',
    sentences: [`You and ${owner.name} are in this workspace together.`],
    evidence: [],
  })

  const tied = (from: Party, to: Party, tie: number, bases: EdgeBasis[], sentences: string[]): PathEdge => ({
    from,
    to,
    strength: strengthOfTie(tie),
    bases,
    tie,
    contactDays: 0,
    freshness: 'unknown',
    sentences,
    evidence: [],
  })

  return {
    /** Through somebody who shares, or straight. */
    through(row: ConnectorRow, target: Target): PathEdge[] {
      if (row.kind === 0) return [known(you, target, row)]
      const owner = member(row.userId!, row.ownerName!)
      return [teammate(owner, row.w), known(owner, target, row)]
    },

    /** Through a contact of the viewer who need not be a user. */
    throughContact(row: GoBetweenRow, target: Target): PathEdge[] {
      const contact = contactOf(row)
      const colleague = row.public === null && row.isColleague ? colleagues(contact, target) : null
      const reasons = [row.public ?? colleague?.permille ?? 0, row.observed ?? 0]
      const bases: EdgeBasis[] = [
        ...(row.observed === null ? [] : (['observed'] as const)),
        ...(row.public === null && !colleague ? [] : (['employer'] as const)),
      ]
      const sentences = [
        ...(row.observed === null
          ? []
          : [`${contact.name} and ${target.name} were together in small threads or meetings of yours.`]),
        ...(colleague
          ? [colleague.sentence]
          : row.public === null
            ? []
            : [`${contact.name} and ${target.name} worked at the same company at the same time.`]),
      ]
      return [known(you, contact, row), tied(contact, target, chanceOfAll(reasons), bases, sentences)]
    },

    /** Through a teammate and a contact of theirs. */
    throughTwo(row: FarRow, target: Target): PathEdge[] {
      const owner = member(row.userId, row.ownerName)
      const contact = contactOf(row)
      return [teammate(owner, row.w), known(owner, contact, row), tied(contact, target, row.public, ['employer'], [])]
    },
  }
}

/** The weight has lost a fifth for the step through somebody else. */
export const strengthOfTeammate = (w: number): number => Math.min(1000, Math.round((w * 10) / 8))

/** Both are at one company now, and nothing says since when. */
const nowTogether = { months: tieFormula.unknownOverlapMonths, endedMonthsAgo: 0, assumed: true }

const sharedCompany = ({ company, companySize }: Pick<Target, 'company' | 'companySize'>): SharedEmployer => ({
  ref: 'company',
  company: company ?? '',
  people: companySize,
  overlap: nowTogether,
  sameDepartment: null,
  samePlace: null,
})

const colleagues = (contact: Party, target: Target) =>
  employerTie(sharedCompany(target), { a: contact.name, b: target.name })

/** Permille that two who are at a company of this size know each other; 0 when it is too little to carry a path. */
export function chanceOfColleagues(companySize: number | null): number {
  const { permille } = employerTie(sharedCompany({ company: '', companySize }), { a: '', b: '' })
  return permille < tieFormula.leastCarrying ? 0 : permille
}
