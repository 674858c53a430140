import { randomFor, type Random } from './random.ts'

/**
 * How two people are in touch: every week; every few weeks; every few months; met lately; often, but no more; hardly and
 * long ago; I wrote and they did not; they wrote and I did not; on LinkedIn; connected there and no more; in the address
 * book and no more.
 */
export const relationshipKinds = [
  'close',
  'regular',
  'occasional',
  'recent',
  'fading',
  'dormant',
  'unanswered',
  'unreturned',
  'chatting',
  'connected',
  'listed',
] as const
export type RelationshipKind = (typeof relationshipKinds)[number]

export interface Touch {
  /** At least 1: what happens later today has not happened yet. */
  daysAgo: number
  channel: 'mail' | 'meeting' | 'linkedin'
  direction: 'out' | 'in' | 'together'
}

type Range = readonly [from: number, to: number]

interface Rhythm {
  channel: 'mail' | 'linkedin'
  directions: 'both' | 'out' | 'in'
  /** Days ago of the latest exchange, days from one to the one before, and how many there were. */
  latest: Range
  every: Range
  times: Range
  /** One exchange in so many ends in a meeting. */
  meetings: number
}

const rhythms: Readonly<Partial<Record<RelationshipKind, Rhythm>>> = {
  close: { channel: 'mail', directions: 'both', latest: [1, 6], every: [4, 9], times: [45, 70], meetings: 0.3 },
  regular: { channel: 'mail', directions: 'both', latest: [4, 26], every: [17, 32], times: [14, 26], meetings: 0.25 },
  occasional: { channel: 'mail', directions: 'both', latest: [16, 75], every: [45, 95], times: [5, 9], meetings: 0.2 },
  recent: { channel: 'mail', directions: 'both', latest: [2, 13], every: [3, 7], times: [1, 3], meetings: 0.6 },
  fading: { channel: 'mail', directions: 'both', latest: [65, 260], every: [12, 40], times: [3, 9], meetings: 0.15 },
  dormant: { channel: 'mail', directions: 'both', latest: [300, 1300], every: [20, 80], times: [1, 4], meetings: 0.1 },
  unanswered: { channel: 'mail', directions: 'out', latest: [8, 160], every: [5, 14], times: [1, 3], meetings: 0 },
  unreturned: { channel: 'mail', directions: 'in', latest: [3, 120], every: [6, 20], times: [1, 4], meetings: 0 },
  chatting: { channel: 'linkedin', directions: 'both', latest: [6, 420], every: [1, 40], times: [1, 4], meetings: 0 },
}

export const hasMail = (kind: RelationshipKind): boolean => rhythms[kind]?.channel === 'mail'

/** Every message and meeting of one tie, oldest first. */
export function touchesOf(kind: RelationshipKind, name: string): Touch[] {
  const rhythm = rhythms[kind]
  if (!rhythm) return []
  const random = randomFor(`rhythm of ${name}`)
  const touches: Touch[] = []
  let daysAgo = random.int(...rhythm.latest)
  for (let times = random.int(...rhythm.times); times > 0; times--) {
    touches.push(...exchange(rhythm, daysAgo, random))
    daysAgo += random.int(...rhythm.every)
  }
  return touches.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

/** Who writes first changes; the answer comes within days, and ends the exchange. */
function exchange({ channel, directions, meetings }: Rhythm, daysAgo: number, random: Random): Touch[] {
  if (directions !== 'both') return [{ daysAgo, channel, direction: directions }]
  const isMine = random.chance(0.55)
  const touches: Touch[] = [
    { daysAgo: daysAgo + random.int(0, 2), channel, direction: isMine ? 'out' : 'in' },
    { daysAgo, channel, direction: isMine ? 'in' : 'out' },
  ]
  if (random.chance(meetings))
    touches.push({ daysAgo: Math.max(1, daysAgo - random.int(0, 2)), channel: 'meeting', direction: 'together' })
  return touches
}
