import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { Evidence } from './contact-shapes.ts'

/** Two pieces may share kind and moment, so each has its number in the month as key. */
export type Piece = Evidence & { key: string }
export type EvidenceMonth = { month: string; pieces: Piece[] }

/** Newest month first, and in it the newest piece first. */
export const groupEvidence = (evidence: readonly Evidence[]): EvidenceMonth[] => {
  const months = Map.groupBy(
    evidence.toSorted((a, b) => b.at.localeCompare(a.at)),
    ({ at }) => at.slice(0, 7),
  )
  return [...months].map(([month, pieces]) => ({
    month,
    pieces: pieces.map((piece, number) => ({ ...piece, key: `${piece.at} ${number}` })),
  }))
}

const counts: Record<Evidence['kind'], (params: { count: number }) => string> = {
  mail: relationshipsMessages.emails,
  meeting: relationshipsMessages.meetings,
  'linkedin message': relationshipsMessages.linkedinMessages,
  'linkedin connection': relationshipsMessages.linkedinConnections,
  invitation: relationshipsMessages.invitations,
  endorsement: relationshipsMessages.endorsements,
  recommendation: relationshipsMessages.recommendations,
}

/** "3 emails, 1 meeting" */
export const kindsWords = (pieces: readonly Evidence[]): string =>
  formatList(
    [...Map.groupBy(pieces, ({ kind }) => kind)].map(([kind, same]) => counts[kind]({ count: same.length })),
    'unit',
  )

const directions: Record<Evidence['direction'], string> = { 'from you': 'out', 'to you': 'in', together: 'both' }

const sentences: Record<Evidence['kind'], (params: { direction: string; people: number }) => string> = {
  mail: relationshipsMessages.emailsBetween,
  meeting: relationshipsMessages.meetingsTogether,
  'linkedin message': relationshipsMessages.linkedinMessagesBetween,
  'linkedin connection': () => relationshipsMessages.linkedinConnectionBetween(),
  invitation: relationshipsMessages.invitationsBetween,
  endorsement: relationshipsMessages.endorsementsBetween,
  recommendation: relationshipsMessages.recommendationsBetween,
}

/** "You met, in a group of 4": in a large group it says less about two of them. */
export function pieceWords({ kind, direction, people, maker, counts: isCounted }: Evidence): string {
  if (!isCounted) return relationshipsMessages.invitationNotAccepted()
  if (kind === 'meeting' && maker === 'other side') return relationshipsMessages.invitationLeftOpen()
  return sentences[kind]({ direction: directions[direction], people: people > 2 ? people : 0 })
}
