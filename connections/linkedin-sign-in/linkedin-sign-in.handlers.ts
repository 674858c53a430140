import { fail } from '@wellmet/platform/contract/problem.ts'
import { serve, type MemberCall } from '@wellmet/platform/http/serve.ts'
import { consentHandlers } from '../engine/consent-handlers.ts'
import { showProvider } from '../engine/show-accounts.ts'
import { startConsent } from '../engine/start-consent.ts'
import { linkedin } from '../providers/linkedin/linkedin.ts'
import { linkedinSignIn } from './linkedin-sign-in.contract.ts'
import { linkedinSignInMessages } from './linkedin-sign-in.messages.ts'

const { start, callback, status, disconnect } = consentHandlers(() => linkedin)

export const linkedinSignInRoutes = serve(linkedinSignIn)({ start, callback, status, reconnect, disconnect })

async function reconnect(call: MemberCall): Promise<{ url: string }> {
  const { accounts } = await showProvider(call, linkedin)
  if (accounts.length === 0) throw fail('conflict', linkedinSignInMessages.notConnected())
  return await startConsent(call, linkedin)
}
