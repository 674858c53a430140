import { erasePerson, showPerson, type HeldPerson } from '@wellmet/contacts/objections/erase-person.ts'
import { UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

export const usage = 'wellmet people show | erase <email address or LinkedIn profile>'

/**
 * wellmet people show <address or profile>    says whether the server holds anything about somebody
 * wellmet people erase <address or profile>   deletes them from the contacts of everybody and from the public directory, and
 *                                             keeps them out of whatever comes in later
 *
 * For people who write to the operator. Whoever reads their own mail can do it at /privacy/your-data.
 */
export async function run([command, handle, ...rest]: string[]): Promise<void> {
  if ((command !== 'show' && command !== 'erase') || handle === undefined || rest.length > 0)
    throw new UsageError(usage)
  const held = await withServices('people', (services) =>
    command === 'erase' ? erasePerson(services, handle) : showPerson(services, handle),
  )
  if (held === null) throw new UsageError(`${handle} is neither a LinkedIn profile nor an email address.`)
  for (const line of command === 'erase' ? describeDeletion(held) : describeHeld(held)) console.log(line)
  if (held.hasAccount) console.log('They have an account, which stays: wellmet users delete <email>')
}

const members = (count: number): string => (count === 1 ? '1 member' : `${count} members`)

const describeHeld = ({ members: count, isHeld, isLeftOut, isNeverEmailed }: HeldPerson): string[] =>
  [
    `In the contacts of ${members(count)}.`,
    isHeld && count === 0 ? 'In the public directory.' : '',
    isLeftOut ? 'Left out of whatever comes in.' : 'Not left out of what comes in later.',
    isNeverEmailed === null ? '' : isNeverEmailed ? 'Gets no email.' : 'Can get email.',
  ].filter(Boolean)

const describeDeletion = ({ members: count, isHeld, isNeverEmailed }: HeldPerson): string[] => [
  isHeld
    ? `Deleted from the contacts of ${members(count)}, and from the public directory.`
    : 'Nobody by that handle was here.',
  'Whatever comes in later leaves them out.',
  isNeverEmailed === null ? 'An address of theirs that you know has to be erased too.' : 'Nobody can email them.',
]
