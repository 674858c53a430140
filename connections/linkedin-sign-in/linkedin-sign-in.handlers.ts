import { fail } from '@wellmet/platform/contract/problem.ts'
import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { disconnectProvider } from '../engine/disconnect-account.ts'
import { finishConsent } from '../engine/finish-consent.ts'
import { showProvider } from '../engine/show-accounts.ts'
import { startConsent } from '../engine/start-consent.ts'
import { linkedin } from '../providers/linkedin/linkedin.ts'
import { linkedinSignIn } from './linkedin-sign-in.contract.ts'
import { linkedinSignInMessages } from './linkedin-sign-in.messages.ts'

export const linkedinSignInRoutes = serve(linkedinSignIn)({
  start: (call) => startConsent(call, linkedin),
  callback: (call) => finishConsent(call, linkedin, call.query),
  status: (call) => showProvider(call, linkedin),
  reconnect,
  disconnect: (call) => disconnectProvider(call, linkedin),
})

async function reconnect(call: MemberCall): Promise<{ url: string }> {
  const { accounts } = await showProvider(call, linkedin)
  if (accounts.length === 0) throw fail('conflict', linkedinSignInMessages.notConnected())
  return await startConsent(call, linkedin)
}
