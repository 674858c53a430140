import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import type { MailAccess } from './mail-access.contract.ts'
import { inOrder } from './mail-access.rules.ts'
import { listMailAccounts } from './mail-access.store.ts'
import { possibleUses } from './possible-uses.ts'

export const showMailAccess = ({ db }: MemberCall): Promise<{ items: MailAccess[] }> =>
  db.reading(async (tx) => ({ items: await accessOf(tx) }))

/** Throws 404 for none of the viewer's, and for accounts without a mailbox. */
export async function getMailAccess(tx: Tx, accountId: string): Promise<MailAccess> {
  const found = (await accessOf(tx)).find((one) => one.accountId === accountId)
  if (!found) throw notFound('mailbox')
  return found
}

async function accessOf(tx: Tx): Promise<MailAccess[]> {
  const accounts = await listMailAccounts(tx)
  return accounts.flatMap(({ accountId, provider: name, address, uses, givenAt }) => {
    const provider = providers.find((one) => one.name === name)
    const possible = provider ? possibleUses(provider) : []
    if (!provider || possible.length === 0) return []
    return {
      accountId,
      provider: name,
      label: provider.label,
      address,
      possible: [...possible],
      uses: inOrder(uses ?? []),
      givenAt: givenAt?.toISOString() ?? null,
    }
  })
}
