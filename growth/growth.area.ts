import type { Area } from '@wellmet/platform/area.ts'
import { gtmRoutes, purchasesRoutes } from './gtm/gtm.handlers.ts'
import { gtmHooks } from './gtm/gtm.reactions.ts'
import { gtmTables } from './gtm/gtm.tables.ts'
import { newLead } from './gtm/new-lead.playbook.ts'
import { investorsRoutes, pitchesRoutes } from './investors/investors.handlers.ts'
import { investorsHooks } from './investors/investors.reactions.ts'
import { investorsTables } from './investors/investors.tables.ts'
import { leadConfirmationsRoutes, leadListRoutes, leadsRoutes } from './leads/leads.handlers.ts'
import { leadsHooks } from './leads/leads.reactions.ts'
import { leadsTables } from './leads/leads.tables.ts'
import { sitesRoutes } from './sites/sites.handlers.ts'
import { sitesTables } from './sites/sites.tables.ts'
import { trackingPagesRoutes } from './tracking/tracking.handlers.ts'
import { closeDayJob } from './tracking/tracking.jobs.ts'
import { trackingTables } from './tracking/tracking.tables.ts'
import { trackingWork } from './tracking/tracking.work.ts'

/** People who come to us: the site of a workspace, what happens on it, and who came by a form. */
export const growthArea = {
  name: 'growth',
  routes: {
    sites: sitesRoutes,
    tracking: trackingPagesRoutes,
    leads: leadsRoutes,
    leadList: leadListRoutes,
    leadConfirmations: leadConfirmationsRoutes,
    investors: investorsRoutes,
    pitches: pitchesRoutes,
    gtm: gtmRoutes,
    purchases: purchasesRoutes,
  },
  jobs: [...trackingWork],
  reactions: [],
  hooks: [...leadsHooks, ...investorsHooks, ...gtmHooks],
  schedule: [{ at: '4 0 * * *', job: closeDayJob }],
  settings: [],
  sealed: [],
  tables: [...sitesTables, ...trackingTables, ...leadsTables, ...investorsTables, ...gtmTables],
  playbooks: [newLead],
} satisfies Area
