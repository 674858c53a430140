import styles from './saved-list-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { SavedList, SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import type { ReactNode } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Rows } from '../../kit/rows.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { AddItem } from './add-item.tsx'
import { sizeWords } from '../saving/saved-list-words.ts'
import { ItemRow } from './item-row.tsx'
import { renamePanel, RenamePanel } from './rename-panel.tsx'
import { useSavedListChanges } from '../saving/saved-lists.queries.ts'

const Actions = ({ savedList: { id, name } }: { savedList: SavedList }) => {
  const navigate = useNavigate()
  const { open } = usePanel()
  const { remove } = useSavedListChanges()
  const leave = () =>
    remove.mutate(
      { params: { path: { id } } },
      {
        onSuccess: () => void navigate({ to: '/collections' }),
        onError: (error) =>
          notifications.show({ message: savedListsMessages.notDeleted({ name, reason: reasonOf(error) }) }),
      },
    )
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => open(renamePanel)}>
        {savedListsMessages.rename()}
      </Button>
      <ConfirmButton
        label={savedListsMessages.deleteList()}
        spoken={savedListsMessages.deleteListNamed({ name })}
        question={savedListsMessages.deleteQuestion({ name })}
        verb={savedListsMessages.deleteList()}
        disabled={remove.isPending}
        onConfirm={leave}
      />
    </div>
  )
}

const Nothing = ({ kind }: Pick<SavedList, 'kind'>) => (
  <EmptyState
    title={savedListsMessages.emptyList()}
    next={
      <LinkButton to={kind === 'companies' ? '/search/companies' : '/search/people'} variant="default">
        {kind === 'companies' ? savedListsMessages.searchCompanies() : savedListsMessages.searchPeople()}
      </LinkButton>
    }
  >
    {savedListsMessages.addByName()}
  </EmptyState>
)

type Props = { savedList: SavedList; items: readonly SavedListItem[]; children: ReactNode }

export const KnownSavedList = ({ savedList, items, children }: Props) => {
  const mayChange = isMember(useSession().workspace?.role)
  const people = items.flatMap(({ personId, name }) => (personId === null ? [] : [{ id: personId, name }]))
  return (
    <>
      <PageHeader title={savedList.name} actions={mayChange ? <Actions savedList={savedList} /> : undefined}>
        {savedListsMessages.kindAbout({ kind: savedList.kind })} · {sizeWords(savedList)}
      </PageHeader>
      {mayChange ? <AddItem savedList={savedList} /> : null}
      {items.length === 0 ? (
        <Nothing kind={savedList.kind} />
      ) : (
        <Rows
          lightsUp
          label={savedListsMessages.itemsOf({ name: savedList.name })}
          items={items}
          keyOf={({ id }) => id}
        >
          {(item) => <ItemRow savedList={savedList.id} item={item} mayChange={mayChange} />}
        </Rows>
      )}
      {children}
      <PathsPanel people={people} />
      {mayChange ? <RenamePanel savedList={savedList} /> : null}
    </>
  )
}
