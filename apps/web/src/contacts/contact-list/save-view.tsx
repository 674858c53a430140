import styles from './contacts-table.module.css'
import { useQuery } from '@tanstack/react-query'
import { viewsMessages } from '@wellmet/contacts/views/views.messages.ts'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { definitionOf, isSame, plainTable, searchOf, type TableSearch } from './table-search.ts'
import { ViewForm } from './view-form.tsx'
import { useViewChanges, viewsQuery } from './views.queries.ts'

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void }

/** Saves what the table shows as a new view; nothing while it shows a saved one, or everything. */
export const SaveView = ({ search, onSearch }: Props) => {
  const active = useQuery(viewsQuery).data?.items.find(({ id }) => id === search.view)
  const { create } = useViewChanges()
  if (isSame(definitionOf(search), active ?? plainTable)) return null
  return (
    <PopoverButton
      className={styles.barButton}
      label={active?.isMine ? viewsMessages.saveAsNew() : viewsMessages.save()}
      position="bottom-start"
    >
      {(close) => (
        <ViewForm
          before={{ name: '', isShared: false }}
          isPending={create.isPending}
          error={create.error}
          onSave={(named) =>
            create.mutate(
              { body: { ...definitionOf(search), ...named } },
              {
                onSuccess: (view) => {
                  close()
                  onSearch(searchOf(view, view.id))
                },
              },
            )
          }
        />
      )}
    </PopoverButton>
  )
}
