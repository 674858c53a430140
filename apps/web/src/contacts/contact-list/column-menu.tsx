import styles from './contacts-table.module.css'
import { Checkbox } from '@mantine/core'
import { contactFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { ContactColumn } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { columnNames } from './contact-columns.tsx'
import { columnsParam, contactColumns, usualColumns } from './table-search.ts'

type Props = { columns: readonly ContactColumn[]; onColumns: (columns: readonly ContactColumn[]) => void }

/** Which columns the table shows; the name always stays. */
export const ColumnMenu = ({ columns, onColumns }: Props) => (
  <PopoverButton className={styles.barButton} label={contactsMessages.columns()} width={240} position="bottom-start">
    {() => (
      <fieldset className={styles.columnChoice}>
        <legend>{contactsMessages.columns()}</legend>
        <Checkbox label={contactFields.name.label()} checked disabled />
        {contactColumns.map((column) => (
          <Checkbox
            key={column}
            label={columnNames[column]()}
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onColumns(checked ? [...columns, column] : columns.filter((one) => one !== column))
            }
          />
        ))}
        {columnsParam(columns) === undefined ? null : (
          <button type="button" className={styles.quietButton} onClick={() => onColumns(usualColumns)}>
            {contactsMessages.byDefault()}
          </button>
        )}
      </fieldset>
    )}
  </PopoverButton>
)
