/** Months since year 0, in UTC. */
export const monthOf = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth()
