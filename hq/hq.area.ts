import type { Area } from '@wellmet/platform/area.ts'
import { analyticsRoutes } from './analytics/analytics.handlers.ts'
import { missionControlRoutes } from './mission-control/mission-control.handlers.ts'
import { revenueRoutes } from './revenue/revenue.handlers.ts'
import { keepForecastJob } from './revenue/revenue.jobs.ts'
import { revenueTables } from './revenue/revenue.tables.ts'
import { revenueWork } from './revenue/revenue.work.ts'
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
    revenue: revenueRoutes,
  },
  jobs: [...revenueWork],
  reactions: [],
  hooks: [...staffHooks],
  schedule: [{ at: '31 5 * * *', job: keepForecastJob }],
  settings: [staffSettings],
  sealed: [],
  tables: [...staffTables, ...revenueTables],
} satisfies Area
