import type { PathInFull } from './paths.contract.ts'

/** Below this it is said that whom one asks may not know them. */
const isCertain = 0.95

export type ChanceStep =
  | { step: 'connector'; share: number; doubt: 'none' | 'knows' | 'further' }
  | { step: 'target'; share: number; doubt: 'none' | 'knows' }
  | { step: 'conversation'; share: number }

type Stated = Pick<PathInFull, 'breakdown' | 'chance' | 'viaName'>

/**
 * What has to happen, in its order: the connector agrees, the target does, a conversation follows. The last is the product
 * of those before it. Whether two people know each other, and a further step, belong to the one who would have to act.
 */
export function chanceSteps({ breakdown, chance, viaName }: Stated): ChanceStep[] {
  const shareOf = (factor: PathInFull['breakdown'][number]['factor']) =>
    breakdown.find((one) => one.factor === factor)?.share ?? 1
  const knows = shareOf('knows')
  const doubt = knows < isCertain ? 'knows' : 'none'
  if (viaName === null) return [{ step: 'target', share: knows * shareOf('engages'), doubt }]
  const further = shareOf('distance')
  return [
    { step: 'connector', share: knows * shareOf('acts') * further, doubt: further < 1 ? 'further' : doubt },
    { step: 'target', share: shareOf('engages'), doubt: 'none' },
    { step: 'conversation', share: chance },
  ]
}

/**
 * "Of 1,000 asks like this, 40 … and 9 …": of so many that the rarest still happens once, so that no two of the numbers
 * contradict each other.
 */
export function ofMany(...shares: readonly number[]): { of: number; counts: number[] } {
  const rarest = Math.min(...shares.filter((share) => share > 0))
  const of = [100, 1000].find((many) => rarest * many >= 1) ?? (rarest === Infinity ? 100 : 10_000)
  return { of, counts: shares.map((share) => (share > 0 ? Math.max(1, Math.round(share * of)) : 0)) }
}
