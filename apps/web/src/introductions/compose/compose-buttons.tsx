import formStyles from '../../kit/form.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Intent } from './use-compose.ts'

type Props = {
  connector: string
  isPlanned: boolean
  isBlocked: boolean
  doing: Intent | null
  onDraft: () => void
  /** Instead of asking by email. */
  copy: ReactNode
}

export const ComposeButtons = ({ connector, isPlanned, isBlocked, doing, onDraft, copy }: Props) => (
  <>
    {copy}
    <div className={clsx(formStyles.buttons, styles.buttons)}>
      <Button type="submit" loading={doing === 'ask'} disabled={isBlocked || doing === 'draft'}>
        {isPlanned ? requestsMessages.schedule({ connector }) : requestsMessages.askNow({ connector })}
      </Button>
      <Button variant="default" loading={doing === 'draft'} disabled={doing === 'ask'} onClick={onDraft}>
        {requestsMessages.saveDraft()}
      </Button>
    </div>
  </>
)
