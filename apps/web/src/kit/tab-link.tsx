import styles from './tabs.module.css'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type TabProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current'> & {
  isHere: boolean
  ref?: Ref<HTMLAnchorElement>
}

const AnchorTab = ({ isHere, children, ...props }: TabProps) => (
  <a {...props} className={styles.tab} data-active={isHere || undefined} aria-current={isHere ? 'page' : undefined}>
    {children}
  </a>
)

/** One of several tabs. Which one is shown is in the address, so a tab is a link. */
export const TabLink = createLink(AnchorTab)
