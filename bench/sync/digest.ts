import { createHash } from 'node:crypto'
import type pg from 'pg'

/** What an account brought in, without what differs from one account to the next: ids, numbers and times of writing. */
const parts: Record<string, string> = {
  records: `select source, ref, at, record, is_withdrawn from connections.source_records where account_id = $1`,
  contacts: `select person_id, c.name, c.title, c.company, c.company_id, c.location, c.kind, c.is_hidden, d.emails, d.phones, d.sources
    from contacts.contacts c join contacts.contact_details d using (network_id, person_id)
    join contacts.gathered_accounts g using (network_id) where g.account_id = $1`,
  evidence: `select person_id, kind, ref, at, direction, people, in_copy, maker
    from contacts.evidence join contacts.gathered_accounts g using (network_id) where g.account_id = $1`,
  strengths: `select person_id, strength, two_way, last_day, n_messages, n_meetings
    from contacts.relationships join contacts.gathered_accounts g using (network_id) where g.account_id = $1`,
  'seen together': `select a, b, ref, day, others, direct
    from contacts.co_occurrences join contacts.gathered_accounts g using (network_id) where g.account_id = $1`,
}

export interface Digest {
  part: string
  rows: number
  hash: string
  /** The rows themselves, so that a difference can be shown. */
  lines: ReadonlySet<string>
}

/** Some of the rows that only one of the two has. */
export const differencesOf = (one: Digest, other: Digest): string[] => [
  ...[...one.lines]
    .filter((line) => !other.lines.has(line))
    .slice(0, 5)
    .map((line) => `- ${line}`),
  ...[...other.lines]
    .filter((line) => !one.lines.has(line))
    .slice(0, 5)
    .map((line) => `+ ${line}`),
]

/** The same for two accounts if and only if the same was brought in. */
export async function digestsOf(database: pg.Client, accountId: string): Promise<Digest[]> {
  const digests: Digest[] = []
  for (const [part, sql] of Object.entries(parts)) {
    const { rows } = await database.query<{ text: string }>(
      `select r::text collate "C" as text from (${sql}) r order by 1`,
      [accountId],
    )
    const hash = createHash('sha256')
    for (const { text } of rows) hash.update(`${text}\n`)
    digests.push({
      part,
      rows: rows.length,
      hash: hash.digest('hex').slice(0, 16),
      lines: new Set(rows.map(({ text }) => text)),
    })
  }
  return digests
}
