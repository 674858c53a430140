import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { said, type Agent, type AgentStep, type Saying, type StepContext } from './agent.ts'
import {
  countMails,
  countSyncs,
  countWeek,
  countYes,
  listBackupCounts,
  listJobCounts,
  type BackupCount,
  type JobCount,
  type MailCount,
  type SyncCount,
  type WeekCount,
} from './agent-counts.store.ts'
import { askToPause, askToRetry, runDrill } from './agent-tools.ts'
import { agentsMessages as m } from './agents.messages.ts'
import { judgeBackups, judgeJobs, judgeMails, tooManySyncsFail } from './findings.rules.ts'

interface Watch<T> {
  /** How many views it reads. */
  cost: number
  count: (context: StepContext) => Promise<T>
  says: (counted: T) => Saying
  /** By rules. It may use one tool. */
  judge: (context: StepContext, counted: T) => Promise<readonly Saying[]>
}

/** A step that counts, and one that judges what was counted. */
const watch = <T>({ cost, count, says, judge }: Watch<T>): AgentStep[] => [
  {
    name: 'look',
    cost,
    run: async (context) => {
      const value = await count(context)
      return { value, says: [says(value)] }
    },
  },
  { name: 'judge', cost: 1, run: async (context) => ({ says: await judge(context, context.valueOf('look') as T) }) },
]

const dayAgo = ({ services }: StepContext) => addDays(services.now(), -1)
/** A run a day, some by hand, and no more: each unit is a look at the database. */
const budget = { perRun: 6, perDay: 60 } as const

const queues: Agent = {
  code: 'queue-watch',
  title: m.queues,
  purpose: m.queuesPurpose,
  everyHours: 1,
  reads: ['hq.job_counts'],
  tools: { retry_jobs: 'ask' },
  budget,
  steps: watch<JobCount[]>({
    cost: 1,
    count: (context) => context.counts((tx) => listJobCounts(tx)),
    says: (jobs) => said('read', m.readJobs.message(judgeJobs(jobs))),
    judge: async (context, jobs) => {
      const { late, worst } = judgeJobs(jobs)
      const says: Saying[] = []
      if (late > 0) says.push(said('found', m.jobsLate.message({ late })))
      if (worst !== null) says.push(await askToRetry(context, worst))
      return says.length > 0 ? says : [said('found', m.jobsFine.message())]
    },
  }),
}

const syncs: Agent = {
  code: 'sync-watch',
  title: m.syncs,
  purpose: m.syncsPurpose,
  everyHours: 6,
  reads: ['hq.activity_counts'],
  tools: {},
  budget,
  steps: watch<SyncCount>({
    cost: 1,
    count: (context) => context.counts((tx) => countSyncs(tx, { since: dayAgo(context) })),
    says: (counted) => said('read', m.readSyncs.message(counted)),
    judge: async (_context, counted) => [
      said('found', tooManySyncsFail(counted) ? m.syncsFail.message() : m.syncsFine.message()),
    ],
  }),
}

const failedOf = ({ refused, givenUp }: MailCount) => refused + givenUp

const mails: Agent = {
  code: 'email-watch',
  title: m.mails,
  purpose: m.mailsPurpose,
  everyHours: 1,
  reads: ['hq.mail_counts'],
  tools: { pause_sending: 'ask' },
  budget,
  steps: watch<MailCount>({
    cost: 1,
    count: (context) => context.counts((tx) => countMails(tx, { since: dayAgo(context) })),
    says: (counted) => said('read', m.readMails.message({ sent: counted.sent, failed: failedOf(counted) })),
    judge: async (context, counted) => {
      const verdict = judgeMails({ sent: counted.sent, failed: failedOf(counted) })
      const found =
        verdict === 'pause'
          ? await askToPause(context)
          : said('found', verdict === 'watch' ? m.mailsWatch.message() : m.mailsFine.message())
      return [found, said('found', m.complaintsUnknown.message())]
    },
  }),
}

const backups: Agent = {
  code: 'backup-watch',
  title: m.backups,
  purpose: m.backupsPurpose,
  everyHours: 12,
  reads: ['hq.backup_counts'],
  tools: { run_drill: 'auto' },
  budget,
  steps: watch<BackupCount[]>({
    cost: 1,
    count: (context) => context.counts((tx) => listBackupCounts(tx)),
    says: (rows) => {
      const hours = rows.find(({ kind }) => kind === 'dump')?.hoursSinceSuccess ?? null
      return said('read', m.readBackups.message({ hasBackups: hours === null ? 'no' : 'yes', dumpHours: hours ?? 0 }))
    },
    judge: async (context, rows) => {
      const { hasBackups, backupFailed, drillFailed, drillDue } = judgeBackups(rows)
      const says: Saying[] = []
      if (backupFailed) says.push(said('found', m.backupFailed.message()))
      if (drillFailed) says.push(said('found', m.drillFailed.message()))
      const asked = drillDue ? await runDrill(context) : null
      if (asked) says.push(asked)
      return says.length > 0 || !hasBackups ? says : [said('found', m.backupsFine.message())]
    },
  }),
}

interface Weeks {
  now: WeekCount
  before: WeekCount
  yes: number
  ended: number
}

const report: Agent = {
  code: 'weekly-report',
  title: m.report,
  purpose: m.reportPurpose,
  everyHours: 168,
  reads: ['hq.activity_counts', 'hq.step_counts'],
  tools: { write_report: 'draft' },
  budget,
  steps: watch<Weeks>({
    cost: 2,
    count: (context) => {
      const now = context.services.now()
      const withThisHour = new Date(now.getTime() + 3_600_000)
      const [week, earlier] = [addDays(now, -7), addDays(now, -14)]
      return context.counts(async (tx) => ({
        now: await countWeek(tx, { since: week, until: withThisHour }),
        before: await countWeek(tx, { since: earlier, until: week }),
        ...(await countYes(tx, { since: week })),
      }))
    },
    says: () => said('read', m.readWeek.message()),
    judge: async (_context, { now, before, yes, ended }) => [
      said('draft', m.reportJoined.message({ joined: now.joined, before: before.joined })),
      said(
        'draft',
        m.reportIntroductions.message({
          asked: now.asked,
          askedBefore: before.asked,
          made: now.made,
          booked: now.booked,
        }),
      ),
      said('draft', m.reportAnswers.message({ yes, ended })),
      said('draft', m.reportMail.message({ failed: now.mailFailed })),
    ],
  }),
}

/** All that this release has. They follow rules: none asks a model. */
export const declaredAgents: readonly Agent[] = [queues, syncs, mails, backups, report]

export const findAgent = (code: string): Agent | undefined => declaredAgents.find((agent) => agent.code === code)
