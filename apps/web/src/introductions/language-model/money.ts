import { intlLocale } from '@wellmet/platform/messages/locale.ts'

const micros = 1_000_000

/** Millionths of a currency as people write them; a small amount with as many digits as it needs to be seen. */
export const formatMicros = (amount: number, currency: string): string => {
  const value = amount / micros
  const digits = value !== 0 && value < 0.1 ? { maximumSignificantDigits: 2 } : {}
  return new Intl.NumberFormat(intlLocale(), { style: 'currency', currency, ...digits }).format(value)
}

export const toMicros = (typed: number | string): number => Math.round(Number(typed) * micros)

export const fromMicros = (amount: number): number => amount / micros
