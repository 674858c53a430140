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

export const funnelSteps = ['asked', 'accepted', 'introduced', 'replied', 'met', 'converted'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** The viewer's requests that a figure of the funnel counts. */
export const reachedQuery = (step: FunnelStep) =>
  dependsOn('requests').queryOptions('get', '/api/graph/intro-outcomes/reached', { params: { query: { step } } })
