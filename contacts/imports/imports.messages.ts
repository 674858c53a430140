import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const importsMessages = defineMessages('imports', {
  // The summary
  archiveOfOther: 'This looks like the archive of {name}.',
  archiveOfOtherNext: 'If it isn’t yours, delete what it brought in: otherwise their contacts count as yours.',

  // Undoing an import
  undo: 'Delete what this import brought in',
  undoAbout:
    '{contacts, plural, =0 {This deletes no contacts.} one {This deletes # contact that came only from this file.} other {This deletes # contacts that came only from this file.}} {staying, plural, =0 {} one {# contact that another import knows too, or that you edited, stays, with what this file added.} other {# contacts that other imports know too, or that you edited, stay, with what this file added.}}',
  undoConfirm: '{contacts, plural, one {Delete # contact} other {Delete # contacts}}',
  undoneTitle: 'This import was taken back',
  undoingTitle: 'This import is being taken back',
  undoneAbout: 'Its contacts that came from nowhere else are deleted. Below is what it had brought in.',
  undoingAbout: 'Its contacts that came from nowhere else are being deleted. Below is what it had brought in.',
  undoDone: 'What only this import brought in was deleted.',
  undoReturn: 'Importing the file again brings them back.',
  undoWaiting: 'Deleting what this import brought in…',
  notUndone: 'Nothing was deleted. {reason}',
  notUndoable: 'This import was undone already, or is not finished yet.',
  countUndone: 'deleted again',

  // Import your network
  accountsStepByStep: 'Google, Outlook or Apple, step by step',
  allWays: 'All ways to import',
  calendarAbout: 'ICS: the people you met, and how many people were at each meeting.',
  calendarFile: 'Calendar file',
  calendarHow: 'Google Calendar → Settings → Import and export → Export. Apple Calendar → File → Export.',
  contactsAbout: 'Google CSV, Outlook CSV or vCard: addresses and phone numbers of people you know.',
  contactsFile: 'Contacts file',
  contactsHow:
    'Google Contacts → Export. Outlook → People → Manage contacts → Export. iCloud → Contacts → Export vCard.',
  dropAnyFile: 'Drop any of these files here',
  dropAnyFileHint:
    'The file name doesn’t matter: Wellmet looks at the content. You can import the same file twice without creating duplicates.',
  importLinkedIn: 'Import from LinkedIn',
  importNetwork: 'Import your network',
  importNetworkAbout:
    'Files are enough: you don’t have to give Wellmet a password or connect an account. Connect one only if you want your contacts kept up to date.',
  linkedInExport: 'LinkedIn export',
  linkedInExportAbout:
    'Shows everyone you are connected with, and since when. The complete archive also shows when you last wrote to each other. This is the best way to start.',
  mailboxAbout: 'An mbox file shows who you exchange email with, and when. Wellmet reads only the headers.',
  mailboxFile: 'Mailbox file',
  mailboxHow: 'Google Takeout → Mail. Apple Mail → Mailbox → Export. Up to 512 MB at a time.',
  whatHappens: 'What happens to your data',
  yourFile: 'Your file',

  // Import from LinkedIn
  askLinkedIn: 'Ask LinkedIn for your data',
  askLinkedInAbout: 'Settings → Data privacy → Get a copy of your data.',
  dropZip: 'Drop the ZIP from LinkedIn here',
  dropZipAbout: 'The link in the email works for 72 hours. You don’t need to unpack the ZIP.',
  dropZipHint: 'If your browser unpacked it into a folder, drop Connections.csv from it, then messages.csv.',
  dropZipTitle: 'Drop the ZIP below',
  howToGet: 'How to get it',
  linkedInAbout:
    'LinkedIn gives you a copy of your connections and messages. Wellmet never signs in to LinkedIn and never reads its pages.',
  opensNewTab: '(opens in a new tab)',
  openThatPage: 'Open that page',
  waitForEmail: 'Wait for the email',
  waitForEmailAbout:
    'The basic archive arrives in minutes. The complete one, which includes your messages, arrives within 24 hours.',

  // What is stored
  neverFile: 'The file itself, which is deleted once it has been read',
  neverNotes: 'Notes, birthdays and pictures',
  neverStored: 'What is never stored',
  neverText: 'The text or subject of any message',
  stored: 'What is stored',
  storedAddresses: 'Email addresses, phone numbers and LinkedIn profiles',
  storedContacts: 'Who you wrote to, met or connected with, and when',
  storedNames: 'Names, titles, companies and locations',

  // Choosing a file
  chooseAnother: 'Choose another file',
  chooseFile: 'Choose a file',
  dropNow: 'Drop the file to import it',
  dailyLimit:
    'You can upload up to {files, plural, one {# file} other {# files}} and {megabytes, number} MB a day, and that is used up for today. You can upload again in {hours, plural, one {# hour} other {# hours}}.',
  fileEmpty: 'This file is empty. If it is still downloading, wait until it is complete and choose it again.',
  fileToImport: 'File to import',
  fileTooLarge: 'This file is larger than 512 MB. Export a shorter period, or export it in parts.',
  forMembers: 'Only members can import',
  forMembersAbout: 'You are a viewer in this workspace. Ask an owner or admin to make you a member.',
  importAnother: 'Import another file',
  importFile: 'Import a file',
  isFolder:
    'That is a folder. If your browser unpacked the ZIP, open the folder and drop Connections.csv from it, then messages.csv.',
  notSent: '{problem} Nothing in the file was stored.',
  oneFile: 'Choose one file at a time.',
  seeContacts: 'See your contacts',
  seePaths: 'See your best paths',

  // On its way
  arriving: 'Uploading',
  arrivingAbout: 'It is still being uploaded from the page where you chose it.',
  keepPageOpen: '{sent} of {size}. Keep this page open until the upload is complete.',
  progressOf: '{state} {file}',
  reading: 'Reading',
  readingAbout: 'Wellmet is reading the file. You can close this page.',
  readingRows: '{rows, plural, one {# row} other {# rows}} read so far. You can close this page.',
  sending: 'Uploading',
  size: '{unit, select, kB {{size, number, integer} kB} MB {{size, number, ::.0} MB} other {{size, number, ::.0} GB}}',
  stop: 'Stop',
  waiting: 'Waiting',
  waitingAbout: '{size} received. You can close this page.',

  // The summary
  counted:
    '<b>{rows, plural, one {# row} other {# rows}}</b> read. {evidence, plural, =0 {No new connections, emails or meetings.} one {<b># connection, email or meeting</b> added.} other {<b># connections, emails or meetings</b> added.}}',
  created: 'Created',
  createdAbout: 'new contacts',
  emptyFile: 'There was nothing to import in this file',
  finished: 'Finished on <time>{at}</time>, after {duration}. The file itself has been deleted.',
  format:
    '{format, select, linkedin_zip {LinkedIn export} linkedin_csv {part of a LinkedIn export} google_contacts {Google contacts} outlook_contacts {Outlook contacts} vcard {vCards} icalendar {calendar} mbox {mailbox} other {file}}',
  fromFile: 'From {file}',
  fromFileAs: 'From {file}, {format}',
  loadingSummary: 'Loading the summary',
  merged: 'Merged',
  mergedAbout: 'the same person listed twice',
  newContacts: 'You have {count, plural, one {# new contact} other {# new contacts}}',
  newAndKnown:
    '{created, plural, =0 {No new contacts} one {# new contact} other {# new contacts}}, {known, number} you already had',
  newEvidence: 'No new contacts, but new evidence',
  nothingNew: 'Nothing new: you already had all of this',
  everyRow: 'Result for each row',
  everyRowAbout:
    'Not counted: automatic mail, group conversations, messages neither to nor from you, meetings that were canceled or large, and your own card. They say nothing about a relationship.',
  partKind:
    '{kind, select, contact {Contacts} message {Messages} meeting {Meetings} invitation {Invitations} endorsement {Endorsements} recommendation {Recommendations} position {Your positions} education {Your education} other {Your profile}}',
  partOfFile: 'Part of the file',
  partRows: 'Rows',
  partNotCounted: 'Not counted',
  partUsed: 'Used',
  partTotal: 'All rows',
  skipped: 'Skipped',
  skippedAbout: 'rows left out',
  thisImport: 'This import',
  tookHours: '{hours, plural, one {# hour} other {# hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}}',
  tookLittle: 'less than a second',
  tookMinutes:
    '{minutes, plural, one {# minute} other {# minutes}}{seconds, plural, =0 {} one { # second} other { # seconds}}',
  tookSeconds: '{seconds, plural, one {# second} other {# seconds}}',
  unchanged: 'Unchanged',
  unchangedAbout: 'already known',
  updated: 'Updated',
  updatedAbout: 'contacts with new details',
  updatedContacts: '{count, plural, one {# contact was} other {# contacts were}} updated',

  // Rows that were skipped
  firstListed: 'The first {count, number} are listed.',
  skippedLines: '{count, plural, one {Line {lines}} other {Lines {lines}}}',
  skippedLinesMore: 'Lines {lines} and {more, number} more',
  wholeFile: 'This is about the whole file.',
  whyRowsSkipped: 'Why rows were skipped',
  whySkipped: 'Why {count, plural, one {# row was} other {# rows were}} skipped',

  // Why a row was skipped
  skipCardNotFinished: 'The card doesn’t end, or it contains another card.',
  skipClosedAccount: 'LinkedIn leaves only a date for members who closed or hid their account.',
  skipDateUnreadable: 'Its date can’t be read.',
  skipDraft: 'It is a draft that was never sent.',
  skipEmptyRow: 'It has no name, no address and no profile.',
  skipErased: 'You deleted this person, and they stay deleted.',
  skipErasedByName:
    'You deleted a contact with this name and company. To bring them back, allow the name under Deleted contacts, then import the file again.',
  skipErasedForAll: 'This person asked not to be stored here.',
  skipEventUnreadable: 'The event has no start that can be read.',
  skipHeaderNotFound: 'The row with the column names was not found, so this part of the export was left out.',
  skipHeadersTooLong: 'The headers of this message are too long.',
  skipNobodyElse: 'Nobody else was invited.',
  skipNotAPerson: 'It is a group, an organization or a room, not a person.',
  skipQuoteNotClosed: 'A quotation mark is opened and never closed.',
  skipRepeatsTooOften: 'It repeats more often than once a day, which no meeting does.',
  skipRepeatsUnreadably: 'Its rule for repeating can’t be read, so only the first date was imported.',
  skipRowTooLong: 'The row is longer than any row of such a file should be.',
  skipSenderMissing: 'It doesn’t say who sent it.',
  skipTooManyColumns: 'The row has more columns than any such file should have.',
  skipTooManyRepeats: 'It repeats too many times, so the later dates were left out.',

  // A file that was not read
  refused: 'This file couldn’t be read',
  refusedAbout:
    'Nothing in {file} was stored, and nothing was changed. If it came from LinkedIn, choose the ZIP as you received it, or Connections.csv from inside it.',

  // Why a file was not read
  refusedArchiveEncrypted: 'The ZIP file is locked with a password. Upload it without one.',
  refusedArchiveInArchive: 'There is another archive inside this ZIP file. Unpack it once and upload what is inside.',
  refusedArchiveTooLarge: 'What is packed in the ZIP file is too large.',
  refusedArchiveTooManyEntries: 'The ZIP file has more entries than any export has.',
  refusedArchiveUnreadable: 'The ZIP file is damaged. Download it again.',
  refusedArchiveWithoutExport: 'The ZIP file has none of the files of a LinkedIn export.',
  refusedFileTooLarge: 'The file is larger than 512 MB. Export a shorter period, or in parts.',
  refusedLineTooLong: 'A line of the file is too long.',
  refusedNotThisFormat: 'The file doesn’t have the columns that such an export has.',
  refusedRecordTooLong: 'A row of the file never ends. A quotation mark is probably missing.',
  refusedReadingFailed:
    'Something went wrong while reading this file. Export it again and upload the new file. If that fails too, tell whoever runs this server.',
  refusedSavingFailed:
    'The file was read, but its contacts couldn’t be saved. Upload it again later. If that fails too, tell whoever runs this server.',
  refusedTookTooLong: 'Reading this file takes too long. Export a shorter period, or split it into smaller files.',
  refusedTookTooMuchMemory:
    'Reading this file needs too much memory. Export a shorter period, or split it into smaller files.',
  refusedTooDeep: 'The parts of the file are nested too deeply.',
  refusedTooManyColumns: 'The file has more columns than any export has.',
  refusedTooManyMerges:
    'This file would make one person of more than 200 of your contacts. Remove the address or phone number that they share from the file, and upload it again.',
  refusedTooManyParts: 'The calendar has too many events for one file. Export a shorter period.',
  refusedTooManyRows:
    'The file has more than {rows, number} rows, which is the limit for one file. Split it into smaller files, or export a shorter period.',
  refusedUnknownFormat:
    'Wellmet can’t read this file. It reads LinkedIn exports, Google and Outlook contacts (CSV), vCards, calendars (ICS) and mailboxes (mbox).',

  // Notifications
  fileImported: '{file} was imported',
  fileNotRead: '{file} couldn’t be read',
  contactsCreated: '{count, plural, one {# contact was} other {# contacts were}} created.',
  contactsMerged: '{count, plural, one {# contact was} other {# contacts were}} merged.',
  contactsUpdated: '{count, plural, one {# contact was} other {# contacts were}} updated.',
  nothingNewInFile: 'It contained nothing new.',
  rowsSkipped: '{count, plural, one {# row was} other {# rows were}} skipped.',

  // Import history
  countCreated: '{count, number} created',
  countEvidence: '{count, plural, one {# piece of evidence} other {# pieces of evidence}} added',
  countMerged: '{count, number} merged',
  countSkipped: '{count, number} skipped',
  countUnchanged: '{count, number} unchanged',
  countUpdated: '{count, number} updated',
  file: 'File',
  history: 'Import history',
  loading: 'Loading your imports',
  noImports: 'No imports yet. Each file you import is listed here, with what happened to its rows.',
  nothingAdded: 'nothing new',
  nothingStored: 'nothing stored',
  result: 'Result',
  rowsSoFar: '{rows, plural, one {# row} other {# rows}} so far',
  state: 'State',
  stateOf: '{state, select, uploading {Uploading} waiting {Waiting} reading {Reading} done {Done} other {Failed}}',
  summary: 'Import summary',
  when: 'When',
  yourImports: 'Your imports',
})
