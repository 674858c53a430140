import { kitMessages } from './kit.messages.ts'

/** A share from 0 to 1, with how many past cases it rests on and its 90% interval. */
export type Chance = { share: number | null; n: number; low?: number; high?: number }

export const probabilityWords = ({ share, n, low, high }: Chance): { figure: string | null; basis: string } => {
  if (share === null || n === 0) return { figure: null, basis: kitMessages.chanceUnknown() }
  const basis =
    low === undefined || high === undefined
      ? kitMessages.chanceBasis({ count: n })
      : kitMessages.chanceBasisAndRange({ count: n, low, high })
  return { figure: kitMessages.chance({ share }), basis }
}
