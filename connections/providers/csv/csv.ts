import { detectHead, type Format } from '@wellmet/platform/files/detect-format.ts'
import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import { readSourceAs } from '@wellmet/platform/files/read-import-file.ts'
import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { typedProvider, type Position, type SourcePage, type SourceRecord } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { LinkAccess } from '../typed-access.contract.ts'
import { hostOf, inOnePiece, readChangedFile, seenIn, subjectOf } from '../changed-file.ts'

const headBytes = 64 * 1024

/** A table of contacts at a link, such as a sheet that is published as CSV. */
export const csv = typedProvider({
  name: 'csv',
  label: 'CSV',
  category: 'table',
  fields: LinkAccess,
  sources: [{ name: 'contacts' }],
  async open(services, { url }) {
    return {
      async whoIs() {
        const file = await readChangedFile(services, url, null)
        tableIn(file?.bytes ?? new Uint8Array())
        return { subject: subjectOf(url), address: hostOf(url) }
      },
      read: (_source, position) => read(services, url, position),
      close: () => undefined,
    }
  },
})

async function read(services: Services, url: string, { cursor, since, now }: Position): Promise<SourcePage> {
  const file = await readChangedFile(services, url, seenIn(cursor))
  if (!file) return { records: [], next: null }
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  const options = { window: { from: since, to: now } }
  try {
    for await (const record of readSourceAs(tableIn(file.bytes), inOnePiece(file.bytes), options)) {
      if (record.kind === 'skipped') skipped[record.reason] = (skipped[record.reason] ?? 0) + 1
      // Which line it is on changes with every line above it.
      if (record.kind === 'contact') records.push({ ref: refOf(record), at: null, record: { ...record, line: 0 } })
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw notATable(error)
    throw error
  }
  return { records, skipped, whole: { refsFrom: [''] }, next: null, cursor: JSON.stringify(file.seen) }
}

type Table = Extract<Format, { format: 'linkedin-csv' | 'google-contacts' | 'outlook-contacts' | 'plain-contacts' }>

function tableIn(bytes: Uint8Array): Table {
  const found = detectHead(bytes.subarray(0, headBytes))
  if (found !== undefined && found !== 'zip' && isTable(found)) return found
  throw notATable()
}

const isTable = (found: Format): found is Table =>
  found.format === 'linkedin-csv' ? found.file === 'connections' : found.format.endsWith('-contacts')

/** By what somebody is found again, however the table is sorted. */
const refOf = ({ emails, linkedinSlug, name, company }: ContactRecord): string =>
  emails[0] ?? linkedinSlug ?? [name?.full, company].join(' / ')

const notATable = (cause?: unknown): ProviderFailed =>
  new ProviderFailed('It is no table of contacts.', { cause, problem: { code: 'not_a_table', field: 'url' } })
