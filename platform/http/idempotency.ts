import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '../contract/problem.ts'
import { paramsOf, type Endpoint } from '../contract/endpoint.ts'
import type { Effect } from '../contract/plug-in.ts'
import { Refusal } from '../contract/refusal.ts'
import { secretFields, withoutFields } from '../contract/secret-fields.ts'
import type { Tx } from '../database/connection.ts'
import type { DataRoot } from '../vault/data-root.ts'
import { deriveKey } from '../vault/derive-key.ts'
import { httpMessages } from './http.messages.ts'

/**
 * In the transaction of the effect: the key, the effect and the answer are kept together or not at all. A concurrent
 * repeat waits on the row until the first commits, and then finds its answer. A refusal leaves a row without an answer:
 * what it wrote is kept, and a repeat tries again.
 */
export async function doOnce(
  tx: Tx,
  request: { principal: string; key: string; hash: Buffer },
  effect: () => Promise<Effect>,
): Promise<{ result: Effect; replayed: boolean }> {
  const { principal, key, hash } = request
  await tx
    .insertInto('platform.idempotencyKeys')
    .values({ principal, key, requestHash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('platform.idempotencyKeys')
    .select(['requestHash', 'status', 'reply'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!timingSafeEqual(row.requestHash, hash)) {
    throw fail('idempotency_mismatch', httpMessages.idempotencyKeyReused())
  }
  if (row.status !== null) return { result: { status: row.status, reply: row.reply ?? undefined }, replayed: true }
  const result = await effect()
  if (!(result instanceof Refusal)) {
    await tx
      .updateTable('platform.idempotencyKeys')
      .set({ status: result.status, reply: result.reply === undefined ? null : JSON.stringify(result.reply) })
      .where('principal', '=', principal)
      .where('key', '=', key)
      .execute()
  }
  return { result, replayed: false }
}

/** Requests of one endpoint, as they are told apart when a key is used again. */
export type HashRequest = (request: { params: unknown; body: unknown }) => Buffer

/**
 * Keyed, because a body may hold things that can be guessed, such as an address; and without secrets, because even a
 * keyed hash of a password is one too many. Two requests that differ only in a secret count as the same.
 */
export function requestHasher({ dataSecret }: DataRoot, endpoint: Endpoint): HashRequest {
  const inParams = secretFields(paramsOf(endpoint))
  const inBody = secretFields(endpoint.body)
  return ({ params, body }) =>
    createHmac('sha256', deriveKey(dataSecret, 'hashes of repeatable requests'))
      .update(JSON.stringify([endpoint.route, withoutFields(params, inParams), withoutFields(body, inBody)]))
      .digest()
}

export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header
  throw fail('invalid_request', httpMessages.idempotencyKeyFormat(), {
    errors: [{ field: 'Idempotency-Key', message: httpMessages.idempotencyKeyFormat() }],
  })
}

/** Answers that are kept for a user. As the system. */
export async function deleteRepeatsOf(tx: Tx, userId: string): Promise<void> {
  const principal = `user:${userId}`
  await tx
    .deleteFrom('platform.idempotencyKeys')
    .where((kept) => kept.or([kept('principal', '=', principal), kept('principal', 'like', `${principal} in %`)]))
    .execute()
}
