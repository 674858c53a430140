import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { MailButton } from '../../kit/mail-button.tsx'
import { firstNames } from '@wellmet/introductions/briefs/standing.rules.ts'

/** A mail of one's own to whoever introduced one; a contact without an address has a page where one can be typed. */
export const ThankButton = ({ request }: { request: Introduction }) => {
  const { isMine, stage, connector, target, hasDeletedPerson } = request
  if (!isMine || hasDeletedPerson || stage !== 'converted') return null
  const label = requestsMessages.thankConnector(firstNames(request))
  if (connector.email)
    return (
      <MailButton email={connector.email} subject={requestsMessages.thankSubject({ target: target.name })}>
        {label}
      </MailButton>
    )
  return connector.kind === 'contact' ? (
    <LinkButton size="compact-sm" variant="default" to="/contacts/$id" params={{ id: connector.personId }}>
      {label}
    </LinkButton>
  ) : null
}
