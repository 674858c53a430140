import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import type { SkipReason } from '@wellmet/platform/files/records.ts'
import type { Message, PlainMessage } from '@wellmet/platform/messages/messages.ts'
import { importsMessages as m } from './imports.messages.ts'

/** Why a row was left out. */
export const skipReasons: Readonly<Record<SkipReason, PlainMessage<unknown>>> = {
  closed_account: m.skipClosedAccount,
  empty_row: m.skipEmptyRow,
  draft: m.skipDraft,
  date_unreadable: m.skipDateUnreadable,
  sender_missing: m.skipSenderMissing,
  row_too_long: m.skipRowTooLong,
  too_many_columns: m.skipTooManyColumns,
  quote_not_closed: m.skipQuoteNotClosed,
  header_not_found: m.skipHeaderNotFound,
  headers_too_long: m.skipHeadersTooLong,
  not_a_person: m.skipNotAPerson,
  card_not_finished: m.skipCardNotFinished,
  event_unreadable: m.skipEventUnreadable,
  nobody_else: m.skipNobodyElse,
  repeats_too_often: m.skipRepeatsTooOften,
  repeats_unreadably: m.skipRepeatsUnreadably,
  erased: m.skipErased,
  erased_for_all: m.skipErasedForAll,
  erased_by_name: m.skipErasedByName,
  too_many_repeats: m.skipTooManyRepeats,
}

/** Why a file was not read. The limit is today's, which may have been another when the file was refused. */
export const refusalMessage = (code: RefusalCode, { maxRows }: { maxRows: number }): Message =>
  code === 'too_many_rows' ? m.refusedTooManyRows.message({ rows: maxRows }) : refusals[code].message()

const refusals: Readonly<Record<Exclude<RefusalCode, 'too_many_rows'>, PlainMessage<unknown>>> = {
  file_too_large: m.refusedFileTooLarge,
  unknown_format: m.refusedUnknownFormat,
  not_this_format: m.refusedNotThisFormat,
  archive_unreadable: m.refusedArchiveUnreadable,
  archive_encrypted: m.refusedArchiveEncrypted,
  archive_in_archive: m.refusedArchiveInArchive,
  archive_without_export: m.refusedArchiveWithoutExport,
  archive_too_many_entries: m.refusedArchiveTooManyEntries,
  archive_too_large: m.refusedArchiveTooLarge,
  record_too_long: m.refusedRecordTooLong,
  too_many_columns: m.refusedTooManyColumns,
  line_too_long: m.refusedLineTooLong,
  too_deep: m.refusedTooDeep,
  too_many_parts: m.refusedTooManyParts,
  too_many_merges: m.refusedTooManyMerges,
  took_too_long: m.refusedTookTooLong,
  took_too_much_memory: m.refusedTookTooMuchMemory,
  reading_failed: m.refusedReadingFailed,
  saving_failed: m.refusedSavingFailed,
}
