import { useQuery } from '@tanstack/react-query'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { accountsQuery } from './connected-accounts.queries.ts'
import { findConsent } from './providers.ts'

/** The providers that can be read here, with a few clicks, and are not yet. None while nobody knows. */
export const useOffers = () => {
  const { data } = useQuery({ ...accountsQuery, refetchInterval: false })
  return (data?.items ?? []).filter(
    ({ provider, isAvailable, reads, accounts }) =>
      isAvailable && reads.length > 0 && accounts.length === 0 && findConsent(provider),
  )
}

/** To the page that says what is read before anything is. A CRM alone makes no network, so it is offered there only. */
export const ConnectLinks = () =>
  useOffers()
    .filter(({ category }) => category === 'suite')
    .map(({ provider, label }) => (
      <LinkButton key={provider} to="/settings/connected-accounts" variant="default">
        {engineMessages.connect({ provider: label })}
      </LinkButton>
    ))
