import type { MailThread } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import type { EmailSearch } from './email-search.ts'

const ofEmail = dependsOn('email', 'email access', 'connected accounts', 'contacts', 'requests')

/** Unused subjects and texts are dropped from the cache after one minute. */
const shortly = { gcTime: 60_000, staleTime: 30_000 }

export const threadsQuery = ({ words, person, company, request }: EmailSearch) =>
  ofEmail.infiniteQueryOptions({
    queryKey: ['email threads', { words, person, company, request }],
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: { next: string | null }) => next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        http.GET('/api/email/threads', {
          params: {
            query: {
              ...(words === undefined ? {} : { words }),
              ...(person === undefined ? {} : { personId: person }),
              ...(company === undefined ? {} : { companyId: company }),
              ...(request === undefined ? {} : { requestId: request }),
              ...(pageParam === null ? {} : { before: pageParam }),
            },
          },
          signal,
        }),
      ),
    select: ({ pages }): MailThread[] => [
      ...new Map(pages.flatMap(({ items }) => items).map((thread) => [thread.id, thread])).values(),
    ],
    ...shortly,
  })

export const threadQuery = (threadId: string) =>
  ofEmail.queryOptions('get', '/api/email/threads/{threadId}', { params: { path: { threadId } } }, shortly)

export const suggestionsQuery = (words: string) =>
  dependsOnNothing('It is asked for while somebody types.').queryOptions(
    'get',
    '/api/email/search-suggestions',
    { params: { query: { words } } },
    { enabled: words !== '', staleTime: 60_000 },
  )

/** Asked for when somebody wants it: a calendar changes at any time. */
export const freeTimesQuery = (to: string, zone: string) =>
  dependsOnNothing('It is read from the calendar each time.').queryOptions(
    'get',
    '/api/email/free-times',
    { params: { query: { to, zone } } },
    { staleTime: 0, gcTime: 0 },
  )
