import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { disconnectProvider } from '../engine/disconnect-account.ts'
import type { ProviderStatus } from '../engine/engine.contract.ts'
import { showProvider } from '../engine/show-accounts.ts'
import { startConsent } from '../engine/start-consent.ts'
import { zendesk } from '../providers/zendesk/zendesk.ts'
import { findOwnHelpdesk } from './find-helpdesk.ts'
import type { HelpdeskStatus } from './helpdesk.contract.ts'
import { helpdeskMessages } from './helpdesk.messages.ts'
import { countOpenTickets } from './helpdesk.store.ts'

export async function showHelpdesk(call: MemberCall): Promise<HelpdeskStatus> {
  const row = await findOwnHelpdesk(call)
  // As the system: how many wait is told to everybody in the workspace
  const open = row ? await call.db.asSystem((tx) => countOpenTickets(tx, { accountId: row.id })) : { n: 0 }
  return {
    ...(await showProvider(call, zendesk)),
    shared: row
      ? {
          connectedBy: row.connectedBy,
          isWorking: row.state === 'connected',
          lastReadAt: row.lastReadAt?.toISOString() ?? null,
        }
      : null,
    openTickets: open.n,
  }
}

export function connectHelpdesk(call: MemberCall): Promise<{ url: string }> {
  if (zendesk.signIn(call.services.config) === null) throw fail('not_configured', helpdeskMessages.notSetUp())
  return startConsent(call, zendesk)
}

/** Of the member who connected it. Throws 409 for one who has connected none. */
export async function disconnectHelpdesk(call: MemberCall): Promise<ProviderStatus> {
  const { accounts } = await showProvider(call, zendesk)
  if (accounts.length === 0) throw fail('not_configured', helpdeskMessages.notConnected())
  return await disconnectProvider(call, zendesk)
}
