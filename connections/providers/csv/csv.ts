import type { Services } from '@wellmet/platform/services.ts'
import { typedProvider, type Position, type SourcePage } from '../../engine/provider.ts'
import { hostOf, readChangedFile, seenIn, subjectOf } from '../changed-file.ts'
import { findTable, notATable, readTable, type Table } from '../table-rows.ts'
import { LinkAccess } from '../typed-access.contract.ts'

/** A table of contacts at a link, such as a sheet that is published as CSV. */
export const csv = typedProvider({
  name: 'csv',
  label: 'CSV',
  category: 'table',
  fields: LinkAccess,
  sources: [{ name: 'contacts' }],
  async open(services, { url }) {
    return {
      async identifyOwner() {
        const file = await readChangedFile(services, url, null)
        expectTable(file?.bytes ?? new Uint8Array())
        return { subject: subjectOf(url), address: hostOf(url) }
      },
      read: (_source, position) => read(services, url, position),
      close: () => undefined,
    }
  },
})

async function read(services: Services, url: string, position: Position): Promise<SourcePage> {
  const before = seenIn(position.cursor)
  const file = await readChangedFile(services, url, before)
  if (!file) return { records: [], skipped: before?.skipped ?? {}, next: null }
  const { records, skipped } = await readTable(expectTable(file.bytes), file.bytes, position)
  const cursor = JSON.stringify({ ...file.seen, skipped })
  return { records, skipped, whole: { refsFrom: [''] }, next: null, cursor }
}

function expectTable(bytes: Uint8Array): Table {
  const found = findTable(bytes)
  if (!found) throw notATable()
  return found
}
