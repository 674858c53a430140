import styles from './disclosure.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  className?: string | undefined
}

/** Something that is read on request, under a line with a chevron. */
export const Disclosure = ({ summary, children, open, onToggle, className }: Props) => (
  <details
    className={clsx(styles.disclosure, className)}
    open={open}
    onToggle={onToggle ? ({ currentTarget }) => onToggle(currentTarget.open) : undefined}
  >
    <summary>{summary}</summary>
    {children}
  </details>
)
