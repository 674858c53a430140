export interface Places {
  has(): boolean
  /** Answers with what gives the place back; null if there is none. */
  take(): (() => void) | null
}

/**
 * How many jobs of one kind a worker does at once: those that wait for servers of others, which may be slow on purpose,
 * leave places to the rest.
 */
export function openPlaces(most: number): Places {
  let taken = 0
  const has = () => taken < most
  return {
    has,
    take() {
      if (!has()) return null
      taken += 1
      return () => void (taken -= 1)
    },
  }
}

/** `later` asks for another try where there is no place: several workers may take the last one at the same moment. */
export async function inPlace(places: Places, run: () => Promise<void>, later: () => Promise<void>): Promise<void> {
  const release = places.take()
  if (release === null) return later()
  try {
    await run()
  } finally {
    release()
  }
}
