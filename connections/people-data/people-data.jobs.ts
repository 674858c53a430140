import { z } from 'zod'
import { job, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepAnswers, sweepMinutes } from './people-data.store.ts'
import { answerLastsMs } from './quotas.rules.ts'

/** Answers that are shown to nobody any more, and minutes that are over. Months stay: they are the bill. */
export const sweepPeopleDataJob = job('connections.sweep-people-data', z.object({}))

const dayMs = 86_400_000

export const peopleDataWork: Work[] = [
  work(sweepPeopleDataJob, async ({ tx, services }) => {
    const before = (ms: number) => new Date(services.now().getTime() - ms)
    await sweepAnswers(tx, { oldBefore: before(answerLastsMs) })
    await sweepMinutes(tx, { oldBefore: before(dayMs) })
  }),
]
