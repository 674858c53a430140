import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { World } from '../../tests/world/world.ts'

const tables = [
  'contacts.contacts',
  'contacts.contact_details',
  'contacts.contact_keys',
  'contacts.evidence',
  'contacts.contact_changes',
  'contacts.positions',
  'contacts.co_occurrences',
  'graph.inferred_relationships',
  'contacts.hidden_contacts',
  'contacts.contact_notes',
  'contacts.contact_tags',
  'contacts.contact_lookups',
  'identity.visible_networks',
]

/** Every row that a merge may touch, as text and in order; of an edge all but the moment at which it was worked out. */
export async function tablesOfMerges({ superuser }: World): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of tables) {
    const found = await superuser.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    rows[table] = found.rows.map(({ row }) => row)
  }
  const edges = await superuser.query<{ row: string }>(
    `select (to_jsonb(e) - 'computed_at')::text as row from contacts.relationships e order by 1`,
  )
  return { ...rows, edges: edges.rows.map(({ row }) => row) }
}

/** A mailbox in which the owner writes to each of them alone, to all at once, and gets an answer from each second one. */
export function mailboxWith(owner: string, people: readonly string[], now: Date): string {
  const at = (days: number) => addDays(now, -days).toUTCString().replace('GMT', '+0000')
  const email = (id: string, from: string, to: readonly string[], days: number) =>
    [
      `From ${from} Thu Jan  1 00:00:00 2026`,
      `Message-ID: <${id}@mailbox.example>`,
      `Date: ${at(days)}`,
      `From: ${from}`,
      `To: ${to.join(', ')}`,
      'Subject: x',
      '',
      'x',
      '',
    ].join('\n')
  return [
    ...people.map((to, i) => email(`out${i}${to}`, owner, [to], 10 + i)),
    ...people.filter((_, i) => i % 2 === 0).map((from, i) => email(`in${i}${from}`, from, [owner], 5 + i)),
    email(`all${people.join()}`, owner, people.slice(0, 4), 3),
  ].join('\n')
}
