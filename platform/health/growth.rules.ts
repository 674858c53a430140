interface Earlier {
  daysAgo: number
  bytes: number
}

/** From the oldest size that is known until now. Null without one. */
export function growthPerDay(bytes: number, earlier: readonly Earlier[]): number | null {
  const oldest = earlier.toSorted((a, b) => b.daysAgo - a.daysAgo)[0]
  return oldest === undefined ? null : Math.round((bytes - oldest.bytes) / oldest.daysAgo)
}

/** How many days until the disk is full. Null if the database does not grow, or its growth is not known yet. */
export const daysUntilFull = (freeBytes: number, growthBytesPerDay: number | null): number | null =>
  growthBytesPerDay === null || growthBytesPerDay <= 0 ? null : Math.floor(freeBytes / growthBytesPerDay)
