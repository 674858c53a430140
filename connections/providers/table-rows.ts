import { detectHead, type Format } from '@wellmet/platform/files/detect-format.ts'
import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import { readSourceAs } from '@wellmet/platform/files/read-import-file.ts'
import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import type { Position, SourceRecord } from '../engine/provider.ts'
import { ProviderFailed } from '../engine/provider-errors.ts'
import { inOnePiece } from './changed-file.ts'

const headBytes = 64 * 1024

export type Table = Extract<
  Format,
  { format: 'linkedin-csv' | 'google-contacts' | 'outlook-contacts' | 'plain-contacts' }
>

export interface TableRows {
  records: SourceRecord[]
  /** By reason, the rows that were left out. */
  skipped: Record<string, number>
}

/** Which columns a table of contacts has, by its first rows; undefined when it is none. */
export function findTable(bytes: Uint8Array, delimiter?: string): Table | undefined {
  const found = detectHead(bytes.subarray(0, headBytes), delimiter)
  return found !== undefined && found !== 'zip' && isTable(found) ? found : undefined
}

const isTable = (found: Format): found is Table =>
  found.format === 'linkedin-csv' ? found.file === 'connections' : found.format.endsWith('-contacts')

/** The contacts in a table. Throws ProviderFailed when it cannot be read to its end. */
export async function readTable(
  table: Table,
  bytes: Uint8Array,
  { since, now }: Pick<Position, 'since' | 'now'>,
  delimiter?: string,
): Promise<TableRows> {
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  const options = { window: { from: since, to: now }, ...(delimiter === undefined ? {} : { delimiter }) }
  try {
    for await (const record of readSourceAs(table, inOnePiece(bytes), options)) {
      if (record.kind === 'skipped') skipped[record.reason] = (skipped[record.reason] ?? 0) + 1
      // Which line it is on changes with every line above it.
      if (record.kind === 'contact')
        records.push({ ref: refOf(record), at: null, record: { ...record, line: 0, isShared: true } })
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw notATable(error)
    throw error
  }
  return { records, skipped }
}

/** By what somebody is found again, however the table is sorted. */
const refOf = ({ emails, linkedinSlug, name, company }: ContactRecord): string =>
  emails[0] ?? linkedinSlug ?? [name?.full, company].join(' / ')

export const notATable = (cause?: unknown): ProviderFailed =>
  new ProviderFailed('It is no table of contacts.', { cause, problem: { code: 'not_a_table', field: 'url' } })
