import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { advanceSequence, type Advanced } from './advance-sequence.ts'
import { advanceSequenceJob } from './sequences.jobs.ts'
import { listDue } from './sequences.store.ts'

const mostAtOnce = 100

/** What is due of the viewer's own, now. What was done already is not due any more. */
export async function processOwn({ db, services, viewer: { userId, workspaceId } }: MemberCall) {
  const due = await db.reading((tx) => listDue(tx, { userId, workspaceId, now: services.now(), limit: mostAtOnce }))
  const done: Advanced[] = []
  // One after the other: each holds the counters of a mailbox until it ends.
  // As the system: caps and objections are those of the whole server
  for (const { id } of due) done.push(await db.asSystem((tx) => advanceSequence(tx, services, id)))
  const count = (as: Advanced): number => done.filter((one) => one === as).length
  return { ready: count('ready'), postponed: count('postponed'), stopped: count('stopped') }
}

/** By the clock, of everybody. */
export async function enqueueDue({ tx, services }: WorkContext): Promise<void> {
  const due = await listDue(tx, { userId: null, workspaceId: null, now: services.now(), limit: 500 })
  for (const { id, workspaceId } of due)
    await enqueue(tx, advanceSequenceJob, { sequenceId: id, workspaceId }, { key: `follow-up:${id}` })
}
