import type { Services } from '@wellmet/platform/services.ts'

interface Seat {
  workspaceId: string
  userId: string
}

const tagOf = (what: string, { workspaceId, userId }: Seat): string => `${what}:${workspaceId}:${userId}`

/** Whoever keeps an answer of these kinds keeps it under these tags, so that it is forgotten when something changes. */
export const intelligenceTags = {
  insights: (seat: Seat): string => tagOf('connector-insights', seat),
  intelligence: (seat: Seat): string => tagOf('relationship-intelligence', seat),
}

export const forgetInsights = ({ cache }: Services, seat: Seat): Promise<void> =>
  cache.forget({ tags: [intelligenceTags.insights(seat)] })

export const forgetIntelligence = ({ cache }: Services, seat: Seat): Promise<void> =>
  cache.forget({ tags: [intelligenceTags.intelligence(seat)] })
