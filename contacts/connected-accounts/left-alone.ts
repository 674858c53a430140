import { readCardsNaming } from '@wellmet/connections/engine/read-records.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import { broughtIn } from '../imports/brought-in.ts'
import { listPeopleByKeys, listWithoutEvidence } from './connected-accounts.store.ts'

interface Withdrawal {
  accountId: string
  networkId: number
  /** Whose network it is, as the keys of those know it who have nothing but a name. */
  membership: string
  keys: PersonKeys
  /** People who lost evidence. */
  touched: readonly string[]
  /** Entries that are gone. */
  cards: readonly ContactRecord[]
}

/**
 * Who goes when an account takes back some of what it said: those whom it alone brought in, and of whom it says nothing
 * any more, by no mail, no meeting and no other entry.
 */
export async function leftAlone(tx: Tx, withdrawal: Withdrawal): Promise<string[]> {
  const { accountId, networkId, touched, cards } = withdrawal
  const concerned = new Set([...touched, ...(await peopleOn(tx, withdrawal, cards))])
  if (concerned.size === 0) return []
  const alone = (await broughtIn(tx, networkId, accountId))
    .filter(({ personId, stays }) => !stays && concerned.has(personId))
    .map(({ personId }) => personId)
  const silent = await listWithoutEvidence(tx, { networkId, people: alone })
  const handles = silent.flatMap((person) => person.handles ?? [])
  const named = new Set(await peopleOn(tx, withdrawal, await readCardsNaming(tx, accountId, handles)))
  return silent.map(({ personId }) => personId).filter((personId) => !named.has(personId))
}

async function peopleOn(
  tx: Tx,
  { networkId, membership, keys }: Withdrawal,
  cards: readonly ContactRecord[],
): Promise<string[]> {
  const found = cards.flatMap(({ linkedinSlug, emails, phones, name, company }) => {
    const byHandle = keys.of({ linkedinSlug, emails, phones })
    return byHandle.length > 0 || name === undefined ? byHandle : [keys.byName(membership, name.full, company)]
  })
  return (await listPeopleByKeys(tx, { networkId, keys: found })).map(({ personId }) => personId)
}
