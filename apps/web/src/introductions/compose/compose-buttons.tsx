import formStyles from '../../kit/form.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { AskedElsewhere } from '@wellmet/introductions/stages/stages.contract.ts'
import { AskedElsewhereMenu } from '../requests/asked-elsewhere-menu.tsx'
import type { Intent } from './use-compose.ts'

type Props = {
  connector: string
  isPlanned: boolean
  isBlocked: boolean
  /** This connector is asked about this person already. */
  isAskedAlready: boolean
  doing: Intent | null
  onDraft: () => void
  /** Instead of asking by email. */
  copy: ReactNode
  /** Where the connector was asked without us. */
  onElsewhere: (how: AskedElsewhere) => void
  /** Copying is the way to them, and asking by email waits for an address. */
  isCopyFirst: boolean
}

export const ComposeButtons = ({
  connector,
  isPlanned,
  isBlocked,
  isAskedAlready,
  doing,
  onDraft,
  onElsewhere,
  copy,
  isCopyFirst,
}: Props) => (
  <>
    {copy}
    <div className={clsx(formStyles.buttons, styles.buttons)}>
      <Button
        type="submit"
        {...(isCopyFirst ? { variant: 'default' } : {})}
        loading={doing === 'ask'}
        disabled={isBlocked || (doing !== null && doing !== 'ask')}
      >
        {isPlanned ? requestsMessages.schedule({ connector }) : requestsMessages.askNow({ connector })}
      </Button>
      <Button
        variant="default"
        loading={doing === 'draft'}
        disabled={doing !== null && doing !== 'draft'}
        onClick={onDraft}
      >
        {requestsMessages.saveDraft()}
      </Button>
      <AskedElsewhereMenu
        connector={connector}
        isPending={doing === 'elsewhere'}
        isDisabled={isAskedAlready || (doing !== null && doing !== 'elsewhere')}
        onAsked={onElsewhere}
      />
    </div>
  </>
)
