import { ninetyFive, shareOf } from '@wellmet/introductions/outcomes/share.rules.ts'
import type { Figure } from './figures.contract.ts'

/** What a figure is called and means, in the reader's language. */
type Words = Pick<Figure, 'key' | 'label' | 'definition'>
interface Span {
  from: Date | null
  to: Date
}

const version = 1

const blank = (words: Words, { from, to }: Span): Omit<Figure, 'unit' | 'value'> => ({
  ...words,
  currency: null,
  n: null,
  happened: null,
  waiting: null,
  low: null,
  high: null,
  interval: null,
  from: from?.toISOString() ?? null,
  to: to.toISOString(),
  version,
})

/** `happened` of `n`, with bounds by Wilson; unknown where n is 0. */
export function shareFigure(
  words: Words,
  span: Span,
  { happened, n, waiting = null }: { happened: number; n: number; waiting?: number | null },
): Figure {
  const { p, low, high } = shareOf(happened, n, ninetyFive)
  return {
    ...blank(words, span),
    unit: 'share',
    value: p,
    n,
    happened,
    waiting,
    low,
    high,
    interval: p === null ? null : 'wilson_95',
  }
}

/** A number that was counted whole, so that it has no interval. */
export const countFigure = (
  words: Words,
  span: Span,
  value: number | null,
  {
    unit = 'count',
    n = null,
    currency = null,
  }: { unit?: Figure['unit']; n?: number | null; currency?: string | null } = {},
): Figure => ({ ...blank(words, span), unit, value, n, currency })

/** A middle with its bounds. */
export const middleFigure = (
  words: Words,
  span: Span,
  {
    unit,
    currency = null,
    value,
    low,
    high,
    n,
    waiting = null,
    interval,
  }: Pick<Figure, 'unit' | 'value' | 'low' | 'high' | 'n'> & {
    currency?: string | null
    waiting?: number | null
    interval: Exclude<Figure['interval'], null>
  },
): Figure => ({
  ...blank(words, span),
  unit,
  currency,
  value,
  low,
  high,
  n,
  waiting,
  interval: value === null ? null : interval,
})
