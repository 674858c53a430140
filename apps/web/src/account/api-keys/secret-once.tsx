import styles from './secret-once.module.css'
import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

type Props = {
  secret: string
  /** What to do with it now. */
  about: string
  copyLabel: string
  onDone: () => void
}

export const SecretOnce = ({ secret, about, copyLabel, onDone }: Props) => (
  <div className={styles.secret}>
    <p>{about}</p>
    <code className={styles.text} aria-label={apiKeysMessages.secret()}>
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
            <span aria-live="polite">{copied ? apiKeysMessages.copied() : copyLabel}</span>
          </Button>
        )}
      </CopyButton>
      <Button variant="default" onClick={onDone}>
        {apiKeysMessages.done()}
      </Button>
    </div>
  </div>
)
