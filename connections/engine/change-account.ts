import { announce } from '@wellmet/platform/events/event.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from './account-states.rules.ts'
import type { ConnectedAccount } from './engine.contract.ts'
import { recordsWithdrawn } from './engine.events.ts'
import { engineMessages } from './engine.messages.ts'
import { forgetCursor, lockAccount, setNeverDomains, withdrawRecords } from './engine.store.ts'
import { planSync, type AccountRef } from './plan-sync.ts'
import { getAccount } from './show-accounts.ts'

const refOf = ({ viewer: { workspaceId, userId } }: MemberCall, accountId: string): AccountRef => ({
  accountId,
  workspaceId,
  userId,
})

/** From now on, and for what was read before. */
export const changeNeverDomains = (call: MemberCall, id: string, domains: string[]): Promise<ConnectedAccount> =>
  call.db.transaction(async (tx) => {
    await getAccount(tx, id)
    await setNeverDomains(tx, { id, domains: [...new Set(domains)].toSorted() })
    await withdrawRecords(tx, { accountId: id, domains })
    await announce(tx, recordsWithdrawn, refOf(call, id))
    return await getAccount(tx, id)
  })

/** What is new, at once. With `full` everything is read again, as if for the first time. */
export const requestSync = (call: MemberCall, id: string, { full }: { full: boolean }): Promise<ConnectedAccount> =>
  call.db.transaction(async (tx) => {
    const account = await getAccount(tx, id)
    if (!isRead(account.state)) throw fail('conflict', engineMessages.connectAgain())
    if (full) {
      await lockAccount(tx, { id })
      await forgetCursor(tx, { accountId: id, source: null })
    }
    for (const { source } of account.sources) await planSync(tx, refOf(call, id), source, call.services.now())
    return await getAccount(tx, id)
  })
