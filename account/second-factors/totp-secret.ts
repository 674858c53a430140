import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedTotpSecrets: SealedColumn = {
  table: 'account.second_factors',
  column: 'sealed_secret',
  row: ['user_id'],
}

export const sealTotpSecret = ({ keyRing }: Services, userId: string, secret: string): string =>
  seal(keyRing, secret, placeIn(sealedTotpSecrets, userId))

export const openTotpSecret = ({ keyRing }: Services, userId: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(sealedTotpSecrets, userId))
