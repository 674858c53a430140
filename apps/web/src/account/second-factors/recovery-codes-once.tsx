import styles from './recovery-codes-once.module.css'
import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'

/** Shown once. Users who did not save them have to create new ones. */
export const RecoveryCodesOnce = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className={styles.once}>
    <p>{secondFactorsMessages.codesOnce()}</p>
    <ul className={styles.codes} aria-label={secondFactorsMessages.yourRecoveryCodes()}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={styles.buttons}>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button
            data-autofocus
            onClick={copy}
            leftSection={
              copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
            }
          >
            <span aria-live="polite">
              {copied ? secondFactorsMessages.codesCopied() : secondFactorsMessages.copyCodes()}
            </span>
          </Button>
        )}
      </CopyButton>
      <Button variant="default" onClick={onDone}>
        {secondFactorsMessages.done()}
      </Button>
    </div>
  </div>
)
