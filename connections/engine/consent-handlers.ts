import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from './account-states.rules.ts'
import { requestSync } from './change-account.ts'
import { disconnectProvider } from './disconnect-account.ts'
import { endSource } from './end-source.ts'
import type { ConsentAnswer, ProviderStatus } from './engine.contract.ts'
import { finishConsent } from './finish-consent.ts'
import { getProvider } from './get-provider.ts'
import { onlySource } from './only-source.rules.ts'
import type { ConsentProvider, Provider, SourceName } from './provider.ts'
import { showOffers, showProvider, showProviders } from './show-accounts.ts'
import { startConsent } from './start-consent.ts'

/** What a member does with one provider. With `only`, one of its sources is connected, shown and ended, and no other. */
export function consentHandlers<C extends MemberCall>(pick: (call: C) => ConsentProvider, only?: SourceName) {
  const show = async (call: MemberCall, provider: Provider): Promise<ProviderStatus> =>
    shownOf(await showProvider(call, provider), only)
  return {
    status: (call: C) => show(call, pick(call)),
    start: (call: C) => startConsent(call, pick(call), only && [only]),
    callback: (call: C & { query: ConsentAnswer }) => finishConsent(call, pick(call), call.query),
    sync: async (call: C): Promise<ProviderStatus> => {
      const { accounts } = await show(call, pick(call))
      for (const { id, state } of accounts) if (isRead(state)) await requestSync(call, id, { full: false })
      return await show(call, pick(call))
    },
    disconnect: async (call: C): Promise<ProviderStatus> => {
      if (only === undefined) return await disconnectProvider(call, pick(call))
      for (const { id } of (await show(call, pick(call))).accounts) await endSource(call, id, only)
      return await show(call, pick(call))
    },
  }
}

/** The same for the providers of a family, whose name is in the path, and the lists of all of them. */
export const familyHandlers = (providers: readonly ConsentProvider[], only?: SourceName) => ({
  one: consentHandlers(
    (call: MemberCall & { params: { provider: string } }) => getProvider(providers, call.params.provider),
    only,
  ),
  statuses: async (call: MemberCall) => ({
    items: (await showProviders(call, providers)).items.map((one) => shownOf(one, only)),
  }),
  offers: (call: MemberCall) => showOffers(call, providers),
})

const shownOf = (status: ProviderStatus, only: SourceName | undefined): ProviderStatus =>
  only === undefined ? status : onlySource(status, only)
