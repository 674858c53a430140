import styles from './entity-row.module.css'
import type { ReactNode } from 'react'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Where the whole row is a link. */
  lightsUp?: boolean
}

/** A framed list of rows. */
export const Rows = <Item,>({ label, items, keyOf, children, lightsUp }: Props<Item>) => (
  <ul className={styles.rows} data-lights-up={lightsUp} aria-label={label}>
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ul>
)
