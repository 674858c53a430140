import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { accountsQuery } from './connected-accounts.queries.ts'
import { findConsent, findForm } from './providers.ts'

const offersQuery = { ...accountsQuery, refetchInterval: false as const }

/** The providers that can be read here with a few clicks and nothing typed in, and are not yet. None while nobody knows. */
export const useOffers = () => {
  const { data } = useQuery(offersQuery)
  return (data?.items ?? []).filter(
    ({ provider, isAvailable, reads, accounts }) =>
      isAvailable && reads.length > 0 && accounts.length === 0 && findConsent(provider) && !findForm(provider),
  )
}

/** To the page that says what is read before anything is. A CRM alone makes no network, so it is offered there only. */
export const ConnectLinks = () => {
  const { isPending } = useQuery(offersQuery)
  const suites = useOffers().filter(({ category }) => category === 'suite')
  // As wide as the button that is most likely to come, so that those beside it stay where they are.
  if (isPending) return <Skeleton width={144} height={36} radius="md" />
  return suites.map(({ provider, label }) => (
    <LinkButton key={provider} to="/settings/connected-accounts" variant="default">
      {engineMessages.connect({ provider: label })}
    </LinkButton>
  ))
}
