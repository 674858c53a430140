import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from './account-states.rules.ts'
import type { AccountFolder, AccountRules, ConnectedAccount } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { forgetCursor, lockAccount, setRules } from './engine.store.ts'
import { neverFoldersOf } from './left-out.rules.ts'
import { planSync, type AccountRef } from './plan-sync.ts'
import { getAccount } from './show-accounts.ts'
import { refilterAccount } from './refilter-records.ts'

const refOf = ({ viewer: { workspaceId, userId } }: MemberCall, accountId: string): AccountRef => ({
  accountId,
  workspaceId,
  userId,
})

/** From now on, and for what was read before. */
export const changeRules = (
  call: MemberCall,
  id: string,
  { neverDomains, neverFolders, keepsInternal }: AccountRules,
): Promise<ConnectedAccount> =>
  call.db.transaction(async (tx) => {
    const before = await getAccount(tx, id)
    await lockAccount(tx, { id })
    await setRules(tx, {
      id,
      neverDomains: neverDomains ? [...new Set(neverDomains)].toSorted() : null,
      neverFolders: neverFolders ? JSON.stringify(eachOnce(neverFolders)) : null,
      keepsInternal: keepsInternal ?? null,
    })
    await refilterAccount(tx, refOf(call, id))
    const after = await getAccount(tx, id)
    for (const { source } of after.sources) {
      if (isSame(neverFoldersOf(before, source), neverFoldersOf(after, source))) continue
      // What is to be read again is, and so is what lies in another folder besides.
      await forgetCursor(tx, { accountId: id, source })
      await planSync(tx, refOf(call, id), source, call.services.now())
    }
    return after
  })

const eachOnce = (folders: readonly AccountFolder[]): AccountFolder[] => [
  ...new Map(folders.map((folder) => [`${folder.source} ${folder.id}`, folder])).values(),
]

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

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
