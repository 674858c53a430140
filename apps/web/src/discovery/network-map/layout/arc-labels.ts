import { turnBetween } from './seat-order.ts'
import type { Sector } from './sectors.ts'

export type ArcLabel = { text: string; middle: number; sector: Sector }

/** Between two labels, in pixels. */
const air = 14

/**
 * Names around the circle, the fullest sectors first. A name may reach over the ends of its own
 * sector where that covers no other name; where it would, it waits until one zooms in.
 */
export const placeArcLabels = (
  sectors: readonly Sector[],
  radius: number,
  widthOf: (text: string) => number,
): ArcLabel[] => {
  // A circle that is all rest has nothing to tell apart.
  if (sectors.length === 1 && sectors[0]?.company === null) return []
  const placed: { middle: number; half: number; label: ArcLabel }[] = []
  for (const sector of sectors.toSorted((one, other) => other.members.length - one.members.length)) {
    const middle = (sector.from + sector.to) / 2
    const half = (widthOf(sector.label) + air) / 2 / radius
    const isFree = placed.every((other) => Math.abs(turnBetween(middle, other.middle)) >= half + other.half)
    if (isFree) placed.push({ middle, half, label: { text: sector.label, middle, sector } })
  }
  return placed.map(({ label }) => label)
}
