import type { Area } from '@wellmet/platform/area.ts'
import { agentsRoutes } from './agents/agents.handlers.ts'
import { deleteAgentRunsJob, startDueAgentsJob } from './agents/agents.jobs.ts'
import { agentsTables } from './agents/agents.tables.ts'
import { agentsWork } from './agents/agents.work.ts'
import { analyticsRoutes } from './analytics/analytics.handlers.ts'
import { missionControlRoutes } from './mission-control/mission-control.handlers.ts'
import { quickActionsRoutes } from './quick-actions/quick-actions.handlers.ts'
import { quickActionsHooks } from './quick-actions/quick-actions.reactions.ts'
import { quickActionsTables } from './quick-actions/quick-actions.tables.ts'
import { serverApprovalsRoutes } from './server-approvals/server-approvals.handlers.ts'
import { serverApprovalsTables } from './server-approvals/server-approvals.tables.ts'
import { serverApprovalsWork } from './server-approvals/server-approvals.work.ts'
import { revenueRoutes } from './revenue/revenue.handlers.ts'
import { keepForecastJob } from './revenue/revenue.jobs.ts'
import { revenueTables } from './revenue/revenue.tables.ts'
import { revenueWork } from './revenue/revenue.work.ts'
import { sealedStaffPhones } from './staff/staff-phone.ts'
import { staffRoutes } from './staff/staff.handlers.ts'
import { staffHooks } from './staff/staff.reactions.ts'
import { staffSettings } from './staff/staff.settings.ts'
import { staffTables } from './staff/staff.tables.ts'

/** The operator’s room: how the server does, in counts, for the people who run it. */
export const hqArea = {
  name: 'hq',
  routes: {
    staff: staffRoutes,
    missionControl: missionControlRoutes,
    analytics: analyticsRoutes,
    serverApprovals: serverApprovalsRoutes,
    quickActions: quickActionsRoutes,
    agents: agentsRoutes,
    revenue: revenueRoutes,
  },
  jobs: [...serverApprovalsWork, ...agentsWork, ...revenueWork],
  reactions: [],
  hooks: [...staffHooks, ...quickActionsHooks],
  schedule: [
    { at: '*/10 * * * *', job: startDueAgentsJob },
    { at: '43 3 * * *', job: deleteAgentRunsJob },
    { at: '31 5 * * *', job: keepForecastJob },
  ],
  settings: [staffSettings],
  sealed: [sealedStaffPhones],
  tables: [...staffTables, ...serverApprovalsTables, ...quickActionsTables, ...agentsTables, ...revenueTables],
} satisfies Area
