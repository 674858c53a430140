import type { Places } from '../jobs/places.ts'

/** Jobs of others that find a place in a worker however slow the mail server is. */
const leftToOthers = 2

/** A server that was silent is left alone for so long, and then one email at a time tries whether it is back. */
const restMs = 10_000

export interface MailPlaces extends Places {
  /** The server did not say a word until the time was up. */
  noteSilence(): void
  noteAnswer(): void
}

/**
 * How many emails may be on their way at once. One to a server that is silent takes 20 seconds to fail: without a limit
 * they held every place of a worker, and an import that takes half a second took four and a half minutes.
 */
export function openMailPlaces(connections: number, now: () => number = () => performance.now()): MailPlaces {
  const most = Math.max(1, connections - leftToOthers)
  let taken = 0
  let isSilent = false
  let restsUntil = 0
  const has = () => taken < (isSilent ? 1 : most) && (!isSilent || now() >= restsUntil)
  return {
    has,
    take() {
      if (!has()) return null
      taken += 1
      return () => void (taken -= 1)
    },
    noteSilence() {
      isSilent = true
      restsUntil = now() + restMs
    },
    noteAnswer() {
      isSilent = false
    },
  }
}
