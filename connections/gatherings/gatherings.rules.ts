/** At a larger event two guests hardly ever meet. */
export const mostAtSmall = 60

/** Whether having been there says that two people may have met. */
export const isSmall = ({ coming, checkedIn }: { coming: number; checkedIn: number }): boolean =>
  Math.max(coming, checkedIn) <= mostAtSmall

/** In hundredths, what having been at the same event counts for: the smaller, the more, and never over 5. */
export const strengthOfSharedEvent = (guests: number): number =>
  Math.max(1, Math.round(5 * Math.sqrt(12 / Math.max(12, guests))))
