import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { detectFormat } from '@wellmet/platform/files/detect-format.ts'
import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import { readAs, type ReadOptions } from '@wellmet/platform/files/read-import-file.ts'
import { gatherRecords, type Gathered, type ManualEdits, type Owner } from './gather-records.ts'

/** Everything that reading a file depends on, as data that can be sent to a thread. */
export interface FileToGather {
  path: string
  owner: Owner
  dataSecret: string
  known: ReadonlyMap<string, string>
  edits: ManualEdits
  window: ReadOptions['window']
  maxRows: number
}

/** How often the user is told how far it is. */
const progressEvery = 5_000

/** Reads a file and gathers what it says. Throws ImportRefused for a file that is not read. */
export async function gatherFile(
  { path, owner, dataSecret, known, edits, window, maxRows }: FileToGather,
  onProgress: (rows: number) => void,
): Promise<{ format: string; gathered: Gathered }> {
  const gathering = gatherRecords(owner, personKeys({ dataSecret }), known, edits)
  const found = await detectFormat(path)
  for await (const record of readAs(found, path, { window })) {
    gathering.add(record)
    const rows = gathering.rows()
    if (rows > maxRows) throw new ImportRefused('too_many_rows')
    if (rows % progressEvery === 0 && record.kind !== 'profile') onProgress(rows)
  }
  return { format: found.format, gathered: gathering.finish() }
}
