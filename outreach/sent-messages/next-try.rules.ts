const minuteMs = 60_000
const waitsInMinutes = [1, 5, 15, 30, 60, 60, 60, 120]

/** After so many tries the message is called failed, and its writer decides. */
export const mostTries = waitsInMinutes.length + 1

/** How long to wait after this many tries; null if there is no other. */
export function waitAfterTries(tries: number): number | null {
  const minutes = waitsInMinutes[tries - 1]
  return minutes === undefined ? null : minutes * minuteMs
}
