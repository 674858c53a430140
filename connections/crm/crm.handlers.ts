import { serve } from '@wellmet/platform/http/serve.ts'
import { disconnectProvider } from '../engine/disconnect-account.ts'
import { finishConsent } from '../engine/finish-consent.ts'
import { getProvider } from '../engine/get-provider.ts'
import { byConsent, type Provider } from '../engine/provider.ts'
import { offerOf, showProvider, showProviders } from '../engine/show-accounts.ts'
import { startConsent } from '../engine/start-consent.ts'
import { crm } from './crm.contract.ts'

export function crmRoutes(providers: readonly Provider[]) {
  const crms = byConsent(providers).filter(({ category }) => category === 'crm')
  return serve(crm)({
    status: (call) => showProviders(call, crms),
    providers: async (call) => ({ items: crms.map((provider) => offerOf(call, provider)) }),
    providerStatus: (call) => showProvider(call, getProvider(crms, call.params.provider)),
    start: (call) => startConsent(call, getProvider(crms, call.params.provider)),
    callback: (call) => finishConsent(call, getProvider(crms, call.params.provider), call.query),
    disconnect: (call) => disconnectProvider(call, getProvider(crms, call.params.provider)),
  })
}
