import { open, stat } from 'node:fs/promises'
import { googleShape } from './contacts/read-google-contacts.ts'
import { CsvRows } from './text/csv-rows.ts'
import { delimiterOf, headerIn, type TableShape } from './text/csv-table.ts'
import { decodeHead } from './text/decode-text.ts'
import { ImportRefused } from './import-refused.ts'
import { limits } from './limits.rules.ts'
import { connectionShape } from './linkedin/linkedin-connections.ts'
import { endorsementShape } from './linkedin/linkedin-endorsements.ts'
import type { LinkedInFile } from './linkedin/linkedin-files.ts'
import { invitationShape } from './linkedin/linkedin-invitations.ts'
import { messageShape } from './linkedin/linkedin-messages.ts'
import { openZip } from './linkedin/open-zip.ts'
import { outlookShape } from './contacts/read-outlook-contacts.ts'
import { plainShape } from './contacts/read-plain-contacts.ts'
import { exportFilesIn } from './linkedin/read-linkedin-zip.ts'

export type Format =
  | { format: 'linkedin-zip' }
  | { format: 'linkedin-csv'; file: LinkedInFile }
  | { format: 'google-contacts' }
  | { format: 'outlook-contacts' }
  | { format: 'plain-contacts' }
  | { format: 'vcard' }
  | { format: 'icalendar' }
  | { format: 'mbox' }

const headBytes = 64 * 1024

/** What a file is, by what is in it: people rename files, and browsers add `(1)`. Refuses what nobody can read. */
export async function detectFormat(path: string): Promise<Format> {
  if ((await stat(path)).size > limits.fileBytes) throw new ImportRefused('file_too_large')
  const found = detectHead(await readHead(path))
  if (found === undefined) throw new ImportRefused('unknown_format')
  if (found !== 'zip') return found
  const zip = await openZip(path)
  try {
    exportFilesIn(zip)
    return { format: 'linkedin-zip' }
  } finally {
    zip.close()
  }
}

/** As far as the first bytes tell: whether a ZIP is an export stands at its end. */
export function detectHead(head: Uint8Array, delimiter?: string): Format | 'zip' | undefined {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)) return 'zip'
  const text = decodeHead(head).replace(/^[\ufeff\s]+/, '')
  if (/^BEGIN:VCARD\s/i.test(text)) return { format: 'vcard' }
  if (/^BEGIN:VCALENDAR\s/i.test(text)) return { format: 'icalendar' }
  if (/^From [^\r\n]{1,200}\d\d:\d\d[^\r\n]{0,50}\r?\n[!-9;-~]{1,100}:/.test(text)) return { format: 'mbox' }
  return tableIn(text, delimiter)
}

type Shape = Pick<TableShape<string>, 'columns' | 'needs'>

/** Google before the others: its columns include those by which Outlook and LinkedIn are known, and all begin with `First Name`. */
const tables: readonly [Shape, Format][] = [
  [googleShape, { format: 'google-contacts' }],
  [connectionShape, { format: 'linkedin-csv', file: 'connections' }],
  [messageShape, { format: 'linkedin-csv', file: 'messages' }],
  [invitationShape, { format: 'linkedin-csv', file: 'invitations' }],
  [endorsementShape, { format: 'linkedin-csv', file: 'endorsements-received' }],
  [outlookShape, { format: 'outlook-contacts' }],
  // Last, because it wants no more than a column of addresses.
  [plainShape, { format: 'plain-contacts' }],
]

function tableIn(text: string, delimiter?: string): Format | undefined {
  const rows = firstRows(text, delimiter)
  return tables.find(([shape]) => rows.some((cells) => headerIn(cells, shape) !== undefined))?.[1]
}

function firstRows(text: string, delimiter = delimiterOf(text)): string[][] {
  const reader = new CsvRows(delimiter)
  const rows: string[][] = []
  for (const { cells } of reader.push(text)) {
    rows.push(cells)
    if (rows.length >= limits.csvRowsBeforeHeader) return rows
  }
  return [...rows, ...[...reader.end()].map(({ cells }) => cells)]
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
