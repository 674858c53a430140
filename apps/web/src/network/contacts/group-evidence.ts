import type { Evidence } from './contact-shapes.ts'
import { counted } from './contact-words.ts'

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

const nouns: Record<Evidence['kind'], string> = {
  mail: 'mail',
  meeting: 'meeting',
  'linkedin message': 'LinkedIn message',
  'linkedin connection': 'LinkedIn connection',
  invitation: 'invitation',
  endorsement: 'endorsement',
  recommendation: 'recommendation',
}

/** "3 mails, 1 meeting" */
export const kindsWords = (pieces: readonly Evidence[]): string =>
  [...Map.groupBy(pieces, ({ kind }) => kind)].map(([kind, same]) => counted(same.length, nouns[kind])).join(', ')

const sentences: Record<Evidence['kind'], Record<Evidence['direction'], string>> = {
  mail: { 'from you': 'You wrote a mail', 'to you': 'They wrote you a mail', together: 'You were on one mail' },
  meeting: { 'from you': 'You met', 'to you': 'You met', together: 'You met' },
  'linkedin message': {
    'from you': 'You wrote on LinkedIn',
    'to you': 'They wrote you on LinkedIn',
    together: 'You wrote on LinkedIn',
  },
  'linkedin connection': {
    'from you': 'You connected on LinkedIn',
    'to you': 'You connected on LinkedIn',
    together: 'You connected on LinkedIn',
  },
  invitation: {
    'from you': 'You invited them to connect',
    'to you': 'They invited you to connect',
    together: 'One of you invited the other',
  },
  endorsement: {
    'from you': 'You endorsed them',
    'to you': 'They endorsed you',
    together: 'You endorsed each other',
  },
  recommendation: {
    'from you': 'You recommended them',
    'to you': 'They recommended you',
    together: 'You recommended each other',
  },
}

/** "You met, 4 people" — how many were there tells how much it says about two of them. */
export const pieceWords = ({ kind, direction, people }: Evidence): string => {
  const circle = people > 2 && (kind === 'mail' || kind === 'meeting' || kind === 'linkedin message')
  return `${sentences[kind][direction]}${circle ? `, ${people} people` : ''}`
}
