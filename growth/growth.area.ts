import type { Area } from '@wellmet/platform/area.ts'
import { advisorRoutes } from './advisor/advisor.handlers.ts'
import { contentTables } from './content/content.tables.ts'
import { productRoutes } from './content/content.handlers.ts'
import { contentHooks } from './content/content.reactions.ts'
import { contentWork } from './content/content.work.ts'
import { foundingRoutes } from './founding/founding.handlers.ts'
import { numberFoundersJob } from './founding/founding.jobs.ts'
import { foundingSettings } from './founding/founding.settings.ts'
import { foundingTables } from './founding/founding.tables.ts'
import { foundingWork } from './founding/founding.work.ts'
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
import { sealedPlaceAddress } from './posting/call-webhook.ts'
import { postingRoutes } from './posting/posting.handlers.ts'
import { sweepPostsJob } from './posting/posting.jobs.ts'
import { postingHooks } from './posting/posting.reactions.ts'
import { postingTables } from './posting/posting.tables.ts'
import { postingWork } from './posting/posting.work.ts'
import { sitesRoutes } from './sites/sites.handlers.ts'
import { sitesSettings } from './sites/sites.settings.ts'
import { sitesTables } from './sites/sites.tables.ts'
import { trackingPagesRoutes } from './tracking/tracking.handlers.ts'
import { thankYouQuestionsRoutes, thankYousRoutes } from './thank-yous/thank-yous.handlers.ts'
import { thankYousTables } from './thank-yous/thank-yous.tables.ts'
import { closeDayJob } from './tracking/tracking.jobs.ts'
import { trackingTables } from './tracking/tracking.tables.ts'
import { trackingWork } from './tracking/tracking.work.ts'

/** With these documents. */
export const growthAreaWith = (content: typeof productRoutes) =>
  ({
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
      posting: postingRoutes,
      thankYous: thankYousRoutes,
      thankYouQuestions: thankYouQuestionsRoutes,
      ...content,
      advisor: advisorRoutes,
      founding: foundingRoutes,
    },
    jobs: [...trackingWork, ...contentWork, ...postingWork, ...foundingWork],
    reactions: [],
    hooks: [...leadsHooks, ...investorsHooks, ...gtmHooks, ...contentHooks, ...postingHooks],
    schedule: [
      { at: '4 0 * * *', job: closeDayJob },
      { at: '26 3 * * *', job: sweepPostsJob },
      { at: '19 * * * *', job: numberFoundersJob },
    ],
    settings: [sitesSettings, foundingSettings],
    sealed: [sealedPlaceAddress],
    tables: [
      ...sitesTables,
      ...trackingTables,
      ...leadsTables,
      ...investorsTables,
      ...gtmTables,
      ...contentTables,
      ...foundingTables,
      ...postingTables,
      ...thankYousTables,
    ],
    playbooks: [newLead],
  }) satisfies Area

/** People who come to us: the site of a workspace, what happens on it, who came by a form, and what is written for them. */
export const growthArea = growthAreaWith(productRoutes)
