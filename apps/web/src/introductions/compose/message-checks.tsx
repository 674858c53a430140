import styles from './compose.module.css'
import { draftMessages } from '@wellmet/introductions/drafts/drafts.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { IconAlertTriangle, IconBulb, IconCheck } from '@tabler/icons-react'
import type { Hint } from '@wellmet/introductions/drafts/hints.rules.ts'

type Props = { hints: readonly Hint[]; message: string }

/** The same checks that the server makes, while one writes. Only what blocks stands in the way of asking. */
export const MessageChecks = ({ hints, message }: Props) => {
  if (message.trim() === '') return null
  return (
    <ul className={styles.checks} aria-live="polite" aria-label={requestsMessages.checks()}>
      {hints.length === 0 ? (
        <li data-kind="good">
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {draftMessages.hintsNone()}
        </li>
      ) : null}
      {hints.map(({ code, message: words, blocks }) => (
        <li key={code} data-kind={blocks ? 'blocks' : 'hint'}>
          {blocks ? (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconBulb size={16} stroke={1.75} aria-hidden="true" />
          )}
          {words}
        </li>
      ))}
    </ul>
  )
}
