import type { Draw } from '../network/draw.ts'
import type { Filter } from './judged-set.ts'
import type { Known, Visibility } from './visibility.ts'

export interface Made {
  query: string
  filter: Filter
  expected: ReadonlyMap<string, number>
}

/** Draws one question of its kind that somebody with this sight may ask; null when the draw was none. */
export type Maker = (visibility: Visibility, draw: Draw) => Made | null

/** More than these are no judgement but a list. */
const most = 40

export const meaning = ({ label }: Known, query: string): Made => ({
  query,
  filter: 'all',
  expected: new Map([[label, 3]]),
})

export const meaningNobody = (query: string): Made => ({ query, filter: 'all', expected: new Map() })

/** Everybody who fits; the product promises that whoever is best reached comes first. */
export function openly(
  visibility: Visibility,
  query: string,
  fits: (one: Known) => boolean,
  filter: Filter = 'all',
): Made | null {
  const fitting = visibility.known.filter(fits)
  if (fitting.length === 0 || fitting.length > most) return null
  const gains = fitting.map(({ label, isTwoWay }): [string, number] => [label, isTwoWay ? 2 : 1])
  return { query, filter, expected: new Map(gains.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) }
}
