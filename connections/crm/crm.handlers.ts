import { serve } from '@wellmet/platform/http/serve.ts'
import { familyHandlers } from '../engine/consent-handlers.ts'
import { byConsent, type Provider } from '../engine/provider.ts'
import { crm } from './crm.contract.ts'

export function crmRoutes(providers: readonly Provider[]) {
  const { one, statuses, offers } = familyHandlers(byConsent(providers).filter(({ category }) => category === 'crm'))
  return serve(crm)({
    status: statuses,
    providers: offers,
    providerStatus: one.status,
    start: one.start,
    callback: one.callback,
    disconnect: one.disconnect,
  })
}
