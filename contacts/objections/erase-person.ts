import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { isSuppressed, suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { beginDeletion, deleteEverywhere, eraseFromLists, keysOf } from './choose-objection.ts'
import { findHeld, listNetworksWith } from './objections.store.ts'

/** What the server holds about somebody, as far as the operator has to know it to answer them. */
export interface HeldPerson {
  /** How many members have them as a contact. */
  members: number
  isHeld: boolean
  isLeftOut: boolean
  hasAccount: boolean
  /** Null for a profile: no address is known by it. */
  isNeverEmailed: boolean | null
}

interface Named {
  email: string | undefined
  keys: string[]
}

/** Null for what is neither an email address nor a LinkedIn profile. */
export async function showPerson(services: Services, handle: string): Promise<HeldPerson | null> {
  const named = readHandle(services, handle)
  // As the system: the operator answers somebody who asks what is held about them
  return named && services.database.system.asSystem((tx) => describe(tx, services, named))
}

/**
 * Deletes somebody from the contacts of every member and from the public directory, for good, as if they had asked for it
 * themselves on the page about their data. It is done when this returns. Returns what was held before.
 */
export async function erasePerson(services: Services, handle: string): Promise<HeldPerson | null> {
  const named = readHandle(services, handle)
  if (!named) return null
  const { email, keys } = named
  // As the system: the operator deletes somebody from the networks of all members
  const before = await services.database.system.asSystem(async (tx) => {
    const held = await describe(tx, services, named)
    if (email !== undefined) {
      await suppressAddress(tx, services, email)
      await eraseFromLists(tx, services, email)
    }
    await beginDeletion(tx, services, keys)
    return held
  })
  await deleteEverywhere(services, { keys })
  return before
}

/** The whole address of a profile: a name must not be taken for the last part of somebody's. */
const profilePattern = /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/in\/[^\s/?#]+\/?(?:[?#]\S*)?$/i

function readHandle(services: Services, handle: string): Named | null {
  const email = emailOf(handle)
  const linkedinSlug = profilePattern.test(handle) ? slugOf(handle) : undefined
  const keys =
    email === undefined ? personKeys(services).of({ linkedinSlug, emails: [], phones: [] }) : keysOf(services, email)
  return keys.length === 0 ? null : { email, keys }
}

async function describe(tx: Tx, services: Services, { email, keys }: Named): Promise<HeldPerson> {
  const held = await findHeld(tx, { keys, email: email ?? '' })
  const networks = await listNetworksWith(tx, { keys })
  return {
    ...held,
    members: networks.length,
    isNeverEmailed: email === undefined ? null : await isSuppressed(tx, services, email),
  }
}
