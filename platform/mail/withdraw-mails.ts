import type { Tx } from '../database/connection.ts'

/** Whether a mail of a kind about something was handed over, or is about to be, since then. */
export async function hasMailLeft(
  tx: Tx,
  { about, kind, since }: { about: string; kind: string; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('platform.mails')
    .select('id')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('status', 'in', ['sending', 'sent'])
    .where('queuedAt', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

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
