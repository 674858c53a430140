import { getAccount } from '@wellmet/connections/engine/show-accounts.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { countBroughtIn } from '../imports/brought-in.ts'
import { findGathered } from './connected-accounts.store.ts'

/** How many contacts would go with an account, and how many stay because something else speaks of them too. */
export const previewDisconnect = (
  { db }: MemberCall,
  accountId: string,
): Promise<{ contacts: number; staying: number }> =>
  db.reading(async (tx) => {
    await getAccount(tx, accountId)
    const gathered = await findGathered(tx, { accountId })
    return gathered ? await countBroughtIn(tx, gathered.networkId, accountId) : { contacts: 0, staying: 0 }
  })
