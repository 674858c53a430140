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
  /** The PKCE verifier. SAML has none. */
  verifier: string
  /** With SAML the id of the request. */
  nonce: string
}

const placeOf = (column: string, stateHash: Buffer): string =>
  `account.sign_on_tries.${column}/${stateHash.toString('hex')}`

export const sealChecks = ({ keyRing }: Services, stateHash: Buffer, checks: Checks): string =>
  seal(keyRing, JSON.stringify([checks.verifier, checks.nonce]), placeOf('sealed_checks', stateHash))

export function openChecks({ keyRing }: Services, stateHash: Buffer, sealed: string): Checks {
  const [verifier, nonce] = JSON.parse(open(keyRing, sealed, placeOf('sealed_checks', stateHash))) as [string, string]
  return { verifier, nonce }
}

/** What the browser posted, and the code with which its next page asks for it. */
export interface KeptResponse {
  code: string
  response: string
}

export const sealResponse = ({ keyRing }: Services, stateHash: Buffer, { code, response }: KeptResponse): string =>
  seal(keyRing, JSON.stringify([code, response]), placeOf('sealed_response', stateHash))

export function openResponse({ keyRing }: Services, stateHash: Buffer, sealed: string): KeptResponse {
  const [code, response] = JSON.parse(open(keyRing, sealed, placeOf('sealed_response', stateHash))) as [string, string]
  return { code, response }
}
