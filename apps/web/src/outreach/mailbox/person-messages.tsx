import text from '../../kit/text.module.css'
import tabsStyles from '../../kit/tabs.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TabLink } from '../../kit/tab-link.tsx'
import { mailAccessQuery } from '../sent-messages/sent-messages.queries.ts'
import { threadsQuery } from './email.queries.ts'
import { ThreadList } from './thread-list.tsx'

/** On the page of a contact, for members with a mailbox. */
export const PersonTabs = ({ personId, here }: { personId: string; here: 'messages' | undefined }) => {
  const { data } = useQuery(mailAccessQuery)
  if (!data || data.items.length === 0) return null
  const to = { to: '/contacts/$id', params: { id: personId } } as const
  return (
    <nav className={tabsStyles.tabs} aria-label={m.personTabs()}>
      <TabLink {...to} search={{}} isHere={here === undefined}>
        {m.tabAbout()}
      </TabLink>
      <TabLink {...to} search={{ tab: 'messages' }} isHere={here === 'messages'}>
        {m.tabMessages()}
      </TabLink>
    </nav>
  )
}

/** The newest conversations with somebody: people and dates, and subjects where the member lets them be read. */
export const PersonMessages = ({ personId, name }: { personId: string; name: string }) => {
  const search = { person: personId, name }
  const query = useInfiniteQuery(threadsQuery(search))
  return (
    <Loaded query={query} what={m.theThreads()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
      {(threads) =>
        threads.length === 0 ? (
          <EmptyState title={m.noneFound()}>{m.noneFoundAbout({ words: name })}</EmptyState>
        ) : (
          <>
            <ThreadList threads={threads} chosen={undefined} search={search} />
            {query.hasNextPage ? (
              <p>
                <Link className={text.link} to="/introductions/email" search={search} preload={false}>
                  {m.allWith({ name })}
                </Link>
              </p>
            ) : null}
          </>
        )
      }
    </Loaded>
  )
}
