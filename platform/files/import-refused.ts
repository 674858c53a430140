/** Every reason for refusing a whole file, in words for the person who uploaded it. */
const refusals = {
  file_too_large: 'The file is larger than 512 MB. Export a shorter period, or in parts.',
  unknown_format:
    'This is not a file we can read. We read LinkedIn exports, Google and Outlook contacts (CSV), vCards, calendars (ICS) and mailboxes (mbox).',
  not_this_format: 'The file does not have the columns that such an export has.',
  archive_unreadable: 'The ZIP file is damaged. Download it again.',
  archive_encrypted: 'The ZIP file is locked with a password. Upload it without one.',
  archive_in_archive: 'There is another archive inside this ZIP file. Unpack it once and upload what is inside.',
  archive_without_export: 'The ZIP file has none of the files of a LinkedIn export.',
  archive_too_many_entries: 'The ZIP file has more entries than any export has.',
  archive_too_large: 'What is packed in the ZIP file is too large.',
  record_too_long: 'A row of the file never ends; a quotation mark is probably missing.',
  too_many_columns: 'The file has more columns than any export has.',
  line_too_long: 'A line of the file is too long.',
  too_deep: 'The parts of the file are nested too deeply.',
  too_many_parts: 'The calendar has too many events for one file. Export a shorter period.',
} as const

export type RefusalCode = keyof typeof refusals

/** The file as a whole is not read. One bad row never ends here: it becomes a SkippedRow. */
export class ImportRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, cause?: unknown) {
    super(refusals[code], cause === undefined ? {} : { cause })
    this.name = 'ImportRefused'
    this.code = code
  }
}
