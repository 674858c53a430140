import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { handleSilenceJob } from './silence.jobs.ts'
import { type RequestProgress } from '../stages/turn.rules.ts'
import { nextSilence } from './silence.rules.ts'

/** One job for each request: what is set later replaces what waits. One that finds nothing to do does nothing. */
export async function scheduleSilenceCheck(tx: Tx, requestId: string, progress: RequestProgress): Promise<void> {
  const next = nextSilence(progress)
  if (next) await enqueue(tx, handleSilenceJob, { requestId }, { key: `silence:${requestId}`, runAt: next.at })
}
