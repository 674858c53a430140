import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { mayPostponeTo } from '../asks/asks.rules.ts'
import { findAskOf, type RequestDetailsRow } from '../asks/find-ask.ts'
import { postponeAsk } from '../asks/postpone-ask.ts'
import { showOtherAsks } from '../asks/show-asks.ts'

/** Who wanted to be asked again on a day, and now pauses until a later one, is asked again on the day after the pause. */
export async function postponeWhilePaused(
  tx: Tx,
  services: Services,
  request: RequestDetailsRow,
  quietUntil: string | null,
): Promise<void> {
  if (quietUntil === null) return
  const until = addDays(new Date(`${quietUntil}T00:00Z`), 1)
  const day = until.toISOString().slice(0, 10)
  const now = services.now()
  if (!mayPostponeTo(day, now)) return
  const others = await showOtherAsks(tx, request)
  for (const { requestId } of [request, ...others]) {
    const snoozedUntil = (await findAskOf(tx, requestId))?.request.snoozedUntil ?? null
    if (snoozedUntil && snoozedUntil > now && snoozedUntil < until) await postponeAsk(tx, services, requestId, day)
  }
}
