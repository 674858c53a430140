import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Refusal } from '../connector-rules/allowance.rules.ts'
import { askedAlready, judge, noAddress, refusedBy } from './acquire-ask-lock.ts'
import { joinOpenAsk } from './join-open-ask.ts'
import { saveState, moveRequest, stateOf } from './move-request.ts'
import { recordChange } from './record-change.ts'
import { askScheduledJob } from './requests.jobs.ts'
import { mostScheduledDays } from './requests.rules.ts'
import { findOpenAsk, lockConnector, type OpenAskRow, type RequestRow } from './requests.store.ts'

export interface Asked {
  /** Somebody had asked the same: the viewer joined them, and nobody is asked twice. */
  joined: OpenAskRow | null
  notice: { code: string; message: string } | null
}

const done: Asked = { joined: null, notice: null }

export type Plan =
  | { is: 'no_address' }
  | { is: 'join' | 'asked_already'; other: OpenAskRow }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'later'; at: Date }
  | { is: 'now' }

/** What asking this connector at that time comes to. From here on nobody else asks them before this transaction ends. */
export async function planAsk(tx: Tx, services: Services, row: RequestRow, when: Date | null): Promise<Plan> {
  if (row.connector.email === null) return { is: 'no_address' }
  await lockConnector(tx, row)
  const other = await findOpenAsk(tx, row)
  if (other) return { is: other.userId === row.userId ? 'asked_already' : 'join', other }
  const now = services.now()
  const { refusal, at } = await judge(tx, services, row, { at: when ?? now, isHourSet: when !== null })
  if (refusal) return { is: 'refused', refusal }
  return at > now ? { is: 'later', at } : { is: 'now' }
}

/** Asks the connector of a draft, now or at a time; where the connector has a day of the week, on that day. */
export async function askConnector(tx: Tx, services: Services, row: RequestRow, when: Date | null): Promise<Asked> {
  const now = services.now()
  if (when) expectInReach(when, now)
  const plan = await planAsk(tx, services, row, when)
  switch (plan.is) {
    case 'no_address':
      throw noAddress(row.connector.name)
    case 'asked_already':
      throw askedAlready(row, plan.other)
    case 'refused':
      throw refusedBy(row.connector.name, plan.refusal, now)
    case 'join':
      await joinInstead(tx, services, row, plan.other)
      return { ...done, joined: plan.other }
    case 'later': {
      await schedule(tx, services, row, plan.at)
      const isMoved = plan.at.getTime() !== when?.getTime()
      return isMoved ? { ...done, notice: waitsForDay(row.connector.name, plan.at) } : done
    }
    case 'now':
  }
  await moveRequest(tx, services, row.id, { to: 'pending', by: 'asker', kind: 'asked' })
  return done
}

/** The draft has done its work: the words for the two go along, and the rest stays in it. */
export async function joinInstead(tx: Tx, services: Services, row: RequestRow, other: OpenAskRow): Promise<void> {
  await joinOpenAsk(tx, services, other, row)
  await moveRequest(tx, services, row.id, { to: 'archived', by: 'system', kind: 'joined', note: other.askerName })
}

function expectInReach(when: Date, now: Date): void {
  const message =
    when <= now
      ? 'is in the past'
      : when.getTime() > now.getTime() + mostScheduledDays * 86_400_000
        ? 'is more than a year away'
        : null
  if (message)
    throw fail('unprocessable', `The time ${message}. Choose another, or ask now.`, {
      errors: [{ field: 'scheduledFor', message }],
    })
}

const waitsForDay = (name: string, at: Date): Asked['notice'] => ({
  code: 'waits_for_day',
  message: `${name} takes requests on one day of the week. They will be asked on ${at.toISOString().slice(0, 10)}.`,
})

/** The time stands in the row; the job only wakes up to look at it. */
export async function schedule(
  tx: Tx,
  services: Services,
  row: RequestRow,
  at: Date | null,
  { by = 'asker', kind = at ? 'scheduled' : 'unscheduled', note }: Partial<Parameters<typeof recordChange>[3]> = {},
): Promise<void> {
  await saveState(tx, row.id, { ...stateOf(row), scheduledFor: at }, services.now())
  if (at) await enqueue(tx, askScheduledJob, { requestId: row.id }, { key: `ask:${row.id}`, runAt: at })
  await recordChange(tx, services, row, { by, kind, note: note ?? at?.toISOString() })
}
