import { api } from '../api/client.ts'

const limit = 5

export const insightsQuery = api.queryOptions('get', '/api/network/relationship-intelligence', {
  params: { query: { limit } },
})
export const thanksQuery = api.queryOptions('get', '/api/graph/intro-outcomes/thanks')
export const outcomesQuery = api.queryOptions('get', '/api/graph/intro-outcomes')
export const leaderboardsQuery = api.queryOptions('get', '/api/graph/intro-outcomes/leaderboards')
export const calibrationQuery = api.queryOptions('get', '/api/graph/intro-outcomes/calibration')
