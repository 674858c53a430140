import { createReadStream } from 'node:fs'
import type { ContactOptions } from './contacts/contact-fields.ts'
import { decodeText } from './text/decode-text.ts'
import type { Format } from './detect-format.ts'
import { readGoogleContacts } from './contacts/read-google-contacts.ts'
import { readLinkedInFile } from './linkedin/linkedin-files.ts'
import { readOutlookContacts } from './contacts/read-outlook-contacts.ts'
import { readICalendar, type Window } from './calendar/read-icalendar.ts'
import { readLinkedInZip } from './linkedin/read-linkedin-zip.ts'
import { readMbox } from './mail/read-mbox.ts'
import { readVCards } from './contacts/read-vcards.ts'
import type { ImportRecord } from './records.ts'

export interface ReadOptions extends ContactOptions {
  /** Which part of a series of meetings counts. */
  window: Window
}

export const readAs = (found: Format, path: string, options: ReadOptions): AsyncGenerator<ImportRecord> =>
  found.format === 'linkedin-csv'
    ? readLinkedInFile(found.file, decodeText(createReadStream(path)))
    : readers[found.format](path, options)

type Reader = (path: string, options: ReadOptions) => AsyncGenerator<ImportRecord>

const readers: Record<Exclude<Format['format'], 'linkedin-csv'>, Reader> = {
  'linkedin-zip': (path) => readLinkedInZip(path),
  'google-contacts': (path, options) => readGoogleContacts(createReadStream(path), options),
  'outlook-contacts': (path, options) => readOutlookContacts(createReadStream(path), options),
  vcard: (path, options) => readVCards(createReadStream(path), options),
  icalendar: (path, { window }) => readICalendar(createReadStream(path), window),
  mbox: (path) => readMbox(createReadStream(path)),
}
