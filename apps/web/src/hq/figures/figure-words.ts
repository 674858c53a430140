import type { Figure } from '@wellmet/hq/figures/figures.contract.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

type Unit = Figure['unit']

/** A value in its unit; null is unknown, never 0. */
export function valueWords(value: number | null, unit: Unit, currency: string | null = null): string {
  if (value === null) return m.unknown()
  switch (unit) {
    case 'share':
      return m.percent({ share: value })
    case 'hours':
      return value < 48 ? m.hours({ count: value }) : daysWords(value / 24)
    case 'days':
      return daysWords(value)
    case 'seconds':
      return durationWords(value)
    case 'bytes':
      return bytesWords(value)
    case 'micros':
      return m.money({ amount: value / 1_000_000, currency: currency ?? '' })
    default:
      return formatNumber(value)
  }
}

const daysWords = (count: number): string => m.days({ count, whole: Math.round(count * 10) === 10 ? 1 : 2 })

export function durationWords(seconds: number): string {
  if (seconds > 0 && seconds < 1) return m.milliseconds({ count: Math.round(seconds * 1000) })
  if (seconds < 120) return m.seconds({ count: Math.round(seconds) })
  if (seconds < 7_200) return m.minutes({ count: Math.round(seconds / 60) })
  return seconds < 172_800 ? m.hours({ count: Math.round(seconds / 3_600) }) : daysWords(seconds / 86_400)
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

export function bytesWords(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3)))
  return m.bytes({ count: bytes / 1000 ** power, unit: units[power]! })
}

/** How sure it is; nothing for what was counted whole. */
export function rangeWords({ low, high, unit, interval, currency }: Figure): string | null {
  if (interval === null || low === null) return null
  if (high === null) return m.atLeast({ low: valueWords(low, unit, currency) })
  const words = { low: valueWords(low, unit, currency), high: valueWords(high, unit, currency) }
  if (interval === 'p10_p90') return m.percentiles(words)
  return interval === 'quartiles' ? m.quartiles(words) : m.between(words)
}

export const countWords = ({ n, waiting }: Figure): string => {
  if (n === null) return ''
  return waiting === null || waiting === 0 ? formatNumber(n) : m.waitingToo({ n, waiting })
}
