import { z } from 'zod'
import type { RecordedDeletion } from '@wellmet/platform/deletions/deletions.hooks.ts'

/** What ended, in the journal of deletions. */
export const endedAccessSource = 'account.ended-access'

const Entry = z.object({
  /** The table. */
  place: z.string(),
  key: z.record(z.string(), z.union([z.string(), z.null()])),
  became: z.record(z.string(), z.union([z.string(), z.null()])).nullable(),
})
export type EndedAccess = z.infer<typeof Entry>

/** Undefined if it is a line of somebody else. */
export const readEndedAccess = ({ source, entry }: RecordedDeletion): EndedAccess | undefined =>
  source === endedAccessSource ? Entry.parse(entry) : undefined
