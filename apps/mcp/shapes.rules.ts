import type { Path, PathInFull, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import type { RankedPerson } from '@wellmet/discovery/people-search/people.contract.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { quoted } from './untrusted.rules.ts'

const indirect = 'indirect evidence; say so when you speak of it.'

/** What a path is worth, said first and without hope: a model repeats what it reads. */
export function verdictOf(path: Path | undefined): string {
  if (!path || path.status === 'none') return 'No path. Nobody in this network is known to know them.'
  if (path.status === 'verified') return 'A verified path.'
  if (path.status === 'probable') return `No verified path. The best one rests on strong but ${indirect}`
  return `No verified path. The best one is only inferred from ${indirect}`
}

export const pathShown = (path: Path) => ({
  verdict: verdictOf(path),
  through: path.viaName === null ? 'directly, no connector needed' : path.viaName,
  connectorId: path.viaId,
  confidence: path.confidence,
  chance: path.isRated === false ? null : `${Math.round(100 * path.chance)}%`,
  explanation: path.explanation,
  canAskNow: path.availability.canAsk,
  askableFrom: path.availability.from,
  whyNotAskable: path.availability.reason,
  isTeammate: path.leadsToTeammate || null,
})

export const pathInFull = (path: PathInFull) => ({
  ...pathShown(path),
  steps: path.relationships.map(({ strength, basis, explanations, evidence }) => ({
    strength,
    basis,
    explanation: explanations.map(({ text }) => text),
    evidence: evidence.map(({ text }) => text),
  })),
  breakdown: path.breakdown.map(({ factor, share, explanations }) => ({
    factor,
    share: Math.round(100 * share) / 100,
    why: explanations.map(({ text }) => text),
  })),
})

export const stateShown = ({ says }: PersonState) => says?.text ?? null

interface Person {
  id: string
  name: string
  role: string | null
  company: string | null
  location: string | null
}
const who = ({ id, name, role, company, location }: Person) => ({ id, name, role, company, location })

export const personFound = (person: RankedPerson) => ({
  ...who(person),
  trustRank: person.trustRank,
  standing: stateShown(person.personState),
  path: pathShown(person.path),
  why: person.whyRanked,
  isOnlyClose: person.isNear,
})

export const reachable = (person: ReachablePerson) => ({
  ...who(person),
  trustRank: person.trustRank,
  standing: stateShown(person.personState),
  path: pathShown(person.path),
})

export const noticeShown = (notice: { message: string; next: string } | null | undefined) =>
  notice ? { notice: notice.message, next: notice.next } : {}

interface Request {
  id: string
  target: { personId: string | null; name: string; company: string | null; title: string | null }
  connector: { personId: string; name: string }
  subject: string | null
  status: string
  waitsFor: unknown
  isMine: boolean
  changedAt: string
  scheduledFor: string | null
  meetingAt: string | null
  askedAt: string | null
  askedElsewhere: string | null
}

export const requestShown = (request: Request, publicUrl: string) => ({
  id: request.id,
  about: request.target.name,
  personId: request.target.personId,
  title: request.target.title,
  company: request.target.company,
  connector: request.connector.name,
  connectorId: request.connector.personId,
  subject: quoted(request.subject),
  status: request.status,
  waitsFor: request.waitsFor,
  isMine: request.isMine,
  changedAt: request.changedAt,
  scheduledFor: request.scheduledFor,
  meetingAt: request.meetingAt,
  askedAt: request.askedAt,
  askedElsewhere: request.askedElsewhere,
  link: requestLink(publicUrl, request.id),
})

export const requestLink = (publicUrl: string, id: string): string => `${publicUrl}/introductions?request=${id}`
