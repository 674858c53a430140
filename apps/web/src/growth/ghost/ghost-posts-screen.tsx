import styles from '../content/content.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ghostScreensMessages as m } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import type { GhostPostSummary } from '@wellmet/connections/ghost/ghost.contract.ts'
import { clsx } from 'clsx'
import { toProblem } from '../../api/problem.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { GhostMembers } from './ghost-members.tsx'
import { ghostPostsQuery } from './ghost.queries.ts'

const columns = (): readonly Column<GhostPostSummary>[] => [
  {
    key: 'post',
    header: m.post(),
    cell: ({ id, title }) => (
      <Link to="/content/ghost/$id" params={{ id }} className={text.link}>
        {title}
      </Link>
    ),
  },
  { key: 'state', header: m.state(), cell: ({ state }) => m.stateOf({ state }) },
  { key: 'changed', header: m.changed(), cell: ({ updatedAt }) => formatDay(updatedAt) },
]

/** As Ghost has them now; where no site is connected: what to do. */
export const GhostPostsScreen = () => {
  const query = useInfiniteQuery({ ...ghostPostsQuery, retry: false })
  const isAbsent = query.isError && toProblem(query.error).code === 'not_configured'
  return (
    <>
      <PageHeader
        title={m.title()}
        actions={isAbsent ? undefined : <LinkButton to="/content/ghost/new">{m.newPost()}</LinkButton>}
      >
        {m.about()}
      </PageHeader>
      <GrowthTabs here="ghost" />
      {isAbsent ? (
        <EmptyState
          title={m.connectTitle()}
          next={<LinkButton to="/settings/connected-accounts">{m.connectInSettings()}</LinkButton>}
        >
          {m.connectAbout()}
        </EmptyState>
      ) : (
        <>
          <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
            {({ pages }) => {
              const rows = pages.flatMap(({ items }) => items)
              if (rows.length === 0) return <EmptyState title={m.none()}>{m.noneAbout()}</EmptyState>
              return (
                <>
                  <DataTable caption={m.title()} rows={rows} keyOf={({ id }) => id} columns={columns()} />
                  {query.hasNextPage ? (
                    <Button
                      variant="default"
                      className={styles.more}
                      loading={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {m.older()}
                    </Button>
                  ) : null}
                  <p className={clsx(text.quiet, styles.more)}>{m.count({ total: pages[0]?.total ?? 0 })}</p>
                </>
              )
            }}
          </Loaded>
          <GhostMembers />
        </>
      )}
    </>
  )
}
