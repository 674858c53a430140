import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { deriveRelationshipsJob } from './directory.jobs.ts'

/** Above this many places, all relationships are derived again instead of those of a list. */
const mostPlaces = 5_000

/** One after the other: two that write the relationships of the same people would wait for each other anyway. */
export const requestDerivedRelationships = (
  tx: Tx,
  places: ReadonlySet<string> | null,
  { key, runAt }: { key: string; runAt?: Date },
): Promise<void> =>
  enqueue(
    tx,
    deriveRelationshipsJob,
    { places: places === null || places.size > mostPlaces ? null : [...places] },
    { key: `derive-relationships:${key}`, queue: 'directory', ...(runAt ? { runAt } : {}) },
  )
