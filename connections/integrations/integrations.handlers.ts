import { serve } from '@wellmet/platform/http/serve.ts'
import { integrations } from './integrations.contract.ts'
import {
  categoriesOf,
  getIntegration,
  isConnected,
  listIntegrations,
  offerOf,
  statusOf,
  type Integrable,
} from './show-integrations.ts'

export const integrationsRoutes = (all: Integrable) =>
  serve(integrations)({
    providers: async (call) => ({ items: (await listIntegrations(call, all)).map(offerOf) }),
    categories: async (call) => ({ items: categoriesOf(await listIntegrations(call, all)) }),
    connected: async (call) => ({ items: (await listIntegrations(call, all)).filter(isConnected) }),
    status: async (call) => statusOf(await listIntegrations(call, all)),
    show: (call) => getIntegration(call, all, call.params.id),
  })
