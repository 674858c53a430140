import styles from './introductions-screen.module.css'
import { Button } from '@mantine/core'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { ListSearch } from '../introductions-search.ts'
import { introductionsQuery } from '../requests.queries.ts'
import { Board } from './board.tsx'
import { Groups } from './groups.tsx'
import { IntroductionTabs } from './introduction-tabs.tsx'
import { NoIntroductions } from './no-introductions.tsx'
import { RequestPanel } from './request-panel.tsx'

const title = 'Introductions'

const views = [
  { value: 'table', label: 'Table', icon: IconList },
  { value: 'board', label: 'Board', icon: IconLayoutKanban },
] as const

export const IntroductionsScreen = ({ search }: { search: ListSearch }) => {
  const tab = search.tab ?? 'active'
  const view = search.view ?? 'table'
  const navigate = useNavigate()
  const query = useInfiniteQuery(introductionsQuery(tab))
  const show = (next: 'table' | 'board') => {
    const { view: _view, ...rest } = search
    void navigate({ to: '/introductions', search: next === 'board' ? { ...rest, view: next } : rest })
  }
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <LinkButton to="/search/people" variant="default">
            Find somebody to meet
          </LinkButton>
        }
      >
        What you asked for, whose turn it is, and what came of it.
      </PageHeader>
      <IntroductionTabs here={tab} counts={query.data?.pages[0]?.counts} view={search.view} />
      <Loaded
        query={query}
        what="Your introductions"
        skeleton={<RowSkeletons rows={5} label="Loading your introductions" />}
      >
        {({ pages: [first, ...more] }) => {
          const items = [first, ...more].flatMap((page) => page?.items ?? [])
          if (items.length === 0) return <NoIntroductions tab={tab} />
          return (
            <>
              <div className={styles.bar}>
                <Segmented legend="How to show them" choices={views} value={view} onChange={show} />
              </div>
              {view === 'board' ? <Board items={items} /> : <Groups items={items} waiting={first?.waiting} tab={tab} />}
              {query.hasNextPage ? (
                <Button
                  variant="default"
                  mt={16}
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show more
                </Button>
              ) : null}
            </>
          )
        }}
      </Loaded>
      <RequestPanel search={search} />
    </>
  )
}
