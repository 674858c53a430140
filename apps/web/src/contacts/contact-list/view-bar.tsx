import text from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContactView } from '@wellmet/contacts/views/views.contract.ts'
import { viewsMessages } from '@wellmet/contacts/views/views.messages.ts'
import { clsx } from 'clsx'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import { definitionOf, isSame, searchOf, type TableSearch } from './table-search.ts'
import { ViewForm } from './view-form.tsx'
import { useViewChanges, viewsQuery } from './views.queries.ts'

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void; mayChange: boolean }

/** Mine, then those of each member who shares some. */
const groupsOf = (views: readonly ContactView[]) => {
  const items = (some: readonly ContactView[]) => some.map(({ id, name }) => ({ value: id, label: name }))
  const owners = [...new Set(views.filter(({ isMine }) => !isMine).map(({ owner }) => owner))]
  return [
    { value: '', label: viewsMessages.allContacts() },
    { group: viewsMessages.yourViews(), items: items(views.filter(({ isMine }) => isMine)) },
    ...owners.map((owner) => ({
      group: viewsMessages.sharedBy({ owner }),
      items: items(views.filter((view) => !view.isMine && view.owner === owner)),
    })),
  ]
}

const OwnView = ({ view, search, onSearch }: Omit<Props, 'mayChange'> & { view: ContactView }) => {
  const { change, remove } = useViewChanges()
  const params = { path: { id: view.id } }
  return (
    <>
      {isSame(definitionOf(search), view) ? null : (
        <Button
          loading={change.isPending && change.variables.body.filters !== undefined}
          onClick={() => change.mutate({ params, body: definitionOf(search) })}
        >
          {viewsMessages.saveChanges()}
        </Button>
      )}
      <PopoverButton className={styles.barButton} label={viewsMessages.edit()} position="bottom-start">
        {(close) => (
          <ViewForm
            before={view}
            isPending={change.isPending}
            error={change.error}
            onSave={(body) => change.mutate({ params, body }, { onSuccess: close })}
          />
        )}
      </PopoverButton>
      <ConfirmButton
        className={styles.quietDanger}
        label={viewsMessages.delete()}
        spoken={viewsMessages.delete()}
        question={
          view.isShared
            ? viewsMessages.deleteSharedQuestion({ name: view.name })
            : viewsMessages.deleteQuestion({ name: view.name })
        }
        verb={viewsMessages.delete()}
        onConfirm={() => remove.mutate({ params }, { onSuccess: () => onSearch({}) })}
      />
      <FormAlert
        trouble={remove.error ? { text: viewsMessages.notDeleted({ reason: reasonOf(remove.error) }) } : null}
      />
    </>
  )
}

/** Which saved view the table shows, and what can be done with it; nothing while there is none. */
export const ViewBar = ({ search, onSearch, mayChange }: Props) => {
  const views = useQuery(viewsQuery).data?.items ?? []
  const active = views.find(({ id }) => id === search.view)
  if (views.length === 0) return null
  return (
    <div className={styles.views}>
      <Select
        className={styles.viewChoice}
        aria-label={viewsMessages.view()}
        {...listThatScrolls}
        allowDeselect={false}
        data={groupsOf(views)}
        value={active?.id ?? ''}
        onChange={(chosen) => {
          const view = views.find(({ id }) => id === chosen)
          onSearch(view ? searchOf(view, view.id) : {})
        }}
      />
      {mayChange && active?.isMine ? (
        <OwnView key={active.id} view={active} search={search} onSearch={onSearch} />
      ) : null}
      {active?.isShared ? (
        <p className={clsx(text.small, text.quiet)}>
          {active.isMine ? viewsMessages.sharedByYou() : viewsMessages.sharedByAbout({ owner: active.owner })}
        </p>
      ) : null}
    </div>
  )
}
