import { readTable } from '../text/csv-table.ts'
import { invitationShape } from './linkedin-invitations.ts'
import { messageShape } from './linkedin-messages.ts'
import { slugOf } from './linkedin-slug.rules.ts'

type Text = () => AsyncIterable<string>

/** So often seen, a slug is taken without reading on. */
const enough = 20

/**
 * The export does not say which profile it is of. Whoever sends the outgoing invitations is the owner; failing that,
 * whoever most often writes messages under the owner's name: a namesake may be among the contacts too.
 */
export async function findOwnSlug(
  name: string | undefined,
  invitations: readonly Text[],
  messages: readonly Text[],
): Promise<string | undefined> {
  return (
    (await mostSeen(ownersIn(invitations))) ??
    (name === undefined ? undefined : await mostSeen(sendersIn(messages, name)))
  )
}

async function* ownersIn(files: readonly Text[]): AsyncGenerator<string | undefined> {
  for (const text of files)
    for await (const row of readTable(text(), '', invitationShape))
      if (!('kind' in row) && /^outgoing$/i.test(row.get('direction'))) yield slugOf(row.get('inviterUrl'))
}

async function* sendersIn(files: readonly Text[], name: string): AsyncGenerator<string | undefined> {
  const wanted = name.toLowerCase()
  for (const text of files)
    for await (const row of readTable(text(), '', messageShape))
      if (!('kind' in row) && row.get('from').toLowerCase().startsWith(wanted)) yield slugOf(row.get('senderUrl'))
}

async function mostSeen(slugs: AsyncIterable<string | undefined>): Promise<string | undefined> {
  const seen = new Map<string, number>()
  for await (const slug of slugs) {
    if (slug === undefined) continue
    const times = (seen.get(slug) ?? 0) + 1
    if (times >= enough) return slug
    seen.set(slug, times)
  }
  return [...seen].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
