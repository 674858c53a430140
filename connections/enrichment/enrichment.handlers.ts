import { serve } from '@wellmet/platform/http/serve.ts'
import { changePriority, connectProvider, disconnectProvider } from './change-accounts.ts'
import { enrichment } from './enrichment.contract.ts'
import type { EnrichmentProvider } from './enrichment-provider.ts'
import { showProviders, showStatuses } from './show-accounts.ts'

export const enrichmentRoutes = (providers: readonly EnrichmentProvider[]) =>
  serve(enrichment)({
    providers: (call) => showProviders(call, providers),
    status: (call) => showStatuses(call, providers),
    connect: (call) => connectProvider(call, providers, call.params.provider, call.body.key),
    disconnect: (call) => disconnectProvider(call, providers, call.params.provider),
    priority: (call) => changePriority(call, providers, call.params.provider, call.body.priority),
  })
