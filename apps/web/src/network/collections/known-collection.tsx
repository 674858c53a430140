import styles from './collection-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { Collection, CollectionEntry } from '@wellmet/discovery/lists/collections.contract.ts'
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
import { WaysPanel } from '../search/ways-panel.tsx'
import { AddEntry } from './add-entry.tsx'
import { kindWords, sizeSentence } from './collection-words.ts'
import { entryColumns } from './entry-columns.tsx'
import { renamePanel, RenamePanel } from './rename-panel.tsx'
import { useCollectionChanges } from './collections.queries.ts'

const Actions = ({ collection: { id, name } }: { collection: Collection }) => {
  const navigate = useNavigate()
  const { open } = usePanel()
  const { remove } = useCollectionChanges()
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

const Nothing = ({ kind }: Pick<Collection, 'kind'>) => (
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

type Props = { collection: Collection; entries: readonly CollectionEntry[]; children: ReactNode }

export const KnownCollection = ({ collection, entries, children }: Props) => {
  const mayChange = isMember(useSession().workspace?.role)
  const people = entries.flatMap(({ personId, name }) => (personId === null ? [] : [{ id: personId, name }]))
  return (
    <>
      <PageHeader title={collection.name} actions={mayChange ? <Actions collection={collection} /> : undefined}>
        {kindWords[collection.kind].about} {sizeSentence(collection)}
      </PageHeader>
      {mayChange ? <AddEntry collection={collection} /> : null}
      {entries.length === 0 ? (
        <Nothing kind={collection.kind} />
      ) : (
        <div className={styles.table}>
          <DataTable
            caption={`Entries of ${collection.name}`}
            columns={entryColumns(collection.id, mayChange)}
            rows={entries}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {children}
      <WaysPanel people={people} />
      {mayChange ? <RenamePanel collection={collection} /> : null}
    </>
  )
}
