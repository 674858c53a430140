import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import type { Purpose } from './guest-links.rules.ts'
import { findGuestLink, findRevokedLink, updateUsedGuestLink } from './guest-links.store.ts'

export interface OpenedLink {
  tokenHash: Buffer
  requestId: string
  purpose: Purpose
  createdAt: Date
}

/** Null for a token that was never issued, has expired or was revoked. */
export async function openGuestLink(tx: Tx, services: Services, token: string): Promise<OpenedLink | null> {
  const tokenHash = hashSecret(token)
  const link = await findGuestLink(tx, { tokenHash, now: services.now() })
  return link ? { tokenHash, ...link } : null
}

export async function markGuestLinkUsed(tx: Tx, services: Services, tokenHash: Buffer): Promise<void> {
  await updateUsedGuestLink(tx, { tokenHash, now: services.now() })
}

/** What a link was for that was revoked and has not been deleted since; null for every other token. */
export const findRevoked = async (tx: Tx, token: string): Promise<Pick<OpenedLink, 'requestId' | 'purpose'> | null> =>
  (await findRevokedLink(tx, { tokenHash: hashSecret(token) })) ?? null
