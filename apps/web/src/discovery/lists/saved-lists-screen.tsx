import text from '../../kit/text.module.css'
import styles from './saved-lists-screen.module.css'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SavedListCard } from './saved-list-card.tsx'
import { newSavedListPanel, NewSavedListPanel } from './new-saved-list-panel.tsx'
import { SearchTabs } from '../people-search/search-tabs.tsx'
import { savedListsQuery } from '../saving/saved-lists.queries.ts'

const waiting = [0, 1, 2]

const CardSkeletons = () => (
  <div className={styles.cards} aria-busy="true">
    <output className={text.onlySpoken}>{savedListsMessages.loadingLists()}</output>
    {waiting.map((at) => (
      <div key={at} className={styles.card}>
        <Skeleton height={12} width={80} my={4} />
        <Skeleton height={14} width={160} my={5} />
        <Skeleton height={10} width={200} my={5} />
      </div>
    ))}
  </div>
)

const NoSavedLists = ({ mayChange, onNew }: { mayChange: boolean; onNew: () => void }) => (
  <EmptyState
    title={savedListsMessages.emptyTitle()}
    next={
      mayChange ? (
        <>
          <Button onClick={onNew}>{savedListsMessages.createList()}</Button>
          <LinkButton to="/search/people" variant="default">
            {savedListsMessages.searchPeople()}
          </LinkButton>
        </>
      ) : undefined
    }
  >
    {savedListsMessages.emptyAbout()}
  </EmptyState>
)

export const SavedListsScreen = () => {
  const mayChange = isMember(useSession().workspace?.role)
  const { open } = usePanel()
  const begin = () => open(newSavedListPanel)
  return (
    <>
      <PageHeader
        title={savedListsMessages.lists()}
        actions={
          mayChange ? (
            <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />} onClick={begin}>
              {savedListsMessages.newList()}
            </Button>
          ) : undefined
        }
      >
        {savedListsMessages.about()}
      </PageHeader>
      <SearchTabs here="lists" q={undefined} />
      <Loaded query={useQuery(savedListsQuery())} what={savedListsMessages.yourLists()} skeleton={<CardSkeletons />}>
        {({ items }) =>
          items.length === 0 ? (
            <NoSavedLists mayChange={mayChange} onNew={begin} />
          ) : (
            <ul className={styles.cards} aria-label={savedListsMessages.yourLists()}>
              {items.map((savedList) => (
                <li key={savedList.id}>
                  <SavedListCard savedList={savedList} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayChange ? <NewSavedListPanel /> : null}
    </>
  )
}
