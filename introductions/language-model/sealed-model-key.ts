import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedModelKeys: SealedColumn = {
  table: 'introductions.language_models',
  column: 'sealed_key',
  row: ['workspace_id'],
}

export const sealModelKey = ({ keyRing }: Services, workspaceId: string, key: string): string =>
  seal(keyRing, key, placeIn(sealedModelKeys, workspaceId))

export const openModelKey = ({ keyRing }: Services, workspaceId: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(sealedModelKeys, workspaceId))
