import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '@wellmet/platform/services.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { findSalt, insertSalt, deleteSaltsBefore } from './tracking.store.ts'

interface Salt {
  day: string
  salt: Buffer
}

const salts = new WeakMap<object, Salt>()

/**
 * The salt of the day, the same in all processes. Those of earlier days are deleted when it is drawn, and by a job every
 * night: without it nobody can tell two days of a visitor together, or try addresses.
 */
async function saltOfToday({ database, now }: Services): Promise<Buffer> {
  const day = dateOfDay(utcDay(now()))
  const known = salts.get(database)
  if (known?.day === day) return known.salt
  // As the system: the salt is of no workspace
  const salt = await database.system.asSystem(async (tx) => {
    await deleteSaltsBefore(tx, { day })
    await insertSalt(tx, { day, salt: randomBytes(32) })
    return (await findSalt(tx, { day }))?.salt ?? randomBytes(32)
  })
  salts.set(database, { day, salt })
  return salt
}

interface Browser {
  address: string
  userAgent: string
  scope: string
}

const visitorBytes = 16

/** Who seems to be the same today on this site. Neither the address nor the user agent can be read from it. */
export async function visitorOf(services: Services, { address, userAgent, scope }: Browser): Promise<Buffer> {
  const salt = await saltOfToday(services)
  return createHmac('sha256', salt)
    .update(JSON.stringify([address, userAgent, scope]))
    .digest()
    .subarray(0, visitorBytes)
}
