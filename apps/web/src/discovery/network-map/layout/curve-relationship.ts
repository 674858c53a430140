import type { Layout } from './place-people.ts'
import { turnBetween } from './seat-order.ts'

export type Point = { x: number; y: number }

/**
 * The point a tie is pulled to on its way. People side by side are joined almost straight; the further
 * apart around the circle, the more the tie runs through the middle, but never through you.
 */
export const bendOf = ({ x, y, angle, bands }: Layout, from: number, to: number): Point => {
  const one = { x: x[from] ?? 0, y: y[from] ?? 0 }
  const other = { x: x[to] ?? 0, y: y[to] ?? 0 }
  if (from === 0 || to === 0) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const turned = turnBetween(angle[from] ?? 0, angle[to] ?? 0)
  const middle = (angle[from] ?? 0) + turned / 2
  const mean = (Math.hypot(one.x, one.y) + Math.hypot(other.x, other.y)) / 2
  const radius = Math.max(mean * (1 - Math.abs(turned) / Math.PI) ** 1.3, bands[0].inner * 0.5)
  return { x: Math.sin(middle) * radius, y: Math.cos(middle) * radius }
}
