import type { Tx } from '@wellmet/platform/database/connection.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { countHideRules, hideDrafts } from './hide-rules.store.ts'

interface Draft {
  personId: string
  companyId: string | null
  emails: ReadonlySet<string>
}

/**
 * For an import, before it writes contacts: whom of these a company or a domain hides. Those who are here already are filed
 * away at once; the others are to be written as hidden.
 */
export async function hiddenBy(tx: Tx, networkId: number, drafts: readonly Draft[]): Promise<string[]> {
  await lockNetwork(tx, networkId)
  const rules = await countHideRules(tx, { networkId })
  if (rules.n === 0) return []
  const found = await hideDrafts(tx, {
    networkId,
    people: drafts.map(({ personId }) => personId),
    companyIds: drafts.map(({ companyId }) => companyId),
    emails: drafts.map(({ emails }) => JSON.stringify([...emails])),
  })
  return found.map(({ personId }) => personId)
}
