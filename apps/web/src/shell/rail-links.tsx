import styles from './rail.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { placeOf, railItems } from './rail-items.ts'

/** The same list twice: down the rail, or along the bottom bar of a phone. */
export const RailLinks = () => {
  const here = placeOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <ul className={styles.links}>
      {railItems.map((item) => {
        const { to, icon: ItemIcon, label, key } = item
        return (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              data-active={item === here || undefined}
              aria-current={item === here ? 'page' : undefined}
              aria-keyshortcuts={`g ${key}`}
            >
              <ItemIcon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.label}>{label()}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
