import {
  skipReasons,
  type Counts,
  type LoadSummary,
  type SkipReason,
} from '@wellmet/contacts/directory/load-summary.ts'

const countsLine = (noun: string, { created, updated, unchanged }: Counts): string =>
  `  ${noun.padEnd(8)} ${created} new, ${updated} changed, ${unchanged} as before`

/** The result of loading a file, for a terminal. */
export function summaryLines({ lines, places, people, skipped }: LoadSummary, seconds: number): string[] {
  const reasons = (Object.keys(skipReasons) as SkipReason[]).filter((reason) => skipped[reason] > 0)
  const isChanged = [places, people].some(({ created, updated }) => created + updated > 0)
  return [
    `${lines} lines in ${seconds.toFixed(1)} s`,
    countsLine('places', places),
    countsLine('people', people),
    ...reasons.map((reason) => `  skipped  ${skipped[reason]}: ${skipReasons[reason]}`),
    isChanged ? 'The worker now works out who seems to know whom.' : 'Nothing was new.',
  ]
}
