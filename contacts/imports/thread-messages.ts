import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import type { Gathered } from './gather-records.ts'

/** The lists of what was gathered, which are sent in parts. */
export const gatheredLists = [
  'contacts',
  'evidence',
  'coOccurrences',
  'positions',
  'keyChanges',
  'cardKeys',
  'merges',
  'skips',
] as const satisfies (keyof Gathered)[]

/** What the thread that reads a file says. It waits for an answer after each part. */
export type FromThread =
  | { kind: 'progress'; rows: number }
  | { kind: 'part'; name: (typeof gatheredLists)[number]; items: unknown[] }
  | {
      kind: 'done'
      format: string
      ownerName: string | null
      parts: Gathered['parts']
      rows: number
      merged: number
      skipped: number
    }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'failed'; error: unknown }
