import styles from './confirm-button.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PopoverButton } from './popover-button.tsx'
import { kitMessages } from './kit.messages.ts'

type Props = {
  label: ReactNode
  question: string
  verb: string
  spoken: string
  onConfirm: () => void
  /** What the other button says; "Cancel" if it is left out. */
  keep?: string
  disabled?: boolean
  /** Plain for what does no harm but has an effect elsewhere. */
  tone?: 'danger' | 'plain'
  why?: string
  className?: string | undefined
}

/** For what cannot be taken back, or goes out to others: the first click asks, in place, and Escape says no. */
export const ConfirmButton = ({
  label,
  question,
  verb,
  spoken,
  onConfirm,
  keep = kitMessages.cancel(),
  disabled = false,
  tone = 'danger',
  why,
  className,
}: Props) => (
  <PopoverButton
    className={clsx(styles.button, className)}
    label={label}
    aria-label={spoken}
    disabled={disabled}
    title={why}
    width={280}
  >
    {(close) => (
      <>
        <p className={styles.question}>{question}</p>
        <div className={styles.answers}>
          <Button variant="default" onClick={close}>
            {keep}
          </Button>
          <Button
            color={tone === 'danger' ? 'brick' : 'ember'}
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {verb}
          </Button>
        </div>
      </>
    )}
  </PopoverButton>
)
