import { serve } from '@wellmet/platform/http/serve.ts'
import { backfillSequences } from './backfill.ts'
import { processOwn } from './process-due.ts'
import { sequences } from './sequences.contract.ts'
import { sendStep } from './send-step.ts'
import { settleOwnStep } from './settle-step.ts'
import { showLog, showRunning, showStats } from './show-sequences.ts'
import { startSequence } from './start-sequence.ts'
import { stopOwnSequences } from './stop-sequences.ts'

export const sequencesRoutes = serve(sequences)({
  stats: (call) => showStats(call),
  scheduled: (call) => showRunning(call),
  logs: (call) => showLog(call),
  schedule: (call) => startSequence(call, call.body),
  process: (call) => processOwn(call),
  backfill: (call) => backfillSequences(call, call.body),
  send: (call) => sendStep(call, call.body),
  settle: (call) => settleOwnStep(call, call.body),
  stop: (call) => stopOwnSequences(call, call.body.requestId),
})
