import styles from './secret-once.module.css'
import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

export const SecretOnce = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <div className={styles.secret}>
    <p>
      Copy it now and keep it where your program can read it. We store only a fingerprint, so it cannot be shown again.
    </p>
    <code className={styles.text} aria-label="Secret">
      {secret}
    </code>
    <div className={styles.buttons}>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button
            data-autofocus
            onClick={copy}
            leftSection={
              copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
            }
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
      <Button variant="default" onClick={onDone}>
        Done
      </Button>
    </div>
  </div>
)
