import { getFrom, itemAt } from '@wellmet/platform/values/present.rules.ts'
import { contact } from './formula.rules.ts'

/** A call is a meeting. `linkedin` is messages; a mere connection is not contact (see strength.rules.ts). */
export type Channel = 'mail' | 'meeting' | 'chat' | 'linkedin'
/** `out` from the owner to the person, `in` from the person to the owner. */
export type Direction = 'out' | 'in'

/** One message or meeting between an owner and a person, without its content. */
export interface Evidence {
  readonly day: number
  readonly channel: Channel
  readonly direction: Direction
  /** Everybody in To and Cc; for a meeting everybody but oneself. */
  readonly recipients: number
  /** For a meeting: required or optional. */
  readonly addressed: 'to' | 'cc'
  /** Lists, newsletters, automatic answers. */
  readonly machine: boolean
}

/** The contact days of one channel and direction: days ascend, each once, with the weight of the day beside it. */
export interface Lane {
  readonly channel: Channel
  readonly direction: Direction
  readonly days: readonly number[]
  readonly weights: readonly number[]
}

/** At most one lane per channel and direction, in the order of their names. */
export type ContactDays = readonly Lane[]

/** 1/sqrt(recipients), half of it when only copied; mass and machine mail count 0 (docs/ranking.md, contact days). */
export function contactWeight({ recipients, addressed, machine }: Evidence): number {
  if (machine || recipients < 1 || recipients > contact.mostRecipients) return 0
  return (addressed === 'to' ? 1 : contact.copied) / Math.sqrt(recipients)
}

/** A meeting is contact both ways, whoever invited. */
const directionsOf = ({ channel, direction }: Evidence): readonly Direction[] =>
  channel === 'meeting' ? ['out', 'in'] : [direction]

const laneName = (lane: { channel: Channel; direction: Direction }): string => `${lane.channel}/${lane.direction}`

/**
 * A day counts once per channel and direction, with its greatest weight. The greatest of a set does not depend on order
 * or repetition, so a sync may deliver evidence in any order and again. It cannot be taken back either: after an
 * erasure the days are built anew from the evidence that is left.
 */
export function addEvidence(known: ContactDays, evidence: readonly Evidence[]): ContactDays {
  const lanes = new Map<string, Lane>(known.map((lane) => [laneName(lane), lane]))
  const changed = new Map<string, Map<number, number>>()
  for (const piece of evidence) {
    const weight = contactWeight(piece)
    if (weight === 0) continue
    for (const direction of directionsOf(piece)) {
      const name = laneName({ channel: piece.channel, direction })
      let lane = changed.get(name)
      if (!lane) {
        const before = lanes.get(name)
        lane = new Map(before?.days.map((day, i) => [day, itemAt(before.weights, i)]))
        changed.set(name, lane)
        if (!before) lanes.set(name, { channel: piece.channel, direction, days: [], weights: [] })
      }
      const best = lane.get(piece.day)
      if (best === undefined || weight > best) lane.set(piece.day, weight)
    }
  }
  for (const [name, weights] of changed) {
    const days = [...weights.keys()].sort((a, b) => a - b)
    lanes.set(name, { ...getFrom(lanes, name), days, weights: days.map((day) => getFrom(weights, day)) })
  }
  return [...lanes.values()].sort((a, b) => (laneName(a) < laneName(b) ? -1 : 1))
}

export const contactDaysOf = (evidence: readonly Evidence[]): ContactDays => addEvidence([], evidence)

/** E_h: the sum of weight x 2^(-age/h) over the contact days of one direction, all channels. */
export function decayedDays(contactDays: ContactDays, direction: Direction, halfLife: number, today: number): number {
  let sum = 0
  for (const lane of contactDays) {
    if (lane.direction !== direction) continue
    lane.days.forEach((day, i) => {
      if (day <= today) sum += itemAt(lane.weights, i) * 2 ** ((day - today) / halfLife)
    })
  }
  return sum
}

/** The latest contact up to today, in one direction or either; a meeting still to come is not contact yet. */
export function lastContact(contactDays: ContactDays, today: number, direction?: Direction): number | null {
  let last: number | null = null
  for (const lane of contactDays) {
    if (direction !== undefined && lane.direction !== direction) continue
    const latest = lane.days.findLast((day) => day <= today)
    if (latest !== undefined && (last === null || latest > last)) last = latest
  }
  return last
}
