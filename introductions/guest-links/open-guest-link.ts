import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import type { Purpose } from './guest-links.rules.ts'
import { findGuestLink, updateUsedGuestLink } from './guest-links.store.ts'

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
