import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { endSource } from '../engine/end-source.ts'
import type { ProviderStatus } from '../engine/engine.contract.ts'
import { finishConsent } from '../engine/finish-consent.ts'
import { getProvider } from '../engine/get-provider.ts'
import { byConsent, type ConsentProvider, type Provider } from '../engine/provider.ts'
import { offerOf, showProvider, showProviders } from '../engine/show-accounts.ts'
import { sourcesOf, startConsent } from '../engine/start-consent.ts'
import { calendar } from './calendar.contract.ts'
import { calendarsIn } from './calendars.rules.ts'

export function calendarRoutes(providers: readonly Provider[]) {
  const withCalendar = byConsent(providers).filter((provider) => sourcesOf(provider).includes('calendar'))
  const named = (name: string): ConsentProvider => getProvider(withCalendar, name)
  return serve(calendar)({
    status: async (call) => ({ items: (await showProviders(call, withCalendar)).items.map(calendarsIn) }),
    providers: async (call) => ({ items: withCalendar.map((provider) => offerOf(call, provider)) }),
    provider: (call) => show(call, named(call.params.provider)),
    start: (call) => startConsent(call, named(call.params.provider), ['calendar']),
    callback: (call) => finishConsent(call, named(call.params.provider), call.query),
    disconnect: (call) => disconnect(call, named(call.params.provider)),
  })
}

const show = async (call: MemberCall, provider: Provider): Promise<ProviderStatus> =>
  calendarsIn(await showProvider(call, provider))

async function disconnect(call: MemberCall, provider: Provider): Promise<ProviderStatus> {
  for (const { id } of (await show(call, provider)).accounts) await endSource(call, id, 'calendar')
  return await show(call, provider)
}
