import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { firstNames } from '../requests/introduction-words.ts'

/** A mail of one's own to whoever introduced one; a contact without an address has a page where one can be typed. */
export const ThankButton = ({ request }: { request: Introduction }) => {
  const { isMine, stage, connector, target, hasDeletedPerson } = request
  if (!isMine || hasDeletedPerson || stage !== 'converted') return null
  const label = requestsMessages.thankConnector(firstNames(request))
  const subject = encodeURIComponent(requestsMessages.thankSubject({ target: target.name }))
  if (connector.email)
    return (
      <Button
        component="a"
        size="compact-sm"
        variant="default"
        href={`mailto:${encodeURIComponent(connector.email)}?subject=${subject}`}
        title={connector.email}
      >
        {label}
      </Button>
    )
  return connector.kind === 'contact' ? (
    <LinkButton size="compact-sm" variant="default" to="/contacts/$id" params={{ id: connector.personId }}>
      {label}
    </LinkButton>
  ) : null
}
