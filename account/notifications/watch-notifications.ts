import { setTimeout as pause } from 'node:timers/promises'
import type { Listening } from '@wellmet/platform/contract/stream.plug-in.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { NotificationCount } from './notifications.contract.ts'
import { showCount } from './read-notifications.ts'

/** The bell may lag by this much. One process takes at most 500 streams, which makes 170 small queries per second. */
const everyMs = 3_000

/** Each query is a transaction of its own, so nothing is locked in between. */
export async function watchNotifications(call: MemberCall & Listening): Promise<AsyncIterable<NotificationCount>> {
  const look = () => showCount(call)
  return changes(await look(), look, call.signal)
}

async function* changes(
  first: NotificationCount,
  look: () => Promise<NotificationCount>,
  signal: AbortSignal,
): AsyncGenerator<NotificationCount> {
  let said = ''
  for (let now = first; ; now = await look()) {
    if (JSON.stringify(now) !== said) yield now
    said = JSON.stringify(now)
    await pause(everyMs, undefined, { signal })
  }
}
