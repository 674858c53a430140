import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { findPasswordHash } from './users.store.ts'

const validDays = 365
const purpose = 'known devices'
const shape = /^(?<id>[0-9a-f-]{36})\.(?<until>\d{13})\.(?<signature>[\w-]{43})$/

/**
 * A mark for the browser in which somebody has just signed in. It opens nothing; it only tells devices apart. It ends
 * with the password, so that whoever knew an old one has no known device.
 */
export async function newDeviceToken(tx: Tx, { signingKeys, now }: Services, email: string) {
  const expiresAt = addDays(now(), validDays)
  const mark = { id: newId(), until: String(expiresAt.getTime()), email }
  const signature = sign(signingKeys.of(purpose)[0], mark, (await findPasswordHash(tx, email)) ?? '')
  return { token: `${mark.id}.${mark.until}.${signature.toString('base64url')}`, expiresAt }
}

/** The id of the device, if this person has signed in on it with the password of now; null for any other mark. */
export async function knownDevice(
  tx: Tx,
  { signingKeys, now }: Services,
  token: string | null,
  email: string,
): Promise<string | null> {
  const { id, until, signature } = token?.match(shape)?.groups ?? {}
  if (!id || !until || !signature || Number(until) <= now().getTime()) return null
  const password = await findPasswordHash(tx, email)
  if (password === null) return null
  const given = Buffer.from(signature, 'base64url')
  const isOurs = signingKeys
    .of(purpose)
    .some((key) => timingSafeEqual(given, sign(key, { id, until, email }, password)))
  return isOurs ? id : null
}

const sign = (key: Buffer, { id, until, email }: { id: string; until: string; email: string }, password: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, until, email, password]))
    .digest()
