import { createHash } from 'node:crypto'
import { present } from '../values/present.rules.ts'
import { fail } from '../contract/problem.ts'
import type { Tx } from '../database/connection.ts'
import { httpMessages } from './http.messages.ts'

export interface KeptReply {
  status: number
  reply: unknown
}

/**
 * In the transaction of the effect: the key, the effect and the answer are kept together or not at all. A concurrent
 * repeat waits on the primary key until the first commits, and then finds its answer.
 */
export async function doOnce(
  tx: Tx,
  request: { principal: string; key: string; hash: Buffer },
  effect: () => Promise<KeptReply>,
): Promise<{ kept: KeptReply; replayed: boolean }> {
  const { principal, key, hash } = request
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform.idempotencyKeys')
    .values({ principal, key, requestHash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) {
    const kept = await effect()
    await tx
      .updateTable('platform.idempotencyKeys')
      .set({ status: kept.status, reply: kept.reply === undefined ? null : JSON.stringify(kept.reply) })
      .where('principal', '=', principal)
      .where('key', '=', key)
      .execute()
    return { kept, replayed: false }
  }
  const row = await tx
    .selectFrom('platform.idempotencyKeys')
    .select(['requestHash', 'status', 'reply'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!row.requestHash.equals(hash)) {
    throw fail('idempotency_mismatch', httpMessages.idempotencyKeyReused())
  }
  return { kept: { status: present(row.status), reply: row.reply ?? undefined }, replayed: true }
}

export const hashRequest = (route: string, params: unknown, body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([route, params, body]))
    .digest()

export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header
  throw fail('invalid_request', httpMessages.idempotencyKeyFormat(), {
    errors: [{ field: 'Idempotency-Key', message: httpMessages.idempotencyKeyFormat() }],
  })
}
