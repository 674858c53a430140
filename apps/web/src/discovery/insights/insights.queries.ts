import { dependsOn } from '../../api/depends-on.ts'

const limit = 5

export const insightsQuery = dependsOn('contacts', 'requests', 'members').queryOptions(
  'get',
  '/api/network/relationship-intelligence',
  {
    params: { query: { limit } },
  },
)
export const thanksQuery = dependsOn('requests', 'contacts', 'members').queryOptions(
  'get',
  '/api/graph/intro-outcomes/thanks',
)
export const outcomesQuery = dependsOn('requests', 'contacts', 'members').queryOptions(
  'get',
  '/api/graph/intro-outcomes',
)
export const leaderboardsQuery = dependsOn('requests', 'contacts', 'members').queryOptions(
  'get',
  '/api/graph/intro-outcomes/leaderboards',
)
export const calibrationQuery = dependsOn('requests', 'contacts').queryOptions(
  'get',
  '/api/graph/intro-outcomes/calibration',
)
