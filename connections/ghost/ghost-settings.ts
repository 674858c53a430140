import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { requestSync } from '../engine/change-account.ts'
import { connectTypedAccount } from '../engine/connect-typed-account.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { findConnectedAccount } from '../engine/find-connected-account.ts'
import { showProvider } from '../engine/show-accounts.ts'
import { openTyped, saveTyped } from '../engine/tokens.ts'
import { GhostAccess, type GhostSettings } from './ghost.contract.ts'
import { ghostMessages as m } from './ghost.messages.ts'
import { findSite } from './ghost.store.ts'
import { ghost } from './ghost.ts'

export async function showGhostSettings(call: MemberCall): Promise<GhostSettings> {
  const { state, accounts } = await showProvider(call, ghost)
  const found = await call.db.transaction(async (tx) => {
    const site = await findSite(tx, { provider: ghost.name })
    return site && (await findConnectedAccount(tx, site.id))
  })
  const account = accounts.find(({ id }) => id === found?.id)
  const access = found && isRead(found.state) ? GhostAccess.parse(openTyped(call.services, found)) : null
  const [source] = account?.sources ?? []
  return {
    state,
    accountId: account?.id ?? null,
    site: account?.address ?? null,
    url: found?.subject ?? null,
    membersBecomeLeads: access?.membersBecomeLeads ?? false,
    lastReadAt: access?.membersBecomeLeads ? (source?.lastSuccessAt ?? null) : null,
    isReading: source?.isRunning ?? false,
    problem: source?.problem ?? null,
  }
}

interface Wanted {
  access?: Pick<GhostAccess, 'url' | 'adminKey'> | undefined
  membersBecomeLeads?: boolean | undefined
}

export async function saveGhostSettings(
  call: MemberCall,
  { access, membersBecomeLeads }: Wanted,
): Promise<GhostSettings | Refusal> {
  if (access) {
    const before = await showGhostSettings(call)
    const wanted = { ...access, membersBecomeLeads: membersBecomeLeads ?? before.membersBecomeLeads }
    const connected = await connectTypedAccount(call, ghost, wanted)
    return 'id' in connected ? await showGhostSettings(call) : connected
  }
  if (membersBecomeLeads !== undefined) await changeMembers(call, membersBecomeLeads)
  return await showGhostSettings(call)
}

/** Once they become leads, everybody who agreed is read. */
async function changeMembers(call: MemberCall, membersBecomeLeads: boolean): Promise<void> {
  const { db, services } = call
  const id = await db.transaction(async (tx) => {
    const site = await findSite(tx, { provider: ghost.name })
    const row = site && (await findConnectedAccount(tx, site.id))
    if (!row || !isRead(row.state)) throw fail('not_configured', m.notConnected())
    const access = GhostAccess.parse(openTyped(services, row))
    await saveTyped(tx, services, row.id, { ...access, membersBecomeLeads } satisfies GhostAccess)
    return row.id
  })
  await requestSync(call, id, { full: true })
}
