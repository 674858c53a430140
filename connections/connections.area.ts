import type { Area } from '@wellmet/platform/area.ts'
import { calendarRoutes } from './calendar/calendar.handlers.ts'
import { crmRoutes } from './crm/crm.handlers.ts'
import { dataRoutes } from './data/data.handlers.ts'
import { connectedAccountsRoutes } from './engine/engine.handlers.ts'
import { sweepConnectionsJob } from './engine/engine.jobs.ts'
import { engineHooks, engineReactions } from './engine/engine.reactions.ts'
import { engineSettings } from './engine/engine.settings.ts'
import { engineWork } from './engine/engine.work.ts'
import { integrationsRoutes } from './integrations/integrations.handlers.ts'
import { enrichmentRoutes } from './enrichment/enrichment.handlers.ts'
import { sweepEnrichmentJob } from './enrichment/enrichment.jobs.ts'
import { enrichmentWork } from './enrichment/enrichment.work.ts'
import { sealedEnrichmentKeys } from './enrichment/keys.ts'
import { sealedTokensColumn } from './engine/tokens.ts'
import { linearRoutes } from './linear/linear.handlers.ts'
import { sweepLinearJob } from './linear/linear.jobs.ts'
import { linearSettings } from './linear/linear.settings.ts'
import { linearWork } from './linear/linear.work.ts'
import { linkedinSignInRoutes } from './linkedin-sign-in/linkedin-sign-in.handlers.ts'
import { ownAddressesRoutes } from './own-addresses/own-addresses.handlers.ts'
import { sweepPeopleDataJob } from './people-data/people-data.jobs.ts'
import { peopleDataSettings } from './people-data/people-data.settings.ts'
import { peopleDataWork } from './people-data/people-data.work.ts'
import { apolloSettings } from './providers/apollo/apollo.settings.ts'
import { enrichmentProviders } from './providers/enrichment-providers.ts'
import { googleSettings } from './providers/google/google.settings.ts'
import { hubspotSettings } from './providers/hubspot/hubspot.settings.ts'
import { linkedinSettings } from './providers/linkedin/linkedin.settings.ts'
import { microsoftSettings } from './providers/microsoft/microsoft.settings.ts'
import { pipedriveSettings } from './providers/pipedrive/pipedrive.settings.ts'
import { providers } from './providers/providers.ts'
import { salesforceSettings } from './providers/salesforce/salesforce.settings.ts'
import { suitesRoutes } from './suites/suites.handlers.ts'
import { typedAccountsRoutes } from './typed-accounts/typed-accounts.handlers.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

/** Accounts at outside services. */
export const connectionsArea = {
  name: 'connections',
  routes: {
    connectedAccounts: connectedAccountsRoutes(providers),
    suites: suitesRoutes,
    crm: crmRoutes(providers),
    calendar: calendarRoutes(providers),
    data: dataRoutes(providers),
    integrations: integrationsRoutes(providers),
    enrichment: enrichmentRoutes(enrichmentProviders),
    linear: linearRoutes,
    ownAddresses: ownAddressesRoutes,
    typedAccounts: typedAccountsRoutes,
    linkedinSignIn: linkedinSignInRoutes,
  },
  jobs: [...engineWork(providers), ...peopleDataWork, ...enrichmentWork, ...linearWork],
  reactions: [...engineReactions],
  hooks: [...engineHooks, ...personalDataHooks],
  schedule: [
    { at: '27 3 * * *', job: sweepPeopleDataJob },
    { at: '33 3 * * *', job: sweepEnrichmentJob },
    { at: '37 3 * * *', job: sweepLinearJob },
    { at: '41 * * * *', job: sweepConnectionsJob },
  ],
  settings: [
    engineSettings,
    peopleDataSettings,
    googleSettings,
    microsoftSettings,
    hubspotSettings,
    salesforceSettings,
    pipedriveSettings,
    linkedinSettings,
    apolloSettings,
    linearSettings,
  ],
  sealed: [sealedTokensColumn, sealedEnrichmentKeys],
} satisfies Area
