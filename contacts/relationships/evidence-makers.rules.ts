import type { OwnAnswer } from '@wellmet/platform/files/records.ts'
import { evidenceKinds } from './evidence-kinds.rules.ts'

/**
 * Who could have made a piece of evidence, as the number that is stored. Anybody can write to a mailbox and put a meeting
 * into a calendar, so strength, proof and vouching ask this before they ask how much there is. Numbers are never reused.
 */
export const evidenceMakers = {
  /** The owner did it: wrote, organized. */
  owner: 1,
  /** It took both: a meeting that the owner accepted, a LinkedIn connection. */
  both: 2,
  /** The other person did it, and the owner need not even have seen it. */
  otherSide: 3,
  /** A third person can have done it, or the owner refused it. */
  anybody: 4,
} as const
export type EvidenceMaker = keyof typeof evidenceMakers

const names = new Map<number, EvidenceMaker>(
  Object.entries(evidenceMakers).map(([name, number]) => [number, name as EvidenceMaker]),
)

interface Piece {
  readonly kind: number
  /** 1 from the owner, -1 to the owner, 0 together. */
  readonly direction: number
  /** Stored for meetings; of everything else, kind and direction tell. */
  readonly maker: number | null
}

/**
 * Who could have caused a meeting with somebody. An invitation appears in the calendar without an answer. While it is
 * unanswered, only the organizer caused it, and it says nothing about the other people on the list.
 */
export function makerOfMeeting(answer: OwnAnswer, isOrganizer: boolean): number {
  if (answer === 'organized') return evidenceMakers.owner
  if (answer === 'accepted' || answer === 'tentative') return evidenceMakers.both
  return answer === 'none' && isOrganizer ? evidenceMakers.otherSide : evidenceMakers.anybody
}

/** A meeting without a maker was stored before answers were read; it counts as it did until its network is recounted. */
export function makerOf({ direction, maker }: Pick<Piece, 'direction' | 'maker'>): EvidenceMaker {
  const stored = maker === null ? undefined : names.get(maker)
  if (stored) return stored
  return direction === 0 ? 'both' : direction === 1 ? 'owner' : 'otherSide'
}

/** What a message or a meeting is, as opposed to a connection or an endorsement. */
export const isContact = (kind: number): boolean => kind <= evidenceKinds.linkedinMessage

export const isOwners = (piece: Piece): boolean => {
  const maker = makerOf(piece)
  return maker === 'owner' || maker === 'both'
}

/**
 * The pieces that count. What the owner did, alone or with them, counts. What they wrote counts, for next to nothing until
 * the owner answers (`unansweredAtMost`). An invitation that the owner left unanswered counts once the two write to each
 * other. What anybody could have made never counts.
 */
export function countedEvidence<P extends Piece>(pieces: readonly P[]): P[] {
  const writes = (way: number) => pieces.some(({ kind, direction }) => isMessage(kind) && direction === way)
  const writeToEachOther = writes(1) && writes(-1)
  return pieces.filter((piece) => {
    const maker = makerOf(piece)
    if (maker === 'anybody') return false
    return maker !== 'otherSide' || piece.kind !== evidenceKinds.meeting || writeToEachOther
  })
}

const isMessage = (kind: number): boolean => isContact(kind) && kind !== evidenceKinds.meeting

/** Contact in both directions: counted meetings, or messages out and in. */
export function isTwoWay(counted: readonly Piece[]): boolean {
  const ways = new Set(counted.filter(({ kind }) => isContact(kind)).map(({ direction }) => direction))
  return ways.has(0) || (ways.has(1) && ways.has(-1))
}
