import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownSavedList } from './known-saved-list.tsx'
import { savedListQuery } from '../saving/saved-lists.queries.ts'

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
            <ShowMore pages={query} className={styles.more} />
          </KnownSavedList>
        )}
      </Loaded>
    </>
  )
}
