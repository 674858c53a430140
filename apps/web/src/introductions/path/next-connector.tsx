import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'

type Props = {
  next: MarketRoute | undefined
  person: string
  /** Where the next path is opened. */
  to: '/introductions/path' | '/introductions/compose'
}

/** Leads to the best path whose connector can be asked. */
export const NextConnector = ({ next, person, to }: Props) =>
  next ? (
    <LinkButton
      size="xs"
      to={to}
      search={{ person, via: next.connector.personId }}
      aria-label={requestsMessages.tryNextPath({ connector: next.connector.name })}
    >
      {requestsMessages.tryNext()}
    </LinkButton>
  ) : null
