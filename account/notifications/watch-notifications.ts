import { setTimeout as pause } from 'node:timers/promises'
import type { Listening, MemberCall } from '@wellmet/platform/http/serve.ts'
import type { NotificationCount } from './notifications.contract.ts'
import { showCount } from './read-notifications.ts'

/** A bell may ring late. As many listen as one process takes (500), and then that is 170 small looks a second. */
const everyMs = 3_000

/** Each look is a transaction of its own: between two of them nothing is held. */
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
