import { readSmallAttendance } from '@wellmet/connections/gatherings/show-gatherings.ts'
import { eraseGuests, listGuestAddresses } from '@wellmet/connections/gatherings/erase-guests.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteOtherAttendances, findNetwork, insertAttendances, listObjecting } from './shared-events.store.ts'

interface ReadGathering {
  gatheringId: string
  workspaceId: string
  userId: string
}

/**
 * Who checked in at a small event, by the keys of their addresses: a name is no identity, and registering says nothing.
 * Guests who want to be nowhere on this server go from the list. As the system.
 */
export async function saveAttendances(tx: Tx, services: Services, gathering: ReadGathering): Promise<void> {
  const { gatheringId, workspaceId, userId } = gathering
  const keys = personKeys(services)
  const keyOf = (email: string): string => keys.of({ emails: [email], phones: [] })[0]!
  const guests = new Map((await listGuestAddresses(tx, gatheringId)).map((email) => [keyOf(email), email]))
  const objecting = new Set((await listObjecting(tx, { keys: [...guests.keys()] })).map(({ key }) => key))
  await eraseGuests(
    tx,
    [...guests].flatMap(([key, email]) => (objecting.has(key) ? [email] : [])),
  )
  const present = await readSmallAttendance(tx, gatheringId)
  if (present === null) return
  const attended = [...new Set(present.map(keyOf))].filter((key) => !objecting.has(key))
  await deleteOtherAttendances(tx, { gatheringId, keys: attended })
  const network = await findNetwork(tx, { workspaceId, userId })
  await insertAttendances(tx, { gatheringId, workspaceId, networkId: network?.networkId ?? null, keys: attended })
}
