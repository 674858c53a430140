import { addStaff, changePhone, listStaff, removeStaff } from '@wellmet/hq/staff/change-staff.ts'
import { sendsTextMessages } from '@wellmet/hq/staff/twilio-verify.ts'
import { staffRoles, type StaffRole } from '@wellmet/platform/contract/endpoint.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { Refusal, UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

export const usage =
  'wellmet staff list | add <email> [operator | support | finance] | phone <email> <+number | remove> | remove <email>'

const isRole = (word: string): word is StaffRole => (staffRoles as readonly string[]).includes(word)

/** E.164 */
const isNumber = (word: string): boolean => /^\+[1-9]\d{6,14}$/.test(word)

/**
 * wellmet staff list                   who may open the operator’s room at /hq, and as what
 * wellmet staff add <email> [role]     lets somebody who has an account in: operator (all of it), support or finance
 * wellmet staff phone <email> <number> asks for a code of that phone too, after the passkey; remove: no more
 * wellmet staff remove <email>         shuts them out at once; their account stays
 */
export async function run([command, address = '', role = 'operator', ...more]: string[]): Promise<void> {
  const email = address.trim().toLowerCase()
  if (command === 'list' && !email) await withServices('staff', list)
  else if (command === 'add' && email && isRole(role) && more.length === 0)
    await withServices('staff', (services) => add(services, email, role))
  else if (command === 'phone' && email && (role === 'remove' || isNumber(role)) && more.length === 0)
    await withServices('staff', (services) => phone(services, email, role === 'remove' ? null : role))
  else if (command === 'remove' && email) await withServices('staff', (services) => remove(services, email))
  else throw new UsageError(usage)
}

async function add(services: Services, email: string, role: StaffRole): Promise<void> {
  if (!(await addStaff(services, email, role)))
    throw new Refusal('Nobody has an account with that address: wellmet users list')
  console.log(`${email} is ${role} of this server. The room is at ${services.config.PUBLIC_URL}/hq.`)
  const { hasPasskey } = (await listStaff(services)).find((one) => one.email === email)!
  if (!hasPasskey) console.log('It opens with a passkey, and they have none yet: Settings, Security, Add a passkey.')
}

async function phone(services: Services, email: string, number: string | null): Promise<void> {
  if (!(await changePhone(services, email, number))) throw new Refusal(`${email} is not staff: wellmet staff list`)
  if (number === null) return console.log(`The passkey alone opens the operator’s room for ${email}.`)
  console.log(`After the passkey, ${email} is asked for a code sent to the number ending in ${number.slice(-2)}.`)
  if (!sendsTextMessages(services))
    console.log('This server sends no text messages yet, so the passkey alone still opens the room: set TWILIO_*.')
}

async function remove(services: Services, email: string): Promise<void> {
  if (!(await removeStaff(services, email))) throw new Refusal(`${email} is not staff: wellmet staff list`)
  console.log(`${email} can’t open the operator’s room any more.`)
}

async function list(services: Services): Promise<void> {
  const staff = await listStaff(services)
  for (const { email, role, addedAt, hasPasskey, phoneEnding } of staff) {
    const steps = [hasPasskey ? '' : 'no passkey', ...(phoneEnding === null ? [] : [`phone …${phoneEnding}`])]
    console.log([email, role, `since ${addedAt.toISOString().slice(0, 10)}`, ...steps].join('\t'))
  }
  console.log(staff.length === 1 ? '1 person.' : `${staff.length} people.`)
}
