export type Direction = 'up' | 'down' | 'left' | 'right'

const headings: Record<Direction, [x: number, y: number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }
/** Nobody further than this off the heading counts: cos 60°. */
const widest = 0.5

/** The person an arrow key moves to: near, and not far off the way it points. Null when nobody is there. */
export const nearestInDirection = (
  { x, y }: { x: Float32Array; y: Float32Array },
  shown: Uint8Array,
  from: number,
  direction: Direction,
): number | null => {
  const [ahead, up] = headings[direction]
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (let number = 0; number < x.length; number += 1) {
    if (number === from || !shown[number]) continue
    const across = (x[number] ?? 0) - (x[from] ?? 0)
    const rise = (y[number] ?? 0) - (y[from] ?? 0)
    const distance = Math.hypot(across, rise)
    const straight = (across * ahead + rise * up) / (distance || 1)
    if (straight < widest) continue
    const effort = distance * (1 + 2 * (1 - straight))
    if (effort >= least) continue
    least = effort
    best = number
  }
  return best
}
