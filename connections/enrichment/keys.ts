import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedEnrichmentKeys: SealedColumn = {
  table: 'connections.enrichment_accounts',
  column: 'sealed_key',
  row: ['workspace_id', 'provider'],
}

export const sealKey = ({ keyRing }: Services, workspaceId: string, provider: string, key: string): string =>
  seal(keyRing, key, placeIn(sealedEnrichmentKeys, workspaceId, provider))

export const openKey = ({ keyRing }: Services, workspaceId: string, provider: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(sealedEnrichmentKeys, workspaceId, provider))

/** As much of a key as tells it from another one. */
export const endOf = (key: string): string => key.slice(-4)
