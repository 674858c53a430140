import { serverStatusOf, type ServerStatus } from '@wellmet/platform/health/server-status.ts'
import type { BackupState } from '@wellmet/platform/health/count-backups.ts'
import type { Counts } from '@wellmet/platform/health/usage.hooks.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { findSendingPause } from '@wellmet/platform/mail/sending-pause.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { middleFigure } from '../figures/figure.rules.ts'
import type { Figures, Period } from '../figures/figures.contract.ts'
import { figuresMessages as f } from '../figures/figures.messages.ts'
import { quantileOf } from '../figures/quantiles.rules.ts'
import { countPending } from '../server-approvals/count-pending.ts'
import { asStaff } from '../staff/staff-database.ts'
import type { MissionStatus, RecentActivity } from './mission-control.contract.ts'
import { missionControlMessages as m } from './mission-control.messages.ts'
import { listActivity, listStageTimes } from './mission-control.store.ts'
import { needsOf } from './needs.rules.ts'

/** The numbers of `wellmet status` and of /metrics, read once for all of them. Names and errors stay out. */
export async function showMission({ db, services }: UserCall): Promise<MissionStatus> {
  const status = await serverStatusOf(services)()
  const cache = services.cache.state()
  // As the system: what waits for an operator is in tables that no user reads
  const open = await db.asSystem(async (tx) => ({
    isSendingPaused: (await findSendingPause(tx)) !== null,
    approvals: await countPending(tx, services.now()),
  }))
  return {
    checkedAt: services.now().toISOString(),
    needs: needsOf(status, cache, open).map((need) => {
      const words = { code: need.code, count: need.count ?? 0 }
      return { ...need, says: m.need(words), todo: m.todo({ code: need.code }) }
    }),
    workers: status.work.workers,
    jobs: status.jobs.map(({ name, due, later, running, retried, givenUp, oldestDueSeconds }) => ({
      name,
      due,
      later,
      running,
      retried,
      givenUp,
      oldestDueSeconds,
    })),
    mails: status.work.mails,
    backups: {
      dump: shownBackup(status.work.backups.dump),
      drill: shownBackup(status.work.backups.drill),
      copy: shownBackup(status.work.backups.copy),
    },
    users: status.users,
    connections: status.connections,
    workspaces: status.workspaces.length,
    totals: totalsOf(status),
    database: status.database,
    cache,
  }
}

/** What a failed run said may name a file or a table of somebody. `wellmet status` shows it. */
const shownBackup = ({ ageSeconds, lastRunSucceeded }: BackupState) => ({ ageSeconds, lastRunSucceeded })

function totalsOf({ workspaces }: Pick<ServerStatus, 'workspaces'>): Counts {
  const totals: Counts = {}
  for (const { counts } of workspaces)
    for (const [kind, n] of Object.entries(counts)) totals[kind] = (totals[kind] ?? 0) + n
  return totals
}

export async function showActivity({ services }: UserCall, hours: number): Promise<RecentActivity> {
  const since = new Date(services.now().getTime() - hours * 3_600_000)
  const rows = await asStaff(services, (tx) => listActivity(tx, { since }))
  return {
    since: since.toISOString(),
    items: rows.map(({ hour, kind, n }) => ({ hour: hour.toISOString(), kind, n, says: m.happened({ kind, n }) })),
  }
}

const stages = ['draft_to_ask', 'ask_to_yes', 'yes_to_intro', 'intro_to_reply', 'reply_to_meeting'] as const
const labels: Record<(typeof stages)[number], () => string> = {
  draft_to_ask: f.draftToAsk,
  ask_to_yes: f.askToYes,
  yes_to_intro: f.yesToIntro,
  intro_to_reply: f.introToReply,
  reply_to_meeting: f.replyToMeeting,
}

export async function showVelocity({ services }: Pick<UserCall, 'services'>, { days }: Period): Promise<Figures> {
  const to = services.now()
  const from = addDays(to, -days)
  const rows = await asStaff(services, (tx) => listStageTimes(tx, { since: from }))
  const figures = stages.map((stage) => {
    const counted = rows.filter(({ step }) => step === stage).map(({ hours, n }) => ({ value: hours / 24, n }))
    return middleFigure(
      { key: stage, label: labels[stage](), definition: f.stageDaysMeans() },
      { from, to },
      {
        unit: 'days',
        value: quantileOf(counted, 0.5),
        low: quantileOf(counted, 0.25),
        high: quantileOf(counted, 0.75),
        n: counted.reduce((sum, { n }) => sum + n, 0),
        interval: 'quartiles',
      },
    )
  })
  return { figures, charts: [] }
}
