import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { z } from 'zod'
import { limits } from '@wellmet/platform/files/limits.rules.ts'
import { headerNames, headersIn } from '@wellmet/platform/files/mail/mail-headers.ts'
import { mailOf } from '@wellmet/platform/files/mail/mail-record.ts'
import type { MessageRecord, SkipReason } from '@wellmet/platform/files/records.ts'
import type { Position, SourcePage, SourceRecord } from '../../engine/provider.ts'

const perPage = 500

/** As far as a folder was read: all below `next`, as long as its UIDVALIDITY stays the same. */
const Folder = z.object({ validity: z.string(), next: z.number() })
const Cursor = z.record(z.string(), Folder)
const Place = z.object({
  done: Cursor,
  left: z.array(z.string()),
  /** The first of those that are left, once it is begun; newest mail first, so what is below `below` is left of it. */
  begun: Folder.extend({ below: z.number() }).optional(),
})
type Place = z.infer<typeof Place>

/** Folders with mail that somebody wrote or kept; not Junk, Trash and Drafts. */
export async function foldersOf(client: ImapFlow): Promise<string[]> {
  const all = (await client.list()).filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
  const everything = all.find(({ specialUse }) => specialUse === '\\All')
  if (everything) return [everything.path]
  const archives = all.filter(({ specialUse }) => specialUse === '\\Archive')
  return all
    .filter(
      ({ path, specialUse }) =>
        specialUse === '\\Inbox' ||
        specialUse === '\\Sent' ||
        archives.some((archive) => path === archive.path || path.startsWith(`${archive.path}${archive.delimiter}`)),
    )
    .map(({ path }) => path)
}

/** Reads page after page over one connection. */
export function mailReader(client: ImapFlow): (position: Position) => Promise<SourcePage> {
  const listed = new Map<string, number[]>()

  /** Every UID from there on, the newest first; asked once for a folder. */
  async function uidsFrom(key: string, from: number, since: Date): Promise<number[]> {
    const known = listed.get(key)
    if (known) return known
    const found = await client.search({ uid: `${from}:*`, ...(from === 1 ? { since } : {}) }, { uid: true })
    const uids = (found || []).toSorted((a, b) => b - a)
    listed.set(key, uids)
    return uids
  }

  const begin = async (without: readonly string[]): Promise<Place> => ({
    done: {},
    left: (await foldersOf(client)).filter((path) => !without.includes(path)),
  })

  return async ({ cursor, page, since, without }) => {
    const before = cursor === null ? {} : Cursor.parse(JSON.parse(cursor))
    const place: Place = page === null ? await begin(without) : Place.parse(JSON.parse(page))
    const [path, ...rest] = place.left
    if (path === undefined) return pageAt(place, [], {})
    const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
    const validity = String(uidValidity)
    // UIDs of another validity are other mails: the folder is read from the beginning.
    const isSame = place.begun?.validity === validity
    const begun = isSame && place.begun ? place.begun : { validity, next: uidNext, below: uidNext }
    const from = before[path]?.validity === validity ? before[path].next : 1
    const uids = (await uidsFrom(`${path} ${validity} ${from}`, from, since))
      .filter((uid) => uid >= from && uid < begun.below)
      .slice(0, perPage)
    const { records, skipped } = await readHeaders(client, path, uids)
    const lowest = uids.at(-1)
    if (uids.length === perPage && lowest !== undefined) {
      return pageAt({ ...place, begun: { ...begun, below: lowest } }, records, skipped)
    }
    const done = { ...place.done, [path]: { validity, next: begun.next } }
    return pageAt({ done, left: rest }, records, skipped)
  }
}

const pageAt = (place: Place, records: SourceRecord[], skipped: Record<string, number>): SourcePage =>
  place.left.length === 0
    ? { records, skipped, next: null, cursor: JSON.stringify(place.done) }
    : { records, skipped, next: JSON.stringify(place) }

/** A mail is the same in whatever folder it lies, by its Message-ID: one that was moved or copied counts once. */
async function readHeaders(client: ImapFlow, path: string, uids: readonly number[]) {
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  if (uids.length === 0) return { records, skipped }
  const wanted = { uid: true, flags: true, headers: [...headerNames] }
  for await (const message of client.fetch(uids.join(','), wanted, { uid: true })) {
    const mail = recordOf(message)
    if (typeof mail === 'string') skipped[mail] = (skipped[mail] ?? 0) + 1
    else records.push({ ref: mail.ref, at: mail.at, record: mail, folders: [path] })
  }
  return { records, skipped }
}

function recordOf({ flags, headers }: FetchMessageObject): MessageRecord | SkipReason | 'deleted' {
  if (flags?.has('\\Deleted')) return 'deleted'
  if (flags?.has('\\Draft')) return 'draft'
  if (!headers || headers.length > limits.mailHeaders) return 'headers_too_long'
  return mailOf(headersIn(headers))
}
