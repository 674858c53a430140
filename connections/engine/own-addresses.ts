import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { listOwnAddresses, listTakenAddresses, type OwnAddressRow } from './engine.store.ts'

/** The addresses whose mail counts as the viewer's own. */
export interface OwnAddresses {
  /** Addresses of connected accounts, which are proven because the mailbox could be read. */
  accounts: string[]
  /** Aliases, and what the member named and proved. They name no company. */
  others: string[]
}

/** Without aliases and named addresses by which somebody else on the server signs in: those have no effect. */
export async function readOwnAddresses(tx: Tx, userId: string): Promise<OwnAddresses> {
  const rows = await listOwnAddresses(tx)
  const accounts = rows.filter(({ origin }) => origin === 'account').map(({ address }) => address)
  const others = new Set(rows.map(({ address }) => address).filter((address) => !accounts.includes(address)))
  for (const address of await listTaken(tx, userId, [...others])) others.delete(address)
  return { accounts, others: [...others] }
}

/** All of them, with effect or without, and how each is known. */
export const listAddresses = (tx: Tx): Promise<OwnAddressRow[]> => listOwnAddresses(tx)

async function listTaken(tx: Tx, userId: string, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const mailboxes = addresses.map(mailboxOf)
  // As the system: whether somebody else on the server signs in with an address; only that leaves
  const taken = await asSystem(tx, (system) => listTakenAddresses(system, { userId, addresses, mailboxes }))
  return taken.map(({ address }) => address)
}
