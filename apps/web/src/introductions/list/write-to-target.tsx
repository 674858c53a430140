import text from '../../kit/text.module.css'
import requestPartsStyles from '../requests/request-parts.module.css'
import { mentionMessage } from '@wellmet/introductions/drafts/mention.rules.ts'
import { mentionMessages } from '@wellmet/introductions/drafts/mention.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button, CopyButton, Group } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { firstNames, isPassedOn } from '@wellmet/introductions/briefs/standing.rules.ts'

type Props = { request: WholeIntroduction }

const maySpeak: ReadonlySet<WholeIntroduction['stage']> = new Set([
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
])

const Copy = ({ value }: { value: string }) => (
  <CopyButton value={value} timeout={4000}>
    {({ copied, copy }) => (
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden="true" />}
        onClick={copy}
      >
        {copied ? requestsMessages.messageCopied() : requestsMessages.copyMessage()}
      </Button>
    )}
  </CopyButton>
)

/** The connector may be mentioned and does not write: the asker’s message says so, to send from their own mailbox. */
const Mention = ({ request }: Props) => {
  const { connector, target, targetEmail, subject, message } = request
  const written = mentionMessage(message ?? '', connector.name)
  const words = mentionMessages.messageWithMention({ target: firstName(target.name) })
  const email = new URLSearchParams({ subject: subject ?? '', body: written }).toString().replaceAll('+', '%20')
  return (
    <section aria-label={words}>
      <h3>{words}</h3>
      <div className={requestPartsStyles.card}>
        <p className={requestPartsStyles.text}>{written}</p>
      </div>
      <Group gap="xs" mt={12}>
        {targetEmail === null ? null : (
          <Button
            component="a"
            size="sm"
            href={`mailto:${encodeURIComponent(targetEmail)}?${email}`}
            title={targetEmail}
          >
            {requestsMessages.writeToTarget({ target: firstName(target.name) })}
          </Button>
        )}
        <Copy value={written} />
      </Group>
      {targetEmail === null ? (
        <p className={clsx(text.small, text.quiet)}>{mentionMessages.noAddressOfTarget(firstNames(request))}</p>
      ) : null}
    </section>
  )
}

/** Once they are introduced, or the connector may be mentioned, the next step is an email of one's own. */
export const WriteToTarget = ({ request }: Props) => {
  const { stage, repliedWith, isMine, target, targetEmail } = request
  if (isMine && stage === 'connector_replied' && repliedWith === 'name_drop') return <Mention request={request} />
  if (request.unreached === 'connector' && request.message !== null) return <Copy value={request.message} />
  // The target does not know them yet.
  if (isPassedOn(request)) return null
  return targetEmail !== null && maySpeak.has(stage) ? (
    <Button component="a" size="sm" href={`mailto:${encodeURIComponent(targetEmail)}`} title={targetEmail}>
      {requestsMessages.writeToTarget({ target: firstName(target.name) })}
    </Button>
  ) : null
}
