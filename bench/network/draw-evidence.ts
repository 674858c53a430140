import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import type { Draw } from './draw.ts'
import type { MadeUpContact } from './draw-contacts.ts'

export interface MadeUpEvidence {
  kind: number
  ref: number
  daysAgo: number
  direction: -1 | 0 | 1
  people: number
  inCopy: boolean
}

/** Letters, meetings and the connection on LinkedIn between an owner and one contact; nothing at all for some. */
export function drawEvidence({ closeness }: MadeUpContact, draw: Draw): MadeUpEvidence[] {
  const isOneWay = draw.chance(0.2)
  const since = 30 + draw.below(2_500)
  const someDay = (): number => Math.min(since, Math.floor(-Math.log(1 - draw.next()) * 240))
  const letters = Array.from({ length: Math.floor(closeness ** 0.7 * 24 * draw.next()) }, (_, i) => ({
    kind: draw.chance(0.85) ? evidenceKinds.mail : evidenceKinds.linkedinMessage,
    ref: i + 1,
    daysAgo: someDay(),
    direction: isOneWay || draw.chance(0.5) ? (1 as const) : (-1 as const),
    people: draw.chance(0.8) ? 1 : draw.int(2, 6),
    inCopy: draw.chance(0.1),
  }))
  const meetings = Array.from({ length: isOneWay ? 0 : Math.floor(closeness * 8 * draw.next()) }, (_, i) => ({
    kind: evidenceKinds.meeting,
    ref: i + 1,
    daysAgo: someDay(),
    direction: 0 as const,
    people: draw.int(1, 5),
    inCopy: false,
  }))
  const connection = {
    kind: evidenceKinds.linkedinConnection,
    ref: 1,
    daysAgo: since,
    direction: 0 as const,
    people: 1,
    inCopy: false,
  }
  return [...(draw.chance(0.88) ? [connection] : []), ...letters, ...meetings]
}

/** Where there is no evidence, an edge as the product might have worked it out. */
export function drawEdge({ closeness }: MadeUpContact, today: number, draw: Draw) {
  const isKnown = draw.chance(0.97)
  const isTwoWay = isKnown && closeness > 0.08 && draw.chance(0.8)
  const hasContact = isTwoWay || (isKnown && draw.chance(0.3))
  const silent = Math.floor(draw.next() ** 2 * 900)
  const amount = hasContact ? 1 + closeness * 40 * draw.next() : 0
  const strength = isKnown ? Math.max(10, Math.round(closeness * 1000)) : null
  return {
    strength: strength === null || isTwoWay ? strength : Math.min(249, strength),
    isTwoWay,
    lastDay: hasContact ? today - silent : null,
    messages: Math.floor(amount),
    meetings: Math.floor(amount / 4),
    sent: (amount / 3) * 2 ** (-silent / 365),
    returned: isTwoWay ? (amount / 4) * 2 ** (-silent / 365) : 0,
  }
}
