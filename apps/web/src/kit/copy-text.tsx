import styles from './copy-text.module.css'
import { Button, CopyButton } from '@mantine/core'
import { kitMessages } from './kit.messages.ts'

/** A text to paste somewhere else, with a button that copies it. */
export const CopyText = ({ value, verb }: { value: string; verb: string }) => (
  <div className={styles.line}>
    <code>{value}</code>
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button variant="default" size="compact-sm" onClick={copy}>
          <span aria-live="polite">{copied ? kitMessages.copied() : verb}</span>
        </Button>
      )}
    </CopyButton>
  </div>
)
