import type { Services } from '@wellmet/platform/services.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

const contextOf = (userId: string): string => `account.second_factors.sealed_secret/${userId}`

export const sealTotpSecret = ({ keyRing }: Services, userId: string, secret: string): string =>
  seal(keyRing, secret, contextOf(userId))

export const openTotpSecret = ({ keyRing }: Services, userId: string, sealed: string): string =>
  open(keyRing, sealed, contextOf(userId))
