import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedStaffPhones: SealedColumn = { table: 'hq.staff', column: 'sealed_phone', row: ['user_id'] }

export const sealPhone = ({ keyRing }: Pick<Services, 'keyRing'>, userId: string, number: string): string =>
  seal(keyRing, number, placeIn(sealedStaffPhones, userId))

export const openPhone = ({ keyRing }: Pick<Services, 'keyRing'>, userId: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(sealedStaffPhones, userId))

/** All that anybody is shown of a number. */
export const endingOf = (number: string): string => number.slice(-2)
