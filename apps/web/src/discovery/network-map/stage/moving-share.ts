/** A frame of 30 in a second, less what the browser needs to show it. */
const slow = 28
const quick = 19
const least = 0.05

/** Before anything moved: as much as a still picture, drawn once, took time for. */
export const firstShare = (milliseconds: number): number => Math.min(1, Math.max(least, 12 / milliseconds))

/**
 * How much of the ties to draw in the next frame of a movement, after one that took so long. It
 * falls at once, as every slow frame is felt, and rises slowly, so that ties do not flicker.
 */
export const nextShare = (share: number, milliseconds: number): number => {
  if (milliseconds > slow) return Math.max(least, share * Math.max(0.2, slow / milliseconds) * 0.9)
  return milliseconds < quick ? Math.min(1, share * 1.06) : share
}
