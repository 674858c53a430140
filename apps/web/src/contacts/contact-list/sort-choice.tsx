import styles from './contacts-table.module.css'
import { Select } from '@mantine/core'
import type { ContactSort } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { oneOf } from '../../kit/search-params.ts'
import { contactSorts } from './table-search.ts'

type Props = { sort: ContactSort | undefined; onSort: (sort: ContactSort | undefined) => void }

/** In which order the table stands. The usual one is left out of the address. */
export const SortChoice = ({ sort, onSort }: Props) => (
  <Select
    className={styles.sort}
    aria-label={contactsMessages.sort()}
    allowDeselect={false}
    data={contactSorts.map((value) => ({ value, label: contactsMessages.sortedBy({ sort: value }) }))}
    value={sort ?? 'strength'}
    onChange={(chosen) => onSort(chosen === 'strength' ? undefined : oneOf(contactSorts, chosen))}
  />
)
