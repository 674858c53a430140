import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const engineMessages = defineMessages('connectedAccounts', {
  // Refusals
  anotherConnected: 'You have connected another {provider} account. Disconnect it first.',
  beingDeleted: 'What was read from this {provider} account is still being deleted. Try again in a minute.',
  connectAgain: 'Wellmet no longer has access to this account. Connect it again first.',
  consentNotCompleted: '{provider} did not complete the connection. Nothing was stored. Try again.',
  consentNotOurs: 'This answer belongs to no connection that you began here in the last ten minutes. Begin again.',
  consentRefused: '{provider} says that you did not agree. Nothing was stored.',
  noTablePicked:
    'No table of contacts was found in what you chose. It needs a header row with a column for email addresses. Nothing was stored.',
  notSetUp: 'This server is not set up for {provider}. The operator can do that.',
  ofSomebodyElse:
    'Someone else on this server has connected this {provider} account. Sign in to {provider} with your own, or ask them to disconnect it.',
  nothingPicked: 'You chose nothing at {provider}, so nothing was connected. Begin again and choose.',
  nothingPermitted:
    '{provider} gave Wellmet access to nothing that it can read. Try again, and leave the boxes ticked.',

  // Notifications
  accessEndedFor: 'Wellmet no longer has access to {address}',
  accessEndedNext: 'Connect the account again to keep your network up to date. Nothing that was read is lost.',
  notReadFor: '{address} could not be read several times in a row',
  notReadNext: 'Wellmet keeps trying. Nothing that was read is lost.',

  // Why a run ended early
  answerUnreadable: 'The answer could not be read. Wellmet tries again by itself.',
  notATable:
    'The table of contacts is no longer there, so nothing was changed. It needs a header row with a column for email addresses.',
  nothingThere: 'It is no longer there. If it has moved, connect it again. Until then nothing changes.',
  notPermitted: 'The account does not permit this. Connect it again and leave the boxes ticked.',
  providerFailed: 'The provider did not answer. Wellmet tries again by itself.',

  // Connected accounts
  about:
    'Wellmet reads who you write to and meet from the accounts that you connect, and keeps your network up to date by itself.',
  categoryOf:
    '{category, select, suite {Email, calendar and address book} profile {Professional profile} crm {CRM} mail {Other mailboxes} calendar {Other calendars} table {Tables} events {Events} newsletter {Newsletter} helpdesk {Helpdesk} chat {Channels} people_data {People data} other {Other services}}',
  connect: 'Connect {provider}',
  connectAnother: 'Connect another {provider} account',
  connectAnotherTable: 'Connect another table',
  connectNow: 'Connect again',
  connectedAccounts: 'Connected accounts',
  forMembers:
    'You are a viewer in this workspace, and only members can connect accounts. Ask an owner or admin to make you a member.',
  loading: 'Loading your connected accounts',
  notOpened: 'The page of the provider was not opened. {reason}',
  yourAccounts: 'Your connected accounts',

  // A server without settings
  alsoPossible: '{providers} can be connected too, once the operator has <help>set them up</help> on this server.',
  importInstead: 'Import a file instead',
  notSetUpAbout:
    'It is not set up for {providers}. The operator adds <code>{settings}</code> to its settings, as <file>docs/operations.md</file> describes. Until then, you can import files from your accounts.',
  notSetUpTitle: 'This server does not connect to other accounts yet',

  // What is read
  neverAttachments: 'Attachments, notes and pictures',
  neverColumns: 'Columns with any other name',
  neverDeals: 'Deals, amounts and stages',
  neverGuestAnswers: 'What guests answered when they registered, phone numbers and payments',
  neverOtherSubscribers: 'Addresses of anyone else in the audience',
  readEvents: 'Events of this calendar, names and addresses of their guests, and who checked in',
  readEventsAgain: 'Again every 15 minutes; everyone in this workspace sees the list, and nobody becomes a contact',
  readSubscribers: 'Whether people whom you sent there confirmed or left',
  seeEvents: 'See your events',
  skipNoAddress: 'It has no email address.',
  neverOthersRows: 'Contacts that belong to colleagues, or to nobody',
  neverRowNotes: 'Notes, calls and other activities',
  neverSubjects: 'Subjects and text of emails',
  neverTitles: 'Titles, descriptions and places of meetings',
  neverStored: 'What is never stored',
  endAnytime: 'You can disconnect the account at any time.',
  readBook: 'Names, addresses, phone numbers and companies in your address book',
  readOwnRows: 'The contacts that belong to you there',
  readRowFields: 'Their names, titles, companies, addresses, phone numbers and places',
  readRowsDaily: 'Changes every 15 minutes; what was deleted there goes within a day',
  readTableAgain: 'Again every 15 minutes; a row that is gone there goes here too',
  readTableFields: 'Columns for names, titles, companies, email addresses, phone numbers, profiles and places',
  readWhat: 'What is read',
  readWho: 'Who you wrote to and met, and when',
  readYears: 'Up to five years back, then only what is new',
  whatIsRead: 'What is read, and what is never stored',

  // The state of an account
  closePage: 'You can close this page meanwhile.',
  contactsKnown:
    '{total, plural, one {# contact is known from this account} other {# contacts are known from this account}}, {alone, plural, =0 {none of them only from it} other {# of them only from it}}.',
  contactsLoading: 'Counting the contacts from this account.',
  contactsOnly:
    '{total, plural, one {# contact is known only from this account.} other {# contacts are known only from this account.}}',
  contactsNone: 'No contacts are known from this account yet.',
  expiredAbout:
    '{provider} ended the access, for example after a new password. What was read stays. Connect again to go on.',
  failedAbout:
    '{provider} did not answer several times in a row. Nothing that was read is lost, and Wellmet keeps trying.',
  failedSince: 'Not reached since {at, date, moment}',
  revokedAbout:
    'Wellmet no longer reads this account and deletes what came from it. This usually takes less than a minute.',
  seeContacts: 'See your contacts',
  stateOf:
    '{state, select, connected {Connected} reading {Reading} expired {Access ended} failed {Not reached} revoked {Being deleted} other {Not connected}}',

  // Sources
  emptySource: 'Last read <time>{ago}</time>. There was nothing new.',
  lastRead:
    'Last read <time>{ago}</time>: {source, select, mail {{read, plural, one {# email} other {# emails}}} calendar {{read, plural, one {# meeting} other {# meetings}}} other {{read, plural, one {# entry} other {# entries}}}}, {stored, number} new or changed.',
  lastReadOnly: 'Last read <time>{ago}</time>.',
  leftOut: '{count, number} left out',
  nextRun: 'Next run {when}.',
  nextRunSoon: 'Next run in less than a minute.',
  notRead: 'Not read yet.',
  readSoFar:
    '{source, select, mail {{read, plural, one {# email} other {# emails}}} calendar {{read, plural, one {# meeting} other {# meetings}}} other {{read, plural, one {# entry} other {# entries}}}} read so far.',
  readingOf: 'Reading {source}',
  sourceOf:
    '{source, select, mail {Email} calendar {Calendar} rows {Contacts} events {Events and guests} subscribers {Who confirmed and who left} tickets {Tickets} other {Address book}}',
  sources: 'What is read from {address}',
  waitingToStart: 'Waiting to start.',

  // Why something was left out
  skipDeleted: 'It was deleted before it could be read.',
  skipInternalOnly: 'It is internal: nobody outside your company and workspace is on it.',
  skipNeverFolder: 'It lies in a folder or calendar that is not read, or has such a label.',
  skipNeverDomain: 'Someone on it is at a domain that is never stored.',
  skipOther: 'It could not be read.',
  skipOwnedByOther:
    'In the CRM it belongs to a colleague or to nobody. Only your own contacts there say whom you know.',
  skipTooOld: 'It is more than five years old.',

  // Reading now
  notStarted: 'Nothing was started. {reason}',
  readAgain: 'Read everything again',
  readAgainOf: 'Read everything again from {address}',
  readAgainQuestion: 'Wellmet reads up to five years again, which can take a while. Nothing is lost or doubled.',
  syncNow: 'Sync now',

  // History
  history: 'History',
  historyOf: 'Runs of {address}',
  loadingHistory: 'Loading the history',
  noRuns: 'No run has ended yet.',
  runCounts: '{read, number} read, {stored, number} new or changed',
  runKind: '{kind, select, full {Everything} other {Changes}}',
  runKindHeader: 'Scope',
  runResult: 'Result',
  runSource: 'Source',
  runWhen: 'When',
  showAllRuns: 'Show all {count, number} runs',

  // Domains that are never stored
  addDomain: 'Add domain',
  domain: 'Domain',
  domainAdded: 'Email from {domain} is no longer stored. What was stored is being deleted.',
  domainExample: 'example.com',
  domainNotValid: 'Enter a domain such as example.com.',
  domainRemoved: '{domain} is stored again from now on. Read everything again to get what was left out.',
  neverDomains: 'Domains never stored',
  neverDomainsAbout:
    'Email and meetings with anybody at these domains are never stored. Adding a domain also deletes what was already stored from it.',
  notChanged: 'Nothing was changed. {reason}',
  removeDomain: 'Remove',
  removeDomainNamed: 'Remove {domain}',

  // Folders that are not read
  folderLeftOut: '{name} is no longer read. What was stored from it is being deleted.',
  folderRead: '{name} is read from now on, from the beginning.',
  folders: '{source, select, calendar {Calendars} other {Folders and labels}}',
  foldersAbout:
    '{source, select, calendar {Untick a calendar, and its meetings are not read. What was stored from it is deleted.} other {Spam, trash and drafts are never read. Untick a folder or a label, and its email is not stored either. What was stored from it is deleted. A copy in another folder is still read, but an email with several labels is left out if one of them is unticked.}}',
  foldersLoading: 'Loading the folders',
  foldersNone: 'There is nothing to choose from.',
  foldersNotListed: 'The provider did not list them. Try again in a minute.',
  foldersNotRead: '{count, plural, =0 {all are read} other {# not read}}',

  // Internal email
  internal: 'Internal email and meetings',
  internalAbout:
    'Email and meetings are internal if everyone on them is in this workspace. If anyone else is on them, they are stored.',
  internalAtAbout:
    'Internal means that everyone on it is in this workspace or has an address at {domains}. As soon as someone else is on an email or invited to a meeting, it is stored.',
  internalKept: 'Internal email and meetings are stored from now on. Read everything again to get what was left out.',
  internalLeftOut: 'Internal email and meetings are no longer stored. What was stored is being deleted.',
  leaveOutInternal: 'Leave out internal email and meetings',

  // Disconnecting
  disconnect: 'Disconnect',
  disconnectAbout: 'Wellmet gives up its access, and deletes what it read from {address}.',
  disconnectConfirm:
    '{contacts, plural, =0 {Disconnect} one {Disconnect and delete # contact} other {Disconnect and delete # contacts}}',
  disconnectCounts:
    '{contacts, plural, =0 {No contacts are deleted.} one {This deletes # contact that only this account knows.} other {This deletes # contacts that only this account knows.}} {staying, plural, =0 {} one {# contact that an import knows too, or that you edited, stays, without the emails and meetings from this account.} other {# contacts that imports know too, or that you edited, stay, without the emails and meetings from this account.}}',
  disconnected: '{address} is disconnected, and what was read from it is deleted.',
  notDisconnected: 'The account is still connected. {reason}',

  // Back from the provider
  beginAgain: 'Begin again',
  connecting: 'Connecting…',
  connectingAbout: 'Wellmet completes the connection. This takes a few seconds.',
  notConnected: 'The account was not connected',
  nothingToFinish: 'There is nothing to complete here. If you connected an account a moment ago, it is in the list.',
  seeAccounts: 'See connected accounts',
  unknownProvider: 'This answer is from no provider that Wellmet knows. Nothing was stored.',

  // Offered beside files
  accountOf: '{provider} account',
  offerAbout:
    'Who you wrote to and met, and when, and your address book. Wellmet keeps it up to date by itself, and never reads the text of an email.',
  offerAboutCrm:
    'The contacts that belong to you there, with title and company. Wellmet keeps them up to date by itself, and leaves those of colleagues alone.',
})
