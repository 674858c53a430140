const at = 8

/** Tomorrow at eight, by the clock of the browser. */
export const tomorrowMorning = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, at)

/** The next Monday at eight; on a Monday that of the next week. */
export const mondayMorning = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((8 - now.getDay()) % 7 || 7), at)
