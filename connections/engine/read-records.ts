import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { recordsReturned } from './engine.events.ts'
import {
  countRecords,
  countReturning,
  deleteAccount,
  deleteWithdrawn,
  findAccount,
  listCards,
  listCardsNaming,
  listRecords,
  listWithdrawnCards,
  listWithdrawnRefs,
  returnRecords,
} from './engine.store.ts'
import type { AccountRef } from './plan-sync.ts'
import type { GatheredRecord, SourceRecord } from './provider.ts'

export interface RecordsWanted {
  accountId: string
  /** The number of the last record that was taken. */
  after: string
  /** When records were last taken; what was still to come then may have taken place by now. */
  since: Date | null
  now: Date
  limit: number
}

export interface NumberedRecord {
  number: string
  record: GatheredRecord
}

/** Nothing was taken before: no time has passed since. */
const never = new Date(8_640_000_000_000_000)

/** What is stored of an account, in the order it came; null when the account is gone or going. */
export async function readRecords(
  tx: Tx,
  { accountId, since, ...wanted }: RecordsWanted,
): Promise<{ address: string; records: NumberedRecord[] } | null> {
  const account = await findAccount(tx, { id: accountId })
  if (!account || account.state === 'revoked') return null
  return { address: account.address, records: await listRecords(tx, { accountId, since: since ?? never, ...wanted }) }
}

/** How many records are stored of each of these accounts; none of those without any. */
export const countStored = async (tx: Tx, accounts: string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await countRecords(tx, { accounts })).map(({ accountId, records }) => [accountId, records]))

export interface Withdrawn {
  /** Of mails and meetings, as the evidence has them. */
  refs: string[]
  /** Entries of an address book. */
  cards: ContactRecord[]
  /** The whole account goes, with everything. */
  isWhole: boolean
  /** Whether some of it is only to be gathered anew. */
  returns: boolean
}

/** What must go. Of an account that was disconnected, everything. */
export async function readWithdrawn(tx: Tx, accountId: string): Promise<Withdrawn> {
  const account = await findAccount(tx, { id: accountId })
  if (!account) return { refs: [], cards: [], isWhole: false, returns: false }
  const refs = await listWithdrawnRefs(tx, { accountId })
  return {
    refs: refs.flatMap(({ ref }) => ref ?? []),
    cards: (await listWithdrawnCards(tx, { accountId })).flatMap(({ record }) => cardIn(record)),
    isWhole: account.state === 'revoked',
    returns: (await countReturning(tx, { accountId })).count > 0,
  }
}

/** Entries of the account that are still there, of anybody with one of these addresses, numbers or names. */
export const readCardsNaming = async (
  tx: Tx,
  accountId: string,
  handles: readonly string[],
): Promise<ContactRecord[]> =>
  (await listCardsNaming(tx, { accountId, handles: [...handles] })).flatMap(({ record }) => cardIn(record))

const cardIn = (record: SourceRecord['record']): ContactRecord[] => (record.kind === 'contact' ? [record] : [])

/** All entries of the account that are still there. */
export const readCards = async (tx: Tx, accountId: string): Promise<ContactRecord[]> =>
  (await listCards(tx, { accountId })).flatMap(({ record }) => cardIn(record))

/** Once nothing rests on it any more. What was withdrawn only to be gathered anew comes back. */
export async function deleteWithdrawnRecords(tx: Tx, account: AccountRef): Promise<void> {
  const { accountId } = account
  const row = await findAccount(tx, { id: accountId })
  if (row?.state === 'revoked') {
    await deleteAccount(tx, { id: accountId })
    return
  }
  await deleteWithdrawn(tx, { accountId })
  const returned = await returnRecords(tx, { accountId })
  if (returned.length > 0) await announce(tx, recordsReturned, account)
}
