import { eraseFromApprovals } from '@wellmet/account/approvals/erase-from-approvals.ts'
import { eraseSubscriber } from '@wellmet/connections/email-marketing/erase-subscriber.ts'
import { eraseGuests } from '@wellmet/connections/gatherings/erase-guests.ts'
import { eraseRequesters } from '@wellmet/connections/helpdesk/erase-requesters.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { isSuppressed, suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { eraseContact } from '../deletions/erase-contact.ts'
import { findContactsByKey } from '../deletions/find-contacts-by-key.ts'
import { removeKeysFromDirectory } from '../directory/remove-from-directory.ts'
import { findTargetsByKey } from '../targets/find-targets-by-key.ts'
import { keysObjected } from './objections.hooks.ts'
import { readDataLink } from './data-link.ts'
import type { Choice, HeldData } from './objections.contract.ts'
import { deleteEverywhereJob } from './objections.jobs.ts'
import { findHeld, insertObjections, listNetworksWith, listObjectionsSince } from './objections.store.ts'

/** Opening the link changes nothing: mail scanners open links. */
export const showHeldData = ({ db, services }: Call, token: string): Promise<HeldData> => {
  const email = readDataLink(services, token)
  // As the system: whoever asks has no account, and is deleted from the networks of all members
  return db.asSystem((tx) => describe(tx, services, email))
}

export const keysOf = (services: Services, email: string): string[] =>
  personKeys(services).of({ emails: [...new Set([email, mailboxOf(email)])], phones: [] })

async function describe(tx: Tx, services: Services, email: string): Promise<HeldData> {
  const held = await findHeld(tx, { keys: keysOf(services, email), email })
  return { address: email, ...held, isNeverEmailed: await isSuppressed(tx, services, email) }
}

/**
 * From this moment nothing that comes in stores them, and nobody is sent to them. What members have is deleted by a job,
 * network by network, and once more an hour later for files that were being read at that moment.
 *
 * Only the address that they proved is kept out for everybody, with what the public directory knows of its owner. Another
 * address beside it on a member's card is kept out of that member's network alone: anybody can write a card with two
 * addresses, and must not get rid of a stranger by it.
 */
export const chooseObjection = ({ db, services }: Call, token: string, choice: Choice): Promise<HeldData> => {
  const email = readDataLink(services, token)
  return db.asSystem(async (tx) => {
    await suppressAddress(tx, services, email)
    if (choice === 'delete') {
      await beginDeletion(tx, services, keysOf(services, email))
      await eraseFromLists(tx, services, email)
    }
    return describe(tx, services, email)
  })
}

/** As the system. Keeps them out from now on, and lets a worker delete them from every network, twice. */
export async function beginDeletion(tx: Tx, services: Services, keys: string[]): Promise<void> {
  const [deletionId, now] = [newId(), services.now()]
  await keepOut(tx, services, { deletionId, keys, at: now })
  const anHourLater = new Date(now.getTime() + secondsPerHour * 1000)
  for (const runAt of [now, anHourLater]) await enqueue(tx, deleteEverywhereJob, { deletionId, keys }, { runAt })
}

/** As the system: off the lists of all events, out of tickets and approvals, and from what was sent to newsletters. */
export async function eraseFromLists(tx: Tx, services: Services, email: string): Promise<void> {
  const emails = [...new Set([email.toLowerCase(), mailboxOf(email)])]
  await eraseGuests(tx, emails)
  await eraseRequesters(tx, emails)
  await eraseFromApprovals({ tx, services }, emails)
  await eraseSubscriber(tx, services, email)
}

interface Objection {
  deletionId: string
  keys: string[]
  at: Date
}

/** As the system. */
export async function keepOut(tx: Tx, services: Services, { deletionId, keys, at }: Objection): Promise<void> {
  await insertObjections(tx, { keys, deletionId, now: at })
  await runHook({ tx, services }, keysObjected, { keys })
  // Joins the transaction that is open.
  await removeKeysFromDirectory(services, keys, { id: deletionId, at })
}

/** Each network in a transaction of its own, so that none waits for all. */
export async function deleteEverywhere(services: Services, { keys }: { keys: string[] }): Promise<void> {
  const { system } = services.database
  const networks = await system.asSystem((tx) => listNetworksWith(tx, { keys }))
  for (const network of networks) await system.asSystem((tx) => deleteFromNetwork(tx, services, network, keys))
}

/**
 * Deletes everybody who has objected from the directory and all networks again. Needed after a workspace arrived from
 * another server: its networks were not here when they objected, and its objections were not applied here.
 */
export async function applyObjections(services: Services): Promise<void> {
  const { system } = services.database
  const objections = await system.asSystem((tx) => listObjectionsSince(tx, { since: new Date(0) }))
  const keys = objections.flatMap((one) => one.keys)
  if (keys.length === 0) return
  await system.asSystem((tx) => keepOut(tx, services, { deletionId: newId(), keys, at: services.now() }))
  await deleteEverywhere(services, { keys })
}

export async function deleteFromNetwork(
  tx: Tx,
  services: Services,
  network: { networkId: number; workspaceId: string; userId: string },
  keys: string[],
): Promise<void> {
  for (const find of [findContactsByKey, findTargetsByKey])
    for (const known of await find(tx, network.networkId, keys))
      await eraseContact(tx, services, { ...network, isTheirWish: true }, known)
}
