import { createReadStream } from 'node:fs'
import type { ContactOptions } from './contacts/contact-fields.ts'
import { decodeText, type ByteSource } from './text/decode-text.ts'
import type { Format } from './detect-format.ts'
import { readGoogleContacts } from './contacts/read-google-contacts.ts'
import { readLinkedInFile } from './linkedin/linkedin-files.ts'
import { readOutlookContacts } from './contacts/read-outlook-contacts.ts'
import { readPlainContacts } from './contacts/read-plain-contacts.ts'
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
  found.format === 'linkedin-zip' ? readLinkedInZip(path) : readSourceAs(found, createReadStream(path), options)

type OfSource = Exclude<Format, { format: 'linkedin-zip' }>

/** Whatever can be read from its beginning to its end; a ZIP cannot. */
export const readSourceAs = (found: OfSource, source: ByteSource, options: ReadOptions): AsyncGenerator<ImportRecord> =>
  found.format === 'linkedin-csv'
    ? readLinkedInFile(found.file, decodeText(source))
    : readers[found.format](source, options)

type Reader = (source: ByteSource, options: ReadOptions) => AsyncGenerator<ImportRecord>

const readers: Record<Exclude<OfSource['format'], 'linkedin-csv'>, Reader> = {
  'google-contacts': readGoogleContacts,
  'outlook-contacts': readOutlookContacts,
  'plain-contacts': readPlainContacts,
  vcard: readVCards,
  icalendar: (source, { window }) => readICalendar(source, window),
  mbox: (source) => readMbox(source),
}
