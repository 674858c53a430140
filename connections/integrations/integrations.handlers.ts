import { serve } from '@wellmet/platform/http/serve.ts'
import type { Provider } from '../engine/provider.ts'
import { integrations } from './integrations.contract.ts'
import { categoriesOf, getIntegration, isConnected, listIntegrations, offerOf, statusOf } from './show-integrations.ts'

export const integrationsRoutes = (providers: readonly Provider[]) =>
  serve(integrations)({
    providers: async (call) => ({ items: (await listIntegrations(call, providers)).map(offerOf) }),
    categories: async (call) => ({ items: categoriesOf(await listIntegrations(call, providers)) }),
    connected: async (call) => ({ items: (await listIntegrations(call, providers)).filter(isConnected) }),
    status: async (call) => statusOf(await listIntegrations(call, providers)),
    show: (call) => getIntegration(call, providers, call.params.id),
  })
