/** Real files are the measure: each limit is several times what the largest export known to us needs. */
export const limits = {
  /** A mailbox of twenty years without attachments; beyond it, uploads themselves are the problem. */
  fileBytes: 512 * 1024 * 1024,

  /** A complete LinkedIn export has about 100. Reading the directory of 100,000 costs seconds. */
  zipEntries: 5_000,
  /** All that is read of a ZIP, unpacked: 500,000 messages are about 300 MB. */
  zipUnpackedBytes: 1024 * 1024 * 1024,
  /** Text packs to a tenth, mails with one signature to a fiftieth; a bomb to a thousandth. */
  zipRatio: 200,
  /** Below this size a ratio says nothing. */
  zipRatioFromBytes: 8 * 1024 * 1024,
  /** The same file may be there in several folders, but not in hundreds that overlap on disk. */
  zipFilesOfOneKind: 20,

  /** Characters kept of one row. A message of LinkedIn may be longer: its text is not kept and does not count. */
  csvRecord: 64 * 1024,
  /** Characters passed over before a row is taken for one that never ends. */
  csvRecordUnread: 8 * 1024 * 1024,
  csvColumns: 200,
  /** LinkedIn has had three lines above the header and may have more. */
  csvRowsBeforeHeader: 50,

  /** One unfolded line of a vCard or calendar; photos are passed over and do not count. */
  foldedLine: 1024 * 1024,
  /** VCALENDAR, VEVENT, VALARM are three. */
  nesting: 20,
  components: 100_000,
  /** Series are held until the end of the file, because their exceptions may come later. Nobody has so many. */
  series: 10_000,
  seriesBytes: 16 * 1024 * 1024,
  instancesPerEvent: 1_000,
  /** Days tried against rules in one file: about a second of work. */
  daysTried: 3_000_000,
  timeZones: 200,

  /** The header block of one message. Exchange writes 20 kB, list servers 60 kB. */
  mailHeaders: 256 * 1024,
  /** Handles kept of one message or meeting; nobody knows five hundred people by one mail. */
  peoplePerRecord: 500,
  valuesPerContact: 50,

  /** Longer names and titles are nobody's. */
  textLength: 300,
} as const
