import type { Services } from '@wellmet/platform/services.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

const contextOf = (workspaceId: string, provider: string): string =>
  `connections.enrichment_accounts.sealed_key/${workspaceId}/${provider}`

export const sealKey = ({ keyRing }: Services, workspaceId: string, provider: string, key: string): string =>
  seal(keyRing, key, contextOf(workspaceId, provider))

export const openKey = ({ keyRing }: Services, workspaceId: string, provider: string, sealed: string): string =>
  open(keyRing, sealed, contextOf(workspaceId, provider))

/** As much of a key as tells it from another one. */
export const endOf = (key: string): string => key.slice(-4)
