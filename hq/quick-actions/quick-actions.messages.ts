import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const quickActionsMessages = defineMessages('quickActions', {
  happened:
    '{action, select, pause_sending {Email paused} resume_sending {Email resumed} announce_maintenance {Maintenance announced} withdraw_maintenance {Maintenance notice withdrawn} run_drill {Restore drill asked for} cancel_drill {Restore drill cancelled} retry_jobs {{touched, plural, one {# job} other {# jobs}} of {job} tried again} other {{touched, plural, one {# job} other {# jobs}} of {job} dropped}}',
  asks: '{action, select, retry_jobs {Try {n, plural, one {# failed job} other {# failed jobs}} of {job} again} other {Drop {n, plural, one {# waiting job} other {# waiting jobs}} of {job}}}',
  asksPause: 'Pause all email',
  waits: 'This waits for an operator’s yes.',
  factJob: 'Job',
  factCount: 'How many',
  factMeans: 'What happens',
  meansRetry: 'They run now, as if they had never failed.',
  meansDrain: 'They never run. What they would have done does not happen.',
  meansPause: 'No email leaves this server, sign-in links included, until someone resumes.',
  factAgent: 'Asked by',
  isPaused: 'Email is paused already.',
  notPaused: 'Email is not paused.',
  noNotice: 'No maintenance is announced.',
  noticePast: 'The maintenance has to end in the future, and after it starts.',
  drillAsked: 'A restore drill was asked for already.',
  drillBegun: 'No drill is waiting. One that has begun can’t be cancelled.',
  noBackups:
    'No backup process has run here within two days. Set BACKUP_DIRECTORY and BACKUP_DATABASE_URL, and start it.',
  noJobs: 'There are no such jobs now.',
})
