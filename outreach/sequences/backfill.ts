import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { shownName } from '@wellmet/introductions/requests/requests.rules.ts'
import { usualGaps } from './sequences.contract.ts'
import { listIntroduced } from './sequences.store.ts'
import { checkSequence, startSequence } from './start-sequence.ts'

/** Older introductions are too old to follow up. */
const lookedBackDays = 60
const mostAtOnce = 50

interface Looked {
  requestId: string
  target: string
  qualifies: boolean
  says: string | null
}

/** Introductions without an answer. Each is looked at, and started, in a transaction of its own. */
export async function backfillSequences(call: MemberCall, { dryRun }: { dryRun: boolean }) {
  const since = addDays(call.services.now(), -lookedBackDays)
  const found = await call.db.reading((tx) => listIntroduced(tx, { since, limit: mostAtOnce }))
  const items: Looked[] = []
  for (const { id: requestId, target } of found) {
    const says = await tryOne(call, requestId, dryRun)
    items.push({ requestId, target: shownName(target), qualifies: says === null, says })
  }
  return { dryRun, started: dryRun ? 0 : items.filter(({ qualifies }) => qualifies).length, items }
}

/** Null if it went well, or would. */
async function tryOne(call: MemberCall, requestId: string, dryRun: boolean): Promise<string | null> {
  const wanted = { requestId, afterDays: [...usualGaps] }
  try {
    await (dryRun ? checkSequence(call, wanted) : startSequence(call, wanted))
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
