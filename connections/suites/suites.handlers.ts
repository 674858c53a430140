import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { requestSync } from '../engine/change-account.ts'
import { disconnectProvider } from '../engine/disconnect-account.ts'
import type { ProviderStatus } from '../engine/engine.contract.ts'
import { finishConsent } from '../engine/finish-consent.ts'
import type { Provider } from '../engine/provider.ts'
import { showProvider } from '../engine/show-accounts.ts'
import { startConsent } from '../engine/start-consent.ts'
import { google } from '../providers/google/google.ts'
import { microsoft } from '../providers/microsoft/microsoft.ts'
import { suites } from './suites.contract.ts'

export const suitesRoutes = serve(suites)({
  googleStatus: (call) => showProvider(call, google),
  googleStart: (call) => startConsent(call, google),
  googleCallback: (call) => finishConsent(call, google, call.query),
  googleSync: (call) => syncAll(call, google),
  googleDisconnect: (call) => disconnectProvider(call, google),
  microsoftStatus: (call) => showProvider(call, microsoft),
  microsoftStart: (call) => startConsent(call, microsoft),
  microsoftCallback: (call) => finishConsent(call, microsoft, call.query),
  microsoftSync: (call) => syncAll(call, microsoft),
  microsoftDisconnect: (call) => disconnectProvider(call, microsoft),
})

async function syncAll(call: MemberCall, provider: Provider): Promise<ProviderStatus> {
  const { accounts } = await showProvider(call, provider)
  for (const { id, state } of accounts) if (isRead(state)) await requestSync(call, id, { full: false })
  return await showProvider(call, provider)
}
