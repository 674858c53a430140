import styles from './rail.module.css'
import { Link } from '@tanstack/react-router'
import { railItems } from './rail-items.ts'

/** The same list twice: down the rail, or along the bottom bar of a phone. */
export const RailLinks = ({ labels }: { labels: 'label' | 'short' }) => (
  <ul className={styles.links}>
    {railItems
      .filter((item) => item[labels] !== undefined)
      .map(({ to, icon: ItemIcon, exact, [labels]: message }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.link}
            activeOptions={{ exact: exact ?? false, includeSearch: false }}
            activeProps={{ 'data-active': true }}
          >
            <ItemIcon size={20} stroke={1.6} aria-hidden="true" />
            <span className={styles.label}>{message?.()}</span>
          </Link>
        </li>
      ))}
  </ul>
)
