import styles from './best-table.module.css'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'

type Props = { sorted: 'ascending' | 'descending' | undefined; onClick: () => void; children: string }

/** The name of a column that orders the table; pressed again it goes back to the ranking. */
export const SortButton = ({ sorted, onClick, children }: Props) => {
  const SortIcon = sorted === undefined ? IconArrowsSort : { ascending: IconArrowUp, descending: IconArrowDown }[sorted]
  return (
    <button type="button" className={styles.sortButton} data-on={sorted !== undefined} onClick={onClick}>
      {children}
      <SortIcon size={14} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
