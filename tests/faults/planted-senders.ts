import type pg from 'pg'
import { sealedTokensColumn } from '@wellmet/connections/engine/tokens.ts'
import { addressKeys } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { sealedMailTokensColumn } from '@wellmet/outreach/mail-access/mail-tokens.ts'
import { writeMessage } from '@wellmet/outreach/sent-messages/write-message.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { placeIn } from '@wellmet/platform/vault/sealed-column.ts'
import { seal } from '@wellmet/platform/vault/vault.ts'
import { withClient } from './moving-workspace.ts'

export type MailProvider = 'google' | 'microsoft'

/** A member in a workspace of their own, with a mailbox from which Wellmet may send. */
export interface PlantedSender {
  userId: string
  workspaceId: string
  networkId: number
  address: string
}

/** The token by which a stand-in knows whose mailbox is asked. */
export const tokenOf = (address: string): string => `token-of-${address}`
export const addressIn = (token: string): string => token.slice('token-of-'.length)

export const plantSender = (
  services: Services,
  adminUrl: string,
  provider: MailProvider,
  address: string,
): Promise<PlantedSender> =>
  withClient(adminUrl, async (client) => {
    const [userId, workspaceId, accountId] = [newId(), newId(), newId()]
    const longAgo = new Date(services.now().getTime() - 80 * 86_400_000)
    await client.query(
      `insert into account.users (id, name, email, email_verified, created_at) values ($1, 'Ana Lima', $2, true, $3)`,
      [userId, address, longAgo],
    )
    await client.query(`insert into account.workspaces (id, name) values ($1, 'Senders')`, [workspaceId])
    await client.query(`insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'owner')`, [
      workspaceId,
      userId,
    ])
    const { rows } = await client.query<{ id: number }>(
      'insert into identity.member_networks (workspace_id, user_id) values ($1, $2) returning id',
      [workspaceId, userId],
    )
    const sealed = (place: string) =>
      seal(services.keyRing, JSON.stringify({ access: tokenOf(address), refresh: null }), place)
    await client.query(
      `insert into connections.connected_accounts (id, workspace_id, user_id, provider, subject, address, state, connected_at, sealed_tokens)
       values ($1, $2, $3, $4, $5, $5, 'connected', $6, $7)`,
      [accountId, workspaceId, userId, provider, address, longAgo, sealed(placeIn(sealedTokensColumn, accountId))],
    )
    await client.query(
      `insert into outreach.mail_access (account_id, workspace_id, user_id, uses, sealed_tokens, given_at)
       values ($1, $2, $3, array['send'], $4, $5)`,
      [accountId, workspaceId, userId, sealed(placeIn(sealedMailTokensColumn, accountId)), longAgo],
    )
    // It began to send long ago, so its cap has grown.
    await client.query(
      `insert into outreach.sends (id, workspace_id, user_id, mailbox, about, basis, at) values ($1, $2, $3, '\\x00', $1, 'conversation', $4)`,
      [newId(), workspaceId, userId, longAgo],
    )
    return { userId, workspaceId, networkId: rows[0]!.id, address }
  })

let people = 0

/** Both wrote to each other, and the member wrote last. `place` says in which zone their office is. */
export async function plantConversation(
  client: Pick<pg.Client, 'query'>,
  services: Services,
  { networkId }: PlantedSender,
  to: string,
  place: string,
): Promise<void> {
  const personId = String(900_000_000 + ++people)
  const wrote = (days: number) => new Date(services.now().getTime() - days * 86_400_000)
  await client.query(
    `insert into contacts.contacts (network_id, person_id, name, location, changed_at) values ($1, $2, 'Joost de Wit', $3, now())`,
    [networkId, personId, place],
  )
  await client.query(
    'insert into contacts.contact_keys (network_id, key, person_id) select $1, k, $3 from unnest($2::bigint[]) k',
    [networkId, addressKeys(services, to), personId],
  )
  await client.query(
    `insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy)
     values ($1, $2, 1, 1, $3, -1, 2, false), ($1, $2, 1, 2, $4, 1, 2, false)`,
    [networkId, personId, wrote(9), wrote(8)],
  )
}

/** As the member does, by the use case. */
export function writeAs(services: Services, { userId, workspaceId }: PlantedSender, to: string) {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const viewer = { userId, workspaceId, name: 'Ana Lima', role: 'owner' }
  const call = { db, services, viewer } as unknown as MemberCall
  return writeMessage(call, { to, subject: 'Lunch on Thursday', message: 'Would Thursday suit you?' })
}
