import type { Area } from '@wellmet/platform/area.ts'
import { calendarRoutes } from './calendar/calendar.handlers.ts'
import { crmRoutes } from './crm/crm.handlers.ts'
import { dataRoutes } from './data/data.handlers.ts'
import { connectedAccountsRoutes } from './engine/engine.handlers.ts'
import { sweepConnectionsJob } from './engine/engine.jobs.ts'
import { engineHooks, engineReactions } from './engine/engine.reactions.ts'
import { engineSettings } from './engine/engine.settings.ts'
import { engineTables } from './engine/engine.tables.ts'
import { engineWork } from './engine/engine.work.ts'
import { emailMarketingRoutes } from './email-marketing/email-marketing.handlers.ts'
import { emailMarketingTables } from './email-marketing/email-marketing.tables.ts'
import { emailMarketingWork } from './email-marketing/email-marketing.work.ts'
import { enrichmentTables } from './enrichment/enrichment.tables.ts'
import { gatheringsRoutes } from './gatherings/gatherings.handlers.ts'
import { sweepGatheringsJob } from './gatherings/gatherings.jobs.ts'
import { gatheringsTables } from './gatherings/gatherings.tables.ts'
import { gatheringsWork } from './gatherings/gatherings.work.ts'
import { ghostRoutes } from './ghost/ghost.handlers.ts'
import { integrationsRoutes } from './integrations/integrations.handlers.ts'
import { enrichmentRoutes } from './enrichment/enrichment.handlers.ts'
import { sweepEnrichmentJob } from './enrichment/enrichment.jobs.ts'
import { enrichmentWork } from './enrichment/enrichment.work.ts'
import { sealedEnrichmentKeys } from './enrichment/keys.ts'
import { sealedTokensColumn } from './engine/tokens.ts'
import { helpdeskRoutes } from './helpdesk/helpdesk.handlers.ts'
import { linearRoutes } from './linear/linear.handlers.ts'
import { sweepLinearJob } from './linear/linear.jobs.ts'
import { linearSettings } from './linear/linear.settings.ts'
import { linearTables } from './linear/linear.tables.ts'
import { linearWork } from './linear/linear.work.ts'
import { linkedinSignInRoutes } from './linkedin-sign-in/linkedin-sign-in.handlers.ts'
import { ownAddressesRoutes } from './own-addresses/own-addresses.handlers.ts'
import { ownAddressesTables } from './own-addresses/own-addresses.tables.ts'
import { enrichmentProviders } from './providers/enrichment-providers.ts'
import { providerSettings } from './providers/provider-settings.ts'
import { providers } from './providers/providers.ts'
import { suitesRoutes } from './suites/suites.handlers.ts'
import { typedAccountsRoutes } from './typed-accounts/typed-accounts.handlers.ts'
import { usageHooks } from './usage/usage.reactions.ts'

/** Accounts at outside services. */
export const connectionsArea = {
  name: 'connections',
  routes: {
    connectedAccounts: connectedAccountsRoutes(providers),
    suites: suitesRoutes,
    crm: crmRoutes(providers),
    calendar: calendarRoutes(providers),
    data: dataRoutes(providers),
    integrations: integrationsRoutes({ providers, enrichmentProviders }),
    enrichment: enrichmentRoutes(enrichmentProviders),
    emailMarketing: emailMarketingRoutes,
    gatherings: gatheringsRoutes,
    ghost: ghostRoutes,
    linear: linearRoutes,
    helpdesk: helpdeskRoutes,
    ownAddresses: ownAddressesRoutes,
    typedAccounts: typedAccountsRoutes,
    linkedinSignIn: linkedinSignInRoutes,
  },
  jobs: [...engineWork(providers), ...enrichmentWork, ...linearWork, ...emailMarketingWork, ...gatheringsWork],
  reactions: [...engineReactions],
  hooks: [...engineHooks, ...usageHooks],
  schedule: [
    { at: '33 3 * * *', job: sweepEnrichmentJob },
    { at: '35 3 * * *', job: sweepGatheringsJob },
    { at: '37 3 * * *', job: sweepLinearJob },
    { at: '41 * * * *', job: sweepConnectionsJob },
  ],
  settings: [engineSettings, ...providerSettings, linearSettings],
  sealed: [sealedTokensColumn, sealedEnrichmentKeys],
  tables: [
    ...engineTables,
    ...enrichmentTables,
    ...linearTables,
    ...ownAddressesTables,
    ...emailMarketingTables,
    ...gatheringsTables,
  ],
} satisfies Area
