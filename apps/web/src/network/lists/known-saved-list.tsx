import styles from './saved-list-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { SavedList, SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import type { ReactNode } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { PathsPanel } from '../search/paths-panel.tsx'
import { AddItem } from './add-item.tsx'
import { kindWords, sizeSentence } from './saved-list-words.ts'
import { itemColumns } from './item-columns.tsx'
import { renamePanel, RenamePanel } from './rename-panel.tsx'
import { useSavedListChanges } from './saved-lists.queries.ts'

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
          notifications.show({ message: `${name} was not deleted. ${toProblem(error).detail ?? ''}` }),
      },
    )
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => open(renamePanel)}>
        Rename
      </Button>
      <ConfirmButton
        label="Delete"
        spoken={`Delete the collection ${name}`}
        question={`Delete ${name} with its notes? The people and companies stay where they are.`}
        verb="Delete"
        disabled={remove.isPending}
        onConfirm={leave}
      />
    </div>
  )
}

const Nothing = ({ kind }: Pick<SavedList, 'kind'>) => (
  <EmptyState
    title="Nothing is saved here yet"
    next={
      <LinkButton to={kind === 'companies' ? '/search/companies' : '/search/people'} variant="default">
        {kind === 'companies' ? 'Search companies' : 'Search people'}
      </LinkButton>
    }
  >
    Add somebody by name above, or press Save beside a search result.
  </EmptyState>
)

type Props = { savedList: SavedList; items: readonly SavedListItem[]; children: ReactNode }

export const KnownSavedList = ({ savedList, items, children }: Props) => {
  const mayChange = isMember(useSession().workspace?.role)
  const people = items.flatMap(({ personId, name }) => (personId === null ? [] : [{ id: personId, name }]))
  return (
    <>
      <PageHeader title={savedList.name} actions={mayChange ? <Actions savedList={savedList} /> : undefined}>
        {kindWords[savedList.kind].about} {sizeSentence(savedList)}
      </PageHeader>
      {mayChange ? <AddItem savedList={savedList} /> : null}
      {items.length === 0 ? (
        <Nothing kind={savedList.kind} />
      ) : (
        <div className={styles.table}>
          <DataTable
            caption={`Entries of ${savedList.name}`}
            columns={itemColumns(savedList.id, mayChange)}
            rows={items}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {children}
      <PathsPanel people={people} />
      {mayChange ? <RenamePanel savedList={savedList} /> : null}
    </>
  )
}
