import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedClientSecrets: SealedColumn = {
  table: 'account.sign_ons',
  column: 'sealed_client_secret',
  row: ['workspace_id'],
}

export const sealClientSecret = ({ keyRing }: Services, workspaceId: string, secret: string): string =>
  seal(keyRing, secret, placeIn(sealedClientSecrets, workspaceId))

export const openClientSecret = ({ keyRing }: Services, workspaceId: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(sealedClientSecrets, workspaceId))

/** What the answer of the provider is checked with. */
export interface Checks {
  verifier: string
  nonce: string
}

const placeOfChecks = (stateHash: Buffer): string => `account.sign_on_tries.sealed_checks/${stateHash.toString('hex')}`

export const sealChecks = ({ keyRing }: Services, stateHash: Buffer, checks: Checks): string =>
  seal(keyRing, JSON.stringify([checks.verifier, checks.nonce]), placeOfChecks(stateHash))

export function openChecks({ keyRing }: Services, stateHash: Buffer, sealed: string): Checks {
  const [verifier, nonce] = JSON.parse(open(keyRing, sealed, placeOfChecks(stateHash))) as [string, string]
  return { verifier, nonce }
}
