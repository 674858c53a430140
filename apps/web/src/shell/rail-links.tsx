import styles from './rail.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { placeOf, railScreens, type RailScreen } from '../navigation/screens.ts'

const RailLink = ({ screen, isHere }: { screen: RailScreen; isHere: boolean }) => {
  const {
    to,
    icon: ScreenIcon,
    label,
    rail: { key, Count },
  } = screen
  return (
    <li>
      <Link
        to={to}
        className={styles.link}
        data-active={isHere || undefined}
        aria-current={isHere ? 'page' : undefined}
        aria-keyshortcuts={`g ${key}`}
      >
        <ScreenIcon size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{label()}</span>
        {Count ? <Count /> : null}
      </Link>
    </li>
  )
}

/** The same list twice: down the rail, or along the bottom bar of a phone. */
export const RailLinks = () => {
  const here = placeOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <ul className={styles.links}>
      {railScreens.map((screen) => {
        const { Where = Fragment } = screen.rail
        return (
          <Where key={screen.to}>
            <RailLink screen={screen} isHere={screen === here} />
          </Where>
        )
      })}
    </ul>
  )
}
