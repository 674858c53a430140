import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import type { SkipReason } from '@wellmet/platform/files/records.ts'
import type { PlainMessage } from '@wellmet/platform/messages/messages.ts'
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
  too_many_repeats: m.skipTooManyRepeats,
}

/** Why a file was not read. */
export const refusals: Readonly<Record<RefusalCode, PlainMessage<unknown>>> = {
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
}
