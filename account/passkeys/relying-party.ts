import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'
import { passkeysMessages } from './passkeys.messages.ts'

/** A passkey belongs to the host of PUBLIC_URL, whatever a request says where it comes from. */
export function relyingParty({ config }: Services): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.PUBLIC_URL)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) throw fail('conflict', passkeysMessages.serverHasNoName())
  return { id: hostname, origin }
}

/** What devices know a user by: 64 bytes that say nothing about them. */
export const handleOf = ({ dataSecret }: Services, userId: string): Buffer =>
  createHmac('sha512', deriveKey(dataSecret, 'handles of passkeys')).update(userId).digest()
