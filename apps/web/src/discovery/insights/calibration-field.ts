/** The field that predicted and actual are drawn on, in the units of the SVG. Beside it stands "100 %" in full. */
export const field = { width: 344, height: 328, left: 52, top: 12, side: 264 } as const

export const ticks = [0, 0.25, 0.5, 0.75, 1] as const

export const xOf = (share: number): number => field.left + share * field.side
/** y grows downwards, as SVG counts. */
export const yOf = (share: number): number => field.top + (1 - share) * field.side

/** By area, so that twice as many requests look twice as large. */
export const radiusOf = (n: number): number => Math.min(14, 2 + Math.sqrt(n) * 1.4)
