import styles from './rail.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { placeOf, railScreens } from '../navigation/screens.ts'

/** The same list twice: down the rail, or along the bottom bar of a phone. */
export const RailLinks = () => {
  const here = placeOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <ul className={styles.links}>
      {railScreens.map((screen) => {
        const { to, icon: ScreenIcon, label, rail } = screen
        return (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              data-active={screen === here || undefined}
              aria-current={screen === here ? 'page' : undefined}
              aria-keyshortcuts={`g ${rail.key}`}
            >
              <ScreenIcon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.label}>{label()}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
