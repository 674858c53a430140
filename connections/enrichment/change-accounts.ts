import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { EnrichmentStatus } from './enrichment.contract.ts'
import { enrichmentMessages } from './enrichment.messages.ts'
import type { EnrichmentProvider } from './enrichment-provider.ts'
import { inOrder, moveTo } from './enrichment.rules.ts'
import { deleteAccount, listAccounts, saveKey, saveOrder } from './enrichment.store.ts'
import { endOf, sealKey } from './keys.ts'
import { checkKey } from './request-enrichment.ts'
import { showStatus, showStatuses } from './show-accounts.ts'

type Providers = readonly EnrichmentProvider[]

const get = (providers: Providers, name: string): EnrichmentProvider => {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw notFound('provider')
  return provider
}

/** Nothing is saved before the provider has said that the key is good. */
export async function connectProvider(
  call: MemberCall,
  providers: Providers,
  name: string,
  key: string,
): Promise<EnrichmentStatus> {
  const { db, services } = call
  const { workspaceId, userId } = call.viewer
  const provider = get(providers, name)
  const { verdict, remaining = null } = await checkKey(services, provider, key)
  if (verdict === 'refused') throw fail('unprocessable', enrichmentMessages.keyNotGood({ provider: provider.label }))
  if (verdict === 'unknown') throw fail('unprocessable', enrichmentMessages.keyNotChecked({ provider: provider.label }))
  const now = services.now()
  await db.transaction(async (tx) => {
    const sealedKey = sealKey(services, workspaceId, name, key)
    await saveKey(tx, { workspaceId, provider: name, sealedKey, keyEnds: endOf(key), now, remaining })
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'enrichment.connected',
      subject: workspaceId,
      detail: { provider: name },
      now,
    })
  })
  return await showStatus(call, providers, name)
}

export async function disconnectProvider(
  call: MemberCall,
  providers: Providers,
  name: string,
): Promise<EnrichmentStatus> {
  const { workspaceId, userId } = call.viewer
  get(providers, name)
  await call.db.transaction(async (tx) => {
    if (!(await deleteAccount(tx, { provider: name }))) return
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'enrichment.disconnected',
      subject: workspaceId,
      detail: { provider: name },
      now: call.services.now(),
    })
  })
  return await showStatus(call, providers, name)
}

export async function changePriority(call: MemberCall, providers: Providers, name: string, priority: number) {
  get(providers, name)
  await call.db.transaction(async (tx) => {
    const declared = providers.map((provider) => provider.name)
    const order = moveTo(inOrder(declared, await listAccounts(tx)), name, priority)
    await saveOrder(tx, { workspaceId: call.viewer.workspaceId, providers: order })
  })
  return await showStatuses(call, providers)
}
