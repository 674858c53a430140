/** What happened, as the number that is stored. Numbers are never reused. */
export const evidenceKinds = {
  mail: 1,
  meeting: 2,
  linkedinMessage: 3,
  linkedinConnection: 4,
  invitation: 5,
  endorsement: 6,
  recommendation: 7,
} as const
export type EvidenceKind = (typeof evidenceKinds)[keyof typeof evidenceKinds]

/** From the owner, to the owner, or both together. */
export type FoundPath = 1 | -1 | 0

export interface EvidenceDraft {
  personId: string
  /** The key of the handle by which the file names them. */
  key?: string
  kind: EvidenceKind
  ref: string
  at: string
  direction: FoundPath
  people: number
  /** A message on which they were only copied, or a meeting that the owner accepted tentatively: either counts half. */
  inCopy: boolean
  /** Who could have made it; null where kind and direction tell (evidence-makers.rules.ts). */
  maker: number | null
  /** For a meeting: whether the calendar has the owner's answer. */
  isAnswered: boolean
}
