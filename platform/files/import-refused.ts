/** Every reason for refusing a whole file. */
export type RefusalCode =
  | 'file_too_large'
  | 'unknown_format'
  | 'not_this_format'
  | 'archive_unreadable'
  | 'archive_encrypted'
  | 'archive_in_archive'
  | 'archive_without_export'
  | 'archive_too_many_entries'
  | 'archive_too_large'
  | 'record_too_long'
  | 'too_many_columns'
  | 'line_too_long'
  | 'too_deep'
  | 'too_many_parts'
  | 'too_many_rows'
  | 'too_many_merges'
  | 'took_too_long'
  | 'took_too_much_memory'
  | 'reading_failed'
  | 'saving_failed'

/** The file as a whole is not read. One bad row never ends here: it becomes a SkippedRow. */
export class ImportRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, cause?: unknown) {
    super(code, cause === undefined ? {} : { cause })
    this.name = 'ImportRefused'
    this.code = code
  }
}
