import type { Draw } from './draw.ts'

/** Who is where, without a list for every place: members of place p stand from `starts[p]` to `starts[p + 1]`. */
export interface Groups {
  starts: Int32Array
  members: Int32Array
}

export function groupBy(placeOf: ArrayLike<number>, places: number): Groups {
  const starts = new Int32Array(places + 1)
  for (let i = 0; i < placeOf.length; i += 1) starts[placeOf[i]! + 1]! += 1
  for (let place = 0; place < places; place += 1) starts[place + 1]! += starts[place]!
  const next = starts.slice(0, places)
  const members = new Int32Array(placeOf.length)
  for (let i = 0; i < placeOf.length; i += 1) {
    const place = placeOf[i]!
    members[next[place]!] = i
    next[place]! += 1
  }
  return { starts, members }
}

export const sizeOf = ({ starts }: Groups, place: number): number => starts[place + 1]! - starts[place]!

/** Somebody who is there; undefined where nobody is. */
export function memberOf(groups: Groups, place: number, draw: Draw): number | undefined {
  const size = sizeOf(groups, place)
  return size === 0 ? undefined : groups.members[groups.starts[place]! + draw.below(size)]
}
