import styles from './states.module.css'
import text from './text.module.css'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { kitMessages } from './kit.messages.ts'
import { richMessage } from './rich-message.ts'

type Props = { happened: string; kept?: string; todo?: string; requestId?: string; onRetry?: () => void }

/** Says what happened, what was kept and what to do, with the request id for the log. */
export const ErrorState = ({ happened, kept, todo, requestId, onRetry }: Props) => (
  <div className={clsx(styles.state, styles.error)} role="alert">
    <IconCloudOff size={24} stroke={1.5} aria-hidden="true" />
    <h2>{happened}</h2>
    <p className={styles.text}>{[kept, todo].filter(Boolean).join(' ')}</p>
    {onRetry ? (
      <div className={styles.next}>
        <Button variant="default" onClick={onRetry}>
          {kitMessages.tryAgain()}
        </Button>
      </div>
    ) : null}
    {requestId ? (
      <p className={clsx(text.small, text.quiet)}>
        {richMessage(kitMessages.requestId, { id: requestId, code: <code /> })}
      </p>
    ) : null}
  </div>
)
