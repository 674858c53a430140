/** The results of one import or sync, by row. */
export type Intake = {
  title: string
  state: 'running' | 'done' | 'failed'
  rowsIn: number
  rowsExpected: number | null
  created: number
  matched: number
  merged: number
  skipped: { reason: string; count: number }[]
  message?: string
}

export type Outcome = { kind: 'created' | 'matched' | 'merged' | 'skipped'; count: number }

export const outcomesOf = ({ created, matched, merged, skipped }: Intake): Outcome[] => [
  { kind: 'created', count: created },
  { kind: 'matched', count: matched },
  { kind: 'merged', count: merged },
  { kind: 'skipped', count: skipped.reduce((sum, { count }) => sum + count, 0) },
]

/** Rows that came in and have no outcome; anything but 0 on a finished import is worth a sentence. */
export const unexplained = (intake: Intake): number =>
  intake.rowsIn - outcomesOf(intake).reduce((sum, { count }) => sum + count, 0)
