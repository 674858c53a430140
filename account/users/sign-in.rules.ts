/** Wrong passwords so far, at one place where they are counted. */
export interface Failures {
  failures: number
  lastAt: Date
}

/** By a known device, or by person and network: whoever types wrong so often waits until the span is over. */
const strict = { failures: 10, spanMs: 5 * 60_000 }

/**
 * By person, wherever the tries come from. It never locks: after some failures the next try from an unknown device has
 * to wait, each time twice as long, up to two minutes. That leaves a guesser with many addresses under 60 tries in the
 * first hour and 30 in each hour after it, and the owner can still sign in on a device that they used before.
 */
const loose = { failures: 20, spanMs: 3_600_000, firstWaitMs: 1_000, longestWaitMs: 120_000 }

/** After this many wrong passwords from one place, the next attempt has to wait. */
export const strictFailures = strict.failures

/** `factor` widens both, for tests and for servers behind one address. */
export const strictWaitMs = (counted: Failures | undefined, now: Date, factor: number): number => {
  if (!counted || counted.failures < strict.failures * factor) return 0
  return Math.max(0, counted.lastAt.getTime() + strict.spanMs - now.getTime())
}

export const looseWaitMs = (counted: Failures | undefined, now: Date, factor: number): number => {
  const over = counted ? counted.failures - loose.failures * factor : -1
  if (!counted || over < 0) return 0
  const wait = Math.min(loose.longestWaitMs, loose.firstWaitMs * 2 ** Math.min(over, 30))
  return Math.max(0, counted.lastAt.getTime() + wait - now.getTime())
}

/** Failures before this are forgotten when the next one is counted. */
export const strictSince = (now: Date): Date => new Date(now.getTime() - strict.spanMs)
export const looseSince = (now: Date): Date => new Date(now.getTime() - loose.spanMs)

/** The workspace is told at 5 failures, at 10, at 20, and so on: a wave of guesses is a few events, not thousands. */
export const isWorthTelling = (failures: number): boolean => failures >= 5 && Number.isInteger(Math.log2(failures / 5))
