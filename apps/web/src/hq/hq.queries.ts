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

/** A run takes some seconds, and its log is followed meanwhile. */
const soon = { ...once, refetchInterval: 5_000 } as const

export const agentsQuery = { ...room.queryOptions('get', '/api/hq/agents'), ...soon }
export const teamQuery = { ...room.queryOptions('get', '/api/hq/virtual-team/status'), ...soon }
export const agentQuery = (code: string) => ({
  ...room.queryOptions('get', '/api/hq/virtual-employees/{code}', { params: { path: { code } } }),
  ...soon,
})
export const agentMessagesQuery = (agentId: string) => ({
  ...room.queryOptions('get', '/api/hq/agents/{agentId}/messages', {
    params: { path: { agentId }, query: { limit: 100 } },
  }),
  ...soon,
})
export const quickActionsQuery = { ...room.queryOptions('get', '/api/hq/quick-actions'), ...once }
export const serverApprovalsQuery = { ...room.queryOptions('get', '/api/hq/approvals/pending'), ...soon }
export const serverApprovalStatsQuery = { ...room.queryOptions('get', '/api/hq/approvals/stats'), ...once }
export const maintenanceQuery = { ...room.queryOptions('get', '/api/maintenance'), ...once, refetchInterval: 300_000 }
export const pipelineQuery = { ...room.queryOptions('get', '/api/hq/revenue/pipeline'), ...once }
export const forecastQuery = { ...room.queryOptions('get', '/api/hq/revenue/forecast'), ...once }
