import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { likeWords } from './like-words.rules.ts'
import { withMailbox } from './live-mail.ts'
import { mailRefOf } from './mail-ref.ts'
import { threadsPerPage, type MailThread, type ThreadQuery } from './mailbox.contract.ts'
import { listRecentThreads } from './mailbox.store.ts'
import {
  describeThreads,
  ownAddresses,
  readThreads,
  requireMailbox,
  withLive,
  type ThreadMails,
} from './read-threads.ts'

/** Mails that are looked through for one page: threads have several. */
const mostRecent = 400
/** A mail to more people is no conversation. */
const mostPeople = 30

interface Shown {
  thread: MailThread
  mails: ThreadMails
}

/** One page of conversations. Subjects are read from mailboxes that allow it, each at once. */
export async function showThreads(
  call: MemberCall,
  query: ThreadQuery,
): Promise<{ items: MailThread[]; next: string | null }> {
  const before =
    query.before === undefined ? new Date(call.services.now().getTime() + 86_400_000) : new Date(query.before)
  const { shown, next } = await call.db.reading(async (tx) => {
    await requireMailbox(tx)
    const own = await ownAddresses(tx, call)
    const rows = await listRecentThreads(tx, {
      before,
      own: [...own],
      person: numberOf(personIds(call), query.personId),
      company: numberOf(companyIds(call), query.companyId),
      request: query.requestId ?? null,
      words: query.words === undefined ? null : likeWords(query.words),
      mostPeople,
      limit: mostRecent,
    })
    // The newest mail of each: rows are in order, and the first one wins.
    const refs = [...Map.groupBy(rows, (row) => `${row.accountId} ${row.threadRef}`).values()].flatMap(
      ([row]) => row ?? [],
    )
    const some = refs.slice(0, 3 * threadsPerPage)
    const threads = (await readThreads(tx, own, some)).filter(([newest]) => newest.at < before)
    const described = (await describeThreads(tx, call, own, threads)).toSorted((a, b) =>
      a.thread.lastAt < b.thread.lastAt ? 1 : -1,
    )
    // What came at the same moment as the last one is on its page: the next page begins before that moment.
    const last = described[threadsPerPage - 1]?.thread.lastAt
    const page = described.filter(({ thread }, index) => index < threadsPerPage || thread.lastAt === last)
    // Where mails were left out, the next page begins after the oldest that was looked at.
    const isMore = described.length > page.length || rows.length === mostRecent || some.length < refs.length
    const lookedAt = some.length < refs.length ? some.at(-1) : rows.at(-1)
    const oldest = described.length > page.length ? page.at(-1)?.thread.lastAt : lookedAt?.at.toISOString()
    return { shown: page, next: isMore ? (oldest ?? null) : null }
  })
  return { items: await readLive(call, shown), next }
}

async function readLive(call: MemberCall, shown: readonly Shown[]): Promise<MailThread[]> {
  const byAccount = Map.groupBy(
    shown.filter(({ thread }) => thread.reading === 'on'),
    ({ thread }) => thread.accountId,
  )
  const found = await Promise.all(
    [...byAccount].map(async ([accountId, threads]) => {
      const newest = threads.map(({ mails }) => mailRefOf(mails[0]))
      const live = await withMailbox(call, accountId, 'read', (mailbox) => mailbox.readSummaries(newest))
      return [accountId, live] as const
    }),
  )
  const byId = new Map(found)
  return shown.map(({ thread, mails }) => {
    const live = byId.get(thread.accountId)
    return live ? withLive(thread, live.reading, live.value?.get(mails[0].ref)) : thread
  })
}

/** Null where nothing is asked for. Throws 404 for an id that is none of ours. */
function numberOf(ids: OpaqueIds, shown: string | undefined): string | null {
  if (shown === undefined) return null
  const number = ids.read(shown)
  if (number === null) throw notFound('person')
  return number.toString()
}
