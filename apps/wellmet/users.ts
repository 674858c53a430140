import { removeLostFactors } from '@wellmet/account/proofs/remove-lost-factors.ts'
import { deleteUserAccount } from '@wellmet/account/leaving/delete-user.ts'
import { disableUser, enableUser, showUsers, type Changed } from '@wellmet/account/users/disable-user.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { Refusal, UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

export const usage =
  'wellmet users list | disable <email> | enable <email> | delete <email> [--hand-over] | remove-factors <email>'

/**
 * wellmet users list                     everybody who has an account
 * wellmet users disable <email>          ends their sessions and API keys, and lets them sign in no more; deletes nothing
 * wellmet users enable <email>           lets them sign in again
 * wellmet users delete <email>           deletes their account with everything that is theirs, within minutes
 *                                        --hand-over: even if they are the only owner of a workspace that others use
 * wellmet users remove-factors <email>   for somebody who lost them all: removes their second factors, and tells them
 */
export async function run([command, address = '', option]: string[]): Promise<void> {
  const email = address.trim().toLowerCase()
  if (command === 'list') await withServices('users', list)
  else if (command === 'disable' && email)
    tell(
      await withServices('users', (services) => disableUser(services, email)),
      `${email} is disabled. Sessions and API keys have ended.`,
      `${email} is disabled already.`,
    )
  else if (command === 'enable' && email)
    tell(
      await withServices('users', (services) => enableUser(services, email)),
      `${email} can sign in again. API keys have to be made anew.`,
      `${email} is not disabled.`,
    )
  else if (command === 'remove-factors' && email)
    tell(
      await withServices('users', (services) => removeLostFactors(services, email)),
      `${email} has no second factor any more and is signed out everywhere. They were told by email.`,
      `${email} has no second factor.`,
    )
  else if (command === 'delete' && email && (option === undefined || option === '--hand-over'))
    await withServices('users', (services) => deleteAccount(services, email, option !== undefined))
  else throw new UsageError(usage)
}

async function deleteAccount(services: Services, email: string, handsOver: boolean): Promise<void> {
  const deletion = await deleteUserAccount(services, email, handsOver)
  if (deletion.result === 'not found') throw new Refusal(nobody)
  if (deletion.result === 'sole owner')
    throw new Refusal(
      `Nothing was deleted, because ${email} is the only owner of ${deletion.workspaces.join(', ')}. Add --hand-over, and the admin or member who has been there longest becomes the owner.`,
    )
  console.log(
    `${email} is signed out everywhere. A worker deletes the account, with everything that is theirs, within minutes.`,
  )
}

const nobody = 'Nobody has an account with that address: wellmet users list'

function tell(changed: Changed, done: string, wasSo: string): void {
  if (changed === 'not found') throw new Refusal(nobody)
  console.log(changed === 'done' ? done : wasSo)
}

async function list(services: Services): Promise<void> {
  const users = await showUsers(services)
  for (const { email, name, createdAt, emailVerified, disabledAt, workspaces, lastSeenAt } of users)
    console.log(
      [
        email,
        name,
        `since ${dayOf(createdAt)}`,
        lastSeenAt ? `last seen ${dayOf(lastSeenAt)}` : 'not signed in',
        workspaces === 1 ? '1 workspace' : `${workspaces} workspaces`,
        emailVerified ? '' : 'address not confirmed',
        disabledAt ? `disabled ${dayOf(disabledAt)}` : '',
      ]
        .filter(Boolean)
        .join('\t'),
    )
  console.log(users.length === 1 ? '1 user.' : `${users.length} users.`)
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
