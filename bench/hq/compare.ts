import type { Figures } from '@wellmet/hq/figures/figures.contract.ts'
import type { Recomputed } from './recompute.ts'

interface Compared {
  key: string
  shown: number | null
  recomputed: number | null
}

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e9) / 1e9)

/** Every figure of the two answers beside what was computed from the rows. */
export function compare(kpis: Figures, velocity: Figures, again: Recomputed): Compared[] {
  const of = ({ figures }: Figures, key: string) => figures.find((figure) => figure.key === key)
  return [
    ...Object.entries(again.shares).flatMap(([key, { happened, n, waiting }]) => [
      { key, shown: of(kpis, key)?.value ?? null, recomputed: n === 0 ? null : happened / n },
      { key: `${key}, n`, shown: of(kpis, key)?.n ?? null, recomputed: n },
      { key: `${key}, waiting`, shown: of(kpis, key)?.waiting ?? null, recomputed: waiting },
    ]),
    ...Object.entries(again.counts).map(([key, recomputed]) => ({
      key,
      shown: of(kpis, key)?.value ?? null,
      recomputed,
    })),
    { key: 'answer_time', shown: of(kpis, 'answer_time')?.value ?? null, recomputed: again.answerTime },
    ...Object.entries(again.velocity).map(([key, recomputed]) => ({
      key: `velocity ${key}`,
      shown: of(velocity, key)?.value ?? null,
      recomputed,
    })),
  ].map(({ key, shown, recomputed }) => ({ key, shown: round(shown), recomputed: round(recomputed) }))
}

export const differences = (compared: readonly Compared[]): Compared[] =>
  compared.filter(({ shown, recomputed }) => shown !== recomputed)
