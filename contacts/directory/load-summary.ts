export const skipReasons = {
  unreadable: 'not a line of JSON',
  unknown: 'not a record of the directory',
  unidentified: 'no handle: neither a LinkedIn profile nor an e-mail address',
  deleted: 'asked to be left out',
  older: 'its source has said something newer',
  repeated: 'told again further down',
} as const
export type SkipReason = keyof typeof skipReasons

export interface Counts {
  created: number
  updated: number
  unchanged: number
}

/** The result for each line. */
export interface LoadSummary {
  lines: number
  places: Counts
  people: Counts
  skipped: Record<SkipReason, number>
}

const none = (): Counts => ({ created: 0, updated: 0, unchanged: 0 })

export const emptySummary = (): LoadSummary => ({
  lines: 0,
  places: none(),
  people: none(),
  skipped: { unreadable: 0, unknown: 0, unidentified: 0, deleted: 0, older: 0, repeated: 0 },
})

export function addSummary(sum: LoadSummary, more: LoadSummary): void {
  sum.lines += more.lines
  for (const noun of ['places', 'people'] as const)
    for (const what of ['created', 'updated', 'unchanged'] as const) sum[noun][what] += more[noun][what]
  for (const reason of Object.keys(skipReasons) as SkipReason[]) sum.skipped[reason] += more.skipped[reason]
}

export const hasChanges = ({ places, people }: LoadSummary): boolean =>
  [places, people].some(({ created, updated }) => created + updated > 0)
