import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { byConnector, centreOut, strongestFirst } from './seat-order.ts'
import { rowsNeeded, seatRows } from './seat-rows.ts'
import { divideCircle, type Sector } from './sectors.ts'

export type Band = { inner: number; outer: number }
/** Where everybody stands, by number; one unit is the room of a person in the second ring. You are at 0, 0. */
export type Layout = {
  x: Float32Array
  y: Float32Array
  /** Clockwise from the top. */
  angle: Float32Array
  /** Radius of the disc: never more than the room allows, so that no two discs touch. */
  size: Float32Array
  sectors: Sector[]
  bands: [Band, Band]
  radius: number
}

/** People you know have more room than those reached through them. */
const rooms = [1.7, 1] as const
const unknownSize = 0.2

const discOf = (strength: number | null, room: number): number => {
  const share = strength === null ? unknownSize : strength / 100
  return room * (0.24 + 0.22 * share)
}

/** Strongest nearest to you. No simulation: one pass over the people, and the same picture every time. */
export const placePeople = (network: Network): Layout => {
  const { people } = network
  const [x, y, angle, size] = Array.from({ length: 4 }, () => new Float32Array(people.length + 1)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const sectors = divideCircle(people)

  const placeRing = (ring: 1 | 2, innerFor: (count: number, room: number) => number): Band => {
    const room = rooms[ring - 1] ?? 1
    const groups = sectors.map(({ members }) => members.filter((number) => people[number - 1]?.ring === ring))
    const inner = innerFor(groups.flat().length, room)
    const rows = groups.map((group, at) => rowsNeeded(group.length, widthOf(sectors[at]), inner, room))
    const outer = inner + Math.max(1, ...rows) * room
    groups.forEach((group, at) => {
      const { from, to } = sectors[at] ?? { from: 0, to: 0 }
      const queue = strongestFirst(network, group)
      for (const seats of seatRows(group.length, rows[at] ?? 0, { from, to, inner, outer })) {
        const taken = queue.splice(0, seats.length)
        const row = ring === 1 ? centreOut(taken) : byConnector(network, angle, taken, (from + to) / 2)
        row.forEach((number, seat) => {
          const place = seats[seat]
          if (!place) return
          angle[number] = place.angle
          x[number] = Math.sin(place.angle) * place.radius
          y[number] = Math.cos(place.angle) * place.radius
          size[number] = discOf(people[number - 1]?.strength ?? null, Math.min(room, place.room))
        })
      }
    })
    return { inner, outer }
  }

  const first = placeRing(1, (count, room) => Math.max(3.6, Math.sqrt(count) * room * 0.33))
  const second = placeRing(2, () => first.outer * 1.07 + 0.9)
  size[0] = Math.min(first.inner * 0.36, 1.4 + first.inner * 0.05)
  return { x, y, angle, size, sectors, bands: [first, second], radius: second.outer }
}

const widthOf = (sector: Sector | undefined): number => (sector ? sector.to - sector.from : 0)
