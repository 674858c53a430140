import { dependsOn } from '../api/depends-on.ts'

const room = dependsOn('operator’s room')
/** A refusal is answered by opening the room, not by asking again. */
const once = { retry: false } as const

export const missionQuery = { ...room.queryOptions('get', '/api/hq/mission-status'), ...once, refetchInterval: 60_000 }
export const activityQuery = {
  ...room.queryOptions('get', '/api/hq/activity/recent', { params: { query: { hours: 24 } } }),
  ...once,
}

const inDays = (days: number) => ({ params: { query: { days } } })

export const kpisQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/kpis', inDays(days)),
  ...once,
})
export const velocityQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/velocity', inDays(days)),
  ...once,
})
export const performanceQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/performance', inDays(days)),
  ...once,
})
export const healthQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/health', inDays(days)),
  ...once,
})
export const costsQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/costs', inDays(days)),
  ...once,
})
export const aiUsageQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/ai-usage', inDays(days)),
  ...once,
})
export const autonomyQuery = (days: number) => ({
  ...room.queryOptions('get', '/api/hq/analytics/autonomy-score', inDays(days)),
  ...once,
})

export const pipelineQuery = { ...room.queryOptions('get', '/api/hq/revenue/pipeline'), ...once }
export const forecastQuery = { ...room.queryOptions('get', '/api/hq/revenue/forecast'), ...once }
