import styles from './breakdown-number.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { kitMessages } from './kit.messages.ts'

type Props = { children: ReactNode; label: string; onOpen: () => void; className?: string | undefined }

/** A number that opens its score breakdown. A dotted underline shows that it can be clicked. */
export const BreakdownNumber = ({ children, label, onOpen, className }: Props) => (
  <button
    type="button"
    className={clsx(styles.breakdownNumber, className)}
    onClick={onOpen}
    aria-label={kitMessages.explainScore({ label })}
  >
    {children}
  </button>
)
