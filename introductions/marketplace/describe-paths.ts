import { identityWord } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import type { PathsFound } from '@wellmet/graph/paths/paths.hooks.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { declineOf } from '../refusals/decline.rules.ts'
import { listRequestsTo } from '../requests/list-requests-to.ts'
import { findAvailability, nobodyInParticular } from './find-availability.ts'

/**
 * Says of found paths which connectors cannot be asked now, whom the viewer is asking already, and who said no to them. A no-go rule is not told: it answers only when somebody asks. An ask that waits for a weekday can be made now.
 */
export async function describePaths({ tx, services }: HookContext, found: PathsFound): Promise<void> {
  for (const request of await listRequestsTo(tx, found.people)) {
    const { personId, connector, isOpen, declinedAt } = request
    const decline = declineOf(declinedAt, services.now())
    if (decline) {
      const declines = found.declined.get(personId) ?? new Map()
      found.declined.set(personId, declines.set(identityWord(connector), decline))
    }
    if (!isOpen) continue
    found.asked.set(personId, (found.asked.get(personId) ?? new Set()).add(identityWord(connector)))
  }
  if (found.connectors.length === 0) return
  const availabilityOf = await findAvailability(tx, { services, viewer: found.viewer }, found.connectors)
  for (const connector of found.connectors) {
    const { canAsk, reason, nextAllowedAt } = availabilityOf(connector, nobodyInParticular)
    if (canAsk || reason === 'batch_day') continue
    const word = identityWord(connector)
    found.askableFrom.set(word, nextAllowedAt === null ? null : new Date(nextAllowedAt))
    if (reason === 'no_email') found.withoutEmail.add(word)
  }
}
