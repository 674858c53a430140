import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownSavedList } from './known-saved-list.tsx'
import { savedListQuery } from './saved-lists.queries.ts'

const NotThere = () => (
  <>
    <PageHeader title="Not found" />
    <EmptyState
      title="There is no such collection"
      next={<LinkButton to="/collections">See your collections</LinkButton>}
    >
      It was deleted, or the address is from somebody else’s screen: only its owner sees a collection.
    </EmptyState>
  </>
)

const SavedListSkeleton = () => (
  <>
    <h1 className={text.onlySpoken}>Collection</h1>
    <RowSkeletons rows={5} label="Loading this collection" />
  </>
)

export const SavedListScreen = ({ id }: { id: string }) => {
  const query = useInfiniteQuery(savedListQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404) return <NotThere />
  return (
    <>
      <Link to="/collections" className={clsx(text.link, styles.back)}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        Collections
      </Link>
      {query.isError && !query.data ? <PageHeader title="Collection" /> : null}
      <Loaded query={query} what="This collection" skeleton={<SavedListSkeleton />}>
        {({ savedList, items }) => (
          <KnownSavedList savedList={savedList} items={items}>
            {query.hasNextPage ? (
              <div className={styles.more}>
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchNextPageError ? 'Try again' : 'Show more'}
                </Button>
                {query.isFetchNextPageError ? (
                  <span className={text.small} role="alert">
                    The next ones could not be loaded. What is here stays.
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
