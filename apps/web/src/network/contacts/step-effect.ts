import type { WalkedStep } from './walk-steps.ts'

const figures = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export const short = (value: number): string => figures.format(value)

const result = ({ after }: WalkedStep): string => percent.format(after)

const effects: Record<WalkedStep['do'], (step: WalkedStep) => string> = {
  add: ({ by = 0 }) => `${by < 0 ? '−' : '+'} ${short(Math.abs(by))}`,
  multiply: ({ by = 1 }) => `× ${short(by)}`,
  divide: ({ by = 1 }) => `÷ ${short(by)}`,
  'at-most': ({ by = 0 }) => `at most ${short(by)}`,
  scale: ({ after, by = 1 }) => (by < 1 ? whole.format(after) : `${whole.format(after)} of ${whole.format(by)}`),
  floor: ({ after }) => whole.format(after),
  chance: result,
  saturate: result,
  complement: result,
}

/** What a line does to the number, as one would write it: "+ 0.012", "× 0.81", "54%". */
export const effectOf = (step: WalkedStep): string => effects[step.do](step)
