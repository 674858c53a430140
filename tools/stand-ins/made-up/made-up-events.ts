import { randomFor, type Random } from '../../../database/seed/random.ts'
import { addressOf, type Address, type MadeUpPerson } from './made-up-people.ts'

export interface MadeUpAttendee extends Address {
  response: 'accepted' | 'declined' | 'tentative' | 'needsAction'
  isRoom?: boolean
}

export type EventKind = 'one-to-one' | 'group meeting' | 'all-hands' | 'focus time' | 'day off'

export interface MadeUpEvent {
  id: string
  kind: EventKind
  summary: string
  start: Date
  end: Date
  isAllDay: boolean
  status: 'confirmed' | 'cancelled'
  organizer: Address
  /** The owner included; empty for focus time and days off. */
  attendees: MadeUpAttendee[]
  /** Weekly, this often. One of them may be called off. */
  weekly?: { count: number; calledOff: number | null }
}

export interface Occurrence {
  /** 0 is the first. */
  number: number
  start: Date
  end: Date
  isCalledOff: boolean
}

interface EventsOptions {
  seed: string
  owner: Address
  people: readonly MadeUpPerson[]
  count: number
  until: Date
  days: number
}

const hour = 3_600_000
const day = 24 * hour

/** Makes up the event at an index, the same one every time. The last tenth lies after `until`. */
export function eventMaker({ seed, owner, people, count, until, days }: EventsOptions) {
  const step = (days * day) / Math.max(1, count)

  return function eventAt(index: number, id: string): MadeUpEvent {
    const random = randomFor(`${seed}/event/${index}`)
    const dayOf = Math.floor((until.getTime() - (count * 0.9 - index) * step) / day) * day
    const start = new Date(dayOf + random.int(8, 17) * hour)
    const kind = kindOf(random.next())
    const isAllDay = kind === 'day off'
    const guests = guestsOf(kind, random, index)
    const self: MadeUpAttendee = { ...owner, response: random.pick(['accepted', 'accepted', 'accepted', 'declined']) }
    const isOwn = guests.length === 0 || random.chance(0.5)
    const room = { name: 'Room Atlantic', address: 'room-atlantic@rooms.example', response: 'accepted', isRoom: true }
    const isWeekly = (kind === 'one-to-one' || kind === 'group meeting') && random.chance(0.1)
    return {
      id,
      kind,
      summary: `${kind[0]!.toUpperCase()}${kind.slice(1)} ${index}`,
      start: isAllDay ? new Date(dayOf) : start,
      end: new Date(isAllDay ? dayOf + day : start.getTime() + random.pick([0.5, 1, 2]) * hour),
      isAllDay,
      status: random.chance(0.06) ? 'cancelled' : 'confirmed',
      organizer: isOwn ? owner : { name: guests[0]!.name, address: guests[0]!.address },
      attendees: guests.length === 0 ? [] : [self, ...guests, ...(random.chance(0.2) ? [room as MadeUpAttendee] : [])],
      ...(isWeekly ? { weekly: { count: 8, calledOff: random.chance(0.5) ? random.int(1, 7) : null } } : {}),
    }
  }

  function guestsOf(kind: EventKind, random: Random, index: number): MadeUpAttendee[] {
    const sizes = { 'one-to-one': 1, 'group meeting': random.int(2, 8), 'all-hands': 60, 'focus time': 0, 'day off': 0 }
    const first = Math.floor(people.length * random.next() ** 2.5)
    return Array.from({ length: Math.min(sizes[kind], people.length) }, (_, i) => ({
      ...addressOf(people[(first + i * (1 + (index % 5))) % people.length]!),
      response: random.pick(['accepted', 'accepted', 'tentative', 'declined', 'needsAction'] as const),
    }))
  }
}

function kindOf(roll: number): EventKind {
  if (roll < 0.45) return 'one-to-one'
  if (roll < 0.75) return 'group meeting'
  if (roll < 0.8) return 'all-hands'
  return roll < 0.95 ? 'focus time' : 'day off'
}

/** One for an ordinary event, each week's for a recurring one. */
export function occurrencesOf({ start, end, weekly }: MadeUpEvent): Occurrence[] {
  return Array.from({ length: weekly?.count ?? 1 }, (_, number) => ({
    number,
    start: new Date(start.getTime() + number * 7 * day),
    end: new Date(end.getTime() + number * 7 * day),
    isCalledOff: number === weekly?.calledOff,
  }))
}
