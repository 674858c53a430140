/** A share from 0 to 1, with how many past cases it rests on and its 90 % interval. */
export type Chance = { share: number | null; n: number; low?: number; high?: number }

const percent = (share: number): number => Math.round(share * 100)

export const probabilityWords = ({ share, n, low, high }: Chance): { figure: string | null; basis: string } => {
  if (share === null || n === 0) return { figure: null, basis: 'no history yet' }
  const range = low !== undefined && high !== undefined ? `, ${percent(low)}–${percent(high)} %` : ''
  return { figure: `${percent(share)} %`, basis: `n = ${n}${range}` }
}
