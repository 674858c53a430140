import { hasEnded, readGatheringForWork } from '@wellmet/connections/gatherings/show-gatherings.ts'
import { isSmall } from '@wellmet/connections/gatherings/gatherings.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteSignals } from '../signals/delete-signals.ts'
import { saveSignals, type NewSignal } from '../signals/save-signals.ts'
import { signalKind } from '../signals/signal-kinds.ts'
import { guestSignalsMessages as m } from './guest-signals.messages.ts'

const source = 'luma'

/** Not on Home: anybody can register, under any name. */
export const comingGuest = signalKind({ name: 'coming_guest', keptDays: 365 })
export const metGuest = signalKind({ name: 'event_guest', keptDays: 365 })

interface ReadGathering {
  gatheringId: string
  workspaceId: string
}

/**
 * Says of everybody on the list of an event that they come, and of those who checked in at a small one that they were
 * there. All of an event together: whoever is off the list by now is gone with what was said before. As the system.
 */
export async function saveGuestSignals(
  tx: Tx,
  services: Services,
  { gatheringId, workspaceId }: ReadGathering,
): Promise<void> {
  await deleteSignals(tx, { workspaceId, source, externalIds: [gatheringId] })
  const gathering = await readGatheringForWork(tx, gatheringId)
  if (!gathering) return
  const now = services.now()
  const { accountId, startsAt, name: event, guests } = gathering
  const keys = personKeys(services)
  const isOver = hasEnded(gathering, now)
  const said = isOver
    ? guests.filter(({ checkedInAt }) => isSmall(gathering) && checkedInAt !== null)
    : guests.filter(({ state }) => state === 'coming')
  const signals = said.map((guest): NewSignal => {
    const name = guest.name ?? guest.email
    const params = { name, event, on: startsAt }
    return {
      kind: isOver ? metGuest : comingGuest,
      externalId: gatheringId,
      about: { personKeys: keys.of({ emails: [guest.email], phones: [] }) },
      name,
      says: isOver ? m.wasThere.message(params) : m.comes.message(params),
      at: (isOver ? guest.checkedInAt : guest.registeredAt) ?? now,
      link: `/events/${gatheringId}`,
    }
  })
  await saveSignals(tx, { workspaceId, userId: null, source, origin: accountId }, signals, now)
}
