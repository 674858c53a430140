import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { askToCopy } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { askedElsewhereMessages } from '@wellmet/introductions/requests/asked-elsewhere.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useSession } from '../../account/users/session.ts'
import type { Draft, Values } from './draft-values.ts'

type Written = { draft: Draft; values: Values }

/** The whole request as a text to paste elsewhere. */
const useCopied = ({ draft: { connector, target, isUnsure }, values }: Written): string => {
  const { user, workspace } = useSession()
  return askToCopy({
    asker: { name: user.name, workspace: workspace?.name ?? '' },
    connector: { name: connector.name },
    target,
    context: values.context.trim() || null,
    nextStep: values.nextStep.trim() || null,
    isBlind: values.blind,
    isUnsure,
    text: values.message.trim(),
  })
}

export const CopiedPreview = (written: Written) => (
  <article className={styles.email}>
    <p className={styles.emailBody}>{useCopied(written)}</p>
  </article>
)

type CopyProps = Written & {
  isBlocked: boolean
  /** Their profile, where that is the way to them: then this is the first thing to do. */
  linkedinUrl: string | null
  /** Records that it was sent there; null where another ask is open. */
  onSent: (() => void) | null
  isSaving: boolean
}

/** For a connector whom we have no way to email. */
export const CopyMessage = ({ draft, values, isBlocked, linkedinUrl, onSent, isSaving }: CopyProps) => {
  const { connector } = draft
  const copied = useCopied({ draft, values })
  return (
    <div className={styles.copy}>
      <CopyButton value={copied} timeout={4000}>
        {({ copied: isCopied, copy }) => (
          <Button
            {...(linkedinUrl === null ? { variant: 'default' } : {})}
            disabled={isBlocked}
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden="true" />}
            onClick={copy}
          >
            {isCopied
              ? requestsMessages.messageCopied()
              : linkedinUrl === null
                ? requestsMessages.copyMessage()
                : requestsMessages.copyForLinkedIn()}
          </Button>
        )}
      </CopyButton>
      {linkedinUrl === null ? null : (
        <>
          {onSent ? (
            <Button variant="default" loading={isSaving} disabled={isBlocked} onClick={onSent}>
              {askedElsewhereMessages.sentOnLinkedIn()}
            </Button>
          ) : null}
          <a className={clsx(text.link, text.small)} href={linkedinUrl} target="_blank" rel="noreferrer">
            {requestsMessages.openOnLinkedIn({ connector: firstName(connector.name) })}
          </a>
        </>
      )}
      <p className={clsx(text.small, text.quiet)}>
        {requestsMessages.copyMessageAbout({ connector: firstName(connector.name) })}
      </p>
    </div>
  )
}
