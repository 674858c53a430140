import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const agentsMessages = defineMessages('agents', {
  backups: 'Backup watch',
  backupsPurpose: 'Checks that backups are made and restore, and asks for a restore drill when one is due.',
  queues: 'Queue watch',
  queuesPurpose: 'Checks that jobs are done in time, and asks to try those again that were given up.',
  syncs: 'Sync watch',
  syncsPurpose: 'Checks how many syncs of connected accounts fail.',
  mails: 'Email watch',
  mailsPurpose: 'Checks how much email other servers refuse, and asks to pause email if it is too much.',
  report: 'Weekly report',
  reportPurpose: 'Writes down what happened in a week, in numbers.',
  tool: '{tool, select, retry_jobs {Try failed jobs again} pause_sending {Pause all email} run_drill {Run a restore drill} other {Write a report}}',
  readJobs:
    '{due, plural, one {# job is due} other {# jobs are due}}, {late, plural, =0 {none is late} one {# kind is late} other {# kinds are late}}, {givenUp, plural, =0 {none was given up} one {# was given up} other {# were given up}}.',
  jobsFine: 'Jobs are done in time.',
  jobsLate: '{late, plural, one {# kind of job has} other {# kinds of jobs have}} been due for more than 15 minutes.',
  askedRetry: 'Asked for a yes to try {job} again.',
  waitsForYes: 'A yes for this is still awaited.',
  readSyncs:
    '{done, plural, one {# sync} other {# syncs}} worked in 24 hours, {failed, plural, =0 {none failed} other {# failed}}.',
  syncsFine: 'Syncs work.',
  syncsFail: 'More than a fifth of the syncs fail.',
  readMails:
    '{sent, plural, one {# email} other {# emails}} sent in 24 hours, {failed, plural, =0 {none failed} other {# failed}}.',
  complaintsUnknown: 'Complaints are unknown: no mail server reports them here.',
  mailsFine: 'Other servers take our email.',
  mailsWatch: 'More than 5% of the email is refused. “wellmet mails” shows why.',
  mailsPause: 'More than 20% of the email is refused. Asked for a yes to pause all email.',
  readBackups:
    '{hasBackups, select, yes {The last backup is {dumpHours, plural, one {# hour} other {# hours}} old.} other {No backup was ever made here.}}',
  backupsFine: 'Backups are made, and one was restored as a test.',
  backupFailed: 'The last backup failed or is old.',
  drillFailed: 'The last restore drill failed.',
  drillAsked: 'Asked the backup process for a restore drill.',
  drillIsWaiting: 'A restore drill is waiting already.',
  readWeek: 'Counted the last seven days and the seven before.',
  reportJoined: '{joined, plural, one {# person joined} other {# people joined}}, {before, number} in the week before.',
  reportIntroductions:
    '{asked, plural, one {# introduction} other {# introductions}} asked for ({askedBefore, number} before), {made, number} made, {booked, plural, one {# meeting} other {# meetings}} booked.',
  reportAnswers: 'Connectors said yes to {yes, number} of {ended, number}.',
  reportMail: '{failed, plural, =0 {No email failed.} one {# email failed.} other {# emails failed.}}',
  ended:
    '{state, select, done {Done.} stopped {Stopped: the agents were switched off.} over_budget {Stopped: the budget is used up.} other {Failed. The worker’s log says why.}}',
  isOff: 'The agents are off. Start them first.',
  notAdded: 'This agent was not added to this server yet.',
})
