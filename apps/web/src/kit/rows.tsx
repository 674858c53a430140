import './entity-row.css'
import type { ReactNode } from 'react'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A framed list of rows. */
export const Rows = <Item,>({ label, items, keyOf, children }: Props<Item>) => (
  <ul className="rows" aria-label={label}>
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ul>
)
