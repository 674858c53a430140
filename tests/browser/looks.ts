import { randomInt } from 'node:crypto'
import { isDrawn } from '../sweep.ts'

type Scheme = 'light' | 'dark'

/** At full size by `npm run e2e:sweep`. */
export const isAll = process.env['SWEEP'] === 'all'

/** How every screen is looked at: narrow and dark, where most goes wrong; in all six looks at full size. */
export const schemes: readonly Scheme[] = isAll ? ['light', 'dark'] : ['dark']
export const widths: readonly number[] = isAll ? [390, 1280, 1920] : [390]

/** For screens that journeys visit too: a third of them is looked at more closely, another third in each run. */
export const schemesOfSome = (screens: string): readonly Scheme[] => (isAll || isDrawn(screens, 1 / 3) ? schemes : [])

/** The same for all test workers; `SEED=<number>` repeats what a run has looked at. */
export const newSeed = (): number => Number(process.env['SEED']) || randomInt(1, 1_000_000)

/** A third of them, and at least three, chosen by the seed; each is as likely as any other. */
export function sampleOf<T>(all: readonly T[], seed: number): T[] {
  const random = randomNumbers(seed)
  const size = Math.min(all.length, Math.max(3, Math.ceil(all.length / 3)))
  return all
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, size)
    .map(({ one }) => one)
}

/** Between 0 and 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
