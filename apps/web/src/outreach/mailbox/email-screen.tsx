import styles from './mailbox.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { EmailFilter } from './email-filter.tsx'
import type { EmailSearch } from './email-search.ts'
import { threadsQuery } from './email.queries.ts'
import { OpenThread } from './open-thread.tsx'
import { ThreadList } from './thread-list.tsx'

/** A list beside the conversation. On a phone one of the two is shown. */
export const EmailScreen = ({ search }: { search: EmailSearch }) => {
  const query = useInfiniteQuery(threadsQuery(search))
  const navigate = useNavigate()
  const { thread: chosen, answer, ...rest } = search
  const thread = chosen ?? (answer ? query.data?.[0]?.id : undefined)
  const close = () => void navigate({ to: '/introductions/email', search: rest, resetScroll: false })
  const isFiltered = [search.words, search.person, search.company, search.request].some(Boolean)
  if (query.error && toProblem(query.error).code === 'not_configured') return <NotConnected />
  return (
    <>
      <PageHeader title={m.title()}>{m.about()}</PageHeader>
      <EmailFilter search={search} />
      <div className={styles.beside} data-is-open={thread !== undefined}>
        <div className={styles.list}>
          <Loaded query={query} what={m.theThreads()} skeleton={<RowSkeletons rows={6} label={m.loading()} />}>
            {(threads) =>
              threads.length === 0 ? (
                isFiltered ? (
                  <EmptyState
                    title={m.noneFound()}
                    next={
                      search.request === undefined ? undefined : (
                        <LinkButton variant="default" to="/introductions" search={{ request: search.request }}>
                          {m.openRequest({ target: search.name ?? '' })}
                        </LinkButton>
                      )
                    }
                  >
                    {m.noneFoundAbout({ words: search.words ?? search.name ?? '' })}
                  </EmptyState>
                ) : (
                  <EmptyState title={m.none()}>{m.noneAbout()}</EmptyState>
                )
              ) : (
                <ThreadList threads={threads} chosen={thread} search={search} />
              )
            }
          </Loaded>
          {query.hasNextPage ? (
            <Button
              className={styles.older}
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {m.older()}
            </Button>
          ) : null}
        </div>
        <div className={styles.thread}>
          {thread === undefined ? (
            <div className={styles.nothing}>
              <EmptyState title={m.choose()}>{m.chooseAbout()}</EmptyState>
            </div>
          ) : (
            <OpenThread key={thread} threadId={thread} isToAnswer={answer !== undefined} onClose={close} />
          )}
        </div>
      </div>
    </>
  )
}

const NotConnected = () => (
  <>
    <PageHeader title={m.title()}>{m.about()}</PageHeader>
    <EmptyState
      title={m.notConnected()}
      next={<LinkButton to="/settings/connected-accounts">{m.connectMailbox()}</LinkButton>}
    >
      {m.noneAbout()}
    </EmptyState>
  </>
)
