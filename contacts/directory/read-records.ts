import { DirectoryRecord, type PersonRecord, type PlaceRecord } from './directory.records.ts'
import type { SkipReason } from './load-summary.ts'

export interface Batch {
  places: PlaceRecord[]
  people: PersonRecord[]
  skips: SkipReason[]
}

const linesOfBatch = 2_000

/** A few thousand lines at a time; a line that cannot be read is counted and does not stop the others. */
export async function* readBatches(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Batch> {
  let batch: Batch = { places: [], people: [], skips: [] }
  let count = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    readLine(line, batch)
    if (++count % linesOfBatch > 0) continue
    yield batch
    batch = { places: [], people: [], skips: [] }
  }
  if (count % linesOfBatch > 0) yield batch
}

function readLine(line: string, { places, people, skips }: Batch): void {
  let written: unknown
  try {
    written = JSON.parse(line)
  } catch {
    skips.push('unreadable')
    return
  }
  const { success, data } = DirectoryRecord.safeParse(written)
  if (!success) skips.push('unknown')
  else if (data.kind === 'place') places.push(data)
  else people.push(data)
}
