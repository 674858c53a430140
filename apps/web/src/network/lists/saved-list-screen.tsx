import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownSavedList } from './known-saved-list.tsx'
import { savedListQuery } from './saved-lists.queries.ts'

const NotThere = () => (
  <>
    <PageHeader title={savedListsMessages.notFound()} />
    <EmptyState
      title={savedListsMessages.notFoundTitle()}
      next={<LinkButton to="/collections">{savedListsMessages.seeLists()}</LinkButton>}
    >
      {savedListsMessages.notFoundAbout()}
    </EmptyState>
  </>
)

const SavedListSkeleton = () => (
  <>
    <h1 className={text.onlySpoken}>{savedListsMessages.list()}</h1>
    <RowSkeletons rows={5} label={savedListsMessages.loadingList()} />
  </>
)

export const SavedListScreen = ({ id }: { id: string }) => {
  const query = useInfiniteQuery(savedListQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404) return <NotThere />
  return (
    <>
      <Link to="/collections" className={clsx(text.link, styles.back)}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {savedListsMessages.lists()}
      </Link>
      {query.isError && !query.data ? <PageHeader title={savedListsMessages.list()} /> : null}
      <Loaded query={query} what={savedListsMessages.thisList()} skeleton={<SavedListSkeleton />}>
        {({ savedList, items }) => (
          <KnownSavedList savedList={savedList} items={items}>
            {query.hasNextPage ? (
              <div className={styles.more}>
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchNextPageError ? kitMessages.tryAgain() : savedListsMessages.showMore()}
                </Button>
                {query.isFetchNextPageError ? (
                  <span className={text.small} role="alert">
                    {savedListsMessages.moreNotLoaded()}
                  </span>
                ) : null}
              </div>
            ) : null}
          </KnownSavedList>
        )}
      </Loaded>
    </>
  )
}
