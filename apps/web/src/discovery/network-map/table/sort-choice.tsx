import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { Select } from '@mantine/core'
import { clsx } from 'clsx'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { listThatScrolls } from '../../../kit/list-that-scrolls.ts'
import { type Sorting, sortings } from '../../../contacts/network-people/sort-people.ts'

type Props = { sorting: Sorting; onSorting: (sorting: Sorting) => void }

export const SortChoice = ({ sorting, onSorting }: Props) => (
  <div className={clsx(styles.sortChoice, text.small)}>
    <span className={text.quiet} aria-hidden="true">
      {networkMapsMessages.order()}
    </span>
    <Select
      aria-label={networkMapsMessages.order()}
      {...listThatScrolls}
      data={sortings.map(({ value, label }) => ({ value, label: label() }))}
      value={sorting}
      allowDeselect={false}
      onChange={(value) => {
        const chosen = sortings.find((one) => one.value === value)
        if (chosen) onSorting(chosen.value)
      }}
    />
  </div>
)
