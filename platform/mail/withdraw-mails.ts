import type { Tx } from '../database/connection.ts'

/** Deletes mails of a kind about something that nobody has begun to hand over. Returns how many there were. */
export async function withdrawMails(tx: Tx, { about, kind }: { about: string; kind: string }): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('platform.mails')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
