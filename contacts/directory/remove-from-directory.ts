import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import { changeDirectory } from '@wellmet/identity/visibility/change-directory.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { directoryPeopleDeleted } from './directory.hooks.ts'
import { handleOf } from './draft-person.ts'
import { deletePeople, insertDeletions, listKeysOfPeople, listKnownKeys } from './directory.store.ts'

/**
 * Takes somebody out of the public directory for good: by their profile or an address, with every other handle known of
 * them. What is kept is a number of each handle, so that the next file does not bring them back. Null for what is no
 * handle; otherwise how many people were there.
 */
export async function removeFromDirectory(services: Services, handle: string): Promise<number | null> {
  const email = emailOf(handle)
  const linkedinSlug = email === undefined ? handleOf(handle) : undefined
  const named = personKeys(services).of({
    linkedinSlug,
    emails: email === undefined ? [] : [email],
    phones: [],
  })
  if (named.length === 0) return null
  const gone = await removeKeysFromDirectory(services, named, { id: newId(), at: services.now() })
  return gone.length
}

interface Deletion {
  id: string
  at: Date
}

/** The same by keys of handles, for a restore that brought them back. */
export const removeKeysFromDirectory = (services: Services, named: string[], { id, at }: Deletion) =>
  changeDirectory(
    services,
    async (tx) => {
      const people = (await listKnownKeys(tx, { keys: named })).map(({ personId }) => personId)
      const keys = [...new Set([...named, ...(await listKeysOfPeople(tx, { people })).map(({ key }) => key)])]
      await insertDeletions(tx, { keys, deletion: id, now: at })
      const deleted = await deletePeople(tx, { people })
      await runHook({ tx, services }, directoryPeopleDeleted, { people, keys })
      return deleted
    },
    () => true,
  )
