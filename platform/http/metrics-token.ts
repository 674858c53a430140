import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** Whether the operator's own program asks: one that presents METRICS_TOKEN. Without that setting nobody does. */
export function presentsMetricsToken(
  authorization: string | undefined,
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
): boolean {
  if (METRICS_TOKEN === undefined) return false
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${METRICS_TOKEN}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
