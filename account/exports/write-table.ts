import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { csvOf, writeCsv } from '@wellmet/platform/files/text/write-csv.rules.ts'
import type { ZippedFile } from '@wellmet/platform/files/zip/write-zip.ts'
import type { PersonalRows } from '@wellmet/platform/tables/table.ts'
import { nameOf, type ExportedRow } from './read-rows.ts'

/** Nothing for a table without rows. Otherwise the same rows twice: JSON for programs, CSV for spreadsheets. */
export async function writeTable(
  folder: string,
  table: string,
  { given, file }: PersonalRows,
  portions: AsyncIterable<ExportedRow[]>,
): Promise<{ files: ZippedFile[]; rows: number }> {
  const [area, noun] = table.split('.') as [string, string]
  const title = `${area}/${file ?? noun.replaceAll('_', '-')}`
  const path = join(folder, `${area}-${file ?? noun}`)
  const columns = given.map(nameOf)
  const [json, csv] = [createWriteStream(`${path}.json`), createWriteStream(`${path}.csv`)]
  let rows = 0
  await write(csv, writeCsv([columns]))
  for await (const portion of portions) {
    const lines = portion.map((row) => JSON.stringify(row)).join(',\n')
    await write(json, `${rows === 0 ? '[\n' : ',\n'}${lines}`)
    await write(csv, csvOf(portion.map((row) => columns.map((column) => cellOf(row[column])))))
    rows += portion.length
  }
  await write(json, '\n]\n')
  await Promise.all([close(json), close(csv)])
  const files = ['json', 'csv'].map((kind) => ({ name: `${title}.${kind}`, path: `${path}.${kind}` }))
  return { files: rows === 0 ? [] : files, rows }
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

async function close(stream: WriteStream): Promise<void> {
  stream.end()
  await once(stream, 'close')
}
